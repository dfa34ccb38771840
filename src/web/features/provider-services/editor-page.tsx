import { Link } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { ProviderPage } from '#web/features/provider/provider-page.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { ListingGlance } from './editor/listing-glance.tsx';
import { ListingState } from './editor/listing-state.tsx';
import { PreviewCard } from './editor/preview-card.tsx';
import { SectionNav } from './editor/section-nav.tsx';
import { type Section, sections } from './editor/sections.ts';
import { createTyped, TypedContext } from './editor/typed-listing.ts';

// Only one of them is open at a time.
const parts = {
  texts: lazy(() => import('./editor/texts-section.tsx').then(({ TextsSection }) => ({ default: TextsSection }))),
  photos: lazy(() => import('./photos/photos-section.tsx').then(({ PhotosSection }) => ({ default: PhotosSection }))),
  price: lazy(() => import('./editor/price-section.tsx').then(({ PriceSection }) => ({ default: PriceSection }))),
  places: lazy(() => import('./editor/places-section.tsx').then(({ PlacesSection }) => ({ default: PlacesSection }))),
  dates: lazy(() => import('./editor/dates-section.tsx').then(({ DatesSection }) => ({ default: DatesSection }))),
  place: lazy(() => import('./editor/place-section.tsx').then(({ PlaceSection }) => ({ default: PlaceSection }))),
  facts: lazy(() => import('./editor/facts-section.tsx').then(({ FactsSection }) => ({ default: FactsSection }))),
  included: lazy(() =>
    import('./editor/included-section.tsx').then(({ IncludedSection }) => ({ default: IncludedSection })),
  ),
  extras: lazy(() => import('./editor/extras-section.tsx').then(({ ExtrasSection }) => ({ default: ExtrasSection }))),
  fees: lazy(() => import('./editor/fees-section.tsx').then(({ FeesSection }) => ({ default: FeesSection }))),
  questions: lazy(() =>
    import('./editor/questions-section.tsx').then(({ QuestionsSection }) => ({ default: QuestionsSection })),
  ),
  kind: lazy(() => import('./editor/kind-section.tsx').then(({ KindSection }) => ({ default: KindSection }))),
  policy: lazy(() => import('./editor/policy-section.tsx').then(({ PolicySection }) => ({ default: PolicySection }))),
};

interface EditorPageProps {
  listing: ProviderService;
  /** The part that is open; none: their list. */
  section: Section | undefined;
}

/**
 * The editor of a listing: its state, its parts, and one of them open. On phones the open part stands alone, with a way back to
 * the list of parts; beside them stands the card that travellers see, while none is open with the beginning of the page.
 */
export function EditorPage({ listing, section }: EditorPageProps) {
  const { t } = useTranslation('provider-service');
  const [typed] = useState(createTyped);
  const lang = useLang();
  const foreign = useForeign();
  const { title, id } = listing;
  const textLang = title[lang] ? lang : title.en ? 'en' : 'sw';
  const Part = section && parts[section];
  const way = 'inline-flex min-h-11 items-center underline underline-offset-4';
  return (
    <TypedContext value={typed}>
      <ProviderPage
        above={
          <>
            {section && (
              <Link
                to="/provider/services/$serviceId"
                params={{ serviceId: id }}
                search={{}}
                className={classes(way, 'md:hidden')}
              >
                {t('toParts')}
              </Link>
            )}
            <Link to="/provider/services" className={classes(way, section && 'max-md:hidden')}>
              {t('toList')}
            </Link>
          </>
        }
        title={<span lang={foreign(textLang)}>{title[textLang]}</span>}
      >
        <ListingState listing={listing} short={section !== undefined} />
        <div
          className={classes(
            'grid grid-cols-1 items-start gap-x-10 gap-y-10 md:grid-cols-[15rem_minmax(0,1fr)]',
            // Where the window is wide enough for it, the list has room for what is written in each part.
            !section && 'lg:grid-cols-[20rem_minmax(0,1fr)]',
          )}
        >
          <div className={classes('grid grid-cols-1 gap-10', section && 'max-md:hidden')}>
            <SectionNav listing={listing} />
            {section && <PreviewCard listing={listing} />}
          </div>
          {Part ? (
            <div className="grid grid-cols-1 gap-6">
              <LazyPart key={section} loading={<Skeleton lines={8} />}>
                <Part listing={listing} />
              </LazyPart>
              <NextPart id={id} section={section} />
            </div>
          ) : (
            <ListingGlance listing={listing} />
          )}
        </div>
      </ProviderPage>
    </TypedContext>
  );
}

/** The way to the part that comes after this one. */
function NextPart({ id, section }: { id: string; section: Section }) {
  const { t } = useTranslation('provider-service');
  const next = sections[sections.indexOf(section) + 1];
  if (!next) return null;
  return (
    <LinkButton
      to="/provider/services/$serviceId"
      params={{ serviceId: id }}
      search={{ section: next }}
      kind="quiet"
      className="justify-self-start"
    >
      {t('next', { part: t(`section.${next}`) })}
    </LinkButton>
  );
}
