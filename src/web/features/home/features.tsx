import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { Kicker } from '#web/ui/kicker.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PictureCard } from '#web/ui/picture-card.tsx';
import { homePictures } from './site-pictures.ts';

/** Six ways to travel; the first and the last are large, as on a magazine's contents page. */
const features = [
  { key: 'safari', to: '/services', search: { category: 'safari' }, span: 'md:col-span-7 md:row-span-2', tall: true },
  { key: 'beach', to: '/services', search: { category: 'beach' }, span: 'md:col-span-5', tall: false },
  { key: 'mountain', to: '/services', search: { category: 'mountain' }, span: 'md:col-span-5', tall: false },
  { key: 'culture', to: '/services', search: { category: 'cultural' }, span: 'md:col-span-4', tall: false },
  { key: 'city', to: '/services', search: { category: 'city' }, span: 'md:col-span-4', tall: false },
  { key: 'food', to: '/meals', search: {}, span: 'md:col-span-4', tall: false },
] as const;

export function Features() {
  const { t } = useTranslation('home');
  const { pictures } = useSuspenseQuery(homePictures).data;
  return (
    <section className="page grid gap-8 py-16 md:gap-12 md:py-24" aria-labelledby="features">
      <div className="grid gap-3">
        <Kicker>{t('features.kicker')}</Kicker>
        <h2 id="features" className="max-w-2xl text-2xl">
          {t('features.title')}
        </h2>
      </div>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-12">
        {features.map(({ key, to, search, span, tall }) => {
          const picture = pictures[`home-feature-${key}`];
          return (
            <li key={key} className={classes('grid', span)}>
              <PictureCard
                picture={
                  picture && (
                    <Picture
                      {...picture}
                      sizes={
                        tall
                          ? '(min-width: 48rem) 44rem, 90vw'
                          : '(min-width: 48rem) 27rem, (min-width: 40rem) 46vw, 20rem'
                      }
                    />
                  )
                }
                frame={tall ? 'aspect-4/3 md:aspect-auto md:min-h-96 md:basis-0' : 'aspect-4/3 md:aspect-3/2'}
                title={
                  <Link to={to} search={search}>
                    {t(`feature.${key}`)}
                  </Link>
                }
                fill={tall}
              >
                <p className="max-w-prose text-ink-soft">{t(`feature.${key}.text`)}</p>
              </PictureCard>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
