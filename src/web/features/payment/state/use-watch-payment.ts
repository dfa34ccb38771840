import { type RefObject, useEffect, useRef } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { VerifiedBooking } from '#shared/contracts/payments.ts';
import type { ChargeMethod } from '#shared/payment-methods.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { outcomeOf } from './payment-outcome.ts';
import { heldUntil, isOutdated, type Stage, type Waiting } from './payment-stage.ts';
import {
  cardSchedule,
  lostAnswerSchedule,
  mpesaSchedule,
  pollPayment,
  type Schedule,
  waitFor,
} from './poll-payment.ts';
import type { PaymentReads } from './use-payment-reads.ts';

const schedules = { card: cardSchedule, mpesa: mpesaSchedule } satisfies Record<ChargeMethod, Schedule>;

interface WatchInput {
  booking: Booking;
  reads: PaymentReads;
  /** Shows another stage, or one that follows from the stage now. */
  show: (next: Stage | ((now: Stage) => Stage)) => void;
  /** Whether a card was declined before, which leaves the payment failed while another card is tried. */
  failedBefore: RefObject<boolean>;
  /** A change of the booking is being paid for. */
  ofChange: RefObject<boolean>;
  /** Shows the outcome. */
  onEnd: (checked: VerifiedBooking, method: ChargeMethod) => void;
}

/**
 * Awaits the outcome of a payment that was started: checks it on a schedule, and shows what the checks say meanwhile.
 * The first check that fails ends it and gives the form back.
 */
export function useWatchPayment({ booking, reads, show, failedBefore, ofChange, onEnd }: WatchInput) {
  const { t } = useTranslation('payments');
  const textOf = useProblemText();
  const polling = useRef<AbortController>(undefined);
  useEffect(() => () => polling.current?.abort(), []);

  /** The card may have been charged, but the person has got no answer from its provider, nor from us. */
  const showLostCard = () => {
    toast.error(t('failed.toast'));
    show({ at: 'form', notice: { title: t('failed.toast'), text: t('card.unsure') }, unchecked: true });
  };

  return async (waiting: Omit<Waiting, 'at'>): Promise<void> => {
    const { method, answerLost, phone } = waiting;
    let { unclear, latePaymentEffect } = waiting;
    let until = heldUntil(booking);
    polling.current?.abort();
    polling.current = new AbortController();
    const { signal } = polling.current;
    show({ at: 'waiting', ...waiting });
    try {
      const answer = await pollOutcome({
        waiting,
        verify: () => reads.verify(signal),
        failedBefore: method === 'card' && failedBefore.current,
        onPending: (checked) => {
          if (isOutdated({ latePaymentEffect, until }, checked)) void reads.refetchBooking().catch(() => undefined);
          unclear = method === 'mpesa' && checked.reason === 'unknown';
          latePaymentEffect = checked.latePaymentEffect;
          until = checked.holdEndsAt;
          show((now) =>
            now.at === 'waiting' ? { ...now, unclear, latePaymentEffect: checked.latePaymentEffect } : now,
          );
        },
        signal,
      });
      if (signal.aborted) return;
      if (answer) onEnd(answer, method);
      else if (answerLost) showLostCard();
      else show({ at: 'silent', method, phone, unclear, latePaymentEffect });
    } catch (problem) {
      if (signal.aborted) return;
      if (answerLost) return showLostCard();
      toast.error(textOf(problem));
      const text = t(ofChange.current ? 'checkFailedChange' : 'checkFailed');
      show({ at: 'form', notice: { text }, unchecked: true });
    }
  };
}

interface PollInput {
  waiting: Pick<Waiting, 'method' | 'answerLost'>;
  verify: () => Promise<VerifiedBooking>;
  failedBefore: boolean;
  /** Told of each check that has found no outcome. */
  onPending: (checked: VerifiedBooking) => void;
  signal: AbortSignal;
}

/**
 * @returns the check that found the outcome, or undefined when none did in time or `signal` was aborted
 * @throws Problem
 */
function pollOutcome({ waiting: { method, answerLost }, verify, failedBefore, onPending, signal }: PollInput) {
  const isFinal = (checked: VerifiedBooking) => outcomeOf(checked, { failedBefore }) !== 'waiting';
  return pollPayment({
    schedule: method === 'card' && answerLost ? lostAnswerSchedule : schedules[method],
    ask: verify,
    isFinal,
    onAnswer: (checked) => {
      if (!isFinal(checked)) onPending(checked);
    },
    now: () => performance.now(),
    wait: waitFor(signal),
    signal,
  });
}
