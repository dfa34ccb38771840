import { useEffect, useEffectEvent, useRef } from 'react';
import { type Category, categories, isCategory } from '#shared/categories.ts';
import { type Facility, facilitiesOf, offeredFacilities } from '#shared/facts.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Checkbox } from '#web/ui/choices.tsx';
import type { SearchFields } from './search-fields.ts';

type Chosen = Pick<SearchFields, 'category' | 'facilities'>;

export interface ChoiceFiltersProps extends Chosen {
  onChange: (part: Partial<SearchFields>) => void;
}

/**
 * The filters by category and, for those that are chosen, by facility. They are loaded when the filters are opened, and take over
 * what was chosen before.
 */
export function ChoiceFilters({ category, facilities, onChange }: ChoiceFiltersProps) {
  const { t } = useTranslation('catalogue');
  const nameOf = useFacilityNames();
  const element = useRef<HTMLDivElement>(null);
  const choose = useEffectEvent((chosen: Chosen) => {
    const isSame = areSame(chosen.category, category) && areSame(chosen.facilities, facilities);
    if (!isSame) onChange(chosen);
  });
  useEffect(() => {
    if (element.current) choose(checkedIn(element.current));
  }, []);
  const offered = [...new Set([...offeredFacilities(category), ...facilities])];
  const toggled = <Value,>(all: readonly Value[], one: Value, on: boolean) =>
    on ? [...all, one] : all.filter((each) => each !== one);
  return (
    <div ref={element} className="col-span-full grid gap-5">
      <fieldset>
        <legend className="mb-1.5 text-s font-semibold">{t('kinds')}</legend>
        <div className="grid gap-x-5 sm:grid-cols-3 lg:grid-cols-5">
          {categories.map(({ value }) => (
            <Checkbox
              key={value}
              label={t(`category.${value}`)}
              name="category"
              value={value}
              checked={category.includes(value)}
              onChange={({ target }) => {
                const next = toggled(category, value, target.checked);
                onChange({ category: next, facilities: facilities.filter((one) => mayHave(next, one)) });
              }}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 text-s font-semibold">{t('filters.facilities')}</legend>
        <div className="grid gap-x-5 sm:grid-cols-3 lg:grid-cols-5">
          {offered.map((facility) => (
            <Checkbox
              key={facility}
              label={nameOf(facility)}
              name="facilities"
              value={facility}
              checked={facilities.includes(facility)}
              onChange={({ target }) => onChange({ facilities: toggled(facilities, facility, target.checked) })}
            />
          ))}
        </div>
        {category.length === 0 && <p className="text-s text-ink-soft">{t('filters.facilitiesHint')}</p>}
      </fieldset>
    </div>
  );
}

/** Whether listings of these categories can have a facility; without any, listings of all of them are looked for. */
const mayHave = (chosen: readonly Category[], facility: string): boolean =>
  chosen.length === 0 || chosen.some((category) => facilitiesOf(category).some((one) => one === facility));

/** Whether both have the same values, in whatever order. */
const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

function checkedIn(element: Element): Chosen {
  const valuesOf = (name: string) =>
    [...element.querySelectorAll<HTMLInputElement>(`[name=${name}]:checked`)].map(({ value }) => value);
  return { category: valuesOf('category').filter(isCategory), facilities: valuesOf('facilities') };
}

/** The name of a facility; of one that an address has made up, as it stands there. */
export function useFacilityNames(): (facility: string) => string {
  const { t } = useTranslation('facilities');
  return (facility) => t(facility as Facility);
}
