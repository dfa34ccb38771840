import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { PaymentOptions, VerifiedBooking } from '#shared/contracts/payments.ts';
import type { ChargeMethod } from '#shared/payment-methods.ts';
import { useFailureWords } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { outcomeOf } from './payment-outcome.ts';
import {
  endMeanwhile,
  firstStage,
  heldChange,
  isReadBeforePaid,
  mayHaveEnded,
  type Stage,
  surplusStage,
  type Waiting,
} from './payment-stage.ts';
import { usePaymentReads } from './use-payment-reads.ts';
import { useWatchPayment } from './use-watch-payment.ts';
import { useWhenBack } from './use-when-back.ts';

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
  /** Returns to the form after a failure, unless the booking shows that the payment has succeeded all the same. */
  tryAgain: () => void;
  /** Shows that a card was declined, and notes it. */
  declined: (words: CardWords) => void;
  /** Notes that a card was declined, so that a failed payment is not taken for the outcome of the next card. */
  noteDeclined: () => void;
}

/** Why a card was declined, for the page and for the toast. */
export interface CardWords {
  text: string;
  toastText: string;
}

/** The course of paying for one booking, by either method: which stage is shown, and the wait for the outcome. */
export function usePayment(booking: Booking, options: PaymentOptions): Payment {
  const { t } = useTranslation(['payments', 'shell']);
  const wordsFor = useFailureWords();
  const [stage, show] = useState(() => firstStage(booking, options));
  const failedBefore = useRef(booking.paymentStatus === 'failed' || options.lastFailure !== null);
  const ofChange = useRef(heldChange(booking) !== null || options.change !== null);
  const reads = usePaymentReads(booking.id);

  const showSurplus = async () => {
    show(await surplusStage({ change: ofChange.current, refetch: reads.refetchBooking }));
  };

  const end = (checked: VerifiedBooking, method: ChargeMethod) => {
    const outcome = outcomeOf(checked);
    if (outcome === 'surplus') return void showSurplus();
    // The screen of a paid booking shows what fails here; elsewhere only the summary's status depends on it.
    void reads.refetchBooking().catch(() => undefined);
    if (outcome === 'paid') {
      toast.success(t('successful'));
      show({ at: 'paid', justNow: true, change: ofChange.current });
    } else if (outcome === 'closed') {
      show({ at: 'closed', change: ofChange.current });
    } else {
      failedBefore.current = true;
      const text = checked.message ?? t('failed.unknownWhy');
      toast.error(method === 'mpesa' ? t('mpesa.failed') : (checked.message ?? t('failed.toast')));
      show({ at: 'failed', text, canRetry: checked.canRetry });
    }
  };

  const watch = useWatchPayment({ booking, reads, show, failedBefore, ofChange, onEnd: end });

  const reload = async (notice?: string) => {
    try {
      const [fresh, now] = await Promise.all([reads.refetchBooking(), reads.refetchOptions()]);
      // The change is no longer open, and the booking does not say whether it was paid or lapsed.
      if (ofChange.current && !heldChange(fresh)) {
        const outcome = outcomeOf(await reads.verify());
        if (outcome === 'surplus') return await showSurplus();
        return show(outcome === 'paid' ? { at: 'paid', justNow: false, change: true } : { at: 'closed', change: true });
      }
      const next = firstStage(fresh, now);
      if (next.at === 'waiting') await watch(next);
      else show(next.at === 'form' && notice !== undefined ? { ...next, notice: { text: notice } } : next);
    } catch (problem) {
      show({ at: 'form', notice: wordsFor(problem, t('shell:error.booking')) });
    }
  };

  const tryAgain = () => {
    show({ at: 'form', unchecked: true });
    void reads.refetchBoth();
  };

  const noteDeclined = () => {
    failedBefore.current = true;
  };
  const declined = ({ text, toastText }: CardWords) => {
    noteDeclined();
    toast.error(toastText);
    show({ at: 'failed', text, canRetry: true });
  };

  const lacksPayment = stage.at === 'paid' && isReadBeforePaid(booking);
  useWhenBack({ on: mayHaveEnded(stage) || lacksPayment, read: reads.refetchBoth });
  useEndMeanwhile(endMeanwhile(stage, booking, options), show);

  const verify = () => reads.verify();
  const payment = { stage, show, watch, verify, end, reload, tryAgain, declined, noteDeclined };
  useResumePayment(payment);
  return payment;
}

/** Shows an end that the booking tells of, although no check has found it. */
function useEndMeanwhile(ended: Stage | undefined, show: (stage: Stage) => void): void {
  const { t } = useTranslation('payments');
  const showEnd = useEffectEvent(() => {
    if (ended?.at === 'paid') toast.success(t('successful'));
    if (ended) show(ended);
  });
  const at = ended?.at;
  useEffect(() => {
    if (at !== undefined) showEnd();
  }, [at]);
}

/**
 * Resumes a payment after a reload: goes on waiting for an open M-Pesa prompt, and asks the server once about a change
 * whose hold has ended.
 */
function useResumePayment({ stage, watch, verify, end }: Payment): void {
  const resume = useRef(async () => {
    if (stage.at === 'waiting') return watch(stage);
    if (stage.at !== 'closed' || !stage.change) return;
    // Only a surplus is news; if this check fails, the next visit shows it.
    const checked = await verify().catch(() => undefined);
    if (checked && outcomeOf(checked) === 'surplus') end(checked, 'mpesa');
  });
  useEffect(() => void resume.current(), []);
}
