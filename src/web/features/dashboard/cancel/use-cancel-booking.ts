import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type Booking, cancelBookingCall, getDashboardCall, listBookingsCall } from '#shared/contracts/bookings.ts';
import { getAvailabilityCall, getQuoteCall } from '#shared/contracts/catalogue.ts';
import { getDaySheetCall, listProviderBookingsCall } from '#shared/contracts/provider-bookings.ts';
import { getProviderOverviewCall } from '#shared/contracts/provider-overview.ts';
import { bookingQuery } from '#web/features/booking-view/queries.ts';
import { api } from '#web/lib/api.ts';
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { changeExpected } from '#web/lib/offline/check-ins/change-expected.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { isDecided, Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { forgetSession } from '#web/lib/session.ts';
import { toLogin } from '#web/lib/to-login.ts';
import { toast } from '#web/lib/toast.ts';
import { useUntilAnswered } from '#web/lib/until-answered.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

function doneText({ role, approval }: Booking) {
  if (role !== 'traveller') return 'cancel.doneTheirs';
  return approval === 'asked' ? 'cancel.doneRequest' : 'cancel.done';
}

/**
 * Cancels a booking once, however often the request is sent: one without a definite answer is sent again under the same
 * idempotency key.
 * @param onOver the booking was cancelled, or can no longer be
 */
export function useCancelBooking(booking: Booking, onOver: () => void) {
  const { t } = useTranslation('dashboard');
  const textOf = useProblemText();
  const queries = useQueryClient();
  const router = useRouter();
  const [key] = useState(() => createIdempotencyKey());
  const [notice, setNotice] = useState<string>();
  const [tooOld, setTooOld] = useState(false);
  const [reasonError, setReasonError] = useState<string>();
  const { busy, run } = useOneAtATime();
  const { sendingAgain, untilAnswered, stop } = useUntilAnswered();
  const { id } = booking;
  const query = bookingQuery(id);

  const isAnother = (expected: { bookingId: string }) => expected.bookingId !== booking.bookingId;

  const reloadBooking = () => queries.fetchQuery(query);

  const signInAgain = () => {
    forgetSession();
    queries.clear();
    void router.navigate(toLogin(router.latestLocation));
  };

  const onProblem = async (problem: unknown) => {
    if (isDecided(problem)) key.decided();
    const code = problem instanceof Problem ? problem.code : undefined;
    if (code === 'not_cancellable' || code === 'request_closed') {
      toast.error(textOf(problem));
      await reloadBooking();
      return onOver();
    }
    if (code === 'refund_changed') {
      await reloadBooking();
      return setNotice(textOf(problem));
    }
    setTooOld(code === 'sign_in_again');
    const refused = problem instanceof Problem ? problem.fields.reason : undefined;
    if (refused !== undefined) return setReasonError(refused);
    setNotice(isDecided(problem) ? textOf(problem) : `${textOf(problem)} ${t('cancel.unsure')}`);
  };

  const send = async (reason: string) => {
    setNotice(undefined);
    setReasonError(undefined);
    setTooOld(false);
    try {
      const { refundAmount, pointsBack } = booking.cancellation ?? {};
      const body = { reason, refundAmount, pointsBack };
      const cancelled = await untilAnswered(() =>
        api(cancelBookingCall, { params: { bookingId: id }, body, idempotencyKey: key.keyFor(body) }),
      );
      queries.setQueryData(query.queryKey, cancelled);
      outdate(queries, listBookingsCall, getDashboardCall, getQuoteCall, getAvailabilityCall);
      outdate(queries, listProviderBookingsCall, getDaySheetCall, getProviderOverviewCall);
      // The voucher must not pass at the gate where the signal is lost right after.
      if (booking.role !== 'traveller') await changeExpected(queries, (expected) => expected.filter(isAnother));
      toast.success(t(doneText(booking)));
      onOver();
    } catch (problem) {
      await onProblem(problem).catch((error: unknown) => setNotice(textOf(error)));
    }
  };

  return {
    busy,
    sendingAgain,
    /** Ends the repeated sending. */
    stop,
    notice,
    /** Set if the sign-in is too old for cancelling somebody else's booking. */
    signInAgain: tooOld ? signInAgain : undefined,
    reasonError,
    clearReasonError: () => setReasonError(undefined),
    cancel: (reason: string) => run(() => send(reason)),
  };
}
