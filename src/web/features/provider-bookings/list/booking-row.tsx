import { Link } from '@tanstack/react-router';
import type { ProviderBookingItem } from '#shared/contracts/provider-bookings.ts';
import { calendarDate, daysBetween, formatInstant } from '#shared/dates.ts';
import { PaymentStatus } from '#web/features/booking-view/states.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { DateSpan } from '#web/ui/date-span.tsx';
import { Charge } from '#web/ui/price.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { Marks } from '../marks.tsx';

/** A booking in the list; on phones its figures stand below its words. */
export const rowClasses =
  'relative grid grid-cols-1 gap-x-6 gap-y-2 border-t border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]';

/** One booking. All of it leads to its page, so that a thumb finds it. */
export function BookingRow({ booking }: { booking: ProviderBookingItem }) {
  const { t } = useTranslation(['provider-bookings', 'bookings']);
  const lang = useLang();
  const foreign = useForeign();
  const { id, bookingId, service, traveller, startDate, endDate, guests, holdEndsAt, answerEndsAt } = booking;
  return (
    <article className={classes(rowClasses, 'transition-colors hover:bg-sunken')}>
      <div className="grid min-w-0 grid-cols-1 content-start gap-1">
        <Marks booking={booking} />
        <h2 className="mt-0.5 text-l wrap-anywhere">
          <Link
            to="/provider/bookings/$bookingId"
            params={{ bookingId: id }}
            className="after:absolute after:inset-0 after:content-['']"
          >
            {traveller}
          </Link>
        </h2>
        <p>
          <DateSpan start={startDate} end={endDate} />
          <LengthOf booking={booking} />
          <Also>{t('bookings:guestCount', { count: guests })}</Also>
        </p>
        <p lang={foreign(service.textLang)} className="text-ink-soft">
          {service.title}
        </p>
        {answerEndsAt !== null && (
          <p className="text-s text-warning">{t('answerBy', { date: formatInstant(new Date(answerEndsAt), lang) })}</p>
        )}
        {holdEndsAt !== null && (
          <p className="text-s text-warning">{t('heldUntil', { date: formatInstant(new Date(holdEndsAt), lang) })}</p>
        )}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 sm:grid sm:content-start sm:justify-items-end">
        <span className="font-semibold tabular-nums">
          <Charge dollars={booking.totalAmount} />
        </span>
        <span className="text-s text-ink-soft">
          <PaymentStatus booking={booking} />
        </span>
        <span className="text-s text-ink-soft tabular-nums">{bookingId}</span>
      </p>
    </article>
  );
}

/** How many nights or days it lasts; nothing for a single day. */
function LengthOf({ booking: { startDate, endDate, priceUnit } }: { booking: ProviderBookingItem }) {
  const { t } = useTranslation('provider-bookings');
  const days = daysBetween(calendarDate(startDate), calendarDate(endDate));
  if (days === 0) return null;
  return <Also>{priceUnit === 'night' ? t('nights', { count: days }) : t('days', { count: days + 1 })}</Also>;
}

/** Behind what stands before; where there is no room, on the next line as a whole. */
const Also = ({ children }: { children: string }) => (
  <>
    {'\u00a0· '}
    <span className="whitespace-nowrap">{children}</span>
  </>
);
