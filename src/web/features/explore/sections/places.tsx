import { useTranslation } from '#web/lib/use-translation.ts';
import { hydrateWhenUsed } from '#web/ui/deferred-hydration.tsx';
import { KenyaMap, MapLink } from '#web/ui/kenya-map.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** `slug` names the place's page. */
const places = [
  { key: 'mara', slug: 'maasai-mara', at: { lat: -1.49, lng: 35.14 } },
  { key: 'amboseli', slug: 'amboseli', at: { lat: -2.64, lng: 37.25 } },
  { key: 'mountKenya', slug: 'mount-kenya', at: { lat: -0.15, lng: 37.31 } },
  { key: 'nakuru', slug: 'lake-nakuru', at: { lat: -0.37, lng: 36.09 } },
  { key: 'lamu', slug: 'lamu', at: { lat: -2.27, lng: 40.9 } },
  { key: 'diani', slug: 'diani', at: { lat: -4.28, lng: 39.59 } },
  { key: 'kisumu', slug: 'kisumu', at: { lat: -0.09, lng: 34.77 } },
  { key: 'nairobi', slug: 'nairobi', at: { lat: -1.29, lng: 36.82 } },
] as const;

/** Eight places in a list and on a map, which stays in view while the list scrolls. */
export const Places = hydrateWhenUsed(() => {
  const { t } = useTranslation('explore');
  return (
    <section
      className="page offscreen-400 grid gap-10 py-16 md:grid-cols-2 md:gap-16 md:py-24"
      aria-labelledby="places"
    >
      <div className="grid content-start gap-6 md:sticky md:top-24 md:self-start">
        <h2 id="places" className="text-2xl">
          {t('places.title')}
        </h2>
        <KenyaMap label={t('map.label')} className="max-w-md md:max-w-none">
          {places.map(({ key, at }, index) => (
            <MapLink
              key={key}
              to="."
              hash={`place-${key}`}
              search={true}
              // A plain link, so that the browser moves the focus to the place and marks it.
              reloadDocument
              at={at}
              name={t(`place.${key}`)}
              mark={index + 1}
            />
          ))}
        </KenyaMap>
        <p className="text-s text-ink-soft">{t('map.text')}</p>
      </div>
      <ol className="grid content-start">
        {places.map(({ key, slug }, index) => (
          <li
            key={key}
            id={`place-${key}`}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-y-2 border-t border-line py-6 target:border-gold"
          >
            <span aria-hidden="true" className="font-display text-l text-accent">
              {index + 1}
            </span>
            <h3>{t(`place.${key}`)}</h3>
            <p className="col-start-2 max-w-prose">{t(`place.${key}.text`)}</p>
            <TextLink
              to="/places/$slug"
              params={{ slug }}
              className="col-start-2 inline-flex min-h-11 items-center justify-self-start"
            >
              {t('places.see', { place: t(`place.${key}`) })}
            </TextLink>
          </li>
        ))}
      </ol>
    </section>
  );
});
