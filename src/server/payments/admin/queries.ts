import { asc, desc, eq, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { bookings } from '#server/bookings/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { dayFilters, daysAsked } from '#server/db/day-filters.ts';
import { eachItem, listOf, mapPage, noPosition, readPage, type WholeOf } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import { maskText } from '#server/redact.ts';
import type { AdminPaymentsQuery } from '#shared/contracts/admin-payments.schemas.ts';
import type { AdminPayment, AdminPayments } from '#shared/contracts/admin-payments.ts';
import { AppError } from '#shared/errors.ts';
import { dollars, usd } from '#shared/money.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import { maskPhone } from '#shared/phone.ts';
import type { PaymentStatus } from '#shared/states.ts';
import { disputes } from '../disputes/tables.ts';
import { eventItemOf, listEventsOf } from '../inbox/queries.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { paymentAttempts, payments } from '../records/tables.ts';
import { refunds } from '../refunds/tables.ts';
import { type LookedFor, lookForPayments } from './search.ts';

const columns = {
  payment: payments,
  booking: { id: bookings.id, reference: bookings.reference, status: bookings.status },
  traveller: { id: people.id, name: people.name },
  receipt: paymentAttempts.receipt,
};
type Payment = typeof payments.$inferSelect;
interface Row {
  payment: Payment;
  booking: { id: string; reference: string; status: string };
  traveller: { id: string; name: string };
  receipt: string | null;
}

const instant = (at: Date | null) => at?.toISOString() ?? null;
const money = (cents: number) => dollars(usd(cents));

const itemOf = ({ payment, booking, traveller, receipt }: Row): AdminPayments['items'][number] => ({
  id: payment.id,
  ...{ booking, traveller },
  seq: payment.seq,
  status: payment.status,
  method: payment.method,
  disputed: payment.disputed,
  due: money(payment.dueCents),
  discount: money(payment.discountCents),
  paid: money(payment.paidCents),
  refunded: money(payment.refundedCents),
  receipt,
  lastError: payment.lastError,
  createdAt: payment.createdAt.toISOString(),
  paidAt: instant(payment.paidAt),
});

const selectPayments = (db: DbOrTx, position: SQL<Position> = noPosition) =>
  db
    .select({ ...columns, position })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(people, eq(people.id, bookings.personId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
    .$dynamic();

const paymentsList = listOf({
  name: 'payments',
  select: selectPayments,
  id: payments.id,
  counted: { table: payments },
  filters: {
    looked: ({ condition }: LookedFor) => condition,
    status: (status: PaymentStatus) => eq(payments.status, status),
    method: (method: PaymentMethod) => eq(payments.method, method),
    ...dayFilters(payments.createdAt),
  },
  sorts: {
    createdAt: { column: payments.createdAt, index: 'payments_created' },
    paidAt: { column: payments.paidAt, index: 'payments_paid' },
  },
});

type Query = z.output<typeof AdminPaymentsQuery>;

const wantedBy = async (app: App, { q, from, to, ...query }: WholeOf<Query>) => ({
  ...query,
  looked: q === undefined ? undefined : await lookForPayments(app, q),
  ...daysAsked({ from, to }),
});

/** The payments of every booking, for admins: searched, filtered, sorted and paged as the query asks. */
export async function listPayments(app: App, { page, pageSize, after, ...query }: Query): Promise<AdminPayments> {
  const wanted = { ...(await wantedBy(app, query)), page, pageSize, after };
  return mapPage(await readPage(app.db, paymentsList, wanted), itemOf);
}

/** All of them, in the same order. @throws AppError list_too_long */
export async function* eachPayment(
  app: App,
  query: WholeOf<Query>,
  most: number,
): AsyncGenerator<AdminPayments['items'][number], void, undefined> {
  const itemsOf = (rows: Row[]) => rows.map(itemOf);
  yield* eachItem(app.db, paymentsList, await wantedBy(app, query), { most, itemsOf });
}

/** A payment with its attempts, refunds, postings and events. Phones are masked. @throws AppError not_found */
export async function getPayment(app: App, id: string): Promise<AdminPayment> {
  const [row] = await selectPayments(app.db).where(eq(payments.id, id));
  if (!row) throw new AppError('not_found');
  const [records, ledger] = await Promise.all([recordsOf(app, id), listBookingLedger(app.db, row.booking.id)]);
  return { ...itemOf(row), ...records, ledger };
}

/** The payments of a booking, in the order of their numbers, each with its attempts, refunds and events. Phones are masked. */
export async function listBookingPayments(app: App, bookingId: string): Promise<Omit<AdminPayment, 'ledger'>[]> {
  const rows = await selectPayments(app.db).where(eq(payments.bookingId, bookingId)).orderBy(asc(payments.seq));
  return Promise.all(rows.map(async (row) => ({ ...itemOf(row), ...(await recordsOf(app, row.payment.id)) })));
}

/** The ledger's entries of a booking, the oldest first; by `ledger_transfers_booking`. */
export async function listBookingLedger(db: DbOrTx, bookingId: string): Promise<AdminPayment['ledger']> {
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.bookingId, bookingId))
    .orderBy(asc(ledgerEntries.at), asc(ledgerEntries.transferId), desc(ledgerEntries.amountMinor));
  return entries.map(({ kind, source, account, amountMinor, at }) => {
    return { kind, source, account, amountMinor, at: at.toISOString() };
  });
}

async function recordsOf(app: App, id: string): Promise<Pick<AdminPayment, 'attempts' | 'refunds' | 'events'>> {
  const { db } = app;
  const [attempts, back, asked] = await Promise.all([
    db.select().from(paymentAttempts).where(eq(paymentAttempts.paymentId, id)).orderBy(asc(paymentAttempts.seq)),
    db.select().from(refunds).where(eq(refunds.paymentId, id)).orderBy(asc(refunds.createdAt), asc(refunds.id)),
    db.select({ id: disputes.id }).from(disputes).where(eq(disputes.paymentId, id)),
  ]);
  const owners = [...attempts, ...back, ...asked].map((one) => one.id);
  const events = owners.length === 0 ? [] : await listEventsOf(db, owners);
  return {
    attempts: attempts.map((attempt) => attemptOf(app, attempt)),
    refunds: back.map(refundOf),
    events: events.map(eventItemOf),
  };
}

function attemptOf({ secrets }: App, attempt: typeof paymentAttempts.$inferSelect): AdminPayment['attempts'][number] {
  const { id, seq, provider, status, currency, amountMinor, receivedMinor, rate, receipt, verified } = attempt;
  const { resultCode, errorCode, settledBy, createdAt, settledAt } = attempt;
  return {
    ...{ id, seq, provider, status, currency, amountMinor, receivedMinor, rate, receipt, verified },
    ...{ resultCode, errorCode, settledBy },
    phone: attempt.phoneSealed ? maskPhone(secrets.open(attempt.phoneSealed)) : null,
    providerId: attempt.stripeIntentId ?? (attempt.checkoutRequestId && maskText(attempt.checkoutRequestId)),
    createdAt: createdAt.toISOString(),
    settledAt: instant(settledAt),
  };
}

function refundOf(refund: typeof refunds.$inferSelect): AdminPayment['refunds'][number] {
  const { id, reason, method, status, currency, amountMinor, pointsBack, providerRef, errorCode, note } = refund;
  return {
    ...{ id, reason, method, status, currency, amountMinor, pointsBack, providerRef, errorCode, note },
    usd: money(refund.usdCents),
    createdAt: refund.createdAt.toISOString(),
    settledAt: instant(refund.settledAt),
  };
}
