import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { AfterPaying } from '#web/features/booking-view/after-paying.tsx';
import { BookingSheet } from '#web/features/booking-view/booking-sheet.tsx';
import { Receipt } from '#web/features/booking-view/receipt.tsx';
import { addresses } from '#web/lib/addresses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
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
 * Paid, with what one needs then. Right after the payment it leads to the dashboard, where the same stands first, unless
 * the person stays; on a later visit it stays.
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
      below={<AfterPaying booking={booking} />}
      sheet={
        <BookingSheet booking={booking}>
          <Receipt payments={booking.payments.filter(({ surplus }) => !surplus).slice(-1)} />
        </BookingSheet>
      }
    >
      <p>{t(change ? 'paid.change' : 'paid.text')}</p>
      {redirect && <RedirectNotice stays={stays} onStay={stay} />}
    </EndScreen>
  );
}

/** Says that the page is about to be left, with a button to stay. */
function RedirectNotice({ stays, onStay }: { stays: boolean; onStay: () => void }) {
  const { t } = useTranslation('paid');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus has disappeared.
    if (stays && document.activeElement === document.body) text.current?.focus();
  }, [stays]);
  return (
    <>
      <p ref={text} tabIndex={-1} className="outline-none">
        {t(stays ? 'stays' : 'redirect')}
      </p>
      {!stays && (
        <div>
          <Button kind="quiet" onClick={onStay}>
            {t('stay')}
          </Button>
        </div>
      )}
    </>
  );
}
