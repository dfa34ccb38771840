import type { BookingItem } from '#shared/contracts/bookings.ts';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Charge } from '#web/ui/price.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { PaymentStatus, StatusBadge } from '../booking/states.tsx';

/** One booking in the list, with the ways to its page and, while it can be paid, to paying. */
export function BookingCard({ booking }: { booking: BookingItem }) {
  const { t } = useTranslation(['dashboard', 'bookings', 'common']);
  const lang = useLang();
  const { service } = booking;
  return (
    <Card padded={false} className="grid sm:grid-cols-[13rem_1fr]">
      <Picture
        image={service.image}
        alt={service.imageAlt}
        placeholder={service.imagePlaceholder}
        sizes="(min-width: 40rem) 18rem, 20rem"
        className="aspect-video size-full sm:aspect-auto"
      />
      <div className="grid content-start gap-3 p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h3 className="break-words">{service.title}</h3>
            <p className="text-ink-soft">{service.location}</p>
          </div>
          <StatusBadge status={booking.status} />
        </div>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-s">
          <div>
            <dt className="sr-only">{t('startDate')}</dt>
            <dd>{formatDate(calendarDate(booking.startDate), lang)}</dd>
          </div>
          <div>
            <dt className="sr-only">{t('common:guests')}</dt>
            <dd>{t('bookings:guestCount', { count: booking.guests })}</dd>
          </div>
          <div>
            <dt className="sr-only">{t('bookingId')}</dt>
            <dd>{booking.bookingId}</dd>
          </div>
        </dl>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-l">
            <Charge dollars={booking.totalAmount} />
          </span>
          <span className="text-s text-ink-soft">
            <PaymentStatus status={booking.paymentStatus} />
          </span>
        </p>
        <div className="flex flex-wrap gap-3">
          {booking.payable && (
            <LinkButton
              to="/payment/$bookingId"
              params={{ bookingId: booking.id }}
              aria-label={t('completePaymentOf', { title: service.title })}
            >
              {t('completePayment')}
            </LinkButton>
          )}
          <LinkButton
            to="/dashboard/bookings/$bookingId"
            params={{ bookingId: booking.id }}
            kind="quiet"
            aria-label={t('viewDetailsOf', { title: service.title })}
          >
            {t('viewDetails')}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
