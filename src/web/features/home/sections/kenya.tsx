import type { Picture as Shown } from '#shared/contracts/pictures.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { hydrateWhenUsed } from '#web/ui/deferred-hydration.tsx';
import { Kicker } from '#web/ui/kicker.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Three figures: the height of Batian, the equator at Nanyuki, the counties. */
const facts = ['height', 'equator', 'counties'] as const;

/** About the country: text on the left, a picture up to the right edge of the window. */
export const Kenya = hydrateWhenUsed(({ picture }: { picture: Shown | undefined }) => {
  const { t } = useTranslation('home');
  return (
    <section
      className="grid items-center gap-8 py-12 md:grid-cols-[minmax(--spacing(8),1fr)_minmax(0,37rem)_minmax(0,37rem)_minmax(0,1fr)] md:gap-0 md:py-28"
      aria-labelledby="kenya"
    >
      <div className="grid justify-items-start gap-5 px-4 md:col-start-2 md:pr-12 md:pl-0 lg:pr-20">
        <Kicker>{t('kenya.kicker')}</Kicker>
        <h2 id="kenya" className="text-2xl">
          {t('kenya.title')}
        </h2>
        <p className="text-l">{t('kenya.lead')}</p>
        <p className="text-ink-soft">{t('kenya.text')}</p>
        <TextLink to="/explore">{t('kenya.more')}</TextLink>
        <dl className="mt-4 grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] gap-4 border-t border-line pt-6">
          {facts.map((fact) => (
            <div key={fact} className="flex flex-col-reverse justify-end gap-1">
              <dt className="text-s text-ink-soft">{t(`kenya.fact.${fact}`)}</dt>
              <dd className="font-display text-l lining-nums lg:text-xl">{t(`kenya.fact.${fact}.figure`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {picture && (
        <figure className="md:col-span-2 md:col-start-3">
          <Picture
            {...picture}
            sizes="(min-width: 48rem) 50vw, (min-width: 26rem) 100vw, 20rem"
            className="aspect-4/3 md:aspect-square md:rounded-l-l"
          />
          <figcaption className="px-4 pt-3 text-s text-ink-soft md:px-0">{t('kenya.caption')}</figcaption>
        </figure>
      )}
    </section>
  );
});
