import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { addresses } from '#web/lib/addresses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { stageOf } from '../booking/booking-stage.ts';
import { useFocusAtFirst } from './payment-waiting.tsx';

const redirectAfterMs = 3_000;

interface EndScreenProps {
  title: string;
  reference: string;
  alert?: boolean;
  children: ReactNode;
  actions: ReactNode;
}

function EndScreen({ title, reference, alert = false, children, actions }: EndScreenProps) {
  const { t } = useTranslation('payments');
  const heading = useFocusAtFirst();
  return (
    <section className="page grid justify-items-start gap-4 py-16 sm:py-24" role={alert ? 'alert' : 'status'}>
      <p className="text-s font-semibold text-ink-soft">{t('reference', { reference })}</p>
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h1>
      <div className="grid max-w-prose gap-2 text-ink-soft">{children}</div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </section>
  );
}

/** Paid. Right after paying it leads on to the dashboard; somebody who comes back later is left in peace. */
export function PaidScreen({ reference, redirect }: { reference: string; redirect: boolean }) {
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
      reference={reference}
      actions={<LinkButton to={addresses.dashboard}>{t('viewBookings')}</LinkButton>}
    >
      <p>{t('paid.text')}</p>
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

/** Money came too late for its places. */
export function SurplusScreen({ reference }: { reference: string }) {
  const { t } = useTranslation(['payments', 'shell']);
  return (
    <EndScreen
      alert
      title={t('surplus.title')}
      reference={reference}
      actions={
        <>
          <LinkButton to={addresses.services}>{t('shell:notFound.services')}</LinkButton>
          <LinkButton to={addresses.dashboard} kind="quiet">
            {t('viewBookings')}
          </LinkButton>
        </>
      }
    >
      <p>{t('reason.surplus_returned')}</p>
    </EndScreen>
  );
}

/** The booking can no longer be paid. */
export function ClosedScreen({ booking }: { booking: Booking }) {
  const { t } = useTranslation('payments');
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
