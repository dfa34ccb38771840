import { useQuery } from '@tanstack/react-query';
import type { Booking, BookingItem } from '#shared/contracts/bookings.ts';
import { formatInstant, today } from '#shared/dates.ts';
import { PaidAmount } from '#web/features/booking-view/paid-amount.tsx';
import { PaymentStatus, StatusBadge } from '#web/features/booking-view/states.tsx';
import { addresses } from '#web/lib/addresses.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { sitePicturesQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { DateSpan } from '#web/ui/date-span.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { Kicker } from '#web/ui/kicker.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { ServiceSpreadPicture, Spread, SpreadPicture, spreadPicture } from '../booking/spread.tsx';
import { aheadQuery, countdownTo, nextTripOf } from './next-trip.ts';

/**
 * The next trip with one action, or a link to the services if there is none.
 * @param paid the booking that was just paid, which stands above
 */
export function NextTrip({ paid }: { paid: Booking | undefined }) {
  const textOf = useProblemText();
  const { data, error, isPending, refetch } = useQuery(aheadQuery);
  if (isPending) return <NextTripSkeleton />;
  if (!data) {
    return (
      <div className="page">
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      </div>
    );
  }
  const trip = nextTripOf(data.items);
  if (trip && trip.id === paid?.id) return null;
  return trip ? <TripAhead booking={trip} /> : <NothingAhead />;
}

function TripAhead({ booking }: { booking: BookingItem }) {
  const { t } = useTranslation(['dashboard', 'bookings', 'common']);
  const lang = useLang();
  const foreign = useForeign();
  const { service, startDate, endDate, guests, holdEndsAt } = booking;
  const { key, ...values } = countdownTo(booking, today(pageClock));
  return (
    <section aria-labelledby="next-trip">
      <Spread picture={<ServiceSpreadPicture service={service} />}>
        <Kicker>{t('next')}</Kicker>
        <p className="font-display text-3xl leading-none tracking-tight text-balance">{t(key, values)}</p>
        <h2 id="next-trip" lang={foreign(service.textLang)} className="wrap-anywhere">
          {service.title}
        </h2>
        <p>
          <StatusBadge status={booking.status} approval={booking.approval} />
        </p>
        <FactList
          className="grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))]"
          facts={[
            [t('dates'), <DateSpan key="dates" start={startDate} end={endDate} />],
            [t('place'), service.location],
            [t('common:guests'), t('bookings:guestCount', { count: guests })],
            [
              <PaymentStatus key="payment" booking={booking} />,
              <PaidAmount key="amount" paid={booking.paid} otherwise={booking.totalAmount} />,
            ],
            [t('bookingId'), booking.bookingId],
          ]}
        />
        {booking.payable && holdEndsAt !== null && (
          <p className="text-ink-soft">
            {t('bookings:held.until', { date: formatInstant(new Date(holdEndsAt), lang) })}
          </p>
        )}
        <div className="mt-2">
          {booking.payable ? (
            <LinkButton to="/payment/$bookingId" params={{ bookingId: booking.id }}>
              {t('completePayment')}
            </LinkButton>
          ) : (
            <LinkButton to="/dashboard/bookings/$bookingId" params={{ bookingId: booking.id }} kind="quiet">
              {t('viewDetails')}
            </LinkButton>
          )}
        </div>
      </Spread>
    </section>
  );
}

const nothingPictures = sitePicturesQuery(['no-trip']);

function NothingAhead() {
  const { t } = useTranslation('dashboard');
  const { data } = useQuery(nothingPictures);
  const picture = data?.pictures['no-trip'];
  return (
    <section aria-labelledby="next-trip">
      <Spread picture={picture ? <SpreadPicture {...picture} /> : <div className={`bg-sunken ${spreadPicture}`} />}>
        <Kicker>{t('next')}</Kicker>
        <h2 id="next-trip" className="text-2xl">
          {t('ahead.none')}
        </h2>
        <p className="max-w-prose text-l text-ink-soft">{t('ahead.text')}</p>
        <div className="mt-2">
          <LinkButton to={addresses.services}>{t('browse')}</LinkButton>
        </div>
      </Spread>
    </section>
  );
}

function NextTripSkeleton() {
  return (
    <Skeleton>
      <Spread picture={<SkeletonBox className={`${spreadPicture} w-full rounded-none`} />}>
        <SkeletonBox className="h-5 w-36" />
        <SkeletonBox className="h-16 w-72 max-w-full" />
        <SkeletonBox className="h-8 w-full" />
        <SkeletonBox className="h-28 w-full" />
        <SkeletonBox className="h-12 w-44" />
      </Spread>
    </Skeleton>
  );
}
