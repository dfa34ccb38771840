import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PictureCard } from '#web/ui/picture-card.tsx';
import { placesQuery } from './place-queries.ts';

const sizes =
  '(min-width: 64rem) min(31vw, 24rem), (min-width: 40rem) 46vw, (min-width: 26rem) calc(100vw - 2rem), 20rem';
/** The pictures of the others load when they come near the screen. */
const eager = 3;

/** All places at which something is offered. */
export function PlacesPage() {
  const { t } = useTranslation('places');
  const { items } = useSuspenseQuery(placesQuery).data;
  return (
    <div className="page grid gap-10 pt-6 pb-16 md:gap-14 md:pt-10 md:pb-24">
      <header className="grid gap-4">
        <Breadcrumbs items={[{ label: t('title') }]} />
        <h1>{t('title')}</h1>
        <p className="max-w-prose text-l text-ink-soft">{t('lead')}</p>
      </header>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ slug, name, lead, listings, image, imageAlt, imagePlaceholder }, index) => (
          <li key={slug} className="grid">
            <PictureCard
              level={2}
              picture={
                <Picture
                  image={image}
                  alt={imageAlt}
                  placeholder={imagePlaceholder}
                  sizes={sizes}
                  eager={index < eager}
                />
              }
              title={
                <Link to="/places/$slug" params={{ slug }}>
                  {name}
                </Link>
              }
            >
              <p className="text-ink-soft">{lead}</p>
              <p className="mt-auto pt-1">{t('listings', { count: listings })}</p>
            </PictureCard>
          </li>
        ))}
      </ul>
    </div>
  );
}
