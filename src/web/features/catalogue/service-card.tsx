import { Link } from '@tanstack/react-router';
import type { ServiceItem } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Card } from '#web/ui/card.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import type { Search } from './search-params.ts';

/** Dates and party that were searched for; the listing's page begins with them. */
export type Stay = Pick<Search, 'startDate' | 'endDate' | 'guests'>;

const columns = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';
/** As wide as the columns; on phones a little less, so that one with twice the pixels takes the width of 640. */
const sizes = '(min-width: 64rem) min(31vw, 24rem), (min-width: 40rem) 46vw, 20rem';
/** About what a first screen shows; pictures further down wait until they are near. */
const atOnce = 3;

interface ServiceCardsProps {
  items: readonly ServiceItem[];
  /** The level of the cards' titles, one below the heading above them. */
  level?: 2 | 3;
  stay?: Stay;
  /** The list stands far down the page. */
  below?: boolean;
}

/** Listings side by side, each leading to its page. */
export function ServiceCards({ items, level = 2, stay = {}, below = false }: ServiceCardsProps) {
  return (
    <ul className={columns}>
      {items.map((service, place) => (
        <li key={service.id} className="grid">
          <ServiceCard service={service} level={level} stay={stay} lazy={below || place >= atOnce} />
        </li>
      ))}
    </ul>
  );
}

interface ServiceCardProps {
  service: ServiceItem;
  level: 2 | 3;
  stay: Stay;
  lazy: boolean;
}

function ServiceCard({ service, level, stay, lazy }: ServiceCardProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const lang = useLang();
  const Title = level === 2 ? 'h2' : 'h3';
  const textLang = service.textLang === lang ? undefined : service.textLang;
  return (
    <article className="grid">
      <Card padded={false} className="group relative flex flex-col">
        <Picture
          image={service.image}
          alt={service.imageAlt}
          placeholder={service.imagePlaceholder}
          sizes={sizes}
          ratio={3 / 2}
          eager={!lazy}
          className="aspect-3/2"
        />
        <div className="flex grow flex-col gap-2 p-5">
          <p className="text-s text-ink-soft">
            {t(`category.${service.category}`)}
            {service.durationDays > 1 && ` · ${t('days', { count: service.durationDays })}`}
          </p>
          <Title lang={textLang} className="text-l">
            <Link
              to="/services/$id"
              params={{ id: service.id }}
              search={stay}
              className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
            >
              {service.title}
            </Link>
          </Title>
          <p className="text-ink-soft">{service.location}</p>
          <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-2">
            <Price
              dollars={service.priceFrom}
              unit={service.priceUnit}
              from={service.priceFrom < service.pricePerUnit}
            />
            <Rating rating={service.rating} count={service.reviewCount} />
          </p>
        </div>
      </Card>
    </article>
  );
}

/** Grey cards while a list is on its way. */
export function CardsSkeleton() {
  return (
    <Skeleton>
      <div className={columns}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key} className="grid gap-3">
            <SkeletonBox className="aspect-3/2 w-full" />
            <SkeletonBox className="h-6 w-3/4" />
            <SkeletonBox className="h-5 w-1/2" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
