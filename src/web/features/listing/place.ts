import type { Service } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { degreesOf } from './sections/degrees.ts';

/** "Talek, Narok"; a county that the place already names is not said twice. */
export function placeOf({ location, county }: Pick<Service, 'location' | 'county'>): string {
  return location.includes(county) || county.startsWith(location) ? location : `${location}, ${county}`;
}

/** Writes where a listing lies on earth as an atlas does: "1°29′S 35°08′E". All of Kenya lies in the east. */
export function useFolio() {
  const { t } = useTranslation('catalogue');
  return ({ lat, lon }: Pick<Service, 'lat' | 'lon'>): string => {
    const degrees = degreesOf(lat);
    return `${lat < 0 ? t('where.south', { degrees }) : t('where.north', { degrees })} ${t('where.east', { degrees: degreesOf(lon) })}`;
  };
}
