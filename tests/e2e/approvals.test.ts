import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { createService } from '#server/catalogue/create-service.ts';
import { newId } from '#server/db/columns.ts';
import type { KeptLetter } from '#server/outside/mail.ts';
import { createProvider } from '#server/providers/create-provider.ts';
import { putDocument } from '#server/providers/documents/document-file.ts';
import { providerDocuments } from '#server/providers/tables.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { usd } from '#shared/money.ts';
import { byNight, violationsOn } from './support/axe.ts';
import { keyboardOf } from './support/keyboard.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, demoTraveller, newTraveller, signIn } from './support/travellers.ts';

let site: Site;
let admin: string;
test.beforeAll(async ({ site: opened }) => {
  site = opened;
  admin = await signIn(site.origin, { ...demoTraveller, email: 'admin@twende.test' });
});

const place = { location: 'Lamu', county: 'Lamu', lat: -2.27, lon: 40.9 };
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A provider whose application waits, with a document and a listing that waits too. */
async function apply(name: string) {
  const { email } = await newTraveller(site.origin);
  const ids = await site.prepare(async (app) => {
    const [owner] = await app.db.select({ id: people.id }).from(people).where(eq(people.email, email));
    const ownerId = owner?.id ?? '';
    const about = { en: `Boats and stories of ${name}.`, sw: `Majahazi na hadithi za ${name}.` };
    const contact = { email: 'office@example.com', phone: '+254712345699' };
    const { id: providerId } = await createProvider(app, { name, kind: 'tour', ...place, about, ...contact, ownerId });
    const documentId = newId();
    const bytes = Buffer.from(onePixel, 'base64');
    await app.db.insert(providerDocuments).values({
      ...{ id: documentId, providerId, type: 'director_id', fileName: 'card.png', mediaType: 'image/png' },
      ...{ bytes: bytes.length, uploadedBy: ownerId, createdAt: app.clock.now() },
    });
    await putDocument(app, documentId, bytes);
    const { id: serviceId } = await createService(app, providerId, {
      ...{ category: 'beach', title: { en: `Sunset of ${name}`, sw: `Machweo ya ${name}` }, summary: { en: 'Sails.' } },
      ...{ description: { en: 'Two hours on the water.' }, included: { en: ['Juice'] }, notIncluded: {} },
      ...{ languages: ['en'], priceUnit: 'person', priceCents: usd(3_000), capacity: 8, guestsPerPlace: 1 },
      ...{ durationDays: 1, policy: 'flexible', ...place },
    });
    return { providerId, serviceId };
  });
  return { ...ids, email };
}

/** A page as it is, in both themes, without what axe finds wrong and without sideways scrolling. */
async function look(page: Page, name: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await violationsOn(page, colorScheme === 'dark' ? byNight : {});
    expect.soft(violations, `${name}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(over, `${name} is wider than the screen`).toBe(0);
}

const textsIn = (lang: Lang) => (key: KeyOf<'admin-approvals'>, values?: Record<string, string>) =>
  translate(lang, 'admin-approvals', key, values);

async function visitAsAdmin(width: 360 | 1280, lang: Lang) {
  const visitor = await site.visit({ width, lang, folder: `approvals/${width}-${lang}` });
  await visitor.page.addInitScript((own) => localStorage.setItem('token', own), admin);
  return visitor;
}

test('an admin without a mouse approves a provider and its listing, which travellers then find', async () => {
  const name = 'Jahazi Moja';
  const { serviceId } = await apply(name);
  const { page, open, quiet, shot, problems } = await visitAsAdmin(1280, 'en');
  const t = textsIn('en');
  const overview = (key: KeyOf<'admin-overview'>, values?: Record<string, number>) =>
    translate('en', 'admin-overview', key, values);
  const keys = keyboardOf(page);
  const listing = `${site.origin}/api/services/${serviceId}`;
  expect((await fetch(listing)).status).toBe(404);
  await open('/admin');
  await page.getByRole('heading', { level: 1, name: overview('title') }).waitFor();
  await quiet();
  await look(page, 'overview');
  await shot('overview');
  await keys.tabTo(page.getByRole('link', { name: overview('days.last', { count: 90 }) }));
  await keys.press('Enter');
  await page.getByText(overview('charts.byWeek')).first().waitFor();
  const report = page.waitForEvent('download');
  await keys.tabTo(page.getByRole('button', { name: overview('export') }));
  await keys.press('Enter');
  expect((await report).suggestedFilename()).toMatch(/^twende-report-.*\.csv$/);
  await keys.tabTo(page.getByRole('link', { name: overview('approvals.action') }));
  await keys.press('Enter');
  await page.waitForURL('**/admin/services');
  await page.getByRole('link', { name, exact: true }).waitFor();
  await quiet();
  await look(page, 'queue');
  await shot('queue');
  await keys.tabTo(page.getByRole('link', { name, exact: true }));
  await keys.press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await quiet();
  await look(page, 'application');
  await shot('application');
  const opened = page.waitForEvent('popup');
  await keys.tabTo(page.getByRole('button', { name: /^Open / }));
  await keys.press('Enter');
  const tab = await opened;
  await tab.waitForURL(/\/api\/onboarding\/documents\/.*signature=/);
  await tab.close();
  await approve();
  await page.getByText(t('done.approved', { title: name })).waitFor();

  await open(`/admin/services/${serviceId}`);
  await page.getByRole('heading', { level: 2, name: t('preview.title') }).waitFor();
  await quiet();
  await look(page, 'listing');
  await shot('listing');
  await approve();
  await page.getByText(t('done.approved', { title: `Sunset of ${name}` })).waitFor();
  await shot('approved');
  expect((await fetch(listing)).status).toBe(200);
  expect(keys.lost).toEqual([]);
  expect(problems).toEqual([]);

  async function approve() {
    await keys.tabTo(page.getByRole('button', { name: t('decide.approve') }));
    await keys.press('Enter');
    await keys.tabTo(page.getByRole('dialog').getByRole('button', { name: t('approve.confirm') }));
    await keys.press('Enter');
  }
}, 300_000);

test('an admin on a phone rejects an application with a reason that its member reads, and approves it after all', async () => {
  const name = 'Jahazi Mbili';
  const { email, providerId } = await apply(name);
  const { page, open, quiet, shot, problems } = await visitAsAdmin(360, 'sw');
  const t = textsIn('sw');
  await open('/admin/services?kind=provider');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page
    .getByRole('region', { name: t('decide.region') })
    .getByRole('button', { name: t('decide.reject') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('reject.confirm') }).click();
  await dialog.getByText(translate('sw', 'fields', 'reason_missing')).waitFor();
  // The provider reads English.
  const suggested = translate('en', 'rejections', 'provider.unreadable');
  await dialog.getByRole('button', { name: suggested }).click();
  expect(await dialog.getByRole('checkbox', { name: t('step.documents') }).isChecked()).toBe(true);
  await dialog.getByLabel(t('reject.reason')).fill(`${suggested} The left side is dark.`);
  await quiet();
  await look(page, 'rejecting');
  await shot('rejecting');
  await dialog.getByRole('button', { name: t('reject.confirm') }).click();
  await page.getByText(t('done.rejected', { title: name })).waitFor();
  await look(page, 'rejected');
  await shot('rejected');
  expect(problems.filter((problem) => !/ 400|^400 /.test(problem))).toEqual([]);

  const letters = async () => {
    const { items } = await ask<{ items: KeptLetter[] }>(site.origin, '/dev/mail/messages');
    return items.filter(({ to, subject }) => to === email && subject.includes(name));
  };
  await expect.poll(async () => (await letters()).length).toBe(1);
  expect((await letters())[0]?.text).toContain(`${suggested} The left side is dark.`);
  const token = await signIn(site.origin, { ...demoTraveller, email });
  const { application } = await ask<{ application: { status: string; rejectReason: string; rejectedSteps: string[] } }>(
    site.origin,
    '/api/onboarding',
    { token },
  );
  expect(application).toMatchObject({ status: 'rejected', rejectedSteps: ['documents'] });
  expect(application.rejectReason).toContain('The left side is dark.');

  await open(`/admin/services/providers/${providerId}`);
  const rejected = page.getByText(t('rejected.title'));
  await rejected.waitFor();
  await page.getByRole('link', { name: demoTraveller.name, exact: true }).waitFor();
  await page.getByRole('button', { name: t('approveAfterAll.open') }).click();
  await dialog.getByLabel(t('standing.reason')).fill('The right side was clear.');
  await dialog.getByRole('button', { name: t('approveAfterAll.confirm') }).click();
  await page.getByText(t('approveAfterAll.done')).waitFor();
  await rejected.waitFor({ state: 'detached' });
}, 300_000);

test('an admin decides about several listings at once', async () => {
  const made = [await apply('Kaskazi Boats'), await apply('Kusi Boats')];
  const { page, open, problems } = await site.visit({ width: 360, lang: 'en', folder: 'approvals/several' });
  await page.addInitScript((own) => localStorage.setItem('token', own), admin);
  await open('/admin/services?kind=service');
  const named = ['Kaskazi Boats', 'Kusi Boats'].map((name) => page.getByLabel(`Choose: Sunset of ${name}`));
  await named[0]?.waitFor();
  const all = page.getByLabel('Choose all on this page');
  await all.check();
  for (const one of named) expect(await one.isChecked()).toBe(true);
  await all.uncheck();
  for (const one of named) await one.check();
  await look(page, 'chosen');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('dialog', { name: 'Approve 2 at once?' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, approve' }).click();
  await page.getByText('2 approved').waitFor();
  await page.getByText('Sunset of Kaskazi Boats').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('status');
  for (const { serviceId } of made) {
    const { status } = await ask<{ status: string }>(site.origin, `/api/admin/services/${serviceId}`, { token: admin });
    expect(status).toBe('approved');
  }
  expect(problems).toEqual([]);
});

test('what there is not, and what somebody else has decided meanwhile, is said', async () => {
  const name = 'Jahazi Tatu';
  const { providerId } = await apply(name);
  const { page, open } = await visitAsAdmin(1280, 'en');
  const t = textsIn('en');
  for (const path of ['/admin/services/providers/x', `/admin/services/${newId()}`]) {
    await open(path);
    await page.getByRole('heading', { name: t('none') }).waitFor();
  }
  await open('/admin/nothing');
  await page.getByRole('heading', { name: translate('en', 'shell', 'notFound.heading') }).waitFor();
  await open(`/admin/services/providers?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).click();
  const bar = page.getByRole('region', { name: t('decide.region') });
  await bar.getByRole('button', { name: t('decide.approve') }).click();
  const path = `/api/admin/providers/${providerId}`;
  const { version } = await ask<{ version: string }>(site.origin, path, { token: admin });
  await ask(site.origin, `${path}/reject`, { token: admin, body: { version, reason: 'Please say more.' } });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('approve.confirm') }).click();
  await dialog.getByText(translate('en', 'errors', 'already_decided')).waitFor();
  await dialog.getByRole('button', { name: t('reload') }).click();
  await page.getByText('Please say more.').first().waitFor();
  expect(await bar.count()).toBe(0);
}, 300_000);
