import type { Booking } from '#shared/contracts/bookings.ts';
import type { LatePaymentEffect, PaymentOptions, VerifiedBooking } from '#shared/contracts/payments.ts';
import type { ChargeMethod } from '#shared/payment-methods.ts';
import { stageOf } from '#web/features/booking-view/booking-stage.ts';
import type { FailureWords } from '#web/lib/problem-text.ts';

/** What the payment page shows. */
export type Stage =
  /** `unchecked`: a payment may have succeeded since the booking was read. */
  | { at: 'form'; notice?: FailureWords; unchecked?: true }
  /**
   * `phone` is masked. `earlier`: why an earlier push is awaited. `unclear`: M-Pesa may not have received the push.
   * `answerLost`: the card's answer was lost, so it is checked for a short time only. `latePaymentEffect`: what a
   * payment would do now.
   */
  | {
      at: 'waiting';
      method: ChargeMethod;
      phone?: string | null;
      earlier?: string;
      unclear?: boolean;
      answerLost?: boolean;
      latePaymentEffect?: LatePaymentEffect;
    }
  | {
      at: 'silent';
      method: ChargeMethod;
      phone?: string | null;
      unclear?: boolean;
      latePaymentEffect?: LatePaymentEffect;
    }
  | { at: 'failed'; text: string; canRetry: boolean }
  /** `change`: a change of the booking was to be paid for. */
  | { at: 'paid'; justNow: boolean; change?: boolean }
  /** `unread`: the booking could not be read since then, so it may not name this surplus. */
  | { at: 'surplus'; change?: boolean; unread?: boolean }
  | { at: 'closed'; change?: boolean };

export type Waiting = Extract<Stage, { at: 'waiting' }>;
export type TooLate = Extract<Stage, { at: 'waiting' | 'silent' }> & {
  latePaymentEffect: Exclude<LatePaymentEffect, 'counts'>;
};

/** The stage at which the page begins. */
export function firstStage(booking: Booking, options: PaymentOptions): Stage {
  const { liveAttempt, change, latePaymentEffect } = options;
  const asked = liveStage(liveAttempt, latePaymentEffect);
  const stage = stageOf(booking);
  const held = heldChange(booking);
  if (held) return asked ?? (held.payable ? formStage(options) : { at: 'closed', change: true });
  if (stage === 'confirmed' || stage === 'completed') {
    // A push for a change whose hold has ended may still be paid.
    if (change === 'lapsed') return asked ?? { at: 'closed', change: true };
    return { at: 'paid', justNow: false, ...(change === 'applied' && { change: true }) };
  }
  if (stage === 'surplus') return { at: 'surplus' };
  // Points pay the whole; the booking is about to be confirmed.
  if (stage === 'byPoints') return { at: 'waiting', method: 'card' };
  // A push may still be paid, even if the booking has been cancelled meanwhile.
  if (asked) return asked;
  return stage === 'held' || stage === 'unpaid' ? formStage(options) : { at: 'closed' };
}

/** The form. After an M-Pesa payment that failed it says why; a card's reason is shown by the card's own fields. */
const formStage = ({ lastFailure }: Pick<PaymentOptions, 'lastFailure'>): Stage =>
  lastFailure?.method === 'mpesa' ? { at: 'form', notice: { text: lastFailure.message } } : { at: 'form' };

/**
 * The end that a payment has come to although the page still shows its form, a failure or no answer; undefined while
 * there is none. A check that is under way decides for itself.
 */
export function endMeanwhile(stage: Stage, booking: Booking, options: PaymentOptions): Stage | undefined {
  if (!mayHaveEnded(stage)) return undefined;
  // The booking was read after the change ended, and the options before that.
  if (heldChange(booking) === null && options.change === 'held') return undefined;
  const next = firstStage(booking, options);
  if (next.at === 'paid') return { ...next, justNow: true };
  // After a failure the screen goes on saying why.
  return next.at === 'surplus' || (next.at === 'closed' && stage.at !== 'failed') ? next : undefined;
}

/** Whether a payment may have succeeded although the page neither awaits it nor shows its end. */
export const mayHaveEnded = (stage: Stage): boolean =>
  stage.at === 'failed' || stage.at === 'silent' || (stage.at === 'form' && stage.unchecked === true);

/**
 * Whether a booking of which the page knows that it, or its change, is paid was read before that: it then has neither
 * voucher nor receipt nor the host's phone, or still the dates before the change.
 */
export const isReadBeforePaid = ({ status, change }: Pick<Booking, 'status' | 'change'>): boolean =>
  status === 'pending' || change !== null;

interface SurplusInput {
  /** A change of the booking was to be paid for. */
  change: boolean;
  /** Reads the booking again. */
  refetch: () => Promise<unknown>;
}

/**
 * The stage after a check has found a surplus. The booking is read again first, since it says whether the refund is
 * done.
 */
export async function surplusStage({ change, refetch }: SurplusInput): Promise<Extract<Stage, { at: 'surplus' }>> {
  const unread = await refetch().then(
    () => false,
    () => true,
  );
  return { at: 'surplus', change, unread };
}

/** The stage of a push that is open on a phone. */
function liveStage(attempt: PaymentOptions['liveAttempt'], latePaymentEffect: LatePaymentEffect): Waiting | undefined {
  if (attempt?.method !== 'mpesa') return undefined;
  return {
    at: 'waiting',
    method: 'mpesa',
    phone: attempt.phone,
    unclear: attempt.status === 'unknown',
    latePaymentEffect,
  };
}

/** Whether the awaited push came too late to pay for anything for certain: the customer should not pay it. */
export const isTooLate = (stage: Stage): stage is TooLate =>
  (stage.at === 'waiting' || stage.at === 'silent') &&
  stage.latePaymentEffect !== undefined &&
  stage.latePaymentEffect !== 'counts';

/**
 * Whether a check differs from what the page shows of the booking: what a payment would do, or until when it is held.
 */
export const isOutdated = (
  shown: { latePaymentEffect?: LatePaymentEffect | undefined; until: string | null },
  checked: Pick<VerifiedBooking, 'latePaymentEffect' | 'holdEndsAt'>,
): boolean =>
  (shown.latePaymentEffect ?? checked.latePaymentEffect) !== checked.latePaymentEffect ||
  shown.until !== checked.holdEndsAt;

/** The change that is to be paid for; null also while its host has not accepted it. */
export const heldChange = <Change extends Pick<NonNullable<Booking['change']>, 'answerEndsAt'>>({
  change,
}: {
  change: Change | null;
}): Change | null => (change?.answerEndsAt ? null : change);

/** Until when the places of the change, or else of the booking, are held; null where none are. */
export const heldUntil = ({ change, holdEndsAt }: Pick<Booking, 'change' | 'holdEndsAt'>): string | null =>
  change?.holdEndsAt ?? holdEndsAt;
