import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { addresses } from '#web/lib/addresses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Beadwork } from '#web/ui/beadwork.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateSpan } from '#web/ui/date-span.tsx';
import { Horizon } from '#web/ui/horizon.tsx';
import { stageOf } from '../booking/booking-stage.ts';
import { Receipt } from '../booking/receipt.tsx';
import { ServiceHeading } from '../booking/service-heading.tsx';
import { useFocusAtFirst } from './payment-waiting.tsx';

const redirectAfterMs = 3_000;

interface EndScreenProps {
  title: string;
  reference: string;
  alert?: boolean;
  children: ReactNode;
  actions: ReactNode;
  /** What has come of it, on a sheet beside the words. */
  sheet?: ReactNode;
}

function EndScreen({ title, reference, alert = false, children, actions, sheet }: EndScreenProps) {
  const { t } = useTranslation('payments');
  const heading = useFocusAtFirst();
  return (
    <div className="page grid grid-cols-1 gap-10 py-12 sm:py-20">
      <Horizon />
      <div className="grid grid-cols-1 items-start gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <section className="grid grid-cols-1 justify-items-start gap-5" role={alert ? 'alert' : 'status'}>
          <p className="text-s font-semibold text-accent">{t('reference', { reference })}</p>
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            {title}
          </h1>
          <div className="grid max-w-prose gap-2 text-ink-soft">{children}</div>
          <div className="flex flex-wrap gap-3">{actions}</div>
        </section>
        {sheet}
      </div>
    </div>
  );
}

/** Paid. Right after paying it leads on to the dashboard; somebody who comes back later is left in peace. */
export function PaidScreen({ booking, redirect }: { booking: Booking; redirect: boolean }) {
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
        <Card padded={false}>
          <Beadwork />
          <ServiceHeading service={booking.service}>
            <p>
              <DateSpan start={booking.startDate} end={booking.endDate} />
            </p>
          </ServiceHeading>
          <div className="p-5 sm:p-6">
            <Receipt payment={booking.payment} />
          </div>
        </Card>
      }
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
