import { Link } from '@tanstack/react-router';
import { pathOf } from '#shared/call.ts';
import type { BookingItem } from '#shared/contracts/bookings.ts';
import { bookingReceiptPath } from '#shared/contracts/papers.ts';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { FileButton } from '#web/features/booking-view/file-button.tsx';
import { PaidAmount } from '#web/features/booking-view/paid-amount.tsx';
import { PaymentStatus, StatusBadge } from '#web/features/booking-view/states.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { Picture, zoomOnHover } from '#web/ui/picture.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { ownReview } from '../own-review.ts';

/** The columns of a booking in the list: picture, text, and on wide screens the buttons at the right. */
export const bookingColumns =
  'grid grid-cols-[--spacing(20)_minmax(0,1fr)] gap-x-3 gap-y-5 border-t border-line py-6 sm:grid-cols-[--spacing(44)_minmax(0,1fr)] sm:gap-x-6 lg:grid-cols-[--spacing(64)_minmax(0,1fr)_auto] lg:gap-x-8';

/** One booking in the list, with links to its page and, while it can be paid, to its payment. */
export function BookingCard({ booking }: { booking: BookingItem }) {
  const { t } = useTranslation(['dashboard', 'bookings', 'common', 'paid']);
  const lang = useLang();
  const foreign = useForeign();
  const { service } = booking;
  const params = { bookingId: booking.id };
  return (
    <article className={classes('group', bookingColumns)}>
      <div className="self-start overflow-hidden rounded-m bg-sunken sm:row-span-3 lg:row-span-2">
        <Picture
          image={service.image}
          alt={service.imageAlt}
          placeholder={service.imagePlaceholder}
          sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 11rem, 5rem"
          className={classes('aspect-square sm:aspect-4/3', zoomOnHover)}
        />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start justify-items-start gap-1.5">
        <StatusBadge status={booking.status} approval={booking.approval} />
        <h3 className="wrap-anywhere">
          <Link
            to="/dashboard/bookings/$bookingId"
            params={params}
            lang={foreign(service.textLang)}
            className="decoration-1 underline-offset-4 group-hover:underline"
          >
            {service.title}
          </Link>
        </h3>
        <p className="text-ink-soft">{service.location}</p>
      </div>
      <FactList
        className="col-span-full grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] sm:col-span-1 lg:col-span-2 lg:col-start-2 lg:row-start-2 lg:grid-cols-4"
        facts={[
          [t('startDate'), formatDate(calendarDate(booking.startDate), lang)],
          [t('common:guests'), t('bookings:guestCount', { count: booking.guests })],
          [
            <PaymentStatus key="payment" booking={booking} />,
            <PaidAmount key="paid" paid={booking.paid} otherwise={booking.totalAmount} />,
          ],
          [t('bookingId'), booking.bookingId],
        ]}
      />
      <div className="col-span-full flex flex-wrap content-start gap-3 sm:col-span-1 lg:col-start-3 lg:row-start-1 lg:justify-end">
        {booking.payable && (
          <LinkButton
            to="/payment/$bookingId"
            params={params}
            aria-label={t('completePaymentOf', { title: service.title })}
          >
            {t('completePayment')}
          </LinkButton>
        )}
        <LinkButton
          to="/dashboard/bookings/$bookingId"
          params={params}
          kind="quiet"
          aria-label={t('viewDetailsOf', { title: service.title })}
        >
          {t('viewDetails')}
        </LinkButton>
        {(booking.review === 'open' || booking.review === 'written') && (
          <LinkButton
            to="/dashboard/bookings/$bookingId"
            params={params}
            search={ownReview}
            kind="quiet"
            aria-label={t(`review.${booking.review}Of`, { title: service.title })}
          >
            {t(`review.${booking.review}`)}
          </LinkButton>
        )}
        {booking.status === 'completed' && (
          <FileButton path={pathOf(bookingReceiptPath, params)} label={t('receiptOf', { title: service.title })}>
            {t('paid:receipt')}
          </FileButton>
        )}
      </div>
    </article>
  );
}
