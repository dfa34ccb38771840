import { and, desc, eq, inArray, not, sql } from 'drizzle-orm';
import type { PaymentOptions, VerifiedBooking } from '#shared/contracts/payments.ts';
import { AppError } from '#shared/errors.ts';
import { catalogues } from '#shared/i18n/catalogues.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars, KES_MAX, kesFor, usd } from '#shared/money.ts';
import { maskPhone } from '#shared/phone.ts';
import { liveAttempts } from '#shared/states.ts';
import type { App } from '../app.ts';
import { findOwnBookingId, findVisibleBooking } from '../bookings/access/queries.ts';
import { isChangePayable } from '../bookings/changes/change-answers.ts';
import { isPayable } from '../bookings/lifecycle.ts';
import { getPaymentStatus } from '../bookings/queries.ts';
import { bookingChanges, bookings } from '../bookings/tables.ts';
import type { DbOrTx } from '../db/client.ts';
import type { Person } from '../http/person.ts';
import { getSettings } from '../settings/queries.ts';
import { GIVE_UP_MS } from './check-times.ts';
import { refunds } from './refunds/tables.ts';
import type { Attempt } from './repository.ts';
import { paymentAttempts, payments } from './tables.ts';

/**
 * The booking that a payment is for, and whether that still waits for it: the booking itself, or a change of it.
 * @throws Error if there is none: a payment always has one
 */
export async function getBookingOfPayment(
  db: DbOrTx,
  paymentId: string,
): Promise<{ bookingId: string; reference: string; waiting: boolean }> {
  const [found] = await db
    .select({ bookingId: bookings.id, reference: bookings.reference, waiting })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(bookingChanges, eq(bookingChanges.id, payments.changeId))
    .where(eq(payments.id, paymentId));
  if (!found) throw new Error('The payment has no booking');
  return found;
}

const waiting = sql<boolean>`case when ${payments.changeId} is null then ${bookings.status} = 'pending'
  else ${bookings.status} = 'confirmed' and ${bookingChanges.status} = 'held' end`;

/** Card payments of a booking that are open though what they are for has ended or was paid otherwise. */
export async function listUnwantedIntents(db: DbOrTx, bookingId: string): Promise<Attempt[]> {
  const rows = await db
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(bookingChanges, eq(bookingChanges.id, payments.changeId))
    .where(
      and(
        eq(payments.bookingId, bookingId),
        eq(paymentAttempts.provider, 'stripe'),
        inArray(paymentAttempts.status, [...liveAttempts]),
        not(waiting),
      ),
    );
  return rows.map(({ attempt }) => attempt);
}

/**
 * The payment that a booking's payment page is about: the newest, which is for the booking itself or for the latest
 * change that is to be paid for. Undefined before anybody tried to pay. By `payments_booking_seq`.
 */
export async function findPaymentAtHand(db: DbOrTx, bookingId: string) {
  const [found] = await db
    .select({ payment: payments, change: bookingChanges })
    .from(payments)
    .leftJoin(bookingChanges, eq(bookingChanges.id, payments.changeId))
    .where(eq(payments.bookingId, bookingId))
    .orderBy(desc(payments.seq))
    .limit(1);
  return found;
}

/** What the payment page must know before anything starts. @throws AppError not_found */
export async function getPaymentOptions(app: App, person: Person, idOrReference: string): Promise<PaymentOptions> {
  const id = await findOwnBookingId(app.db, idOrReference, person.id);
  if (!id) throw new AppError('not_found');
  const [[row], atHand, { usdToKesRate: rate }] = await Promise.all([
    app.db
      .select({ priceCents: sql<number>`${bookings.totalCents} - ${bookings.discountCents}`.mapWith(Number) })
      .from(bookings)
      .where(eq(bookings.id, id)),
    findPaymentAtHand(app.db, id),
    getSettings(app.db),
  ]);
  const live = atHand && (await findLatestAttempt(app.db, atHand.payment.id, true));
  const due = usd(atHand?.payment.dueCents ?? row?.priceCents ?? 0);
  const amountKes = kesFor(due, rate);
  const { card, mpesa } = app.config;
  return {
    amountUsd: dollars(due),
    amountKes,
    rate,
    card: methodState(app.stripe !== undefined, card.mode, due < 50 ? 'card_minimum' : null),
    mpesa: methodState(app.daraja !== undefined, mpesa.mode, amountKes > KES_MAX ? 'mpesa_limit' : null),
    change: atHand?.change?.status ?? null,
    liveAttempt: live
      ? {
          id: live.id,
          method: live.provider === 'stripe' ? 'card' : 'mpesa',
          status: live.status,
          phone: live.phoneSealed ? maskPhone(app.secrets.open(live.phoneSealed)) : null,
          promptExpiresAt: live.promptExpiresAt?.toISOString() ?? null,
          startedAt: live.createdAt.toISOString(),
        }
      : null,
  };
}

function methodState(on: boolean, mode: string, obstacle: string | null) {
  const reason = on ? obstacle : 'method_off';
  return { available: reason === null, reason, sandbox: mode === 'sandbox' };
}

/** The payment's newest attempt, or its live one. */
export async function findLatestAttempt(db: DbOrTx, paymentId: string, onlyLive = false): Promise<Attempt | undefined> {
  const live = onlyLive ? inArray(paymentAttempts.status, [...liveAttempts]) : undefined;
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, paymentId), live))
    .orderBy(desc(paymentAttempts.seq))
    .limit(1);
  return attempt;
}

export async function findAttempt(db: DbOrTx, id: string): Promise<Attempt | undefined> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return attempt;
}

/** How a booking and its payment at hand stand, in words. @throws AppError not_found */
export async function getVerifiedBooking(
  app: App,
  person: Person,
  idOrReference: string,
  lang: Lang,
): Promise<VerifiedBooking> {
  const { db } = app;
  const booking = await findVisibleBooking(db, idOrReference, person);
  if (!booking) throw new AppError('not_found');
  const [atHand, paymentStatus] = await Promise.all([
    findPaymentAtHand(db, booking.id),
    getPaymentStatus(db, booking.id),
  ]);
  const payment = atHand?.payment;
  const change = atHand?.change ?? null;
  const paid = payment?.status === 'completed';
  // What paid counts, though a later try may have ended otherwise.
  const attempt =
    paid && payment.attemptId
      ? await findAttempt(db, payment.attemptId)
      : payment && (await findLatestAttempt(db, payment.id));
  const now = app.clock.now();
  const lastError = payment?.lastError ?? null;
  const over = change ? change.status === 'lapsed' : booking.status === 'cancelled';
  const noRoom = over && lastError !== 'amount_mismatch' && payment !== undefined && (await hasSurplus(db, payment.id));
  const reason = paid ? null : noRoom ? 'surplus_returned' : reasonFor(attempt, lastError);
  const live = attempt !== undefined && liveAttempts.some((status) => status === attempt.status);
  // A card declined leaves its intent open for the next card; an open prompt must end first.
  const blocked = live && attempt.provider === 'daraja';
  const payable = change ? isChangePayable(change, now) : isPayable(booking, now);
  return {
    id: booking.id,
    bookingId: booking.reference,
    status: booking.status,
    paymentStatus,
    method: attempt ? (attempt.provider === 'stripe' ? 'card' : 'mpesa') : null,
    attemptStatus: attempt?.status ?? null,
    message: reason ? translate(lang, 'payments', reasonKey(reason)) : null,
    reason,
    canRetry: payable && !blocked,
    retryAfter: blocked ? secondsLeft(attempt, now) : null,
    holdEndsAt: holdEndOf(booking, change)?.toISOString() ?? null,
    receipt: paid ? (attempt?.receipt ?? null) : null,
    change: change && payment ? { id: change.id, status: change.status, paymentStatus: payment.status } : null,
  };
}

function holdEndOf(
  booking: Pick<typeof bookings.$inferSelect, 'status' | 'holdEndsAt'>,
  change: Pick<typeof bookingChanges.$inferSelect, 'status' | 'holdEndsAt'> | null,
): Date | null {
  if (change?.status === 'held') return change.holdEndsAt;
  return booking.status === 'pending' ? booking.holdEndsAt : null;
}

/** Whether money came for a payment that bought nothing; by `refunds_payment`. */
async function hasSurplus(db: DbOrTx, paymentId: string): Promise<boolean> {
  const [surplus] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.reason, ['surplus', 'duplicate'])))
    .limit(1);
  return surplus !== undefined;
}

const secondsLeft = (attempt: Attempt, now: Date) => {
  const over = attempt.promptExpiresAt?.getTime() ?? attempt.createdAt.getTime() + GIVE_UP_MS;
  return Math.max(0, Math.ceil((over - now.getTime()) / 1000));
};

function reasonFor(attempt: Attempt | undefined, lastError: string | null): string | null {
  if (!attempt) return null;
  // Nobody can have paid by a card form that never opened.
  if (attempt.status === 'unknown') return attempt.provider === 'daraja' ? 'unknown' : null;
  if (attempt.status === 'failed' || attempt.status === 'cancelled' || attempt.status === 'timed_out') {
    return attempt.errorCode ?? 'other';
  }
  return lastError;
}

type PaymentKey = KeyOf<'payments'>;
const hasKey = (key: string): key is PaymentKey => Object.hasOwn(catalogues.en.payments, key);

/** Codes that nobody has words for yet are told in general ones. */
function reasonKey(reason: string): PaymentKey {
  const key = `reason.${reason}`;
  return hasKey(key) ? key : 'reason.other';
}
