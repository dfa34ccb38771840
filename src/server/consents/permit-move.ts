import { recordAudit } from '#server/audit/record-audit.ts';
import { canonicalJson } from '#server/canonical-json.ts';
import type { Tx, UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { getSettings } from '#server/settings/queries.ts';
import { centsOfKesMinor, lowestKesRate } from '#server/settings/rate-queries.ts';
import type { AuditSubject } from '#shared/audit-actions.ts';
import { type ConsentAct, otherWaysOf } from '#shared/consent-acts.ts';
import { AppError } from '#shared/errors.ts';
import { kesFor, usd } from '#shared/money.ts';
import { findNewUntil } from './admin-queries.ts';
import {
  endRequest,
  insertMove,
  isAsked,
  isReceiptAsked,
  lockActiveAdmins,
  lockMoves,
  movedCentsSince,
} from './repository.ts';
import type { Facts } from './tables.ts';
import { voidOtherWay } from './void-requests-of.ts';

/** Something by which an admin moves money. */
export interface Move {
  act: ConsentAct;
  subject: { type: AuditSubject; id: string; name: string };
  bookingId?: string;
  /** The booking or provider that it is moved for, and what is done: sums of one payee are counted together for a day. */
  payee: string;
  /** US cents, ≥ 0. */
  usdCents: number;
  /** Shillings × 100 that it moves. Where they are worth more than `usdCents`, that counts. */
  kesMinor?: number;
  /** The receipt or reference that it notes, which no other transfer has. */
  receipt?: string;
  /** What has to be the same when another admin consents, exact amounts among it. */
  facts: Facts;
  /** Whether it needs consent whatever its amount, while an amount is set. */
  always?: true;
  /**
   * Whether it is done after the transaction, so that it may be tried again: without consent it counts once for its
   * subject, and with consent it is done when `finishConsent` says so.
   */
  later?: true;
}

/** The consent of another admin, which is being given. */
export interface GivenConsent {
  requestId: string;
  by: { id: string };
  /** Whether it was used up before, and what it is for has no outcome yet. */
  isAgreed?: true;
  /** Called in the transaction that uses it up. */
  onUsed?: (tx: Tx) => Promise<void>;
}

/** The last argument of a use case by which admins move money. */
export interface MoveOptions<Answer = void> extends UseCaseOptions<Answer> {
  consent?: GivenConsent | undefined;
}

/** Nothing was done, because another admin has to consent first; `orAskConsent` asks for it. */
export class ConsentNeeded extends Error {
  readonly move: Move;

  constructor(move: Move) {
    super(`${move.act} needs another admin's consent`);
    this.move = move;
  }
}

/** Whoever consents may not: the request stays open for other admins. */
export class MayNotConsent extends AppError {}

const countedMs = 24 * 3_600_000;

/**
 * Called by each use case by which an admin moves money, in its transaction, when the rows are locked. Up to the amount of
 * the settings, together with what the same admin moved for this payee within a day, it lets the use case go on. Above it
 * needs a given consent, which it uses up; what is done later (`later`) must end with `finishConsent`.
 * @param actor who asked for it   @throws ConsentNeeded; AppError consent_open (another way to send or end the same money
 *   waits for consent, whatever the amount), receipt_asked (likewise), consent_closed (used up, ended or expired), consent_void,
 *   forbidden and consent_new_admin: whoever consents is no admin any more, or was made new
 */
export async function permitMove(
  tx: Tx,
  actor: { id: string },
  { move, consent, at }: { move: Move; consent: GivenConsent | undefined; at: Date },
): Promise<void> {
  if (consent) return spendConsent(tx, actor, { move, consent, at });
  await refuseOtherWay(tx, move, at);
  const { consentAboveCents } = await getSettings(tx);
  if (consentAboveCents === null) return;
  if (move.always) throw new ConsentNeeded(move);
  const usdCents = await worthOf(tx, move, at);
  if (usdCents === 0) return;
  const whose = { personId: actor.id, payee: move.payee };
  await lockMoves(tx, whose);
  const onceFor = move.later ? move.subject.id : null;
  const before = await movedCentsSince(tx, { ...whose, but: onceFor }, new Date(at.getTime() - countedMs));
  if (before + usdCents > consentAboveCents) throw new ConsentNeeded({ ...move, usdCents });
  await insertMove(tx, { ...whose, onceFor, usdCents, at });
}

/**
 * The money may already be out, which is what waits to be noted, or be sent as soon as somebody consents.
 * @throws AppError consent_open: another way to send or end the same money waits for consent (`otherWaysOf`); receipt_asked: consent
 *   to note the same receipt of something else is asked for
 */
export async function refuseOtherWay(tx: Tx, { act, subject, receipt }: Move, at: Date): Promise<void> {
  const acts = otherWaysOf(act);
  const subjectId = subject.id;
  if (acts.length > 0 && (await isAsked(tx, { acts, subjectId, at }))) throw new AppError('consent_open');
  if (receipt && (await isReceiptAsked(tx, { receipt, subjectId, at }))) throw new AppError('receipt_asked');
}

/** US cents; shillings by the rate that makes them worth most, because an admin could set another one first. */
async function worthOf(tx: Tx, { usdCents, kesMinor }: Move, at: Date): Promise<number> {
  if (kesMinor === undefined) return usdCents;
  const rate = await lowestKesRate(tx, at);
  // Shillings were rounded to whole ones, which makes them no more than the dollars that they come from.
  if (kesMinor <= kesFor(usd(usdCents), rate) * 100) return usdCents;
  return Math.max(usdCents, centsOfKesMinor(kesMinor, rate));
}

async function spendConsent(
  tx: Tx,
  actor: { id: string },
  { move, consent, at }: { move: Move; consent: GivenConsent; at: Date },
): Promise<void> {
  const { requestId, by } = consent;
  if (consent.isAgreed) return;
  const admins = await lockActiveAdmins(tx, [by.id, actor.id]);
  if (!admins.includes(by.id)) throw new MayNotConsent('forbidden');
  if (await findNewUntil(tx, by.id, at)) throw new MayNotConsent('consent_new_admin');
  const status = move.later ? 'agreed' : 'given';
  const request = await endRequest(tx, requestId, { status, decidedBy: by.id, at });
  if (!request || request.askedBy !== actor.id) throw new AppError('consent_closed');
  const { act, subjectId, usdCents, facts } = request;
  const isAsAsked =
    act === move.act && subjectId === move.subject.id && canonicalJson(facts) === canonicalJson(move.facts);
  if (!isAsAsked || !admins.includes(actor.id)) throw new AppError('consent_void');
  await voidOtherWay(tx, { act, subjectId, by: by.id, at });
  await recordAudit(tx, {
    ...{ actorId: by.id, action: 'consent.given', subjectType: 'consent', subjectId: requestId, at },
    detail: { act, askedBy: actor.id, about: subjectId, usdCents },
  });
  if (!move.later) await enqueue(tx, 'mail-consent-decided', { requestId }, { key: requestId });
  await consent.onUsed?.(tx);
}
