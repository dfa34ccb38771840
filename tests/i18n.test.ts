import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogues, type Namespace } from '#shared/i18n/catalogues.ts';
import { fillIn } from '#shared/i18n/texts.ts';
import { translate } from '#shared/i18n/translate.ts';

/**
 * Keys that no source file spells out, because they are put together at run time: `namespace:` and their beginning.
 * Name the place that puts them together.
 */
const dynamic = [
  'assistant:unit.', // by unit, policy and status, in server/assistant/built-in
  'assistant:details.policy.',
  'assistant:month.', // by number, in server/assistant/built-in
  'assistant:own.status.',
  'errors:', // every error code, by the server's error handler
  'fields:', // messages of the contracts' schemas, by ui/field.tsx and the server's error handler
  'accounts:strength.', // by how strong a password is, in accounts/form-parts/strength-bar.tsx
  'preferences:channel.', // by channel and topic, in accounts/notification-part.tsx
  'preferences:topic.',
  'push:denied', // by what the browser allows, in accounts/push-part.tsx and shell/bell/push-offer.tsx
  'push:unsupported',
  'push:undecided',
  'push:unreachable',
  'preferences:currency.', // by currency, in accounts/preferences-tab.tsx
  'accounts:style.', // by travel style, in accounts/profile-form.tsx
  'accounts:register.role.', // by type of account, in accounts/form-parts/account-type.tsx
  'common:price.', // by unit, in ui/price.tsx
  'common:currency.', // by currency, in the switch and above price filters
  'catalogue:quote.', // by what a line counts, in catalogue/line-words.ts
  'catalogue:language.', // by language, in a listing's facts
  'catalogue:fact.unit.', // by unit, in a listing's facts
  'catalogue:calendar.intro.', // by unit, above a listing's calendar
  'catalogue:seasons.weekend.', // by unit, in a listing's prices
  'provider-service:extras.', // the same where providers choose, in provider-services/editor/offered-extra.tsx
  'extras:', // by how it is charged, in catalogue/extra-words.ts
  'catalogue:policy.', // by policy, from listing/policy-steps.ts
  'admin-bookings:failure.', // by code, in admin/bookings/use-failure-text.ts
  'admin-approvals:feature.', // by what is wanted, in admin/review/offering.tsx
  'admin-approvals:unfeature.',
  'admin-audit:action.', // by action, in admin/audit/audit-list.tsx
  'admin-audit:who.', // by filter, in audit-controls.tsx
  'admin-audit:about.',
  'admin-audit:subject.', // by what it is about, in the same file
  'admin-audit:group.', // the same, in audit-controls.tsx
  'admin-exports:', // by column, in server/admin/exports/exported-list.ts
  'admin-books:report.', // by count, in admin/money/statement-report.ts
  'admin-consents:act.', // by act, in admin/consents/consent-words.ts and the letters about consents
  'admin-consents:fact.',
  'admin-consents:state.', // by state, in admin/consents-page.tsx
  'notices:', // by kind, in server/notices/notice-words.ts
  'mail:reminder.', // by stage and kind of trip, in notifications/letters/reminder-letters.ts
  'mail:consentDecided.', // by what was decided, in notifications/letters/consent-letters.ts
  'admin-overview:days.', // by field, in admin/overview/report-days.tsx
  'admin-overview:waiting.', // by what waits, in admin/overview/waiting.tsx
  'admin-overview:figure.', // by figure, in admin/overview/figures.tsx
  'admin-overview:health.', // by what works, in admin/overview/health.tsx
  'admin-overview:csv.', // by column and kind of row, in server/admin/overview/report-csv.ts
  'admin-cases:title.', // by kind and topic, in admin/cases-page.tsx and admin/case-page.tsx
  'admin-case:what.',
  'admin-case:todo.',
  'newsletter:asked.', // by what came of a form, in newsletter/outcome.tsx
  'newsletter:confirmed.',
  'newsletter:unsubscribed.',
  'newsletter:problem.',
  'admin-newsletter:state.', // by state and language, in admin/newsletter/subscriber-table.tsx
  'admin-newsletter:language.',
  'help:topic.', // by topic, in help/help-page.tsx and admin/help-list-page.tsx
  'chat:link.', // by where a link leads, in shell/chat/answer.tsx
  'support:topic.', // by topic, in support/parts and admin/tickets
  'support:state.', // by state, in support/parts/ticket-state.tsx
  'support:answer.', // by state, in support/parts/answer-form.tsx
  'admin-tickets:state.', // by state, in admin/tickets
  'admin-tickets:assigned.', // by filter, in admin/tickets/ticket-controls.tsx
  'admin-tickets:answer.', // by language, in admin/tickets/answer-part.tsx
  'admin-tickets:replies.', // by language, in admin/tickets/reply-form.tsx
  'admin-help:lang.', // by language, in admin/help/article-fields.tsx
  'admin-help:field.',
  'admin-letters:to.', // by whom a letter goes to, in admin/letters-page.tsx
  'admin-letters:lang.', // by language, in admin/letters/text-fields.tsx
  'admin-settings:section.', // by part, in admin/settings/setting-section.tsx
  'admin-settings:name.', // by setting, where admins change settings and read earlier changes
  'admin-settings:hint.',
  'own-data:agreed.', // by text, in own-data/own-data-page.tsx
  'own-data:obstacle.', // by obstacle, in own-data/parts/delete-part.tsx
  'own-data:section.', // by section, in server/own-data/write-zip.ts
  'places:kind.', // by kind, in catalogue/place-page.tsx and places/place-links.tsx
  'places:title.', // the same, in head-of-place.ts and place-kind-page.tsx
  'places:about.',
  'party:count.', // by kind of guest, in catalogue/party-words.ts and line-words.ts
  'party:rate.',
  'party:kind.', // the same where travellers choose and providers set prices
  'party:hint.',
  'party:proof.',
  'papers:method.', // by how money moved, in payments/receipts/receipt-bills.ts
  'payments:card.', // problems of card fields, by payment/card/card-input.ts
  'payments:reason.', // by an attempt's error code, in payments/attempts/status/payment-state.ts
  'explore:dry.', // the chapters of the year, in explore/sections/chapters.tsx
  'explore:rains.',
  'explore:cool.',
  'explore:vuli.',
  'explore:when.', // rows of the year, in explore/sections/year-calendar.tsx
  'explore:place.', // by place, in explore/sections/places.tsx
  'home:feature.', // by feature, in home/sections/features.tsx
  'home:kenya.fact.', // by fact, in home/sections/kenya.tsx
  'hearts:full', // by why a browser keeps no more, in favorites/hearts/press-heart.ts
  'hearts:blocked',
  'points:kind.', // by what moved them, in dashboard/points-page.tsx
  'host:kind.', // by what a host offers, in host/host-page.tsx
  'host:only.', // by the language in which it describes itself, in the same file
  'refusals:', // by what was refused, in server/http/refusal.ts
  'provider-panel:noRight.', // by right, in provider/no-access-page.tsx
  'provider-team:language.', // by language, in provider/settings/team/invite-form.tsx
  'provider-settings:letters.language.', // by language and kind, in provider/settings/letters-part.tsx
  'provider-settings:letters.kind.',
  'rights:', // by right, where a team is shown and in its letters
  'invitation:expired.', // by what became of an invitation, in invitation/invitation-page.tsx
  'invitation:used.',
  'mail:ownRights.', // by what changed, in notifications/letters/team-letters.ts
  'mail:ownRemoved.',
  'provider-panel:status.', // by the organisation's status, in provider/frame/organisation-bar.tsx
  'provider-overview:waiting.', // by what waits, in provider/overview/to-do.tsx
  'shell:provider.panel', // the menus, by shell/panels.ts
  'shell:admin.panel',
  'provider-earnings:inPreparation.text', // by where money is, in provider/earnings/balances.tsx
  'provider-earnings:onTheWay.text',
  'provider-earnings:paidOut.text',
  'provider-earnings:upcoming.text',
  'provider-earnings:frozen.text',
  'provider-earnings:why.', // by why no payout can be requested, in provider/earnings/payable-part.tsx
  'provider-earnings:state.', // by a payout's state, in provider/earnings/payouts.tsx
  'provider-earnings:column.', // by what was taken, in provider/earnings/earned.tsx
  'provider-settings:method.', // by channel, in provider/settings/payout-method-part.tsx
  'facilities:', // by facility, in catalogue/fact-words.ts, filters and the editor
  'facts:name.', // by fact, in catalogue/fact-words.ts and the editor
  'facts:bed.', // by kind of bed, vehicle, group or difficulty, in the same places
  'facts:bedName.',
  'facts:vehicle.',
  'facts:group.',
  'facts:difficulty.',
  'offline:', // the worker's page, in worker/offline-page.ts
  'statements:kind.', // by what happened, in payments/payouts/statement-words.ts
  'shell:install.', // the web manifest, in worker/manifest.ts
  'provider-imports:problem.', // why a calendar could not be read, in provider-calendar/imports
  'provider-calendar:open.', // why a listing cannot be booked, in provider-calendar/month/not-open.ts
  'position:problem.', // why a text gives no position, in ui/position-field.tsx
  'mail:requestDeclined.', // how a request ended, in notifications/letters/request-letters.ts
  'mail:requestUnanswered.',
  'mail:changeDeclined.', // the same of a change, in change-letters.ts
  'mail:changeUnanswered.',
  'provider-service:mode.', // how guests book, in provider-services/editor/dates-section.tsx
  'provider-service:questions.', // by type and by whether it is asked, in provider-services/editor/questions
  'questions:', // by standard question, in catalogue/questions-in.ts and the same folder
  'provider-service:section.', // by part of the editor, in provider-services/editor
  'provider-service:state.', // by the state of a listing, in provider-services/editor/listing-state.tsx
  'provider-service:lacks.', // by what a listing lacks, in the same file
  'provider-service:kinds.', // by whose price they pay, in provider-services/kind-prices.tsx
  'provider-service:capacity.', // by what is sold, in provider-services/editor/places-section.tsx
  'provider-service:each.', // the same
  'provider-service:done.', // by what was done, in provider-services/editor/listing-actions.tsx
  'provider-service:alt.', // by language, in provider-services/photos/alt-fields.tsx
  'admin-reports:tab.', // which reports, in admin/reports-page.tsx
  'admin-reports:found.', // the same, in admin/reports/report-list.tsx
  'admin-reports:none.',
  'admin-reports:outcome.', // by what was decided, in admin/reports/report-item.tsx and decision-dialog.tsx
  'admin-reports:kept.',
  'admin-reports:taken_down.',
  'admin-reports:kind.', // what was reported, in admin/reports-page.tsx
  'admin-reports:side.', // of which side of a conversation, in admin/reports/message-report-item.tsx
  'admin-reports:message.outcome.', // by what was decided, the same and message-decision-dialog.tsx
  'admin-reports:message.kept.',
  'admin-reports:message.removed.',
  'reports:title.', // what is reported, in reports/dialog/report-dialog.tsx
  'reports:text.',
  'reviews:stars.', // by their number, in reviews/writing/star-choice.tsx
  'reviews:aspect.', // by aspect, in reviews/writing/review-form.tsx
  'reviews:all.sort.', // by order, in listing/reviews/all-reviews.tsx
  'reviews:language.', // by language, the same
  'reviews:whyNot.', // why a trip cannot be reviewed, in reviews/review-page.tsx
  'reviews:takenDown.', // by whom, the same
  'dashboard:review.', // whether a trip is reviewed, in dashboard/overview/booking-card.tsx and booking-page.tsx
  'provider-reviews:tab.', // by which reviews, in provider-reviews/reviews-page.tsx
  'provider-reviews:none.', // why there are none, in provider-reviews/list/review-list.tsx
  'provider-services:state.', // by the state of a listing, in provider-services/status-badge.tsx
  'provider-services:new.group.', // by group, in provider-services/new/category-choice.tsx
  'provider-service:policy.', // by policy, in provider-services/editor/policy-section.tsx
  'provider-service:seasons.', // by field, in provider-services/editor/seasons.tsx
  'provider-service:bookable', // by field, in provider-services/editor/dates-section.tsx
  'provider-documents:', // by type and by group, in features/admin/review/documents.tsx
  'catalogue:category.', // by category, in catalogue/search-text.ts and pages
  'catalogue:only.', // by the language a listing is written in, in listing/sections/heading.tsx
  'application:listing.price.', // by unit, in onboarding/screens/listing-screen.tsx
  'application:missing.', // what an application lacks, in onboarding/screens/check-screen.tsx
  'application:status.', // where it stands, in onboarding/wizard/status-badge.tsx
  'onboarding:status.', // the same, in onboarding/explain/start.tsx
  'documents:group.', // which documents are needed, in onboarding/screens/documents-screen.tsx
  'documents:licence.',
];

const src = new URL('../src', import.meta.url).pathname;
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith(join('shared', 'i18n')) && !file.includes('.gen.'),
  )
  .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));

const namespaces = Object.keys(catalogues.en) as Namespace[];
const textsOf = (lang: 'en' | 'sw', namespace: Namespace): Record<string, string> => catalogues[lang][namespace];
const asked = (key: string) => key.replace(/_(one|other)$/, '');

const writesLetters = (text: string) => text.includes('write-letter.ts');
const answersMessages = (text: string) => text.includes("/draft.ts'");

/** Every quoted word of a source, so that a key counts as used where it stands in any call, table or condition. */
function quotedIn(text: string): string[] {
  return [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"/g)].map((match) => match[1] ?? match[2] ?? '');
}

/** Namespaces a file names anywhere; a key counts only in a file that names its namespace, or with it as prefix. */
function usedKeys(): Set<string> {
  const used = new Set<string>();
  for (const { text } of sources) {
    const words = quotedIn(text);
    // Letters name their texts by say('…').
    const named = namespaces.filter(
      (each) =>
        words.includes(each) ||
        (each === 'mail' && writesLetters(text)) ||
        (each === 'assistant' && answersMessages(text)),
    );
    for (const word of words) {
      if (word.includes(':')) used.add(word);
      for (const namespace of ['common', ...named]) used.add(`${namespace}:${word}`);
    }
  }
  return used;
}

/** Calls of t('…'), say('…'), translate('ns', '…') and translate(lang, 'ns', '…') that can be read off the source. */
function literalCalls(text: string): { namespaces: string[]; key: string }[] {
  const own = [...text.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']*')/g)].flatMap((match) =>
    quotedIn(match[1] ?? ''),
  );
  const plain = [...text.matchAll(/(?<![\w.])t\(\s*'([^']+)'/g)].map((match) => {
    const [namespace, ...rest] = (match[1] ?? '').split(':');
    return rest.length > 0
      ? { namespaces: [namespace ?? ''], key: rest.join(':') }
      : { namespaces: [...own, 'common'], key: namespace ?? '' };
  });
  const withNamespace = [...text.matchAll(/translate\(\s*(?:[\w.]+,\s*)?'([\w-]+)',\s*'([^']+)'/g)].map((match) => ({
    namespaces: [match[1] ?? ''],
    key: match[2] ?? '',
  }));
  const said = writesLetters(text) ? text.matchAll(/(?<![\w.])say\(\s*'([^']+)'/g) : [];
  const ofLetters = [...said].map(([, key = '']) => ({
    namespaces: ['mail'],
    key,
  }));
  return [...plain, ...withNamespace, ...ofLetters];
}

const marksOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

test('both languages have the same keys, and no text is empty', () => {
  for (const namespace of namespaces) {
    const [en, sw] = [textsOf('en', namespace), textsOf('sw', namespace)];
    expect(Object.keys(sw).sort(), namespace).toEqual(Object.keys(en).sort());
    for (const [key, text] of [...Object.entries(en), ...Object.entries(sw)]) {
      expect(text.trim(), `${namespace}:${key}`).not.toBe('');
    }
  }
});

test('both languages put the same values into a text', () => {
  for (const namespace of namespaces) {
    for (const [key, text] of Object.entries(textsOf('en', namespace))) {
      expect(marksOf(textsOf('sw', namespace)[key] ?? ''), `${namespace}:${key}`).toEqual(marksOf(text));
    }
  }
});

test('a key with a count has its singular and its plural', () => {
  for (const namespace of namespaces) {
    const keys = Object.keys(textsOf('en', namespace));
    for (const key of keys.filter((each) => /_(one|other)$/.test(each) && !isDynamic(namespace, each))) {
      expect(keys, `${namespace}:${key}`).toEqual(expect.arrayContaining([`${asked(key)}_one`, `${asked(key)}_other`]));
    }
  }
});

test('every key is used somewhere', () => {
  const used = usedKeys();
  const unused = namespaces.flatMap((namespace) =>
    Object.keys(textsOf('en', namespace))
      .filter((key) => !isDynamic(namespace, key) && !used.has(`${namespace}:${asked(key)}`))
      .map((key) => `${namespace}:${key}`),
  );
  expect(unused).toEqual([]);
});

test('every key that a source uses exists', () => {
  const missing = sources.flatMap(({ file, text }) =>
    literalCalls(text)
      .filter((call) => !call.namespaces.some((namespace) => exists(namespace, call.key)))
      .map((call) => `${file}: ${call.namespaces.join(' or ')}:${call.key}`),
  );
  expect(missing).toEqual([]);
});

test('every message of a schema has a text', () => {
  const schemas = sources.filter(({ file }) => file.endsWith('.schemas.ts'));
  const messages = schemas.flatMap(({ text }) =>
    [...text.matchAll(/(?:message|error): '(\w+)'|[(,] ?'([a-z]+_[a-z_]+)'(?=\))/g)].map(
      (match) => match[1] ?? match[2],
    ),
  );
  expect(messages.length).toBeGreaterThan(0);
  const words = Object.keys(catalogues.en.fields);
  expect(messages.filter((message) => message !== undefined && !words.includes(message))).toEqual([]);
});

test('translate fills values in and counts', () => {
  expect(translate('en', 'shell', 'account', { name: 'Amina' })).toBe('Account of Amina');
  expect(translate('sw', 'shell', 'account', { name: 'Amina' })).toBe('Akaunti ya Amina');
  expect(translate('en', 'common', 'rating.count', { count: 1 })).toBe('1 review');
  expect(translate('en', 'common', 'rating.count', { count: 0 })).toBe('0 reviews');
  expect(translate('sw', 'common', 'rating.count', { count: 7 })).toBe('Tathmini 7');
  expect(fillIn('Hello {{name}}')).toBe('Hello {{name}}');
});

test('the search for keys finds used and unused ones', () => {
  expect(
    literalCalls(
      "useTranslation('shell'); t('nope'); t('common:x'); translate('home', 'y'); translate(lang, 'mail', 'z')",
    ),
  ).toEqual([
    { namespaces: ['shell', 'common'], key: 'nope' },
    { namespaces: ['common'], key: 'x' },
    { namespaces: ['home'], key: 'y' },
    { namespaces: ['mail'], key: 'z' },
  ]);
  expect(exists('shell', 'nope')).toBe(false);
  expect(exists('common', 'rating.count')).toBe(true);
});

function isDynamic(namespace: string, key: string): boolean {
  return dynamic.some((beginning) => `${namespace}:${key}`.startsWith(beginning));
}

function exists(namespace: string, key: string): boolean {
  const found = namespaces.find((each) => each === namespace);
  return found !== undefined && Object.keys(textsOf('en', found)).some((each) => each === key || asked(each) === key);
}

test('large numbers are written with separated thousands', () => {
  for (const lang of ['en', 'sw'] as const) {
    expect(translate(lang, 'catalogue', 'results.count', { count: 9_876 })).toContain('9,876');
  }
});
