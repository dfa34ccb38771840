import type { Service } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { KenyaMap, MapLink } from '#web/ui/kenya-map.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForeign } from '#web/ui/use-lang.ts';
import { placeOf, useCoordinates } from '../place.ts';

/** The place on the map, the meeting point, and a link to listings near by. */
export function Where({ service }: { service: Service }) {
  const { t } = useTranslation('catalogue');
  const foreign = useForeign();
  const coordinates = useCoordinates();
  const { lat, lon, county, location, meetingPoint, textLang } = service;
  const place = placeOf(service);
  const page = service.place;
  const around = { to: '/search', search: { location: county } } as const;
  return (
    <section
      id="where"
      aria-labelledby="where-title"
      className="offscreen-150 grid gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,17rem)] sm:gap-10"
    >
      <div className="grid content-start justify-items-start gap-4">
        <h2 id="where-title">{t('where.title')}</h2>
        <p>
          <span className="font-medium">{place}</span>
          <br />
          <span className="font-display text-ink-soft">{coordinates(service)}</span>
        </p>
        {meetingPoint && (
          <p className="max-w-prose">
            <span className="block text-s text-ink-soft">{t('fact.meeting')}</span>
            <span lang={foreign(textLang)}>{meetingPoint}</span>
          </p>
        )}
        {page && (
          <TextLink to="/places/$slug" params={{ slug: page.slug }} className="inline-flex min-h-11 items-center">
            {t('where.place', { place: page.name })}
          </TextLink>
        )}
        <TextLink {...around} className="inline-flex min-h-11 items-center">
          {t('where.around', { place: county })}
        </TextLink>
      </div>
      <KenyaMap label={t('where.map')} className="max-w-xs">
        <MapLink {...around} at={{ lat, lng: lon }} name={t('where.pin', { location, county })} chosen />
      </KenyaMap>
    </section>
  );
}
