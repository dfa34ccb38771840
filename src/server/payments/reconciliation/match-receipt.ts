import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { lockBooking } from '#server/bookings/lock-booking.ts';
import { bookings } from '#server/bookings/tables.ts';
import { referenceIn } from '#server/bookings/typed-reference.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import type { ReceivedPayment } from '#server/outside/daraja-received.ts';
import { maskText } from '#server/redact.ts';
import { maskPhone, normalisePhone } from '#shared/phone.ts';
import { liveAttempts } from '#shared/states.ts';
import { CLOCK_TOLERANCE_MS, cameBeforeEnd, isWholeShillings } from '../attempts/mpesa/received-money.ts';
import { settle } from '../attempts/settling/settle.ts';
import { raiseIssue, raiseUnlessClosed } from '../cases/raise-issue.ts';
import { postUnattributed, unattributedMinorOf } from '../ledger/unattributed.ts';
import { wasNotOurs } from '../ledger/was-not-ours.ts';
import { getBookingOfPayment } from '../records/queries.ts';
import type { Attempt } from '../records/repository.ts';
import { paymentAttempts, payments, type SettledBy } from '../records/tables.ts';

/**
 * What became of one listed receipt. `known`: nothing changed; `settled`: it paid an attempt; `completed`: an attempt
 * that had succeeded got its receipt; `unattributed`: it fits no attempt; `kept`: it was unattributed before; `contradicted`: we
 * have it with another amount, or it was noted as never ours, and a case says so.
 */
export type Matched = 'known' | 'settled' | 'completed' | 'unattributed' | 'kept' | 'contradicted';

interface MatchOptions {
  /** Match attempts of the same amount only, and leave other receipts for a later call. */
  onlyEqualAmount?: true | undefined;
  /** Called in the transaction that matches it. */
  inSameTx?: (tx: Tx, became: Matched | 'left') => Promise<void>;
}

/**
 * Matches one payment that M-Pesa lists with an attempt. Its account names the booking (the reference without hyphens),
 * and its amount the attempt: an attempt that we had given up is settled as paid, and one without a receipt gets it. A
 * receipt of another amount belongs to the only attempt that it can belong to, and `settle` decides about the
 * difference. One that fits no attempt is posted as unattributed, and a case is opened. The same receipt again changes
 * nothing.
 * @param source how the list became known; it is stored with an attempt that is settled by it
 * @returns `left` where `onlyEqualAmount` is set and no attempt has this amount
 */
export function matchReceipt(
  app: App,
  found: ReceivedPayment,
  source: SettledBy,
  { onlyEqualAmount, inSameTx }: MatchOptions = {},
): Promise<Matched | 'left'> {
  return transaction(app, async (tx) => {
    const became = await match(app, tx, found, { source, onlyEqualAmount });
    await inSameTx?.(tx, became);
    return became;
  });
}

async function match(
  app: App,
  tx: Tx,
  found: ReceivedPayment,
  { source, onlyEqualAmount }: { source: SettledBy; onlyEqualAmount: true | undefined },
): Promise<Matched | 'left'> {
  const bookingId = await findNamedBooking(tx, found.accountReference);
  await lockBookings(tx, [bookingId, await findOwningBooking(tx, found.receipt)]);
  const owner = await findOwner(tx, found.receipt);
  const keptMinor = owner ? 0 : await unattributedMinorOf(tx, found.receipt);
  if (keptMinor > 0) return compareKept(app, tx, found, keptMinor);
  const candidate = { found, onlyEqualAmount };
  const attempt = owner ?? (bookingId && isWholeShillings(found) && (await findOpenAttempt(tx, bookingId, candidate)));
  if (!attempt) return onlyEqualAmount ? 'left' : keepUnattributed(app, tx, found);
  const { receipt, amountMinor: receivedMinor } = found;
  const proof = { verified: true, receipt, receivedMinor, resultCode: '0' };
  const done = await settle(app, tx, { attemptId: attempt.id, outcome: { status: 'succeeded', proof }, source });
  if (done === 'applied') return 'settled';
  if (!owner) return 'completed';
  const now = await findOwner(tx, receipt);
  return (now?.receivedMinor ?? now?.amountMinor) === receivedMinor ? 'known' : 'contradicted';
}

async function findNamedBooking(tx: Tx, account: string): Promise<string | undefined> {
  const reference = referenceIn(account.trim());
  if (!reference) return undefined;
  const [booking] = await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.reference, reference));
  return booking?.id;
}

/**
 * The attempt that has this receipt already. Its payment is confirmed by the list; `settle` compares the amounts.
 */
async function findOwner(tx: Tx, receipt: string): Promise<Attempt | undefined> {
  const [owner] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.receipt, receipt));
  return owner;
}

async function findOwningBooking(tx: Tx, receipt: string): Promise<string | undefined> {
  const owner = await findOwner(tx, receipt);
  return owner && (await getBookingOfPayment(tx, owner.paymentId)).bookingId;
}

/**
 * Locks these bookings, so that no other transaction gives a receipt to an attempt of theirs (settling locks the
 * booking too). In a fixed order, because a payment may name another booking than the one that has its receipt.
 */
async function lockBookings(tx: Tx, ids: (string | undefined)[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted()) if (id) await lockBooking(tx, id);
}

/**
 * The attempt that a receipt belongs to, among the booking's pushes without a receipt: the last one of this amount that
 * was sent before the money came, else the only one that it can belong to. M-Pesa's query confirms a payment without
 * its amount, so the amount may differ (F7 and F8 in docs/money.md).
 */
async function findOpenAttempt(
  tx: Tx,
  bookingId: string,
  { found, onlyEqualAmount }: { found: ReceivedPayment; onlyEqualAmount: true | undefined },
): Promise<Attempt | undefined> {
  const rows = await tx
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(
      and(
        eq(payments.bookingId, bookingId),
        eq(paymentAttempts.provider, 'daraja'),
        isNull(paymentAttempts.receipt),
        isNotNull(paymentAttempts.sentAt),
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt), asc(paymentAttempts.id));
  const all = rows.map(({ attempt }) => attempt);
  const latest = found.at ? found.at.getTime() + CLOCK_TOLERANCE_MS : Number.POSITIVE_INFINITY;
  const before = all.filter(({ createdAt }) => createdAt.getTime() <= latest);
  const equal = before.filter((one) => one.amountMinor === found.amountMinor && !hasEndedBefore(one, found.at));
  if (equal.length === 0) {
    if (onlyEqualAmount) return undefined;
    const possible = before.filter((one) => mayBeOtherAmount(one, found));
    return onlyOne(possible) ?? onlyOne(possible.filter(({ status }) => status === 'succeeded'));
  }
  return found.at ? equal.at(-1) : (equal.find(({ status }) => status === 'succeeded') ?? equal.at(-1));
}

const onlyOne = <T>(all: T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

/**
 * Whether a receipt of another amount can belong to a push. Travellers also send money by hand, under the same account.
 * A push that is live will get its own receipt; one that M-Pesa refused was never paid; and money that came after a
 * push was settled is another payment. Where the list names no time, only more than was asked for can belong to a push
 * that has succeeded.
 */
function mayBeOtherAmount(attempt: Attempt, found: ReceivedPayment): boolean {
  const { status, amountMinor, checkoutRequestId } = attempt;
  if (liveAttempts.some((live) => live === status)) return false;
  if (status === 'failed' && checkoutRequestId === null) return false;
  if (found.at) return cameBeforeEnd(attempt, found.at);
  return status !== 'succeeded' || amountMinor < found.amountMinor;
}

/**
 * Whether a push had been paid before this money came, so that it is another payment. A failed push can still be paid
 * by it.
 */
const hasEndedBefore = (attempt: Attempt, at: Date | undefined): boolean =>
  attempt.status === 'succeeded' && at !== undefined && !cameBeforeEnd(attempt, at);

/**
 * Opens a case where a receipt that is posted as unattributed is listed again with another amount, or although it was noted as
 * never ours. One of the two lists is wrong.
 */
async function compareKept(
  app: App,
  tx: Tx,
  { receipt, amountMinor }: ReceivedPayment,
  keptMinor: number,
): Promise<Matched> {
  const expected = (await wasNotOurs(tx, receipt)) ? 0 : keptMinor;
  if (amountMinor === expected) return 'kept';
  const about = { code: 'receipt_contradicted', subject: receipt, expected, found: amountMinor } as const;
  await raiseUnlessClosed(app, tx, { ...about, at: app.clock.now() });
  return 'contradicted';
}

async function keepUnattributed(app: App, tx: Tx, found: ReceivedPayment): Promise<Matched> {
  const { receipt, amountMinor, accountReference } = found;
  const now = app.clock.now();
  if (!(await postUnattributed(tx, { receipt, amountMinor, at: now }))) return 'known';
  await raiseIssue(app, tx, {
    code: 'unattributed_receipt',
    subject: receipt,
    found: { amountMinor, accountReference: withoutPhone(accountReference), at: found.at?.toISOString() ?? null },
    at: now,
  });
  return 'unattributed';
}

/** An account as typed by the payer, with phones masked: anything may be typed, also the payer's own phone. */
function withoutPhone(typed: string): string {
  const phone = normalisePhone(typed);
  return phone ? maskPhone(phone) : maskText(typed);
}
