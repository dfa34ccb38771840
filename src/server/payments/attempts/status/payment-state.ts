import { and, eq, inArray, ne } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { isChangePayable } from '#server/bookings/changes/change-answers.ts';
import { isPayable } from '#server/bookings/is-payable.ts';
import { getBookingRow, getPaymentStatus } from '#server/bookings/queries.ts';
import type { bookingChanges, bookings } from '#server/bookings/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { preparedQuery } from '#server/db/prepared-query.ts';
import { readTogether } from '#server/db/read-together.ts';
import type { LatePaymentEffect, VerifiedBooking } from '#shared/contracts/payments.ts';
import { catalogues } from '#shared/i18n/catalogues.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { methodOfProvider } from '#shared/payment-methods.ts';
import { surplusReasons } from '#shared/refund-reasons.ts';
import { liveAttempts } from '#shared/states.ts';
import { providerRules } from '../../records/provider-rules.ts';
import { findAttempt, findLatestAttempt, findLatestPayment } from '../../records/queries.ts';
import type { Attempt } from '../../records/repository.ts';
import { refunds } from '../../refunds/tables.ts';
import { promptEndsAt } from '../settling/check-times.ts';
import { latePaymentEffect } from './late-payment-effect.ts';

/**
 * The state of a booking and of its current payment, with a message for people. All is read from one state of the database:
 * a payment that was read before its attempt succeeded, and the attempt after it, would look like a failure.
 * @throws AppError not_found
 */
export function getPaymentState(app: App, bookingId: string, lang: Lang): Promise<VerifiedBooking> {
  return app.db.transaction((tx) => readPaymentState(tx, { bookingId, lang, now: app.clock.now() }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function readPaymentState(
  db: DbOrTx,
  { bookingId, lang, now }: { bookingId: string; lang: Lang; now: Date },
): Promise<VerifiedBooking> {
  const booking = await getBookingRow(db, bookingId);
  const [atHand, paymentStatus] = await readTogether(db, [
    () => findLatestPayment(db, booking.id),
    () => getPaymentStatus(db, booking.id),
  ]);
  const payment = atHand?.payment;
  const change = atHand?.change ?? null;
  const paid = payment?.status === 'completed';
  // For a completed payment it is the attempt that paid, even if a later one failed.
  const attempt =
    paid && payment.attemptId
      ? await findAttempt(db, payment.attemptId)
      : payment && (await findLatestAttempt(db, payment.id));
  const lastError = payment?.lastError ?? null;
  const hasEnded = change ? change.status === 'lapsed' : booking.status === 'cancelled';
  const isReturned = hasEnded && payment !== undefined && (await hasSurplus(db, payment.id));
  const reason = paid ? null : isReturned ? 'surplus_returned' : reasonFor(attempt, lastError);
  const live = attempt !== undefined && liveAttempts.some((status) => status === attempt.status);
  // After a declined card the same intent takes the next card. A prompt must end before another attempt can begin.
  const blocked = live && !providerRules[attempt.provider].canBeCancelled;
  const effect = latePaymentEffect(booking, change);
  const payable = change ? isChangePayable(change, now) : isPayable(booking, now);
  return {
    id: booking.id,
    bookingId: booking.reference,
    status: booking.status,
    paymentStatus,
    method: attempt ? methodOfProvider[attempt.provider] : null,
    attemptStatus: attempt?.status ?? null,
    message: reason ? messageOf(reason, { effect, lang }) : null,
    reason,
    canRetry: payable && !blocked,
    retryAfter: blocked ? secondsLeft(attempt, now) : null,
    holdEndsAt: holdEndOf(booking, change)?.toISOString() ?? null,
    latePaymentEffect: effect,
    receipt: paid ? (attempt?.receipt ?? null) : null,
    change: change && payment ? { id: change.id, status: change.status, paymentStatus: payment.status } : null,
  };
}

function holdEndOf(
  booking: Pick<typeof bookings.$inferSelect, 'status' | 'approval' | 'holdEndsAt'>,
  change: Pick<typeof bookingChanges.$inferSelect, 'status' | 'holdEndsAt'> | null,
): Date | null {
  if (change?.status === 'held') return change.holdEndsAt;
  return booking.status === 'pending' && booking.approval !== 'asked' ? booking.holdEndsAt : null;
}

const surplusOf = preparedQuery('surplus-of-payment', ['paymentId'], (db, { paymentId }) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        inArray(refunds.reason, surplusReasons),
        ne(refunds.reason, 'too_little'),
        ne(refunds.status, 'withdrawn'),
      ),
    )
    .limit(1),
);

/** Whether money arrived for a payment that paid for nothing. By the index `refunds_payment`. */
const hasSurplus = async (db: DbOrTx, paymentId: string): Promise<boolean> =>
  (await surplusOf.rows(db, { paymentId })).length > 0;

const secondsLeft = (attempt: Attempt, now: Date) =>
  Math.max(0, Math.ceil((promptEndsAt(attempt).getTime() - now.getTime()) / 1000));

/** Why an attempt, or else its payment, has failed: a code; null where it has not. */
export function reasonFor(attempt: Attempt | undefined, lastError: string | null): string | null {
  if (!attempt) return null;
  if (attempt.status === 'unknown') return providerRules[attempt.provider].mayBePaidWhileUnknown ? 'unknown' : null;
  if (attempt.status === 'failed' || attempt.status === 'cancelled' || attempt.status === 'timed_out') {
    return attempt.errorCode ?? 'other';
  }
  return lastError;
}

type PaymentKey = KeyOf<'payments'>;
const hasKey = (key: string): key is PaymentKey => Object.hasOwn(catalogues.en.payments, key);

/** The message for people about a reason. */
export const messageOf = (reason: string, { effect, lang }: { effect: LatePaymentEffect; lang: Lang }): string =>
  translate(lang, 'payments', reasonKey(reason, effect));

/** The text of a reason; a general one for codes that have no text of their own. */
function reasonKey(reason: string, effect: LatePaymentEffect): PaymentKey {
  const key = reason === 'unknown' && effect !== 'counts' ? `reason.unknown_${effect}` : `reason.${reason}`;
  return hasKey(key) ? key : 'reason.other';
}
