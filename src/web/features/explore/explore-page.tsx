import { useSuspenseQuery } from '@tanstack/react-query';
import type { Picture as Shown } from '#shared/contracts/pictures.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { hydrateWhenUsed } from '#web/ui/deferred-hydration.tsx';
import { Horizon } from '#web/ui/horizon.tsx';
import { Kicker } from '#web/ui/kicker.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { explorePictures } from './pictures.ts';
import { Chapters } from './sections/chapters.tsx';
import { Places } from './sections/places.tsx';
import { YearCalendar } from './sections/year-calendar.tsx';

/** The page about Kenya: the year in four chapters, a calendar, places on the map, and advice for visitors. */
export function ExplorePage() {
  const { pictures } = useSuspenseQuery(explorePictures).data;
  return (
    <article>
      <Cover cover={pictures['explore-cover']} />
      <Chapters pictures={pictures} />
      <YearCalendar />
      <Places />
      <Manners picture={pictures['explore-manners']} />
      <Begin />
    </article>
  );
}

const Cover = hydrateWhenUsed(({ cover }: { cover: Shown | undefined }) => {
  const { t } = useTranslation('explore');
  return (
    <header className="night relative isolate">
      {cover && (
        <div className="relative">
          <Picture
            {...cover}
            first
            // The picture's height decides about its width, and `sizes` can only name the window's width.
            sizes="(min-width: 64rem) 100vw, (min-width: 48rem) 110vw, 170vw"
            className="h-[62svh] max-h-[48rem] min-h-80 object-[50%_35%] md:landscape:h-[84svh]"
          />
          <div aria-hidden="true" className="hero-shade absolute inset-0" />
        </div>
      )}
      <div className="page relative -mt-16 grid gap-5 pb-14 md:pb-20 md:landscape:-mt-44">
        <Kicker>{t('kicker')}</Kicker>
        <h1 className="max-w-4xl text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-l">{t('lead')}</p>
        <p className="text-s text-ink-soft">{t('coverCaption')}</p>
      </div>
    </header>
  );
});

const Manners = hydrateWhenUsed(({ picture }: { picture: Shown | undefined }) => {
  const { t } = useTranslation('explore');
  return (
    <section
      className="page offscreen-225 grid items-center gap-10 py-16 md:grid-cols-2 md:gap-16 md:py-24"
      aria-labelledby="manners"
    >
      {picture && (
        <Picture
          {...picture}
          sizes="(min-width: 48rem) 45vw, 92vw"
          className="aspect-4/3 rounded-m md:aspect-square md:object-[75%_50%]"
        />
      )}
      <div className="grid gap-5">
        <h2 id="manners" className="text-2xl">
          {t('manners')}
        </h2>
        <p className="text-l">{t('manners.text')}</p>
        <p className="text-ink-soft">{t('manners.more')}</p>
      </div>
    </section>
  );
});

const Begin = hydrateWhenUsed(() => {
  const { t } = useTranslation('explore');
  return (
    <section className="page offscreen-100 grid justify-items-start gap-6 pt-8 md:pt-16" aria-labelledby="begin">
      <Horizon className="w-full" />
      <h2 id="begin" className="max-w-3xl text-3xl">
        {t('begin')}
      </h2>
      <p className="max-w-prose text-l text-ink-soft">{t('begin.text')}</p>
      <LinkButton to="/services">{t('begin.action')}</LinkButton>
    </section>
  );
});
