import { Link } from '@tanstack/react-router';
import type { PlacePage } from '#shared/contracts/places.ts';
import type { PlaceKind } from '#shared/place-kinds.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextLink } from '#web/ui/text-link.tsx';

const chip =
  'inline-grid min-h-11 place-items-center rounded-l border border-line-strong bg-surface px-4 hover:bg-sunken aria-[current]:border-transparent aria-[current]:bg-brand aria-[current]:font-semibold aria-[current]:text-on-brand';

/** Links to the pages of each kind at a place. */
export function KindLinks({ place, chosen }: { place: PlacePage; chosen?: PlaceKind }) {
  const { t } = useTranslation('places');
  return (
    <nav aria-label={t('kinds')}>
      <ul className="flex flex-wrap gap-2">
        {place.kinds.map(({ kind, listings }) => (
          <li key={kind}>
            <Link
              to="/places/$slug/$kind"
              params={{ slug: place.slug, kind }}
              aria-current={kind === chosen ? 'page' : undefined}
              className={chip}
            >
              {t('link.kind', { title: t(`kind.${kind}`), count: listings })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to places near this one, and to all. */
export function NearLinks({ place }: { place: PlacePage }) {
  const { t } = useTranslation('places');
  return (
    <nav aria-labelledby="near" className="grid gap-4 border-t border-gold pt-10">
      <h2 id="near" className="text-xl">
        {t('near')}
      </h2>
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {place.near.map(({ slug, name, lead }) => (
          <li key={slug}>
            <TextLink to="/places/$slug" params={{ slug }} className="inline-flex min-h-11 items-center">
              {name}
            </TextLink>
            <p className="text-ink-soft">{lead}</p>
          </li>
        ))}
      </ul>
      <TextLink to="/places" className="inline-flex min-h-11 items-center justify-self-start">
        {t('all')}
      </TextLink>
    </nav>
  );
}
