import type { PlacePage as Place } from '#shared/contracts/places.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { KindLinks, NearLinks } from './places/place-links.tsx';
import { Opening } from './results/opening.tsx';
import { ServiceCards } from './service-card.tsx';

/** A place: what it is known for, when and how to go there, and the best listings of each kind. */
export function PlacePage({ place }: { place: Place }) {
  const { t } = useTranslation('places');
  const { slug, name, lead, about, season, way, know, counties, kinds } = place;
  const [first] = kinds.flatMap(({ items }) => items);
  return (
    <>
      <Opening
        title={name}
        intro={lead}
        picture={first && { image: first.image, alt: first.imageAlt, placeholder: first.imagePlaceholder }}
        above={<Breadcrumbs items={[{ label: t('title'), to: '/places' }, { label: name }]} />}
      />
      <div className="page grid gap-14 pt-10 pb-16 md:gap-20 md:pt-14 md:pb-24">
        <section className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <p className="max-w-prose text-l">{about}</p>
          <FactList
            facts={[
              [t('season'), season],
              [t('way'), way],
              [t('know'), know],
              [t('county'), counties.join(', ')],
            ]}
            shape="rows"
          />
        </section>
        {kinds.length > 0 ? <KindLinks place={place} /> : <p>{t('none')}</p>}
        {kinds.map(({ kind, listings, items }) => (
          <section key={kind} aria-labelledby={kind} className="grid gap-6">
            <h2 id={kind} className="text-2xl">
              {t(`kind.${kind}`)}
            </h2>
            <ServiceCards items={items} level={3} below />
            {listings > items.length && (
              <TextLink
                to="/places/$slug/$kind"
                params={{ slug, kind }}
                className="inline-flex min-h-11 items-center justify-self-start"
              >
                {t('link.kind', { title: t(`title.${kind}`, { place: name }), count: listings })}
              </TextLink>
            )}
          </section>
        ))}
        <NearLinks place={place} />
      </div>
    </>
  );
}
