import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { serviceSorts } from '#shared/categories.ts';
import { useDisplay } from '#web/lib/currency.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useTyped } from '#web/lib/use-typed.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { hydrateWhenSeen, type LateComponent } from '#web/ui/deferred-hydration.tsx';
import { besideButton, controlClasses, Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/inputs.tsx';
import { boundsInDollars } from './price-bounds.ts';
import { servicesQuery } from './queries.ts';
import { NothingFits, type NothingFitsProps } from './results/nothing-fits.tsx';
import { Results } from './results/results.tsx';
import { ChosenFilters } from './search/chosen-filters.tsx';
import { Filters } from './search/filters.tsx';
import { filtersIn } from './search/filters-in.ts';
import {
  canSearch,
  changedFields,
  fieldsOf,
  type SearchFields,
  sameFilters,
  searchOf,
} from './search/search-fields.ts';
import { queryOf, type Search } from './search-params.ts';
import type { TypedDates } from './typed-dates.ts';

const LateChosen = hydrateWhenSeen(
  createIsomorphicFn()
    .server((): LateComponent<{ search: Search }> => ({ Component: ChosenFilters }))
    .client(() => ({ load: () => import('./search/chosen-filters.tsx').then(({ ChosenFilters }) => ChosenFilters) }))(),
);

const LateNothing = hydrateWhenSeen(
  createIsomorphicFn()
    .server((): LateComponent<NothingFitsProps> => ({ Component: NothingFits }))
    .client(() => ({ load: () => import('./results/nothing-fits.tsx').then(({ NothingFits }) => NothingFits) }))(),
);

/** There is nothing to fold, and nothing wrong, before the filters were opened. */
const fold = async (form: HTMLFormElement, submit: Event) => {
  if (form.querySelector('details')?.open) (await import('./search/fold-filters.ts')).foldFilters(form, submit);
};

interface SearchPageProps {
  search: Search;
  /** The days of the address as they were typed, which may be no dates. */
  typedDates: TypedDates;
}

/** The form of filters with its results beside it; every choice goes into the address. */
export function SearchPage({ search, typedDates }: SearchPageProps) {
  const { t } = useTranslation('catalogue');
  const navigate = useNavigate();
  const display = useDisplay();
  const given = useMemo(() => ({ ...fieldsOf(search, display), ...typedDates }), [search, display, typedDates]);
  const {
    typed,
    typePart: change,
    sendNow,
  } = useTyped({
    given,
    same: sameFilters,
    send: (fields) => {
      if (!canSearch(fields)) return;
      void navigate({ to: '/search', search: searchOf(fields), replace: true, resetScroll: false });
    },
  });
  const form = useRef<HTMLFormElement>(null);
  const adopt = useEffectEvent((early: Partial<SearchFields>) => {
    if (Object.keys(early).length > 0) change(early);
  });
  // What was chosen before this code was there is in the form alone.
  useEffect(() => {
    if (form.current) adopt(changedFields(form.current));
  }, []);
  const { startDate, endDate, guests } = search;
  // The same object while it says the same, or every key would hydrate all cards.
  const stay = useMemo(
    () => ({ ...(startDate && { startDate }), ...(endDate && { endDate }), ...(guests && { guests }) }),
    [startDate, endDate, guests],
  );
  const query = queryOf({ ...search, ...boundsInDollars(search, display.rates) });
  const { data, isPlaceholderData } = useQuery(servicesQuery(query));
  const isCounted = data && !isPlaceholderData && !data.totalCapped && data.refusal === undefined;
  const found = isCounted ? data.total : undefined;
  return (
    <div className="page grid gap-8 py-10 md:py-16">
      <h1>{t('search.title')}</h1>
      <div className="grid gap-6">
        <search className="contents">
          <form
            ref={form}
            method="get"
            noValidate
            className="contents"
            onSubmit={(event) => {
              event.preventDefault();
              // The boxes may be HTML still: their code comes after that of the form.
              const all = { ...typed, ...changedFields(event.currentTarget) };
              change(all);
              sendNow(all);
              void fold(event.currentTarget, event.nativeEvent);
            }}
          >
            <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
              <Words value={typed.q} onChange={(q) => change({ q })} />
              <Select
                label={t('sort.label')}
                name="sort"
                value={typed.sort}
                onChange={({ target }) => change({ sort: target.value })}
              >
                {serviceSorts.map((sort) => (
                  <option key={sort} value={sort}>
                    {t(sortWords[sort])}
                  </option>
                ))}
              </Select>
            </div>
            <Filters fields={typed} search={search} found={found} onChange={change} />
            {filtersIn(search).length > 0 && <LateChosen search={search} />}
          </form>
        </search>
        <Results query={query} stay={stay} map empty={<LateNothing search={search} />} />
      </div>
    </div>
  );
}

const sortWords = {
  recommended: 'sort.recommended',
  price_asc: 'sort.priceAsc',
  price_desc: 'sort.priceDesc',
  rating: 'sort.rating',
  newest: 'sort.newest',
} as const;

function Words({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('catalogue');
  return (
    <Field label={t('search.words')}>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <input
            {...control}
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            placeholder={t('search.example')}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className={classes(controlClasses, besideButton)}
          />
          <Button type="submit">{t('search.submit')}</Button>
        </div>
      )}
    </Field>
  );
}
