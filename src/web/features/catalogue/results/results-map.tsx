import type { ServiceItem } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Icon } from '#web/ui/icon.tsx';
import { KenyaMap, MapLink } from '#web/ui/kenya-map.tsx';
import { cardId } from '../service-card.tsx';
import { clustersOf, placesOf } from './map-clusters.ts';

interface ResultsMapProps {
  items: readonly ServiceItem[];
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** The page's listings on the map; a pin leads to its listings and marks them. Collapsed on small screens. */
export function ResultsMap({ items, chosen, onChoose }: ResultsMapProps) {
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
        <KenyaMap label={t('map.title')} className="max-lg:mt-3">
          {clustersOf(items).map(({ lat, lng, items: [first, ...others] }) => {
            if (!first) return null;
            const all = [first, ...others];
            const ids = all.map(({ id }) => id);
            return (
              <MapLink
                key={first.id}
                to="."
                hash={cardId(first.id)}
                search={true}
                // A plain link, so that the browser moves the focus to the listing.
                reloadDocument
                at={{ lat, lng }}
                mark={all.length}
                name={t('map.pin', { count: all.length, places: placesOf(all).join(', ') })}
                chosen={ids.every((id) => chosen.includes(id))}
                onClick={() => onChoose(ids)}
              />
            );
          })}
        </KenyaMap>
      </details>
    </aside>
  );
}
