import { and, count, eq, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { violatedConstraint } from '#server/db/sql-error.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { consentHours, consentsADayMost, openConsentsMost } from '#shared/consent-acts.ts';
import { AppError } from '#shared/errors.ts';
import { listDeciders } from './admin-queries.ts';
import { expireAndTell } from './expire-due-consents.ts';
import { ConsentNeeded, type Move, refuseOtherWay } from './permit-move.ts';
import { lockSubject } from './repository.ts';
import { type ConsentRequest, consentRequests, type Facts, requestColumns } from './tables.ts';

/** A call as an admin sent it. */
interface Sent {
  person: { id: string };
  params?: Record<string, string>;
  body?: object | null | undefined;
}

/**
 * Does what an admin asks, or where another admin has to consent, keeps the call for that and does nothing.
 * @throws AppError consent_asked (202, with the request); consent_open and receipt_asked (somebody has asked for the same
 *   otherwise, for what excludes it, or to note its receipt of something else),
 *   consents_many, too_many_tries (each of them is a letter to every other admin), consent_nobody (no other admin can
 *   consent), invalid_input (no reason)
 */
export async function orAskConsent<Answer>(app: App, sent: Sent, run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ConsentNeeded)) throw error;
    const { id, expiresAt } = await keepRequest(app, sent, error.move);
    throw new AppError('consent_asked', { consent: { id, expiresAt: expiresAt.toISOString() } });
  }
}

async function keepRequest(app: App, { person, params = {}, body }: Sent, move: Move): Promise<ConsentRequest> {
  const { reason = '', ...rest } = (body ?? {}) as { reason?: string };
  if (reason === '') throw new AppError('invalid_input', { fields: { reason: 'consent_reason' } });
  const kept = { ...rest, reason };
  const asked = {
    ...{ askedBy: person.id, params, sent: shownOf(rest) },
    bodySealed: app.secrets.seal(JSON.stringify(kept)),
    callDigest: app.secrets.digest('consent-call', JSON.stringify([params, kept])),
  };
  try {
    return await transaction(app, async (tx) => {
      const at = app.clock.now();
      await lockAsker(tx, person.id);
      await expireAndTell(tx, at);
      await lockSubject(tx, move.subject.id, move.receipt);
      await refuseOtherWay(tx, move, at);
      const open = await findOpen(tx, move);
      if (open && isSame(open, asked)) return open;
      if (open) throw new AppError('consent_open');
      if ((await countOpen(tx, person.id)) >= openConsentsMost) throw new AppError('consents_many');
      const deciders = await listDeciders(tx, person.id, at);
      if (deciders.length === 0) throw new AppError('consent_nobody');
      const limit = { subject: `consents-of:${person.id}`, most: consentsADayMost, periodMs: 24 * 3_600_000 };
      if (app.config.rateLimits) await takeTries(tx, [limit], at);
      const request = await insertRequest(tx, { ...asked, move, reason, at });
      await recordAudit(tx, {
        ...{ actorId: person.id, action: 'consent.asked', subjectType: 'consent', subjectId: request.id, at },
        detail: { act: move.act, about: move.subject.id, usdCents: move.usdCents, reason },
      });
      for (const personId of deciders) await enqueue(tx, 'mail-consent-asked', { requestId: request.id, personId });
      return request;
    });
  } catch (error) {
    throw violatedConstraint(error) === 'consent_requests_one_open' ? new AppError('consent_open') : error;
  }
}

type Asked = Pick<typeof consentRequests.$inferInsert, 'askedBy' | 'params' | 'sent' | 'bodySealed' | 'callDigest'>;

const isSame = (open: ConsentRequest, { askedBy, callDigest }: Asked): boolean =>
  open.askedBy === askedBy && open.callDigest === callDigest;

/** The statement of M-Pesa is too long to be shown, and names payers. */
const unshown = new Set(['csv']);

const shownOf = (body: Record<string, unknown>): Facts =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      if (unshown.has(name)) return [];
      if (typeof value === 'boolean') return [[name, String(value)]];
      return typeof value === 'string' || typeof value === 'number' || value === null ? [[name, value]] : [];
    }),
  );

/** So that two of their requests at once are counted one after the other. */
async function lockAsker(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, id)).for('no key update');
}

async function findOpen(tx: Tx, { act, subject }: Move): Promise<ConsentRequest | undefined> {
  const [open] = await tx
    .select(requestColumns)
    .from(consentRequests)
    .where(
      and(
        sql`${consentRequests.status} = 'open'`,
        eq(consentRequests.act, act),
        eq(consentRequests.subjectId, subject.id),
      ),
    );
  return open;
}

async function countOpen(tx: Tx, askedBy: string): Promise<number> {
  const [open] = await tx
    .select({ count: count() })
    .from(consentRequests)
    .where(and(sql`${consentRequests.status} = 'open'`, eq(consentRequests.askedBy, askedBy)));
  return open?.count ?? 0;
}

async function insertRequest(
  tx: Tx,
  { move, at, ...asked }: Asked & { move: Move; reason: string; at: Date },
): Promise<ConsentRequest> {
  const { act, subject, bookingId, usdCents, facts } = move;
  const [made] = await tx
    .insert(consentRequests)
    .values({
      ...asked,
      ...{ act, subjectType: subject.type, subjectId: subject.id, subjectName: subject.name },
      ...{ bookingId: bookingId ?? null, usdCents, facts, status: 'open', askedAt: at },
      expiresAt: new Date(at.getTime() + consentHours * 3_600_000),
    })
    .returning(requestColumns);
  if (!made) throw new Error('The request was not written');
  return made;
}
