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
  | { at: 'paid'; justNow: boolean }
  | { at: 'surplus' }
  | { at: 'closed' };

export type Waiting = Extract<Stage, { at: 'waiting' }>;

/** Where the page begins for a booking as it is. */
export function firstStage(booking: Booking, { liveAttempt }: PaymentOptions): Stage {
  const stage = stageOf(booking);
  if (stage === 'confirmed' || stage === 'completed') return { at: 'paid', justNow: false };
  if (stage === 'surplus') return { at: 'surplus' };
  // Points have paid; the booking is confirmed in a moment.
  if (stage === 'byPoints') return { at: 'waiting', method: 'card' };
  // Money may still come, whatever has become of the booking meanwhile.
  if (liveAttempt?.method === 'mpesa') {
    const { phone, status } = liveAttempt;
    return { at: 'waiting', method: 'mpesa', phone, unclear: status === 'unknown' };
  }
  return stage === 'held' || stage === 'unpaid' ? { at: 'form' } : { at: 'closed' };
}
