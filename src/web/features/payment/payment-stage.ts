import type { Booking } from '#shared/contracts/bookings.ts';
import type { PaymentOptions } from '#shared/contracts/payments.ts';
import { stageOf } from '../booking/booking-stage.ts';

export type Method = 'card' | 'mpesa';

/** What the payment page shows. */
export type Stage =
  | { at: 'form'; notice?: string }
  /** `phone` is masked. `earlier`: the request that is waited for was sent before. `unclear`: perhaps it never arrived. */
  | { at: 'waiting'; method: Method; phone?: string | null; earlier?: string; unclear?: boolean }
  | { at: 'silent'; method: Method }
  | { at: 'failed'; text: string; canRetry: boolean }
  /** `change`: what was to be paid for was a change of the booking. */
  | { at: 'paid'; justNow: boolean; change?: boolean }
  | { at: 'surplus'; change?: boolean }
  | { at: 'closed'; change?: boolean };

export type Waiting = Extract<Stage, { at: 'waiting' }>;

/** Where the page begins for a booking as it is. */
export function firstStage(booking: Booking, { liveAttempt, change }: PaymentOptions): Stage {
  const stage = stageOf(booking);
  if (booking.change)
    return liveStage(liveAttempt) ?? (booking.change.payable ? { at: 'form' } : { at: 'closed', change: true });
  if (stage === 'confirmed' || stage === 'completed') {
    // Money may still come for a change that ran out.
    if (change === 'lapsed') return liveStage(liveAttempt) ?? { at: 'closed', change: true };
    return { at: 'paid', justNow: false, ...(change === 'applied' && { change: true }) };
  }
  if (stage === 'surplus') return { at: 'surplus' };
  // Points have paid; the booking is confirmed in a moment.
  if (stage === 'byPoints') return { at: 'waiting', method: 'card' };
  // Money may still come, whatever has become of the booking meanwhile.
  const waiting = liveStage(liveAttempt);
  if (waiting) return waiting;
  return stage === 'held' || stage === 'unpaid' ? { at: 'form' } : { at: 'closed' };
}

/** A request that is open on a phone. */
function liveStage(attempt: PaymentOptions['liveAttempt']): Waiting | undefined {
  if (attempt?.method !== 'mpesa') return undefined;
  return { at: 'waiting', method: 'mpesa', phone: attempt.phone, unclear: attempt.status === 'unknown' };
}

/** Until when what is to be paid for is held; null where nothing is. */
export const heldUntil = ({ change, holdEndsAt }: Pick<Booking, 'change' | 'holdEndsAt'>): string | null =>
  change ? change.holdEndsAt : holdEndsAt;
