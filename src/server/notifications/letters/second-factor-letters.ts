import { eq } from 'drizzle-orm';
import { countRecoveryCodes } from '#server/accounts/second-factor/factor-queries.ts';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { job } from '#server/jobs/job.ts';
import { sha256 } from '#server/secrets.ts';
import { getSettings } from '#server/settings/queries.ts';
import { formatInstant } from '#shared/dates.ts';
import { foldEmail } from '#shared/email.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { pageAddress } from '../layout/letter-parts.ts';
import { type LetterWords, type Sentence, say, writeLetter } from '../layout/write-letter.ts';
import { secondFactorLimits, sendWithin } from '../letter-limits.ts';
import { isTakeBackOpen } from '../queries.ts';
import { sendOnce } from '../send-once.ts';

const words = {
  on: { subject: 'secondFactor.on.subject', text: 'secondFactor.on.text' },
  off: { subject: 'secondFactor.off.subject', text: 'secondFactor.off.text' },
  codes: { subject: 'secondFactor.codes.subject', text: 'secondFactor.codes.text' },
  codes_removed: { subject: 'secondFactor.codesRemoved.subject', text: 'secondFactor.codesRemoved.text' },
  code_used: { subject: 'secondFactor.used.subject', text: 'secondFactor.used.text' },
  removed: { subject: 'secondFactor.removed.subject', text: 'secondFactor.removed.text' },
  by_link: { subject: 'secondFactor.byLink.subject', text: 'secondFactor.byLink.text' },
  identity_linked: { subject: 'waysIn.linked.subject', text: 'waysIn.linked.text' },
  identity_unlinked: { subject: 'waysIn.unlinked.subject', text: 'waysIn.unlinked.text' },
  passkey_added: { subject: 'waysIn.passkeyAdded.subject', text: 'waysIn.passkeyAdded.text' },
  passkey_removed: { subject: 'waysIn.passkeyRemoved.subject', text: 'waysIn.passkeyRemoved.text' },
  identity_removed: { subject: 'waysIn.identityRemoved.subject', text: 'waysIn.identityRemoved.text' },
  passkey_removed_by_team: { subject: 'waysIn.passkeyRemovedByTeam.subject', text: 'waysIn.passkeyRemovedByTeam.text' },
  ways_removed: { subject: 'waysIn.removed.subject', text: 'waysIn.removed.text' },
} as const;

type What = keyof typeof words;

/** Whom a letter is about, and to whom it goes. */
interface Receiver {
  id: string;
  name: string;
  role: string;
  lang: Lang;
  to: string;
  /** Whether it goes to the address that the account has now. */
  isPresent: boolean;
  verified: boolean;
}

async function findReceiver(app: App, personId: string, to: string | undefined): Promise<Receiver | undefined> {
  const [person] = await app.db
    .select({
      ...{ name: people.name, email: people.email, preferences: people.preferences },
      ...{ role: people.role, emailVerifiedAt: people.emailVerifiedAt },
    })
    .from(people)
    .where(eq(people.id, personId));
  if (!person) return undefined;
  const { name, role, email, emailVerifiedAt } = person;
  const isPresent = to === undefined || foldEmail(to) === foldEmail(email);
  const lang = person.preferences.language;
  return {
    id: personId,
    name,
    role,
    lang,
    to: to ?? email,
    isPresent,
    verified: isPresent && emailVerifiedAt !== null,
  };
}

/**
 * To somebody whose second factor or whose ways to sign in were changed, or who signed in by a recovery code: that, and what
 * to do if it was not they.
 */
export const secondFactorLetterJob = job('mail-second-factor', async (app, data) => {
  const { personId, what, name, at, sealedTo, sealedToken } = data;
  const receiver = await findReceiver(app, personId, sealedTo && app.secrets.open(sealedTo));
  if (!receiver) return;
  const { to: email, lang } = receiver;
  const token = await findOpenToken(app, sealedToken);
  const letter = async () => ({
    to: email,
    ...(await writeLetter(app, say(words[what].subject, { name: name ?? '' }), {
      lang,
      name: firstNameOf(receiver.name),
      ...(await contentOf(app, receiver, { what, name, at: new Date(at), token })),
    })),
  });
  const key = `second-factor:${personId}:${what}:${at}${receiver.isPresent ? '' : ':left'}`;
  await sendWithin(
    app,
    // A link is made for verified addresses only.
    secondFactorLimits(app, { email, verified: receiver.verified || token !== undefined }),
    () => sendOnce(app, key, letter),
    (tx, later) => enqueue(tx, 'mail-second-factor', data, { at: later }),
  );
});

/** The token of a link, while that works. */
async function findOpenToken(app: App, sealed: string | undefined): Promise<string | undefined> {
  const token = sealed && app.secrets.open(sealed);
  return token && (await isTakeBackOpen(app.db, sha256(token), app.clock.now())) ? token : undefined;
}

interface Told {
  what: What;
  /** Of what was linked. */
  name: string | undefined;
  at: Date;
  /** Of the link that takes the account back. */
  token: string | undefined;
}

async function contentOf(
  app: App,
  receiver: Receiver,
  { what, name, at, token }: Told,
): Promise<Pick<LetterWords, 'paragraphs' | 'button' | 'after'>> {
  const { lang, isPresent } = receiver;
  const text = say(words[what].text, { date: formatInstant(at, lang), name: name ?? '' });
  if (token) {
    const isOfFactor = what === 'on';
    const label = translate(lang, 'mail', 'secondFactor.takeBack.button');
    return {
      paragraphs: [text, say(isOfFactor ? 'secondFactor.takeBack.text' : 'waysIn.takeBack')],
      button: { label, url: pageAddress(app, `/take-back?token=${token}`, lang) },
      after: [say(isOfFactor ? 'secondFactor.takeBack.ignore' : 'waysIn.ignore')],
    };
  }
  const label = translate(lang, 'mail', 'secondFactor.button');
  return {
    paragraphs: [text, ...(await whatToDo(app, receiver, what))],
    // Whoever had the account at another address cannot open it.
    ...(isPresent && { button: { label, url: pageAddress(app, '/profile?tab=security', lang) } }),
  };
}

/** What to do if it was somebody else, and how many recovery codes are left. */
async function whatToDo(app: App, { id, role }: Receiver, what: What): Promise<Sentence[]> {
  const { supportEmail: email } = await getSettings(app.db);
  const sayBy = (key: KeyOf<'mail'>) => say(key, { email });
  switch (what) {
    case 'on':
      return [sayBy(role === 'admin' ? 'secondFactor.on.admin' : 'secondFactor.notYou')];
    case 'codes_removed':
    case 'ways_removed':
      return [];
    case 'code_used': {
      const count = await countRecoveryCodes(app.db, id);
      return [say('secondFactor.left', { count }), sayBy('secondFactor.notYou')];
    }
    case 'removed':
    case 'identity_removed':
    case 'passkey_removed_by_team':
      return [sayBy('secondFactor.notAsked')];
    case 'by_link':
      return [sayBy('secondFactor.byLink.notYou')];
    default:
      return [sayBy('secondFactor.notYou')];
  }
}
