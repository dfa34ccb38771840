import { useSuspenseQuery } from '@tanstack/react-query';
import type { PlacePage } from '#shared/contracts/places.ts';
import type { PlaceKind } from '#shared/place-kinds.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { offeredAt } from './place-queries.ts';
import { KindLinks, NearLinks } from './places/place-links.tsx';
import { servicesQuery } from './queries.ts';
import { Opening } from './results/opening.tsx';
import { ServiceCards } from './service-card.tsx';

interface PlaceKindPageProps {
  place: PlacePage;
  kind: PlaceKind;
  page: number | undefined;
}

/** What is offered of a kind at a place. */
export function PlaceKindPage({ place, kind, page }: PlaceKindPageProps) {
  const { t } = useTranslation('places');
  const { slug, name, kinds } = place;
  const found = useSuspenseQuery(servicesQuery(offeredAt({ slug, kind, page }))).data;
  const [first] = kinds.find((one) => one.kind === kind)?.items ?? [];
  return (
    <>
      <Opening
        title={t(`title.${kind}`, { place: name })}
        intro={t(`about.${kind}`, { place: name })}
        picture={first && { image: first.image, alt: first.imageAlt, placeholder: first.imagePlaceholder }}
        above={
          <Breadcrumbs
            items={[
              { label: t('title'), to: '/places' },
              { label: name, to: `/places/${slug}` },
              { label: t(`kind.${kind}`) },
            ]}
          />
        }
      />
      <div className="page grid gap-10 pt-10 pb-16 md:pt-14 md:pb-24">
        <KindLinks place={place} chosen={kind} />
        <ServiceCards items={found.items} />
        <Pagination page={found.page} pageSize={found.pageSize} total={found.total} />
        <dl className="grid gap-x-10 gap-y-6 border-t border-gold pt-10 md:grid-cols-2">
          {(['season', 'way'] as const).map((fact) => (
            <div key={fact} className="grid content-start gap-1">
              <dt className="text-ink-soft">{t(fact)}</dt>
              <dd className="max-w-prose">{place[fact]}</dd>
            </div>
          ))}
        </dl>
        <NearLinks place={place} />
      </div>
    </>
  );
}
