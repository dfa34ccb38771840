import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { PaymentOptions } from '#shared/contracts/payments.ts';
import type { Clock } from '#shared/dates.ts';
import { Progress } from '#web/features/booking/progress.tsx';
import { NoBooking } from '#web/features/booking-view/no-booking.tsx';
import { bookingQuery } from '#web/features/booking-view/queries.ts';
import { useCanonicalId } from '#web/features/booking-view/use-canonical-id.ts';
import { addresses } from '#web/lib/addresses.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { PageMessage } from '#web/ui/page-message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { BookingSummary } from './screens/booking-summary.tsx';
import { ClosedScreen, FailedScreen, SurplusScreen } from './screens/end-screens.tsx';
import { PaidScreen } from './screens/paid-screen.tsx';
import { PayForm } from './screens/pay-form.tsx';
import { PaymentSilent, PaymentWaiting } from './screens/payment-waiting.tsx';
import { SecureBox } from './screens/secure-box.tsx';
import { heldChange, heldUntil, isTooLate } from './state/payment-stage.ts';
import { paymentOptionsQuery } from './state/queries.ts';
import { usePayment } from './state/use-payment.ts';

interface PaymentPageProps {
  bookingId: string;
  clock: Clock;
}

/** Loads the booking and the payment options, then shows the payment. */
export function PaymentPage({ bookingId, clock }: PaymentPageProps) {
  const { t } = useTranslation('common');
  const booking = useQuery(bookingQuery(bookingId));
  const options = useQuery(paymentOptionsQuery(bookingId));
  const own = booking.data?.role === 'traveller' ? booking.data : undefined;
  useCanonicalId('/payment/$bookingId', bookingId, own);
  const error = booking.error ?? options.error;
  // The first stage must not be decided by an answer that an earlier visit has left in the cache.
  const fresh = !error && booking.isFetchedAfterMount && options.isFetchedAfterMount;
  const [begun, setBegun] = useState(false);
  useEffect(() => setBegun((was) => was || fresh), [fresh]);
  // A refetch clears `error`. The message and its button stay until the refetch has ended.
  const [failure, setFailure] = useState(error);
  if (error && error !== failure) setFailure(error);

  // Only the traveller pays. Whoever else may see the booking has a page for it.
  if (booking.data && booking.data.role !== 'traveller') {
    return <Navigate to="/dashboard/bookings/$bookingId" params={{ bookingId: booking.data.id }} replace />;
  }
  if (booking.data?.id === bookingId && options.data && (begun || fresh)) {
    return <BookingPayment booking={booking.data} options={options.data} clock={clock} />;
  }
  if (failure instanceof Problem && failure.status === 404 && !booking.isPending) return <NoBooking />;
  if (failure) {
    const again = () => void Promise.all([booking.refetch(), options.refetch()]);
    const tries = booking.errorUpdateCount + options.errorUpdateCount;
    const busy = booking.isFetching || options.isFetching;
    return <LoadFailed error={failure} tries={tries} busy={busy} onRetry={again} />;
  }
  return (
    <div className="page flex items-center gap-3 py-24" role="status">
      <Spinner /> {t('loading')}
    </div>
  );
}

/** When the failure screen gives way to the form, the focus moves to the form's heading. */
function useFocusOnFormAgain(at: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (at === 'form' && before.current === 'failed') heading.current?.focus();
    before.current = at;
  }, [at]);
  return heading;
}

function BookingPayment({ booking, options, clock }: { booking: Booking; options: PaymentOptions; clock: Clock }) {
  const { t } = useTranslation(['payments', 'shell']);
  const payment = usePayment(booking, options);
  const { stage } = payment;
  const reference = booking.bookingId;
  const ofChange = heldChange(booking) !== null || options.change !== null;
  const until = heldUntil(booking);
  const form = useFocusOnFormAgain(stage.at);
  if (stage.at === 'paid')
    return <PaidScreen booking={booking} redirect={stage.justNow} change={stage.change ?? false} />;
  if (stage.at === 'surplus')
    return <SurplusScreen booking={booking} change={stage.change ?? false} unread={stage.unread ?? false} />;
  if (stage.at === 'closed') return <ClosedScreen booking={booking} change={stage.change ?? false} />;
  if (isTooLate(stage)) return <ClosedScreen booking={booking} change={ofChange} asked={stage} />;
  const failed = stage.at === 'failed';
  return (
    <>
      {failed && (
        <FailedScreen
          reference={reference}
          text={stage.text}
          {...(stage.canRetry && { onTryAgain: payment.tryAgain })}
        />
      )}
      {/* Hidden, not unmounted: the next try keeps the chosen method, the phone and the intent. */}
      <div hidden={failed}>
        <div className="page grid grid-cols-1 gap-8 py-8 sm:gap-10 sm:py-12">
          <div className="grid gap-5">
            <h1 ref={form} tabIndex={-1} className="outline-none">
              {t(ofChange ? 'change.title' : 'shell:payBooking')}
            </h1>
            <Progress at={3} />
          </div>
          <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-20">
            <div className="lg:order-1">
              <BookingSummary booking={booking} amountUsd={options.amountUsd} />
            </div>
            <div className="grid grid-cols-1 gap-10">
              {stage.at === 'waiting' && (
                <PaymentWaiting stage={stage} sandbox={options.mpesa.sandbox} change={ofChange} until={until} />
              )}
              {stage.at === 'silent' && (
                <PaymentSilent stage={stage} payment={payment} change={ofChange} until={until} />
              )}
              <div hidden={stage.at === 'silent'}>
                <PayForm {...{ booking, options, payment, clock }} waiting={stage.at === 'waiting'} />
              </div>
              <SecureBox booking={booking} options={options} />
            </div>
          </div>
        </div>
      </div>
    </>
  );
}

interface LoadFailedProps {
  error: unknown;
  /** How many tries have failed; each shows a toast. */
  tries: number;
  busy: boolean;
  onRetry: () => void;
}

function LoadFailed({ error, tries, busy, onRetry }: LoadFailedProps) {
  const { t } = useTranslation(['payments', 'common', 'shell']);
  const textOf = useProblemText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed try shows a toast
  useEffect(() => toast.error(t('shell:error.booking')), [t, tries]);
  return (
    <PageMessage alert title={t('shell:error.booking')} text={textOf(error)}>
      <Button busy={busy} onClick={onRetry}>
        {t('common:tryAgain')}
      </Button>
      <LinkButton to={addresses.dashboard} kind="quiet">
        {t('toDashboard')}
      </LinkButton>
    </PageMessage>
  );
}
