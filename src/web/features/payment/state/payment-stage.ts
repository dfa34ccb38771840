import type { Booking } from '#shared/contracts/bookings.ts';
import type { LatePaymentEffect, PaymentOptions, VerifiedBooking } from '#shared/contracts/payments.ts';
import type { ChargeMethod } from '#shared/payment-methods.ts';
import { stageOf } from '#web/features/booking-view/booking-stage.ts';

/** What the payment page shows. */
export type Stage =
  | { at: 'form'; notice?: string }
  /**
   * `phone` is masked. `earlier`: the request that is waited for was sent before. `unclear`: perhaps it never arrived.
   * `inDoubt`: nobody heard what became of a card, and a few looks are enough. `ifPaid`: what the money would do.
   */
  | {
      at: 'waiting';
      method: ChargeMethod;
      phone?: string | null;
      earlier?: string;
      unclear?: boolean;
      inDoubt?: boolean;
      ifPaid?: LatePaymentEffect;
    }
  | { at: 'silent'; method: ChargeMethod; phone?: string | null; unclear?: boolean; ifPaid?: LatePaymentEffect }
  | { at: 'failed'; text: string; canRetry: boolean }
  /** `change`: what was to be paid for was a change of the booking. */
  | { at: 'paid'; justNow: boolean; change?: boolean }
  /** `unread`: the booking could not be read since that was heard, and perhaps knows only of an earlier one. */
  | { at: 'surplus'; change?: boolean; unread?: boolean }
  | { at: 'closed'; change?: boolean };

export type Waiting = Extract<Stage, { at: 'waiting' }>;
export type TooLate = Extract<Stage, { at: 'waiting' | 'silent' }> & { ifPaid: Exclude<LatePaymentEffect, 'counts'> };

/** Where the page begins for a booking as it is. */
export function firstStage(booking: Booking, { liveAttempt, change, ifPaid }: PaymentOptions): Stage {
  const asked = liveStage(liveAttempt, ifPaid);
  const stage = stageOf(booking);
  if (booking.change) return asked ?? (booking.change.payable ? { at: 'form' } : { at: 'closed', change: true });
  if (stage === 'confirmed' || stage === 'completed') {
    // Money may still come for a change that ran out.
    if (change === 'lapsed') return asked ?? { at: 'closed', change: true };
    return { at: 'paid', justNow: false, ...(change === 'applied' && { change: true }) };
  }
  if (stage === 'surplus') return { at: 'surplus' };
  // Points have paid; the booking is confirmed in a moment.
  if (stage === 'byPoints') return { at: 'waiting', method: 'card' };
  // Money may still come, whatever has become of the booking meanwhile.
  if (asked) return asked;
  return stage === 'held' || stage === 'unpaid' ? { at: 'form' } : { at: 'closed' };
}

/** Money came in vain, as a check says: where it is by now, only the booking tells that is read after it. */
export async function surplusStage(
  change: boolean,
  readAgain: () => Promise<unknown>,
): Promise<Extract<Stage, { at: 'surplus' }>> {
  const unread = await readAgain().then(
    () => false,
    () => true,
  );
  return { at: 'surplus', change, unread };
}

/** A request that is open on a phone. */
function liveStage(attempt: PaymentOptions['liveAttempt'], ifPaid: LatePaymentEffect): Waiting | undefined {
  if (attempt?.method !== 'mpesa') return undefined;
  return { at: 'waiting', method: 'mpesa', phone: attempt.phone, unclear: attempt.status === 'unknown', ifPaid };
}

/** What was asked for pays nothing for certain any more: the request may still stand on a phone, and nobody should pay it. */
export const isTooLate = (stage: Stage): stage is TooLate =>
  (stage.at === 'waiting' || stage.at === 'silent') && stage.ifPaid !== undefined && stage.ifPaid !== 'counts';

/** Whether a check knows of the booking what the page does not show: it ended, or is held for longer, perhaps elsewhere. */
export const isOutdated = (
  shown: { ifPaid?: LatePaymentEffect | undefined; until: string | null },
  checked: Pick<VerifiedBooking, 'ifPaid' | 'holdEndsAt'>,
): boolean => (shown.ifPaid ?? checked.ifPaid) !== checked.ifPaid || shown.until !== checked.holdEndsAt;

/** Until when what is to be paid for is held; null where nothing is. */
export const heldUntil = ({ change, holdEndsAt }: Pick<Booking, 'change' | 'holdEndsAt'>): string | null =>
  change ? change.holdEndsAt : holdEndsAt;
