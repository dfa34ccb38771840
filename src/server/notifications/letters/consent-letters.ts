import { eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { type ConsentRequest, consentRequests, requestColumns } from '#server/consents/tables.ts';
import { job } from '#server/jobs/job.ts';
import type { Letter } from '#server/outside/mail.ts';
import { formatInstant } from '#shared/dates.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatUsdCharge, usd } from '#shared/money.ts';
import { pageAddress } from '../layout/letter-parts.ts';
import { type LetterWords, type Sentence, say, writeLetter } from '../layout/write-letter.ts';
import { sendOnce } from '../send-once.ts';

/** To an admin: what another one asks them to agree to. */
const askedJob = job('mail-consent-asked', async (app, { requestId, personId }) => {
  const request = await findRequest(app, requestId);
  if (request?.status !== 'open') return;
  const [reader, asker] = [await findAdmin(app, personId), await findAdmin(app, request.askedBy)];
  if (!reader || !asker) return;
  const { lang } = reader;
  const said = { name: asker.name, what: whatOf(request, lang), reason: request.reason };
  const date = formatInstant(request.expiresAt, lang);
  await sendOnce(app, `consent-asked:${requestId}:${personId}`, () =>
    letterTo(app, reader, {
      subject: say('consentAsked.subject', said),
      paragraphs: [
        say('consentAsked.text', said),
        said.what,
        say('consentAsked.why', said),
        say('consentAsked.until', { date }),
        say('consentAsked.unknown', said),
      ],
      button: translate(lang, 'mail', 'consentAsked.button'),
    }),
  );
});

/** To whoever asked: what became of it. */
const decidedJob = job('mail-consent-decided', async (app, { requestId }) => {
  const request = await findRequest(app, requestId);
  if (!request) return;
  const { status } = request;
  if (status === 'open' || status === 'agreed' || status === 'taken_back') return;
  const reader = await findAdmin(app, request.askedBy);
  if (!reader) return;
  const decider = request.decidedBy === null ? undefined : await findPerson(app, request.decidedBy);
  const { lang } = reader;
  const said = { name: decider?.name ?? '', what: whatOf(request, lang), reason: request.word ?? '' };
  await sendOnce(app, `consent-decided:${requestId}`, () =>
    letterTo(app, reader, {
      subject: say(`consentDecided.subject.${status}`, said),
      paragraphs: [said.what, say(`consentDecided.${status}`, said), say('consentDecided.unknown')],
      button: translate(lang, 'mail', 'consentDecided.button'),
    }),
  );
});

export const consentLetterJobs = [askedJob, decidedJob];

const whatOf = ({ act, subjectName: name, usdCents }: ConsentRequest, lang: Lang): string =>
  translate(lang, 'admin-consents', `act.${act}`, { name, amount: formatUsdCharge(usd(usdCents), lang) });

async function findRequest(app: App, id: string): Promise<ConsentRequest | undefined> {
  const [request] = await app.db.select(requestColumns).from(consentRequests).where(eq(consentRequests.id, id));
  return request;
}

interface Reader {
  name: string;
  email: string;
  lang: Lang;
}

/** Whoever decided keeps their name, admin or not. */
async function findPerson(app: App, id: string): Promise<typeof people.$inferSelect | undefined> {
  const [row] = await app.db.select().from(people).where(eq(people.id, id));
  return row;
}

/** An admin who is not suspended. */
async function findAdmin(app: App, id: string): Promise<Reader | undefined> {
  const row = await findPerson(app, id);
  if (row?.role !== 'admin' || row.suspendedAt) return undefined;
  return { name: row.name, email: row.email, lang: row.preferences.language };
}

async function letterTo(
  app: App,
  { name, email, lang }: Reader,
  { subject, paragraphs, button }: { subject: Sentence; paragraphs: LetterWords['paragraphs']; button: string },
): Promise<Letter> {
  return {
    to: email,
    ...(await writeLetter(app, subject, {
      ...{ lang, name: firstNameOf(name), paragraphs },
      button: { label: button, url: pageAddress(app, '/admin/payments/consents', lang) },
    })),
  };
}
