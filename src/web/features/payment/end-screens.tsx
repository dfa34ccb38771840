import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { addresses } from '#web/lib/addresses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { BookingSheet } from '../booking/booking-sheet.tsx';
import { stageOf, surplusText } from '../booking/booking-stage.ts';
import { Receipt } from '../booking/receipt.tsx';
import { EndScreen } from './end-screen.tsx';

const redirectAfterMs = 3_000;

interface PaidScreenProps {
  booking: Booking;
  /** It was right now. */
  redirect: boolean;
  /** A change of the booking was paid for. */
  change: boolean;
}

/** Paid. Right after paying it leads on to the dashboard; somebody who comes back later is left in peace. */
export function PaidScreen({ booking, redirect, change }: PaidScreenProps) {
  const { t } = useTranslation('payments');
  const navigate = useNavigate();
  useEffect(() => {
    if (!redirect) return;
    const timer = setTimeout(() => void navigate({ to: addresses.dashboard }), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [redirect, navigate]);
  return (
    <EndScreen
      title={t('paid.title')}
      reference={booking.bookingId}
      actions={<LinkButton to={addresses.dashboard}>{t('viewBookings')}</LinkButton>}
      sheet={
        <BookingSheet booking={booking}>
          <Receipt payments={booking.payments.slice(-1)} />
        </BookingSheet>
      }
    >
      <p>{t(change ? 'paid.change' : 'paid.text')}</p>
      {redirect && <p>{t('paid.redirect')}</p>}
    </EndScreen>
  );
}

interface FailedScreenProps {
  reference: string;
  text: string;
  /** Absent when there is nothing left to try. */
  onTryAgain?: () => void;
}

/** A try that failed: why, another try, or leave it. */
export function FailedScreen({ reference, text, onTryAgain }: FailedScreenProps) {
  const { t } = useTranslation('payments');
  return (
    <EndScreen
      alert
      title={t('failed.title')}
      reference={reference}
      actions={
        <>
          {onTryAgain && <Button onClick={onTryAgain}>{t('failed.again')}</Button>}
          <LinkButton to={addresses.dashboard} kind="quiet">
            {t('failed.cancel')}
          </LinkButton>
        </>
      }
    >
      <p>{text}</p>
      {onTryAgain && <p>{t('failed.held')}</p>}
    </EndScreen>
  );
}

/** Money came too late for its places, or for the change that it was to pay. */
export function SurplusScreen({ booking, change }: { booking: Booking; change: boolean }) {
  const { t } = useTranslation(['payments', 'shell']);
  const { t: tOfBooking } = useTranslation('bookings');
  return (
    <EndScreen
      alert
      title={t('surplus.title')}
      reference={booking.bookingId}
      actions={
        <>
          <LinkButton to={addresses.services}>{t('shell:notFound.services')}</LinkButton>
          <LinkButton to={addresses.dashboard} kind="quiet">
            {t('viewBookings')}
          </LinkButton>
        </>
      }
    >
      <p>{change ? t('surplus.change') : tOfBooking(surplusText(booking))}</p>
    </EndScreen>
  );
}

/** The booking can no longer be paid. */
export function ClosedScreen({ booking, change }: { booking: Booking; change: boolean }) {
  const { t } = useTranslation('payments');
  if (change) return <ClosedChangeScreen booking={booking} />;
  const cancelled = stageOf(booking) === 'cancelled';
  return (
    <EndScreen
      title={t(cancelled ? 'closed.cancelled' : 'closed.expired')}
      reference={booking.bookingId}
      actions={
        <>
          <LinkButton to="/booking/$serviceId" params={{ serviceId: booking.service.id }}>
            {t('closed.bookAgain')}
          </LinkButton>
          <LinkButton to={addresses.dashboard} kind="quiet">
            {t('viewBookings')}
          </LinkButton>
        </>
      }
    >
      <p>{t(cancelled ? 'closed.cancelledText' : 'closed.expiredText')}</p>
    </EndScreen>
  );
}

/** The change was not paid in time; the booking stands as it was. */
function ClosedChangeScreen({ booking }: { booking: Booking }) {
  const { t } = useTranslation('payments');
  return (
    <EndScreen
      title={t('closed.change')}
      reference={booking.bookingId}
      actions={
        <LinkButton to="/dashboard/bookings/$bookingId" params={{ bookingId: booking.id }}>
          {t('closed.toBooking')}
        </LinkButton>
      }
    >
      <p>{t('closed.changeText')}</p>
    </EndScreen>
  );
}
