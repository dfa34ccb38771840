import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { sourcesOf } from '#shared/pictures.ts';
import { useHydrated } from '#web/lib/hydration.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { UnbrokenMpesa } from '#web/ui/unbroken-mpesa.tsx';
import { homePictures } from '../site-pictures.ts';
import { StartSearch } from './start-search.tsx';

const HeroFilm = lazy(() => import('./hero-film.tsx').then(({ HeroFilm }) => ({ default: HeroFilm })));

/** The first screen: a picture of the savannah behind the header, with the heading and the search on it. */
export function Hero() {
  const { t } = useTranslation('home');
  const hydrated = useHydrated();
  return (
    <section className="relative grid">
      <div className="night relative isolate flex flex-col overflow-hidden md:landscape:min-h-[min(88svh,46rem)]">
        {/* The text is below the picture on upright screens, and on its left part on wide ones. */}
        <div className="absolute inset-x-0 top-0 h-[56svh] max-h-[32rem] md:max-h-[44rem] md:landscape:h-full md:landscape:max-h-none">
          <Poster />
          {hydrated && (
            <LazyPart lost={null}>
              <HeroFilm />
            </LazyPart>
          )}
          <div aria-hidden="true" className="hero-shade pointer-events-none absolute inset-0" />
        </div>
        <div className="page relative mt-auto grid justify-items-start gap-4 pt-[min(47svh,27rem)] pb-10 md:gap-6 md:pt-[min(47svh,37rem)] md:pb-32 md:landscape:pt-52">
          <h1 className="max-w-2xl text-3xl">{t('hero.title')}</h1>
          <p className="max-w-lg md:text-l">
            <UnbrokenMpesa text={t('hero.text')} />
          </p>
          <LinkButton to="/explore">{t('hero.start')}</LinkButton>
        </div>
      </div>
      <div className="page relative z-10 -mt-4 md:-mt-16">
        <StartSearch />
      </div>
    </section>
  );
}

/** The film's first frame in the cut that fits the screen: the largest contentful paint. */
function Poster() {
  const { pictures } = useSuspenseQuery(homePictures).data;
  const { 'film-wide': wide, 'film-tall': tall } = pictures;
  if (!wide || !tall) return null;
  return (
    <picture>
      {/* A little less than its width, so that common phones load 640 pixels; the film has no more than 720. */}
      <source media="(max-aspect-ratio: 1/1)" srcSet={sourcesOf(tall.image)} sizes="88vw" width={720} height={900} />
      <img
        sizes="100vw"
        srcSet={sourcesOf(wide.image)}
        src={wide.image}
        alt={wide.alt}
        width={1280}
        height={720}
        fetchPriority="high"
        className="absolute inset-0 size-full bg-cover bg-center object-cover text-transparent"
        style={{ backgroundImage: `url("${wide.placeholder}")` }}
      />
    </picture>
  );
}
