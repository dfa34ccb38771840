import { useEffect, useRef, useState } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { PaymentOptions, VerifiedBooking } from '#shared/contracts/payments.ts';
import type { ChargeMethod } from '#shared/payment-methods.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { outcomeOf } from './payment-outcome.ts';
import { firstStage, type Stage, surplusStage, type Waiting } from './payment-stage.ts';
import { usePaymentReads } from './use-payment-reads.ts';
import { useWatchPayment } from './use-watch-payment.ts';

export interface Payment {
  stage: Stage;
  show: (stage: Stage) => void;
  /** Awaits the outcome of a payment that was started. */
  watch: (waiting: Omit<Waiting, 'at'>) => Promise<void>;
  /** Asks the server once for the state of the payment. @throws Problem */
  verify: () => Promise<VerifiedBooking>;
  /** Shows the outcome of a payment. */
  end: (checked: VerifiedBooking, method: ChargeMethod) => void;
  /**
   * Reads the booking again, because it may have changed, and shows the stage it is at.
   * @param notice shown above the form
   */
  reload: (notice?: string) => Promise<void>;
  /** Returns to the form after a failure, unless a check finds that the payment has succeeded all the same. */
  tryAgain: () => Promise<void>;
  /** Notes that a card was declined, so that a failed payment is not taken for the outcome of the next card. */
  declined: () => void;
}

/** The course of paying for one booking, by either method: which stage is shown, and the wait for the outcome. */
export function usePayment(booking: Booking, options: PaymentOptions): Payment {
  const { t } = useTranslation('payments');
  const textOf = useProblemText();
  const [stage, show] = useState(() => firstStage(booking, options));
  const failedBefore = useRef(booking.paymentStatus === 'failed');
  const ofChange = useRef(booking.change !== null || options.change !== null);
  const reads = usePaymentReads(booking.id);

  const showSurplus = async () => {
    show(await surplusStage({ change: ofChange.current, refetch: reads.refetchBookingFresh }));
  };

  const end = (checked: VerifiedBooking, method: ChargeMethod) => {
    const outcome = outcomeOf(checked);
    if (outcome === 'surplus') return void showSurplus();
    // Only the summary's status depends on it, so its failure is not shown.
    void reads.refetchBooking().catch(() => undefined);
    if (outcome === 'paid') {
      toast.success(t('successful'));
      show({ at: 'paid', justNow: true, change: ofChange.current });
    } else if (outcome === 'closed') {
      show({ at: 'closed', change: ofChange.current });
    } else {
      failedBefore.current = true;
      const text = checked.message ?? t('failed.unknownWhy');
      toast.error(method === 'mpesa' ? t('mpesa.failed') : text);
      show({ at: 'failed', text, canRetry: checked.canRetry });
    }
  };

  const watch = useWatchPayment({ booking, reads, show, failedBefore, ofChange, onEnd: end });

  const reload = async (notice?: string) => {
    try {
      const [fresh, now] = await Promise.all([reads.refetchBooking(), reads.refetchOptions()]);
      // The change is no longer open, and the booking does not say whether it was paid or lapsed.
      if (ofChange.current && !fresh.change) {
        const outcome = outcomeOf(await reads.verify());
        if (outcome === 'surplus') return await showSurplus();
        return show(outcome === 'paid' ? { at: 'paid', justNow: false, change: true } : { at: 'closed', change: true });
      }
      const next = firstStage(fresh, now);
      if (next.at === 'waiting') await watch(next);
      else show(next.at === 'form' && notice !== undefined ? { ...next, notice } : next);
    } catch (problem) {
      show({ at: 'form', notice: textOf(problem) });
    }
  };

  const tryAgain = async () => {
    show({ at: 'form' });
    // If this check fails, the next payment is refused with what has happened.
    const checked = await reads.verify().catch(() => undefined);
    const outcome = checked && outcomeOf(checked);
    if (checked && (outcome === 'paid' || outcome === 'surplus')) end(checked, 'mpesa');
  };

  const declined = () => {
    failedBefore.current = true;
  };
  const payment = { stage, show, watch, verify: () => reads.verify(), end, reload, tryAgain, declined };
  useResumePayment(payment, options);
  return payment;
}

/**
 * Resumes a payment after a reload: goes on waiting for an open M-Pesa prompt, and asks the server once about a card
 * payment that may have succeeded or a change whose hold has ended.
 */
function useResumePayment({ stage, watch, verify, end, declined }: Payment, { liveAttempt }: PaymentOptions): void {
  const resume = useRef(async () => {
    if (stage.at === 'waiting') return watch(stage);
    const changeEnded = stage.at === 'closed' && stage.change;
    if (!changeEnded && (stage.at !== 'form' || liveAttempt?.method !== 'card')) return;
    try {
      const checked = await verify();
      // Only a surplus is news about a change whose hold has ended.
      if (changeEnded && outcomeOf(checked) === 'surplus') end(checked, 'mpesa');
      if (changeEnded) return;
      if (checked.change?.paymentStatus === 'failed') declined();
      if (outcomeOf(checked) === 'paid') end(checked, 'card');
    } catch {
      // The stage stays as it is; the next payment is refused with what has happened.
    }
  });
  useEffect(() => void resume.current(), []);
}
