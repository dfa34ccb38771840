import { and, eq, inArray, ne } from 'drizzle-orm';
import type { IfPaid, VerifiedBooking } from '#shared/contracts/payments.ts';
import { AppError } from '#shared/errors.ts';
import { catalogues } from '#shared/i18n/catalogues.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { liveAttempts } from '#shared/states.ts';
import type { App } from '../app.ts';
import { findVisibleBooking } from '../bookings/access/queries.ts';
import { isChangePayable } from '../bookings/changes/change-answers.ts';
import { isPayable } from '../bookings/lifecycle.ts';
import { getPaymentStatus } from '../bookings/queries.ts';
import type { bookingChanges, bookings } from '../bookings/tables.ts';
import type { DbOrTx } from '../db/client.ts';
import type { Person } from '../http/person.ts';
import { promptEndsAt } from './check-times.ts';
import { ifPaid } from './if-paid.ts';
import { findAttempt, findLatestAttempt, findPaymentAtHand } from './queries.ts';
import { refunds } from './refunds/tables.ts';
import type { Attempt } from './repository.ts';

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
  const noRoom = over && payment !== undefined && (await hasSurplus(db, payment.id));
  const reason = paid ? null : noRoom ? 'surplus_returned' : reasonFor(attempt, lastError);
  const live = attempt !== undefined && liveAttempts.some((status) => status === attempt.status);
  // A card declined leaves its intent open for the next card; an open prompt must end first.
  const blocked = live && attempt.provider === 'daraja';
  const outlook = ifPaid(booking, change);
  const payable = change ? isChangePayable(change, now) : isPayable(booking, now);
  return {
    id: booking.id,
    bookingId: booking.reference,
    status: booking.status,
    paymentStatus,
    method: attempt ? (attempt.provider === 'stripe' ? 'card' : 'mpesa') : null,
    attemptStatus: attempt?.status ?? null,
    message: reason ? translate(lang, 'payments', reasonKey(reason, outlook)) : null,
    reason,
    canRetry: payable && !blocked,
    retryAfter: blocked ? secondsLeft(attempt, now) : null,
    holdEndsAt: holdEndOf(booking, change)?.toISOString() ?? null,
    ifPaid: outlook,
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
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        inArray(refunds.reason, ['surplus', 'duplicate']),
        ne(refunds.status, 'withdrawn'),
      ),
    )
    .limit(1);
  return surplus !== undefined;
}

const secondsLeft = (attempt: Attempt, now: Date) =>
  Math.max(0, Math.ceil((promptEndsAt(attempt).getTime() - now.getTime()) / 1000));

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
function reasonKey(reason: string, outlook: IfPaid): PaymentKey {
  const key = reason === 'unknown' && outlook !== 'counts' ? `reason.unknown_${outlook}` : `reason.${reason}`;
  return hasKey(key) ? key : 'reason.other';
}
