import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Kicker } from '#web/ui/kicker.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Costs } from './explain/costs.tsx';
import { Papers, Safety } from './explain/papers.tsx';
import { Start } from './explain/start.tsx';
import { Questions, Steps } from './explain/steps.tsx';
import { onboardPictures } from './queries.ts';

/** How one becomes a host: costs, payouts, steps, papers; for everybody, with the way into the application. */
export function OnboardPage() {
  const { t } = useTranslation('onboarding');
  const { pictures } = useSuspenseQuery(onboardPictures).data;
  const picture = pictures['category-guest'];
  return (
    <>
      <header className="grid items-end gap-8 md:grid-cols-[minmax(--spacing(8),1fr)_minmax(0,34rem)_minmax(0,40rem)_minmax(0,1fr)] md:gap-x-0">
        <div className="grid gap-5 px-4 max-md:order-1 md:col-start-2 md:py-12 md:pr-8 md:pl-0 lg:pr-14">
          <Kicker>{t('kicker')}</Kicker>
          <h1>{t('heading')}</h1>
          <p className="max-w-prose text-l text-ink-soft">{t('lead')}</p>
          <Start />
        </div>
        {picture && (
          <Picture
            {...picture}
            first
            sizes="(min-width: 48rem) 55vw, 100vw"
            className="aspect-2/1 md:col-span-2 md:col-start-3 md:aspect-4/3 md:rounded-bl-l"
          />
        )}
      </header>
      <div className="page grid grid-cols-1 gap-16 pt-14 md:gap-24 md:pt-24">
        <Costs />
        <Steps />
        <div className="grid grid-cols-1 gap-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Papers />
          <Safety />
        </div>
        <section aria-labelledby="ready" className="grid justify-items-start gap-5 border-t border-gold pt-10">
          <h2 id="ready" className="text-2xl">
            {t('end.title')}
          </h2>
          <p className="max-w-prose text-l text-ink-soft">{t('end.text')}</p>
          <Start />
          <Questions />
        </section>
      </div>
    </>
  );
}
