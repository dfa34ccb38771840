import type { Booking } from '#shared/contracts/bookings.ts';
import { BookAgain } from '#web/features/booking-view/book-again.tsx';
import { isSurplusRefunded, neverCameText, surplusText } from '#web/features/booking-view/booking-stage.ts';
import { addresses } from '#web/lib/addresses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import type { TooLate } from '../state/payment-stage.ts';
import { EndScreen } from './end-screen.tsx';
import { PaymentHelp } from './payment-help.tsx';

interface FailedScreenProps {
  reference: string;
  text: string;
  /** Absent when there is nothing left to try. */
  onTryAgain?: () => void;
}

/** A failed attempt: why, with buttons to try again or to leave. */
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
          <PaymentHelp reference={reference} />
        </>
      }
    >
      <p>{text}</p>
      {onTryAgain && <p>{t('failed.held')}</p>}
    </EndScreen>
  );
}

interface SurplusScreenProps {
  booking: Booking;
  change: boolean;
  /** `booking` was read before this surplus was known. */
  unread: boolean;
}

/** The payment is a surplus: it came too late for the booking's places, or for the change that it was to pay. */
export function SurplusScreen({ booking, change, unread }: SurplusScreenProps) {
  const { t } = useTranslation(['payments', 'shell']);
  const { t: tOfBooking } = useTranslation('bookings');
  const read = unread ? { ...booking, refunds: [] } : booking;
  const back = isSurplusRefunded(read);
  return (
    <EndScreen
      alert
      title={t(back ? 'surplus.titleDone' : 'surplus.title')}
      reference={booking.bookingId}
      actions={
        change ? (
          <ToBooking booking={booking} />
        ) : (
          <>
            <LinkButton to={addresses.services}>{t('shell:notFound.services')}</LinkButton>
            <LinkButton to={addresses.dashboard} kind="quiet">
              {t('viewBookings')}
            </LinkButton>
          </>
        )
      }
    >
      <p>{change ? t(back ? 'surplus.changeDone' : 'surplus.change') : tOfBooking(surplusText(read))}</p>
    </EndScreen>
  );
}

interface ClosedScreenProps {
  booking: Booking;
  /** A change of the booking was to be paid for. */
  change: boolean;
  /** An M-Pesa push that may still be open on a phone. */
  asked?: TooLate;
}

/** The booking, or the change, can no longer be paid; and what to do about a push that is still open on a phone. */
export function ClosedScreen({ booking, change, asked }: ClosedScreenProps) {
  const { t } = useTranslation('payments');
  const { t: tOfBooking } = useTranslation('bookings');
  if (change) return <ClosedChangeScreen booking={booking} asked={asked} />;
  if (booking.answerEndsAt !== null) return <AskedScreen booking={booking} />;
  const cancelled = booking.cancelReason !== 'expired';
  const neverCame = neverCameText(booking);
  return (
    <EndScreen
      alert={asked !== undefined}
      title={t(cancelled ? 'closed.cancelled' : 'closed.expired')}
      reference={booking.bookingId}
      actions={
        <>
          <BookAgain booking={booking}>{t('closed.bookAgain')}</BookAgain>
          <LinkButton to={addresses.dashboard} kind="quiet">
            {t('viewBookings')}
          </LinkButton>
        </>
      }
    >
      {neverCame && <p>{tOfBooking(neverCame)}</p>}
      {asked ? <OpenRequest asked={asked} /> : <p>{t(cancelled ? 'closed.cancelledText' : 'closed.expiredText')}</p>}
    </EndScreen>
  );
}

/** The host has not accepted the request yet, so there is nothing to pay. */
function AskedScreen({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  return (
    <EndScreen title={t('stage.asked.title')} reference={booking.bookingId} actions={<ToBooking booking={booking} />}>
      <p>{t('stage.asked.text')}</p>
    </EndScreen>
  );
}

/** The change was not paid in time, so the booking keeps its dates and guests. */
function ClosedChangeScreen({ booking, asked }: { booking: Booking; asked: TooLate | undefined }) {
  const { t } = useTranslation('payments');
  return (
    <EndScreen
      alert={asked !== undefined}
      title={t('closed.change')}
      reference={booking.bookingId}
      actions={<ToBooking booking={booking} />}
    >
      <p>{t('closed.changeText')}</p>
      {asked && <OpenRequest asked={asked} />}
    </EndScreen>
  );
}

function OpenRequest({ asked: { phone, unclear, latePaymentEffect } }: { asked: TooLate }) {
  const { t } = useTranslation('payments');
  if (latePaymentEffect === 'if_room') return <p>{t('reason.unknown_if_room')}</p>;
  if (unclear) return <p>{t('reason.unknown_goes_back')}</p>;
  return <p className="font-semibold">{phone ? t('closed.askedOn', { phone }) : t('closed.asked')}</p>;
}

function ToBooking({ booking }: { booking: Booking }) {
  const { t } = useTranslation('payments');
  return (
    <LinkButton to="/dashboard/bookings/$bookingId" params={{ bookingId: booking.id }}>
      {t('closed.toBooking')}
    </LinkButton>
  );
}
