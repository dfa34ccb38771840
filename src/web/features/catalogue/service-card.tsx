import { Link } from '@tanstack/react-router';
import type { ServiceItem } from '#shared/contracts/catalogue.ts';
import { calendarDate, daysBetween } from '#shared/dates.ts';
import { placesFor } from '#shared/quote.ts';
import { useDisplay } from '#web/lib/currency.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Approximate } from '#web/ui/approximate.tsx';
import { classes } from '#web/ui/classes.ts';
import { hydrateWhenUsed } from '#web/ui/deferred-hydration.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PictureCard } from '#web/ui/picture-card.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { useForeign } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import type { StaySearch } from './search-params.ts';
import { UnitPrice } from './unit-price.tsx';

/** The classes of a grid of cards. */
export const columns = 'grid gap-x-6 gap-y-10 sm:grid-cols-2';
/** Three columns if the list has the page's whole width. */
export const threeColumns = 'lg:grid-cols-3';
/** The width of a column; on phones a little less, so that those with a pixel ratio of two load the width of 640. */
const sizes =
  '(min-width: 64rem) min(31vw, 24rem), (min-width: 40rem) 46vw, (min-width: 26rem) calc(100vw - 2rem), 20rem';

/** The id of a card's element, to which the map's pins lead. */
export const cardId = (serviceId: string): string => `listing-${serviceId}`;
/** How many pictures are loaded eagerly; the others load when they come near the screen. */
const eagerPictures = 3;

interface ServiceCardsProps {
  items: readonly ServiceItem[];
  /** The level of the cards' titles, one below the heading above them. */
  level?: 2 | 3;
  /** Dates and guests that were searched for; the listing's page begins with them. */
  stay?: StaySearch | undefined;
  /** The list is far down the page, so its pictures load lazily. */
  below?: boolean;
  /** There is a map beside the list, so fewer columns fit. */
  narrow?: boolean;
  /** The ids of listings at the place that is chosen on the map. */
  chosen?: readonly string[];
}

/** A grid of listings, each with a link to its page. */
export const ServiceCards = hydrateWhenUsed((props: ServiceCardsProps) => {
  const { items, level = 2, stay = {}, below = false, narrow = false, chosen = [] } = props;
  return (
    <div className="grid gap-6">
      <Approximate />
      <ul className={classes(columns, !narrow && threeColumns)}>
        {items.map((service, place) => (
          <li
            key={service.id}
            id={cardId(service.id)}
            className={classes(
              'grid rounded-m outline-offset-8 outline-ocean',
              place >= eagerPictures && 'offscreen-105',
              chosen.includes(service.id) && 'outline-2',
            )}
          >
            <ServiceCard service={service} level={level} stay={stay} lazy={below || place >= eagerPictures} />
          </li>
        ))}
      </ul>
    </div>
  );
}, useDisplay);

interface ServiceCardProps {
  service: ServiceItem;
  level: 2 | 3;
  stay: StaySearch;
  lazy: boolean;
}

/** The card of one listing, for an item with the id `cardId`. */
export function ServiceCard({ service, level, stay, lazy }: ServiceCardProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const foreign = useForeign();
  return (
    <PictureCard
      picture={
        <Picture
          image={service.image}
          alt={service.imageAlt}
          placeholder={service.imagePlaceholder}
          sizes={sizes}
          eager={!lazy}
        />
      }
      level={level}
      lang={foreign(service.textLang)}
      kicker={
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>
            {t(`category.${service.category}`)}
            {service.durationDays > 1 && ` · ${t('days', { count: service.durationDays })}`}
          </span>
          <Rating rating={service.rating} count={service.reviewCount} />
        </p>
      }
      title={
        <Link to="/services/$id" params={{ id: service.id }} search={stay}>
          {service.title}
        </Link>
      }
    >
      <p className="text-ink-soft">{service.location}</p>
      <p className="mt-auto pt-1">
        <UnitPrice service={service} onDates={service.datesPrice} />
      </p>
      {service.datesPrice && <StayTotal service={service} stay={service.datesPrice} />}
    </PictureCard>
  );
}

interface StayTotalProps {
  service: ServiceItem;
  stay: NonNullable<ServiceItem['datesPrice']>;
}

/** The total on the dates, and for how many nights or days, guests, and rooms or vehicles if they need several. */
function StayTotal({ service, stay: { startDate, endDate, guests, total } }: StayTotalProps) {
  const { t } = useTranslation('catalogue');
  const { price } = useMoney();
  const unit = service.priceUnit;
  const places = placesFor(service, guests);
  const nights = daysBetween(calendarDate(startDate), calendarDate(endDate));
  const parts = [
    t('total', { price: price(total) }),
    unit === 'night' && t('quote.nights', { count: nights }),
    unit === 'day' && t('quote.days', { count: nights + 1 }),
    t('total.guests', { count: guests }),
    unit !== 'person' && places > 1 && t(unit === 'night' ? 'quote.rooms' : 'quote.vehicles', { count: places }),
  ];
  return <p className="text-s text-ink-soft">{parts.filter(Boolean).join(' · ')}</p>;
}

/** Grey cards while a list is loading. */
export function CardsSkeleton({ narrow = false }: { narrow?: boolean }) {
  return (
    <Skeleton>
      <div className={classes(columns, !narrow && threeColumns)}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key} className="grid gap-3">
            <SkeletonBox className="aspect-4/3 w-full" />
            <SkeletonBox className="h-6 w-3/4" />
            <SkeletonBox className="h-5 w-1/2" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
