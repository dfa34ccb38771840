import type { Service } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { degreesOf } from './sections/degrees.ts';

/** "Talek, Narok"; without the county if the place names it already. */
export function placeOf({ location, county }: Pick<Service, 'location' | 'county'>): string {
  return location.includes(county) || county.startsWith(location) ? location : `${location}, ${county}`;
}

/** Formats a listing's coordinates: "1°29′S 35°08′E". All of Kenya is in the east. */
export function useCoordinates() {
  const { t } = useTranslation('catalogue');
  return ({ lat, lon }: Pick<Service, 'lat' | 'lon'>): string => {
    const degrees = degreesOf(lat);
    return `${lat < 0 ? t('where.south', { degrees }) : t('where.north', { degrees })} ${t('where.east', { degrees: degreesOf(lon) })}`;
  };
}
