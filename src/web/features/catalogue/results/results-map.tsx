import { createIsomorphicFn } from '@tanstack/react-start';
import { useHere } from '#web/lib/use-here.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { hydrateWhenSeen, type LateComponent } from '#web/ui/deferred-hydration.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FoundOnMap, type FoundOnMapProps } from './found-on-map.tsx';

/** The code of the map is loaded when the map is seen, which on small screens is when it is opened. */
const LateMap = hydrateWhenSeen(
  createIsomorphicFn()
    .server((): LateComponent<FoundOnMapProps> => ({ Component: FoundOnMap }))
    .client(() => ({ load: () => import('./found-on-map.tsx').then(({ FoundOnMap }) => FoundOnMap) }))(),
  { useAddress: useHere, loading: <div className="aspect-11/13 rounded-m bg-ocean-soft max-lg:mt-3" />, lost: null },
);

/** The page's listings on the map; a pin leads to its listings and marks them. Collapsed on small screens. */
export function ResultsMap(props: FoundOnMapProps) {
  const { t } = useTranslation('catalogue');
  return (
    <aside aria-label={t('map.title')} className="max-lg:-order-1 lg:sticky lg:top-20">
      <details className="group lg:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-12 items-center gap-3 rounded-m border border-line bg-surface px-4 font-semibold lg:supports-[selector(::details-content)]:hidden">
          <Icon name="map" />
          <span className="grow">{t('map.show')}</span>
          <span className="transition-transform group-open:rotate-180">
            <Icon name="down" />
          </span>
        </summary>
        <LateMap {...props} />
      </details>
    </aside>
  );
}
