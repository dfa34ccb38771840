import { useNavigate } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { serviceSorts } from '#shared/categories.ts';
import { useDisplay } from '#web/lib/currency.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useTyped } from '#web/lib/use-typed.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { focusInvalid } from '#web/ui/date-field.tsx';
import { hydrateWhenSeen, type LateComponent } from '#web/ui/deferred-hydration.tsx';
import { besideButton, controlClasses, Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/inputs.tsx';
import { boundsInDollars } from './price-bounds.ts';
import { NothingFits } from './results/nothing-fits.tsx';
import { Results } from './results/results.tsx';
import { ChosenFacilities } from './search/chosen-facilities.tsx';
import { Filters } from './search/filters.tsx';
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
    .server((): LateComponent<{ search: Search }> => ({ Component: ChosenFacilities }))
    .client(() => ({
      load: () => import('./search/chosen-facilities.tsx').then(({ ChosenFacilities }) => ChosenFacilities),
    }))(),
);

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
              if (focusInvalid(event.currentTarget)) return;
              foldFilters(event.currentTarget, event.nativeEvent);
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
            <Filters fields={typed} search={search} onChange={change} />
            {search.facilities && <LateChosen search={search} />}
          </form>
        </search>
        <Results
          query={queryOf({ ...search, ...boundsInDollars(search, display.rates) })}
          stay={stay}
          map
          empty={<NothingFits search={search} />}
        />
      </div>
    </div>
  );
}

/** Collapses the filters, so that the results move up; moves the focus off the button that is no longer shown. */
function foldFilters(form: HTMLFormElement, submit: Event): void {
  const details = form.querySelector('details');
  if (!details?.open) return;
  const pressed = submit instanceof SubmitEvent ? submit.submitter : null;
  details.open = false;
  if (details.contains(pressed)) details.querySelector('summary')?.focus();
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
