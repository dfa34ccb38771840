import { useEffect, useEffectEvent, useRef } from 'react';
import { addMonths, isCalendarDate, parseCalendarDate, today } from '#shared/dates.ts';
import { GUESTS_MAX, MONTHS_AHEAD } from '#shared/quote.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import type { Search } from '../search-params.ts';
import { useToday } from '../use-today.ts';
import { ChoiceFilters } from './choice-filters.tsx';
import { filtersIn } from './filters-in.ts';
import { changedFields, lacksStart, type SearchFields } from './search-fields.ts';

export interface FilterFieldsProps {
  fields: SearchFields;
  /** The filters of the address. */
  search: Search;
  /** How many listings match them; undefined while that is not known, or where there are too many to count. */
  found: number | undefined;
  onChange: (part: Partial<SearchFields>) => void;
}

/**
 * Place, dates, guests, price, rating, categories and facilities, above a button that stays at the foot of the screen. They are loaded
 * when the filters are opened, and take over what was typed and chosen before.
 */
export function FilterFields({ fields, search, found, onChange }: FilterFieldsProps) {
  const element = useRef<HTMLDivElement>(null);
  const adopt = useEffectEvent((form: HTMLFormElement | null | undefined) => {
    const early = form ? changedFields(form) : {};
    if (Object.keys(early).length > 0) onChange(early);
  });
  useEffect(() => adopt(element.current?.closest('form')), []);
  return (
    // Whatever gets the focus stays above the buttons at the foot.
    <div
      ref={element}
      className="grid items-start gap-5 border-t border-line px-5 pt-5 sm:grid-cols-2 lg:grid-cols-4 [&_:is(input,select,button,summary)]:scroll-mb-28"
    >
      <WhereAndWhen fields={fields} onChange={onChange} />
      <PriceAndRating fields={fields} onChange={onChange} />
      <ChoiceFilters category={fields.category} facilities={fields.facilities} onChange={onChange} />
      <Foot fields={fields} search={search} found={found} />
    </div>
  );
}

type PartProps = Pick<FilterFieldsProps, 'fields' | 'onChange'>;

function Foot({ fields, search, found }: Omit<FilterFieldsProps, 'onChange'>) {
  const { t } = useTranslation(['catalogue', 'search']);
  const words = fields.q.trim();
  return (
    <div className="sticky bottom-0 z-10 col-span-full -mx-5 flex flex-wrap gap-3 rounded-b-m border-t border-line bg-surface px-5 py-3">
      <Button type="submit" className="max-sm:grow-2 max-sm:basis-0">
        {found === undefined ? t('filters.show') : t('search:show', { count: found })}
      </Button>
      {filtersIn(search).length > 0 && (
        <LinkButton
          to="/search"
          search={words === '' ? {} : { q: words }}
          kind="quiet"
          className="max-sm:grow max-sm:basis-0 max-sm:px-3"
        >
          {t('filters.clear')}
        </LinkButton>
      )}
    </div>
  );
}

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
