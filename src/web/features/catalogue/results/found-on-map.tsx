import { useEffect, useEffectEvent } from 'react';
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

/** The map, apart from its frame so that its code is loaded only where it is seen. */
export function FoundOnMap({ items, chosen, onChoose }: FoundOnMapProps) {
  const { t } = useTranslation('catalogue');
  const clusters = clustersOf(items);
  const chooseByAddress = useEffectEvent(() => {
    const pressed = clusters.find(({ items: [first] }) => first && location.hash === `#${cardId(first.id)}`);
    if (pressed && chosen.length === 0) onChoose(pressed.items.map(({ id }) => id));
  });
  // A pin that was pressed before this code was there has led to its listings without marking them.
  useEffect(() => chooseByAddress(), []);
  return (
    <KenyaMap label={t('map.title')} className="max-lg:mt-3">
      {clusters.map(({ lat, lng, items: [first, ...others] }) => {
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
