import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { people } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { referenceIn } from '#server/bookings/typed-reference.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { providers } from '#server/providers/tables.ts';
import type { Issue, IssueDetail } from '#shared/contracts/admin-payments.ts';
import { getIssue, listOpenIssues } from '../cases/queries.ts';
import { reconciliationIssues } from '../cases/tables.ts';
import { isUnverifiedPaymentCode } from '../cases/unverified-codes.ts';
import { adminDisbursement } from '../disbursements/queries.ts';
import { disbursements } from '../disbursements/tables.ts';
import { findDispute } from '../disputes/queries.ts';
import { eventItemOf } from '../inbox/queries.ts';
import { providerEvents } from '../inbox/tables.ts';
import { payoutItems, payouts } from '../payouts/tables.ts';
import { NEVER_CAME, paymentAttempts, payments } from '../records/tables.ts';
import { getRefunds } from '../refunds/queries.ts';
import { refunds } from '../refunds/tables.ts';
import { withBookings } from './list-cases.ts';

type About = Omit<IssueDetail, keyof Issue>;
type CaseAttempt = NonNullable<IssueDetail['attempt']>;

/** So many attempts, and so many cases of money that left twice, are offered for a receipt without an owner. */
const offeredMost = 20;

const nothing: About = {
  ...{ booking: null, paymentId: null, payoutId: null, providerId: null, attempt: null },
  ...{
    refund: null,
    disbursement: null,
    dispute: null,
    event: null,
    candidates: [],
    noCandidates: null,
    paidTwice: [],
    closing: 'by_reason',
    closer: null,
  },
};

/**
 * A case with the records that its subject names, so that a person can decide it without looking for them.
 * @param booking the reference, as it was typed, of a booking that a receipt without an owner may pay
 * @throws AppError not_found
 */
export async function getCase(db: DbOrTx, id: string, booking?: string): Promise<IssueDetail> {
  const issue = await getIssue(db, id);
  const [about, closer] = await Promise.all([
    issue.code === 'unattributed_receipt' ? aboutReceipt(db, issue, booking) : aboutRecord(db, issue),
    findCloser(db, issue),
  ]);
  return { ...issue, ...nothing, ...about, closer, closing: closingOf(issue, about) };
}

/** Who closed it, or what they did with its record did; null where no person did. */
async function findCloser(db: DbOrTx, { id }: Issue): Promise<IssueDetail['closer']> {
  const { closedBy, resolvedBy } = reconciliationIssues;
  const [closer] = await db
    .select({ id: people.id, name: people.name })
    .from(reconciliationIssues)
    .innerJoin(people, eq(people.id, sql`coalesce(${closedBy}, ${resolvedBy})`))
    .where(eq(reconciliationIssues.id, id));
  return closer ?? null;
}

/** By the same rule as `closeIssueBy`. */
function closingOf({ code }: Issue, { attempt }: Partial<About>): About['closing'] {
  if (code === 'unattributed_receipt') return 'by_decision';
  const unverified = attempt?.status === 'succeeded' && !attempt.verified;
  return isUnverifiedPaymentCode(code) && unverified ? 'by_decision' : 'by_reason';
}

/** One that has a receipt of its own takes no other, unless its payment never came (`attributeReceipt`). */
const takesReceipt = or(isNull(paymentAttempts.receipt), eq(paymentAttempts.errorCode, NEVER_CAME));

/** @param typed the reference of the booking whose payments an admin looks for; without it the one that the payer named */
async function aboutReceipt(db: DbOrTx, { found }: Issue, typed?: string): Promise<Partial<About>> {
  const { accountReference } = (found ?? {}) as { accountReference?: unknown };
  const named = referenceIn(typeof accountReference === 'string' ? accountReference.trim() : '');
  const reference = typed === undefined ? named : referenceIn(typed);
  const [candidates, [booking], paidTwice] = await Promise.all([
    reference === undefined
      ? []
      : listAttempts(db, and(eq(bookings.reference, reference), eq(paymentAttempts.provider, 'daraja'), takesReceipt)),
    named === undefined
      ? []
      : db
          .select({ id: bookings.id, reference: bookings.reference })
          .from(bookings)
          .where(eq(bookings.reference, named)),
    listOpenIssues(db, 'paid_twice', offeredMost).then((issues) => withBookings(db, issues)),
  ]);
  const noCandidates = candidates.length > 0 ? null : await whyNone(db, reference);
  return { candidates, noCandidates, paidTwice, booking: booking ?? null };
}

/** Why no attempt of this booking can take a receipt. @param reference undefined where none was named */
async function whyNone(db: DbOrTx, reference: string | undefined): Promise<About['noCandidates']> {
  if (reference === undefined) return 'no_booking';
  const [found] = await db
    .select({ hasMpesa: sql<boolean>`bool_or(coalesce(${paymentAttempts.provider} = 'daraja', false))` })
    .from(bookings)
    .leftJoin(payments, eq(payments.bookingId, bookings.id))
    .leftJoin(paymentAttempts, eq(paymentAttempts.paymentId, payments.id))
    .where(eq(bookings.reference, reference))
    .groupBy(bookings.id);
  if (!found) return 'no_booking';
  return found.hasMpesa ? 'own_receipts' : 'no_mpesa';
}

/** The record with this id: our ids are unique among all tables, so at most one of them has it. */
async function aboutRecord(db: DbOrTx, { code, subject }: Issue): Promise<Partial<About>> {
  if (!isUuid(subject)) return {};
  const [attempts, refund, order, dispute, event, transfer, others] = await Promise.all([
    listAttempts(db, eq(paymentAttempts.id, subject)),
    getRefunds(db, [subject]),
    db.select().from(disbursements).where(eq(disbursements.id, subject)),
    findDispute(db, subject),
    db.select().from(providerEvents).where(eq(providerEvents.id, subject)),
    db.select({ payoutId: payoutItems.payoutId }).from(payoutItems).where(eq(payoutItems.id, subject)),
    aboutWhole(db, subject),
  ]);
  const [attempt] = attempts;
  if (attempt) {
    const about = { attempt, booking: attempt.booking, paymentId: attempt.paymentId };
    return code === 'amount_mismatch' ? { ...about, refund: await findReturned(db, attempt.id) } : about;
  }
  if (refund[0]) return aboutRefund(db, refund[0]);
  if (order[0]) return aboutOrder(db, order[0]);
  if (dispute) return { dispute, booking: dispute.booking, paymentId: dispute.paymentId };
  if (event[0]) return { event: eventItemOf(event[0]), ...(await aboutOwner(db, event[0].ownerId)) };
  return transfer[0] ?? others;
}

/** The refund of an attempt that brought another amount; null where there is none. */
async function findReturned(db: DbOrTx, attemptId: string): Promise<About['refund']> {
  const [last] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.attemptId, attemptId))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(1);
  return last ? ((await getRefunds(db, [last.id]))[0] ?? null) : null;
}

async function aboutRefund(db: DbOrTx, refund: NonNullable<About['refund']>): Promise<Partial<About>> {
  const [found] = await db.select({ paymentId: refunds.paymentId }).from(refunds).where(eq(refunds.id, refund.id));
  return { refund, booking: refund.booking, paymentId: found?.paymentId ?? null };
}

/** An order to M-Pesa, with the refund or the payout that it pays. */
async function aboutOrder(db: DbOrTx, order: typeof disbursements.$inferSelect): Promise<Partial<About>> {
  const disbursement = adminDisbursement(order);
  if (order.purpose === 'refund') {
    const [refund] = await getRefunds(db, [order.ownerId]);
    return { disbursement, ...(refund && (await aboutRefund(db, refund))) };
  }
  const [item] = await db
    .select({ payoutId: payoutItems.payoutId })
    .from(payoutItems)
    .where(eq(payoutItems.id, order.ownerId));
  return { disbursement, ...item };
}

/** An event about an attempt leads to its payment. */
async function aboutOwner(db: DbOrTx, ownerId: string | null): Promise<Partial<About>> {
  if (ownerId === null) return {};
  const [attempt] = await listAttempts(db, eq(paymentAttempts.id, ownerId));
  return attempt ? { booking: attempt.booking, paymentId: attempt.paymentId } : {};
}

/** A booking, payment, payout or provider. */
async function aboutWhole(db: DbOrTx, id: string): Promise<Partial<About>> {
  const named = { id: bookings.id, reference: bookings.reference };
  const [[booking], [payment], [payout], [provider]] = await Promise.all([
    db.select(named).from(bookings).where(eq(bookings.id, id)),
    db
      .select({ paymentId: payments.id, booking: named })
      .from(payments)
      .innerJoin(bookings, eq(bookings.id, payments.bookingId))
      .where(eq(payments.id, id)),
    db.select({ payoutId: payouts.id }).from(payouts).where(eq(payouts.id, id)),
    db.select({ providerId: providers.id }).from(providers).where(eq(providers.id, id)),
  ]);
  return booking ? { booking } : (payment ?? payout ?? provider ?? {});
}

async function listAttempts(db: DbOrTx, condition: ReturnType<typeof eq> | undefined): Promise<CaseAttempt[]> {
  const rows = await db
    .select({ attempt: paymentAttempts, booking: { id: bookings.id, reference: bookings.reference } })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(condition)
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(offeredMost);
  return rows.map(({ attempt, booking }) => {
    const { id, paymentId, provider, status, currency, amountMinor, receivedMinor, receipt, verified } = attempt;
    return {
      ...{ id, paymentId, booking, provider, status, currency, amountMinor, receivedMinor, receipt, verified },
      createdAt: attempt.createdAt.toISOString(),
      settledAt: attempt.settledAt?.toISOString() ?? null,
    };
  });
}
