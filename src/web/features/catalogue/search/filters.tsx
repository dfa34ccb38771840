import { createIsomorphicFn } from '@tanstack/react-start';
import { useState } from 'react';
import { addMonths, isCalendarDate, parseCalendarDate, today } from '#shared/dates.ts';
import { GUESTS_MAX, MONTHS_AHEAD } from '#shared/quote.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { hydrateWhenSeen, hydrateWhenUsed, type LateComponent } from '#web/ui/deferred-hydration.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import { countFilters, type Search } from '../search-params.ts';
import { useToday } from '../use-today.ts';
import { AskedFor } from './asked-for.tsx';
import { ChoiceFilters, type ChoiceFiltersProps } from './choice-filters.tsx';
import { canSearch, lacksStart, type SearchFields } from './search-fields.ts';

const LateChoices = hydrateWhenSeen(
  createIsomorphicFn()
    .server((): LateComponent<ChoiceFiltersProps> => ({ Component: ChoiceFilters }))
    .client(() => ({ load: () => import('./choice-filters.tsx').then(({ ChoiceFilters }) => ChoiceFilters) }))(),
);

interface FiltersProps {
  fields: SearchFields;
  /** The filters of the address. */
  search: Search;
  onChange: (part: Partial<SearchFields>) => void;
}

/**
 * The filters: place, dates, guests, price, rating, categories and facilities, collapsed at first; they work without JavaScript.
 */
export const Filters = hydrateWhenUsed(({ fields, search, onChange }: FiltersProps) => {
  const { t } = useTranslation('catalogue');
  const set = countFilters(search);
  // An address may hold what is no date, whose message must be seen.
  const [refused] = useState(!canSearch(fields));
  return (
    <aside aria-label={t('filters.title')}>
      <details open={refused} className="group rounded-m border border-line bg-surface">
        <summary className="flex min-h-12 items-center gap-3 px-4 font-semibold">
          <Icon name="filter" />
          <span className="flex grow flex-wrap gap-x-3 py-2">
            <span>{set > 0 ? t('filters.titleCount', { count: set }) : t('filters.title')}</span>
            <AskedFor search={search} />
          </span>
          <span className="transition-transform group-open:rotate-180">
            <Icon name="down" />
          </span>
        </summary>
        <div className="grid items-start gap-5 border-t border-line p-5 sm:grid-cols-2 lg:grid-cols-4">
          <WhereAndWhen fields={fields} onChange={onChange} />
          <PriceAndRating fields={fields} onChange={onChange} />
          <LateChoices category={fields.category} facilities={fields.facilities} onChange={onChange} />
          <Button type="submit" className="justify-self-start">
            {t('filters.show')}
          </Button>
          {set > 0 && (
            <LinkButton to="/search" search={fields.q.trim() === '' ? {} : { q: fields.q.trim() }} kind="quiet">
              {t('filters.clear')}
            </LinkButton>
          )}
        </div>
      </details>
    </aside>
  );
});

type PartProps = Omit<FiltersProps, 'search'>;

function WhereAndWhen({ fields, onChange }: PartProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const day = useToday() ?? today(pageClock);
  const latest = addMonths(day, MONTHS_AHEAD);
  return (
    <>
      <TextInput
        label={t('filters.place')}
        name="location"
        autoComplete="off"
        maxLength={120}
        placeholder={t('filters.placeExample')}
        value={fields.location}
        onChange={({ target }) => onChange({ location: target.value })}
      />
      <DateField
        label={t('filters.from')}
        hint={t('filters.dateHint')}
        name="startDate"
        error={lacksStart(fields) ? t('filters.startMissing') : undefined}
        value={fields.startDate}
        today={day}
        min={day}
        max={latest}
        onChange={(startDate) => onChange({ startDate })}
      />
      <DateField
        label={t('filters.to')}
        hint={t('filters.dateHint')}
        name="endDate"
        value={fields.endDate}
        today={day}
        min={parseCalendarDate(fields.startDate) ?? day}
        max={latest}
        onChange={(endDate) => onChange({ endDate })}
      />
      <TextInput
        label={t('common:guests')}
        name="guests"
        type="number"
        inputMode="numeric"
        min={1}
        max={GUESTS_MAX}
        value={fields.guests}
        onChange={({ target }) => onChange({ guests: target.value })}
      />
    </>
  );
}

function PriceAndRating({ fields, onChange }: PartProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const price = { type: 'number', inputMode: 'numeric', min: 0, step: 'any' } as const;
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-s font-semibold">
          {t(isCalendarDate(fields.startDate) ? 'filters.priceOnDates' : 'filters.price', {
            currency: t(`common:currency.${fields.currency}`),
          })}
        </legend>
        <input type="hidden" name="currency" value={fields.currency} />
        <div className="grid grid-cols-2 gap-3">
          <TextInput
            {...price}
            label={t('filters.minPrice')}
            name="minPrice"
            value={fields.minPrice}
            onChange={({ target }) => onChange({ minPrice: target.value })}
          />
          <TextInput
            {...price}
            label={t('filters.maxPrice')}
            name="maxPrice"
            value={fields.maxPrice}
            onChange={({ target }) => onChange({ maxPrice: target.value })}
          />
        </div>
      </fieldset>
      <Select
        label={t('filters.rating')}
        name="minRating"
        value={fields.minRating}
        onChange={({ target }) => onChange({ minRating: target.value })}
      >
        <option value="">{t('filters.anyRating')}</option>
        {['4.5', '4', '3'].map((stars) => (
          <option key={stars} value={stars}>
            {t('filters.ratingFrom', { stars })}
          </option>
        ))}
      </Select>
    </>
  );
}
