import type { ServiceItem } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { KenyaMap, MapLink } from '#web/ui/kenya-map.tsx';
import { cardId } from '../service-card.tsx';
import { clustersOf, placesOf } from './map-clusters.ts';

export interface FoundOnMapProps {
  items: readonly ServiceItem[];
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** The map itself. */
export function FoundOnMap({ items, chosen, onChoose }: FoundOnMapProps) {
  const { t } = useTranslation('catalogue');
  return (
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
  );
}
