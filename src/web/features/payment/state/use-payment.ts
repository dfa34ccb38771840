import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Booking, getDashboardCall, listBookingsCall } from '#shared/contracts/bookings.ts';
import { type PaymentOptions, type VerifiedBooking, verifyPaymentCall } from '#shared/contracts/payments.ts';
import type { ChargeMethod } from '#shared/payment-methods.ts';
import { bookingQuery } from '#web/features/booking-view/queries.ts';
import { api } from '#web/lib/api.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { outdate, readAnew } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { pauseOrConnection, untilAnswered } from '#web/lib/until-answered.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { outcomeOf } from './payment-outcome.ts';
import { firstStage, heldUntil, isOutdated, type Stage, surplusStage, type Waiting } from './payment-stage.ts';
import { cardRhythm, doubtRhythm, mpesaRhythm, pollPayment, waitFor } from './poll-payment.ts';
import { paymentOptionsQuery } from './queries.ts';

const rhythms = { card: cardRhythm, mpesa: mpesaRhythm } satisfies Record<ChargeMethod, unknown>;

export interface Payment {
  stage: Stage;
  show: (stage: Stage) => void;
  /** Waits for the outcome of what was sent. */
  watch: (waiting: Omit<Waiting, 'at'>) => Promise<void>;
  /** Asks how the payment stands, once. @throws Problem */
  verify: () => Promise<VerifiedBooking>;
  /** Shows how a payment ended. */
  end: (booking: VerifiedBooking, method: ChargeMethod) => void;
  /** The booking is perhaps not as this page believes: loads it again and shows what is true; a form with this notice. */
  lookAgain: (notice?: string) => Promise<void>;
  /** Back to the form after a failure; should the money have come all the same meanwhile, that is shown instead. */
  tryAgain: () => Promise<void>;
  /** An earlier decline stands on this payment, and is no news. */
  declined: () => void;
}

/** The course of paying one booking, whichever way: what is shown, and the waiting for the outcome. */
export function usePayment(booking: Booking, options: PaymentOptions): Payment {
  const { t } = useTranslation('payments');
  const textOf = useProblemText();
  const queries = useQueryClient();
  const [stage, show] = useState(() => firstStage(booking, options));
  const failedBefore = useRef(booking.paymentStatus === 'failed');
  const ofChange = useRef(booking.change !== null || options.change !== null);
  const polling = useRef<AbortController>(undefined);
  const { id } = booking;

  const verify = async (signal?: AbortSignal) => {
    const answer = await api(verifyPaymentCall, { params: { bookingId: id }, ...(signal && { signal }) });
    return answer.booking;
  };

  const outdateLists = () => outdate(queries, listBookingsCall, getDashboardCall);
  const refresh = () => {
    outdateLists();
    return queries.fetchQuery(bookingQuery(id));
  };

  const tellSurplus = async () => {
    outdateLists();
    show(await surplusStage(ofChange.current, () => readAnew(queries, bookingQuery(id))));
  };

  const end = (checked: VerifiedBooking, method: ChargeMethod) => {
    const outcome = outcomeOf(checked);
    if (outcome === 'surplus') return void tellSurplus();
    void refresh().catch(() => undefined); // Only the summary's badge: the outcome itself is on the screen.
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

  const watch = async (waiting: Omit<Waiting, 'at'>) => {
    const { method, inDoubt } = waiting;
    let { phone, unclear, ifPaid } = waiting;
    let until = heldUntil(booking);
    polling.current?.abort();
    polling.current = new AbortController();
    const { signal } = polling.current;
    const before = method === 'card' && failedBefore.current;
    show({ at: 'waiting', ...waiting });
    try {
      const answer = await pollPayment({
        rhythm: method === 'card' && inDoubt ? doubtRhythm : rhythms[method],
        // A lost connection says nothing about the payment: the outcome is waited for on.
        ask: () =>
          untilAnswered(() => verify(signal), {
            wait: (ms) => pauseOrConnection(ms, signal),
            onLost: () => undefined,
            signal,
          }),
        isFinal: (checked) => outcomeOf(checked, before) !== 'waiting',
        onAnswer: (checked) => {
          if (outcomeOf(checked, before) !== 'waiting') return;
          if (isOutdated({ ifPaid, until }, checked)) void refresh().catch(() => undefined);
          unclear = method === 'mpesa' && checked.reason === 'unknown';
          ifPaid = checked.ifPaid;
          until = checked.holdEndsAt;
          show((now) => (now.at === 'waiting' ? { ...now, unclear, ifPaid: checked.ifPaid } : now));
        },
        now: () => performance.now(),
        wait: waitFor(signal),
        signal,
      });
      if (signal.aborted) return;
      if (answer) end(answer, method);
      else if (inDoubt) show({ at: 'form', notice: t('card.unsure') });
      else show({ at: 'silent', method, phone, unclear, ifPaid });
    } catch (problem) {
      if (signal.aborted) return;
      toast.error(textOf(problem));
      show({ at: 'form', notice: t(ofChange.current ? 'checkFailedChange' : 'checkFailed') });
    }
  };

  const lookAgain = async (notice?: string) => {
    try {
      const [fresh, now] = await Promise.all([refresh(), queries.fetchQuery(paymentOptionsQuery(id))]);
      // A change that is no longer open was paid or has lapsed: the booking it left does not tell which.
      if (ofChange.current && !fresh.change) {
        const outcome = outcomeOf(await verify());
        if (outcome === 'surplus') return await tellSurplus();
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
    // Where the look fails, paying again is answered with what has happened.
    const checked = await verify().catch(() => undefined);
    const outcome = checked && outcomeOf(checked);
    if (checked && (outcome === 'paid' || outcome === 'surplus')) end(checked, 'mpesa');
  };

  const payment = {
    stage,
    show,
    watch,
    verify: () => verify(),
    end,
    lookAgain,
    tryAgain,
    declined: () => {
      failedBefore.current = true;
    },
  };
  useResumePayment(payment, options);
  useEffect(() => () => polling.current?.abort(), []);
  return payment;
}

/**
 * Resumes a payment after a reload: goes on waiting for an open M-Pesa prompt, and asks the server once about a card payment
 * that may have succeeded or a change whose hold has ended.
 */
function useResumePayment({ stage, watch, verify, end, declined }: Payment, { liveAttempt }: PaymentOptions): void {
  const takeUp = useRef(async () => {
    if (stage.at === 'waiting') return watch(stage);
    const ranOut = stage.at === 'closed' && stage.change;
    if (!ranOut && (stage.at !== 'form' || liveAttempt?.method !== 'card')) return;
    try {
      const checked = await verify();
      // What came for it all the same goes back.
      if (ranOut && outcomeOf(checked) === 'surplus') end(checked, 'mpesa');
      if (ranOut) return;
      if (checked.change?.paymentStatus === 'failed') declined();
      if (outcomeOf(checked) === 'paid') end(checked, 'card');
    } catch {
      // What stands there stays, and paying again is answered with what has happened.
    }
  });
  useEffect(() => void takeUp.current(), []);
}
