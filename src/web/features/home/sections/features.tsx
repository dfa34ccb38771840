import { Link } from '@tanstack/react-router';
import type { Picture as Shown } from '#shared/contracts/pictures.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { hydrateWhenUsed } from '#web/ui/deferred-hydration.tsx';
import { Kicker } from '#web/ui/kicker.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PictureCard } from '#web/ui/picture-card.tsx';

// On phones a little less than their width, so that those with a pixel ratio of two load the widths of 640 and 320.
const large = '(min-width: 48rem) 44rem, (min-width: 40rem) 46vw, (min-width: 26rem) 90vw, 20rem';
const small = '(min-width: 48rem) 27rem, (min-width: 26rem) 46vw, 10rem';
const last = '(min-width: 48rem) 27rem, (min-width: 40rem) 46vw, 20rem';

/** Six ways to travel; the first is larger. On phones the others are in two columns. */
const features = [
  {
    key: 'safari',
    to: '/services',
    search: { category: 'safari' },
    span: 'col-span-full sm:col-span-1 md:col-span-7 md:row-span-2',
    sizes: large,
    tall: true,
  },
  { key: 'beach', to: '/services', search: { category: 'beach' }, span: 'md:col-span-5', sizes: small, tall: false },
  {
    key: 'mountain',
    to: '/services',
    search: { category: 'mountain' },
    span: 'md:col-span-5',
    sizes: small,
    tall: false,
  },
  {
    key: 'culture',
    to: '/services',
    search: { category: 'cultural' },
    span: 'md:col-span-4',
    sizes: small,
    tall: false,
  },
  { key: 'city', to: '/services', search: { category: 'city' }, span: 'md:col-span-4', sizes: small, tall: false },
  {
    key: 'food',
    to: '/meals',
    search: {},
    span: 'col-span-full sm:col-span-1 md:col-span-4',
    sizes: last,
    tall: false,
  },
] as const;

export const Features = hydrateWhenUsed(({ pictures }: { pictures: Readonly<Record<string, Shown>> }) => {
  const { t } = useTranslation('home');
  return (
    <section className="page grid gap-8 py-12 md:gap-12 md:py-24" aria-labelledby="features">
      <div className="grid gap-3">
        <Kicker>{t('features.kicker')}</Kicker>
        <h2 id="features" className="max-w-2xl text-2xl">
          {t('features.title')}
        </h2>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-x-4 gap-y-8 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-10 md:grid-cols-12">
        {features.map(({ key, to, search, span, sizes, tall }) => {
          const picture = pictures[`home-feature-${key}`];
          return (
            <li key={key} className={classes('grid', span)}>
              <PictureCard
                picture={picture && <Picture {...picture} sizes={sizes} />}
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
});
