import type { Picture as Shown } from '#shared/contracts/pictures.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { hydrateWhenUsed } from '#web/ui/deferred-hydration.tsx';
import { Kicker } from '#web/ui/kicker.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** The four seasons, each with its links. */
const chapters = [
  { key: 'dry', category: 'mountain' },
  { key: 'rains', category: 'farm' },
  { key: 'cool', category: 'safari' },
  { key: 'vuli', category: 'beach' },
] as const;

/** One section for each season; the pictures alternate between left and right, up to the edge of the window. */
export const Chapters = hydrateWhenUsed(({ pictures }: { pictures: Readonly<Record<string, Shown>> }) => {
  const { t } = useTranslation('explore');
  return chapters.map(({ key, category }, place) => {
    const picture = pictures[`explore-${key}`];
    const right = place % 2 === 0;
    return (
      <section
        key={key}
        aria-labelledby={key}
        className={classes(
          'grid items-center gap-8 py-12 md:gap-0 md:py-20',
          place > 0 && 'offscreen-200',
          right
            ? 'md:grid-cols-[minmax(--spacing(8),1fr)_minmax(0,32rem)_minmax(0,42rem)_minmax(0,1fr)]'
            : 'md:grid-cols-[minmax(0,1fr)_minmax(0,42rem)_minmax(0,32rem)_minmax(--spacing(8),1fr)]',
        )}
      >
        {picture && (
          <Picture
            {...picture}
            sizes="(min-width: 48rem) 55vw, 100vw"
            className={classes(
              'aspect-4/3 md:row-start-1 md:aspect-5/4',
              right ? 'md:col-span-2 md:col-start-3 md:rounded-l-l' : 'md:col-span-2 md:col-start-1 md:rounded-r-l',
            )}
          />
        )}
        <div
          className={classes(
            'grid justify-items-start gap-5 px-4 md:row-start-1',
            right ? 'md:col-start-2 md:pr-12 md:pl-0 lg:pr-16' : 'md:col-start-3 md:pr-0 md:pl-12 lg:pl-16',
          )}
        >
          <Kicker number={place + 1}>{t(`${key}.when`)}</Kicker>
          <h2 id={key} className="text-2xl">
            {t(`${key}.title`)}
          </h2>
          <p className="drop-cap text-l">{t(`${key}.scene`)}</p>
          <p className="text-ink-soft">{t(`${key}.text`)}</p>
          <TextLink to="/services" search={{ category }}>
            {t(`${key}.link`)}
          </TextLink>
        </div>
      </section>
    );
  });
});
