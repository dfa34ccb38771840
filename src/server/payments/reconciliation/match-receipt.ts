import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { maskPhone, normalisePhone } from '#shared/phone.ts';
import { liveAttempts } from '#shared/states.ts';
import type { App } from '../../app.ts';
import { lockBooking } from '../../bookings/lifecycle.ts';
import { bookings } from '../../bookings/tables.ts';
import { type Tx, transaction } from '../../db/client.ts';
import type { ReceivedPayment } from '../../outside/daraja-received.ts';
import { maskText } from '../../redact.ts';
import { getBookingOfPayment } from '../queries.ts';
import type { Attempt } from '../repository.ts';
import { settle } from '../settle.ts';
import { paymentAttempts, payments, type SettledBy } from '../tables.ts';
import { raiseIssue, raiseUnlessClosed } from './raise-issue.ts';
import { keepWithoutOwner, keptWithoutOwner } from './unattributed.ts';

/** What became of one receipt of the provider's list. */
export type Matched = 'known' | 'settled' | 'completed' | 'unattributed';

/**
 * One payment that M-Pesa lists. The account on it names the booking (its reference without hyphens) and its amount the
 * attempt: one that we had given up is settled as paid, one without a receipt gets it. Another amount is that of the
 * only attempt it can be of, and `settle` says what becomes of the difference. What fits nothing is money without an
 * owner, and a case for a person. The same receipt again changes nothing.
 * @param only `exact`: what fits no attempt by its amount is `left`
 */
export function matchReceipt(
  app: App,
  found: ReceivedPayment,
  source: SettledBy,
  only?: 'exact',
): Promise<Matched | 'left'> {
  return transaction(app, async (tx) => {
    const bookingId = await findNamedBooking(tx, found.accountReference);
    await lockBookings(tx, [bookingId, await findOwningBooking(tx, found.receipt)]);
    const owner = await findOwner(tx, found.receipt);
    const keptMinor = owner ? 0 : await keptWithoutOwner(tx, found.receipt);
    if (keptMinor > 0) return compareKept(app, tx, found, keptMinor);
    const attempt = owner ?? (bookingId && isWhole(found) && (await findOpenAttempt(tx, bookingId, found, only)));
    if (!attempt) return only ? 'left' : keepUnattributed(app, tx, found);
    const { receipt, amountMinor: receivedMinor } = found;
    const proof = { verified: true, receipt, receivedMinor, resultCode: '0' };
    const done = await settle(app, tx, attempt.id, { status: 'succeeded', proof }, source);
    if (done === 'applied') return 'settled';
    return owner ? 'known' : 'completed';
  });
}

/** Prices and what goes back are whole shillings; M-Pesa takes no others from anybody. */
export const isWhole = ({ amountMinor }: Pick<ReceivedPayment, 'amountMinor'>): boolean => amountMinor % 100 === 0;

async function findNamedBooking(tx: Tx, account: string): Promise<string | undefined> {
  const [, year, number] = /^\s*BK[\s-]?(\d{4})[\s-]?(\d{3,6})\s*$/i.exec(account) ?? [];
  if (!year || !number) return undefined;
  const [booking] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.reference, `BK-${year}-${number}`));
  return booking?.id;
}

/** Whose receipt it is already. The list is M-Pesa's own word for it, and `settle` says whether it agrees with ours. */
async function findOwner(tx: Tx, receipt: string): Promise<Attempt | undefined> {
  const [owner] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.receipt, receipt));
  return owner;
}

async function findOwningBooking(tx: Tx, receipt: string): Promise<string | undefined> {
  const owner = await findOwner(tx, receipt);
  return owner && (await getBookingOfPayment(tx, owner.paymentId)).bookingId;
}

/**
 * Whoever settles locks the booking first: from here on nobody gives a receipt to an attempt of these. In a fixed order, for
 * a payment may name another booking than that whose receipt it has.
 */
async function lockBookings(tx: Tx, ids: (string | undefined)[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted()) if (id) await lockBooking(tx, id);
}

/** The clocks of M-Pesa and ours need not agree to the second. */
const toleranceMs = 60_000;

/**
 * Of the booking's pushes without a receipt, the last one over this amount that was sent before the money came; else the
 * only one that it can be of, since M-Pesa's query tells of a payment and not of how much it was (F7 and F8).
 */
async function findOpenAttempt(
  tx: Tx,
  bookingId: string,
  found: ReceivedPayment,
  only?: 'exact',
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
  const latest = found.at ? found.at.getTime() + toleranceMs : Number.POSITIVE_INFINITY;
  const before = all.filter(({ createdAt }) => createdAt.getTime() <= latest);
  const equal = before.filter((one) => one.amountMinor === found.amountMinor && !hasEndedBefore(one, found.at));
  if (equal.length === 0) {
    if (only) return undefined;
    const able = before.filter((one) => mayBeOtherAmount(one, found));
    return onlyOne(able) ?? onlyOne(able.filter(({ status }) => status === 'succeeded'));
  }
  return found.at ? equal.at(-1) : (equal.find(({ status }) => status === 'succeeded') ?? equal.at(-1));
}

const onlyOne = <T>(all: T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

/**
 * Besides a push, people send money by hand, under the same account. So what is open is still to be paid by its PIN, what
 * M-Pesa refused never was a push, and what came after its end is another payment. Where the list tells no time, less
 * than what is paid is.
 */
function mayBeOtherAmount(attempt: Attempt, found: ReceivedPayment): boolean {
  const { status, amountMinor, checkoutRequestId } = attempt;
  if (liveAttempts.some((live) => live === status)) return false;
  if (status === 'failed' && checkoutRequestId === null) return false;
  if (found.at) return cameBeforeEnd(attempt, found.at);
  return status !== 'succeeded' || amountMinor < found.amountMinor;
}

/** Whether a push had been paid when this money came: then that was other money. What had failed, it pays after all. */
const hasEndedBefore = (attempt: Attempt, at: Date | undefined): boolean =>
  attempt.status === 'succeeded' && at !== undefined && !cameBeforeEnd(attempt, at);

/** Whether money came while a push was still being paid; unknown is no. */
export const cameBeforeEnd = ({ settledAt }: Pick<Attempt, 'settledAt'>, at: Date | undefined): boolean =>
  at !== undefined && settledAt !== null && at.getTime() <= settledAt.getTime() + toleranceMs;

/** A receipt is one payment of one amount: listed with another, one of the two lists is wrong, and a person must look. */
async function compareKept(
  app: App,
  tx: Tx,
  { receipt, amountMinor }: ReceivedPayment,
  keptMinor: number,
): Promise<Matched> {
  const about = { code: 'receipt_contradicted', subject: receipt, expected: keptMinor, found: amountMinor } as const;
  if (amountMinor !== keptMinor) await raiseUnlessClosed(app, tx, { ...about, at: app.clock.now() });
  return 'known';
}

async function keepUnattributed(app: App, tx: Tx, found: ReceivedPayment): Promise<Matched> {
  const { receipt, amountMinor, accountReference } = found;
  const now = app.clock.now();
  if (!(await keepWithoutOwner(tx, receipt, amountMinor, now))) return 'known';
  await raiseIssue(app, tx, {
    code: 'unattributed_receipt',
    subject: receipt,
    found: { amountMinor, accountReference: withoutPhone(accountReference), at: found.at?.toISOString() ?? null },
    at: now,
  });
  return 'unattributed';
}

/** Who pays by hand may type anything as the account, their own phone too. */
function withoutPhone(typed: string): string {
  const phone = normalisePhone(typed);
  return phone ? maskPhone(phone) : maskText(typed);
}
