import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PaymentOptions, VerifiedBooking } from '#shared/contracts/payments.ts';
import { AppError } from '#shared/errors.ts';
import { catalogues } from '#shared/i18n/catalogues.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars, KES_MAX, kesFor, usd } from '#shared/money.ts';
import { maskPhone } from '#shared/phone.ts';
import { type BookingStatus, liveAttempts } from '#shared/states.ts';
import type { App } from '../app.ts';
import { isPayable } from '../bookings/lifecycle.ts';
import { findOwnBookingId, findVisibleBooking } from '../bookings/queries.ts';
import { bookings } from '../bookings/tables.ts';
import type { DbOrTx } from '../db/client.ts';
import type { Person } from '../http/person.ts';
import { getSettings } from '../settings/queries.ts';
import { GIVE_UP_MS } from './check-times.ts';
import { refunds } from './refunds/tables.ts';
import type { Attempt } from './repository.ts';
import { paymentAttempts, payments } from './tables.ts';

/** The booking that a payment is for. @throws Error if there is none: a payment always has one */
export async function getBookingOfPayment(
  db: DbOrTx,
  paymentId: string,
): Promise<{ bookingId: string; reference: string; status: BookingStatus }> {
  const [found] = await db
    .select({ bookingId: bookings.id, reference: bookings.reference, status: bookings.status })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(payments.id, paymentId));
  if (!found) throw new Error('The payment has no booking');
  return found;
}

/** What the payment page must know before anything starts. @throws AppError not_found */
export async function getPaymentOptions(app: App, person: Person, idOrReference: string): Promise<PaymentOptions> {
  const id = await findOwnBookingId(app.db, idOrReference, person.id);
  if (!id) throw new AppError('not_found');
  const [[row], live, { usdToKesRate: rate }] = await Promise.all([
    app.db
      .select({
        priceCents: sql<number>`${bookings.totalCents} - ${bookings.discountCents}`.mapWith(Number),
        dueCents: payments.dueCents,
      })
      .from(bookings)
      .leftJoin(payments, and(eq(payments.bookingId, bookings.id), eq(payments.seq, 1)))
      .where(eq(bookings.id, id)),
    findLatestAttempt(app.db, id, true),
    getSettings(app.db),
  ]);
  const due = usd(row?.dueCents ?? row?.priceCents ?? 0);
  const amountKes = kesFor(due, rate);
  const { card, mpesa } = app.config;
  return {
    amountUsd: dollars(due),
    amountKes,
    rate,
    card: methodState(app.stripe !== undefined, card.mode, due < 50 ? 'card_minimum' : null),
    mpesa: methodState(app.daraja !== undefined, mpesa.mode, amountKes > KES_MAX ? 'mpesa_limit' : null),
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

/** The booking's newest attempt, or its live one. */
export async function findLatestAttempt(db: DbOrTx, bookingId: string, onlyLive = false): Promise<Attempt | undefined> {
  const [found] = await db
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(
      and(eq(payments.bookingId, bookingId), onlyLive ? inArray(paymentAttempts.status, [...liveAttempts]) : undefined),
    )
    .orderBy(desc(paymentAttempts.seq))
    .limit(1);
  return found?.attempt;
}

export async function findAttempt(db: DbOrTx, id: string): Promise<Attempt | undefined> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return attempt;
}

/** How a booking and its payment stand, in words. @throws AppError not_found */
export async function getVerifiedBooking(
  app: App,
  person: Person,
  idOrReference: string,
  lang: Lang,
): Promise<VerifiedBooking> {
  const booking = await findVisibleBooking(app.db, idOrReference, person);
  if (!booking) throw new AppError('not_found');
  const [[payment], latest] = await Promise.all([
    app.db
      .select()
      .from(payments)
      .where(and(eq(payments.bookingId, booking.id), eq(payments.seq, 1))),
    findLatestAttempt(app.db, booking.id),
  ]);
  const paid = payment?.status === 'completed';
  // What paid counts, though a later try may have ended otherwise.
  const attempt = paid && payment.attemptId ? await findAttempt(app.db, payment.attemptId) : latest;
  const [surplus] = payment
    ? await app.db
        .select({ id: refunds.id })
        .from(refunds)
        .where(and(eq(refunds.paymentId, payment.id), inArray(refunds.reason, ['surplus', 'duplicate'])))
        .limit(1)
    : [];
  const now = app.clock.now();
  const lastError = payment?.lastError ?? null;
  const noRoom = surplus !== undefined && booking.status === 'cancelled' && lastError !== 'amount_mismatch';
  const reason = paid ? null : noRoom ? 'surplus_returned' : reasonFor(attempt, lastError);
  const live = attempt !== undefined && liveAttempts.some((status) => status === attempt.status);
  // A card declined leaves its intent open for the next card; an open prompt must end first.
  const blocked = live && attempt.provider === 'daraja';
  return {
    id: booking.id,
    bookingId: booking.reference,
    status: booking.status,
    paymentStatus: payment?.status ?? 'pending',
    method: attempt ? (attempt.provider === 'stripe' ? 'card' : 'mpesa') : null,
    attemptStatus: attempt?.status ?? null,
    message: reason ? translate(lang, 'payments', reasonKey(reason)) : null,
    reason,
    canRetry: isPayable(booking, now) && !blocked,
    retryAfter: blocked ? secondsLeft(attempt, now) : null,
    holdEndsAt: booking.status === 'pending' ? booking.holdEndsAt.toISOString() : null,
    receipt: paid ? (attempt?.receipt ?? null) : null,
    change: null,
  };
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
