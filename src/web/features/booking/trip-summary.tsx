import { useQuery } from '@tanstack/react-query';
import type { Service } from '#shared/contracts/catalogue.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { largestParty } from '#shared/quote.ts';
import type { TripAhead } from '#web/features/accounts/after-sign-in.ts';
import { serviceQuery } from '#web/features/catalogue/queries.ts';
import { UnitPrice } from '#web/features/catalogue/unit-price.tsx';
import { useToday } from '#web/features/catalogue/use-today.ts';
import { endFor } from '#web/features/stay-choice/stay.ts';
import { useQuotedStay } from '#web/features/stay-choice/use-quoted-stay.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DateSpan } from '#web/ui/date-span.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Charge } from '#web/ui/price.tsx';
import { SkeletonBox } from '#web/ui/skeleton.tsx';
import { useForeign } from '#web/ui/use-lang.ts';

/** The trip that one is about to book, for the pages on the way there. The page must have loaded the texts `trip`. */
export function TripSummary({ trip }: { trip: TripAhead }) {
  const { data: service, isPending } = useQuery(serviceQuery(trip.serviceId));
  const today = useToday();
  if (service && today) return <KnownTrip service={service} trip={trip} today={today} />;
  return isPending || service ? <SkeletonBox className="h-28 w-full" /> : null;
}

function KnownTrip({ service, trip, today }: { service: Service; trip: TripAhead; today: CalendarDate }) {
  const { t } = useTranslation('trip');
  const foreign = useForeign();
  const { startDate } = trip;
  const guests = Math.min(trip.guests, largestParty(service));
  // A party of more guests than there is room for has no price.
  const party = guests === trip.guests && trip.party;
  const value = { startDate, endDate: endFor(service, trip), guests, ...(party && { party }) };
  const { stay, price, shown } = useQuotedStay(service, value, today);
  return (
    <aside
      aria-label={t('title')}
      className="grid min-h-28 grid-cols-[5rem_minmax(0,1fr)] content-center gap-4 rounded-l border border-line bg-surface p-3"
    >
      <Picture
        image={service.image}
        alt=""
        placeholder={service.imagePlaceholder}
        sizes="5rem"
        ratio={1}
        eager
        className="aspect-square rounded-m"
      />
      <div className="grid content-center gap-0.5">
        <p lang={foreign(service.textLang)} className="leading-tight font-semibold">
          {service.title}
        </p>
        <p className="text-s text-ink-soft">
          {stay && (
            <>
              <DateSpan start={stay.startDate} end={stay.endDate} />,{' '}
            </>
          )}
          {t('guests', { count: value.guests })}
        </p>
        <p>
          {price ? (
            <>
              {t('total')} <Charge dollars={price.total} />
            </>
          ) : (
            <UnitPrice service={service} onDates={shown} />
          )}
        </p>
      </div>
    </aside>
  );
}
