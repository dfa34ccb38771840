import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { AfterPaying } from '#web/features/booking-view/after-paying.tsx';
import { BookingSheet } from '#web/features/booking-view/booking-sheet.tsx';
import { bookingQuery } from '#web/features/booking-view/queries.ts';
import { Receipt } from '#web/features/booking-view/receipt.tsx';
import { addresses } from '#web/lib/addresses.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { isReadBeforePaid } from '../state/payment-stage.ts';
import { EndScreen } from './end-screen.tsx';
import { useRedirect } from './use-redirect.ts';

interface PaidScreenProps {
  booking: Booking;
  /** It was paid on this visit. */
  redirect: boolean;
  /** A change of the booking was paid for. */
  change: boolean;
}

/**
 * Paid, with what one needs then. Right after the payment it leads to the dashboard, where the same stands first,
 * unless the person stays; on a later visit it stays.
 */
export function PaidScreen({ booking, redirect, change }: PaidScreenProps) {
  const { t } = useTranslation('payments');
  const navigate = useNavigate();
  const state = { paidBooking: booking.id };
  const { stays, stay } = useRedirect({
    on: redirect,
    leave: () => void navigate({ to: addresses.dashboard, state }),
  });
  return (
    <EndScreen
      title={t('paid.title')}
      reference={booking.bookingId}
      actions={
        <LinkButton to={addresses.dashboard} state={state}>
          {t('viewBookings')}
        </LinkButton>
      }
      {...(isReadBeforePaid(booking) ? { below: <ReadingBooking booking={booking} /> } : detailsOf(booking))}
    >
      <p>{t(change ? 'paid.change' : 'paid.text')}</p>
      {redirect && <RedirectNotice stays={stays} onStay={stay} />}
    </EndScreen>
  );
}

/** What stands beside and below the text. */
const detailsOf = (booking: Booking) => ({
  below: <AfterPaying booking={booking} />,
  sheet: (
    <BookingSheet booking={booking}>
      <Receipt payments={booking.payments.filter(({ surplus }) => !surplus).slice(-1)} />
    </BookingSheet>
  ),
});

/**
 * In their place while the booking is read again. Where that has failed, or has found it as it was before the payment, with
 * a button to try again.
 */
function ReadingBooking({ booking }: { booking: Booking }) {
  const { t } = useTranslation('payments');
  const textOf = useProblemText();
  const { error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...bookingQuery(booking.id),
    enabled: false,
  });
  if (isFetching || !(error || isFetchedAfterMount)) return <Skeleton lines={8} />;
  return <LoadError text={error ? textOf(error) : t('paid.unread')} onRetry={() => void refetch()} />;
}

/**
 * Says that the page is about to be left, with a button to stay. It keeps its size when the page stays: otherwise what
 * is pressed below it would move away between press and release.
 */
function RedirectNotice({ stays, onStay }: { stays: boolean; onStay: () => void }) {
  const { t } = useTranslation('paid');
  const staysText = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that has the focus cannot be seen any more.
    if (stays && button.current?.contains(document.activeElement)) staysText.current?.focus({ preventScroll: true });
  }, [stays]);
  return (
    <>
      <div className="grid *:col-start-1 *:row-start-1">
        <p className={classes(stays && 'invisible')}>{t('redirect')}</p>
        <p ref={staysText} tabIndex={-1} className={classes('outline-none', !stays && 'invisible')}>
          {t('stays')}
        </p>
      </div>
      <div ref={button} className={classes(stays && 'invisible')}>
        <Button kind="quiet" onClick={onStay}>
          {t('stay')}
        </Button>
      </div>
    </>
  );
}
