import { useQuery } from '@tanstack/react-query';
import type { Booking } from '#shared/contracts/bookings.ts';
import { serviceQuery } from '#web/features/catalogue/queries.ts';
import { placeOf, useCoordinates } from '#web/features/listing/place.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { KenyaMap, MapLink } from '#web/ui/kenya-map.tsx';
import { Part } from './booking-parts.tsx';

/** The place of the service on the map; nothing where the listing is no longer published. */
export function BookingWhere({ service: { id, location } }: Pick<Booking, 'service'>) {
  const { t } = useTranslation(['dashboard', 'catalogue']);
  const coordinates = useCoordinates();
  const { data: listing, isPending } = useQuery(serviceQuery(id));
  if (!listing && !isPending) return null;
  return (
    <Part title={t('catalogue:where.title')}>
      <p>
        <span className="font-medium">{listing ? placeOf(listing) : location}</span>
        <br />
        <span className="font-display text-ink-soft">{listing ? coordinates(listing) : '\u00a0'}</span>
      </p>
      <KenyaMap label={t('catalogue:where.map')} className="mt-1 max-w-sm">
        {listing && (
          <MapLink
            to="/services/$id"
            params={{ id }}
            at={{ lat: listing.lat, lng: listing.lon }}
            name={t('mapPin', { location })}
            chosen
          />
        )}
      </KenyaMap>
    </Part>
  );
}
