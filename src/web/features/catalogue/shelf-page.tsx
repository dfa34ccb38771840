import { useSuspenseQuery } from '@tanstack/react-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { hydrateWhenSeen, type LateComponent } from '#web/ui/deferred-hydration.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { shelfPicture } from './pictures.ts';
import { CategoryChips } from './results/category-chips.tsx';
import { FacilityLinks, type FacilityLinksProps } from './results/facility-links.tsx';
import { Opening } from './results/opening.tsx';
import { Results } from './results/results.tsx';
import { TextSearch } from './search/text-search.tsx';
import { type ListSearch, queryOf } from './search-params.ts';
import { type Shelf, shelfWords, shelves } from './shelves.ts';

const LateFacilityLinks = hydrateWhenSeen(
  createIsomorphicFn()
    .server((): LateComponent<FacilityLinksProps> => ({ Component: FacilityLinks }))
    .client(() => ({
      load: () => import('./results/facility-links.tsx').then(({ FacilityLinks }) => FacilityLinks),
    }))(),
  { lost: null },
);

/** The page of stays, meals or transport, filtered while text is typed. */
export function ShelfPage({ shelf, search }: { shelf: Shelf; search: ListSearch }) {
  const { t } = useTranslation('catalogue');
  const words = shelfWords[shelf];
  const { pictures } = useSuspenseQuery(shelfPicture(shelf)).data;
  return (
    <>
      <Opening title={t(words.title)} intro={t(words.intro)} picture={pictures[`shelf-${shelf}`]} />
      <div className="page grid gap-8 pt-10 md:pt-14">
        <div className="grid gap-5">
          <TextSearch search={search} label={t(words.label)} hint={t(words.hint)} />
          <CategoryChips categories={shelves[shelf]} chosen={search.category} all={t(words.all)} />
          <LateFacilityLinks shelf={shelf} search={search} />
        </div>
        <Results query={queryOf(search, shelves[shelf])} empty={<NothingHere shelf={shelf} search={search} />} />
      </div>
    </>
  );
}

function NothingHere({ shelf, search }: { shelf: Shelf; search: ListSearch }) {
  const { t } = useTranslation('catalogue');
  return (
    <Empty
      title={search.q === undefined ? t('none.title') : t('none.titleFor', { words: search.q })}
      text={t('none.text')}
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton to={`/${shelf}`} search={{}}>
            {t(shelfWords[shelf].all)}
          </LinkButton>
          <LinkButton to="/search" search={search.q === undefined ? {} : { q: search.q }} kind="quiet">
            {t('none.everywhere')}
          </LinkButton>
        </div>
      }
    />
  );
}
