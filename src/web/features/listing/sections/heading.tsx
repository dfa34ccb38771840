import { lazy, useState } from 'react';
import { type CategoryGroup, categoryFacts } from '#shared/categories.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { hydrateWhenUsed } from '#web/ui/deferred-hydration.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { useForeign } from '#web/ui/use-lang.ts';
import { placeOf, useCoordinates } from '../place.ts';

/** The page of a group; experiences have none. */
const shelfOf: { [Group in CategoryGroup]?: { label: `${'stays' | 'meals' | 'transport'}.all`; to: string } } = {
  stay: { label: 'stays.all', to: '/stays' },
  meal: { label: 'meals.all', to: '/meals' },
  transport: { label: 'transport.all', to: '/transport' },
};

// Loaded when it is pressed, since few visitors press it.
const ShareSheet = lazy(() => import('../share/share-sheet.tsx'));

function Share({ service }: Pick<HeadingProps, 'service'>) {
  const { t } = useTranslation('catalogue');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="min-h-11 rounded-s font-medium underline underline-offset-4 print:hidden"
        onClick={() => setOpen(true)}
      >
        {t('share')}
      </button>
      {open && (
        <LazyPart>
          <ShareSheet service={service} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}

interface HeadingProps {
  service: Service;
  /** The title's element: h1, unless the listing is shown within another page. */
  as?: 'h1' | 'h3';
}

/** Category, title, place and rating. */
export const Heading = hydrateWhenUsed(({ service, as: Title = 'h1' }: HeadingProps) => {
  const { t } = useTranslation('catalogue');
  const coordinates = useCoordinates();
  const shelf = shelfOf[categoryFacts(service.category).group];
  const foreign = useForeign()(service.textLang);
  return (
    <header className="grid gap-4">
      {/* The heart lies above the end of this line. */}
      <div className="pr-14">
        <Breadcrumbs
          items={[
            shelf ? { label: t(shelf.label), to: shelf.to } : { label: t('services.title'), to: '/services' },
            { label: t(`category.${service.category}`) },
          ]}
        />
      </div>
      <Title lang={foreign} className="max-w-5xl lg:text-[3.5rem]">
        {service.title}
      </Title>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <a href="#where" className="rounded-s font-medium underline-offset-4 hover:underline">
          {placeOf(service)}
        </a>
        <span className="font-display text-ink-soft">{coordinates(service)}</span>
        {service.reviewCount > 0 && (
          <a href="#reviews" className="rounded-s underline-offset-4 hover:underline">
            <Rating rating={service.rating} count={service.reviewCount} />
          </a>
        )}
        {Title === 'h1' && <Share service={service} />}
      </p>
      {foreign && <p className="text-s text-ink-soft">{t(`only.${foreign}`)}</p>}
    </header>
  );
});
