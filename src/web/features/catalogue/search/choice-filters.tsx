import { type ReactNode, useEffect, useRef } from 'react';
import { type Category, categories } from '#shared/categories.ts';
import { canHave, isBedFilter, offeredBeds, offeredFacilities } from '#shared/facts.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Checkbox } from '#web/ui/choices.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useFacilityNames } from './facility-names.ts';
import type { SearchFields } from './search-fields.ts';

interface ChoiceFiltersProps extends Pick<SearchFields, 'category' | 'facilities'> {
  onChange: (part: Partial<SearchFields>) => void;
}

/** The filters by category, by facility and by beds, of which only those are offered that the chosen categories can have. */
export function ChoiceFilters({ category, facilities, onChange }: ChoiceFiltersProps) {
  const { t } = useTranslation('catalogue');
  const nameOf = useFacilityNames();
  const possible = (of: readonly Category[]) => facilities.filter((one) => canHave(of, one));
  const chosen = possible(category);
  const beds = offeredBeds(category);
  const offered = [...new Set([...offeredFacilities(category), ...chosen.filter((one) => !isBedFilter(one))])];
  const toggled = <Value,>(all: readonly Value[], one: Value, on: boolean) =>
    on ? [...all, one] : all.filter((each) => each !== one);
  const boxes = (all: readonly string[]) =>
    all.map((one) => (
      <Checkbox
        key={one}
        label={nameOf(one)}
        name="facilities"
        value={one}
        checked={facilities.includes(one)}
        onChange={({ target }) => onChange({ facilities: toggled(chosen, one, target.checked) })}
      />
    ));
  return (
    <>
      <Choices title={t('kinds')} chosen={category.length}>
        {categories.map(({ value }) => (
          <Checkbox
            key={value}
            label={t(`category.${value}`)}
            name="category"
            value={value}
            checked={category.includes(value)}
            onChange={({ target }) => {
              const next = toggled(category, value, target.checked);
              onChange({ category: next, facilities: possible(next) });
            }}
          />
        ))}
      </Choices>
      <Choices
        title={t('filters.facilities')}
        chosen={chosen.filter((one) => !isBedFilter(one)).length}
        hint={category.length === 0 ? t('filters.facilitiesHint') : undefined}
      >
        {boxes(offered)}
      </Choices>
      {beds.length > 0 && (
        <Choices title={t('filters.beds')} chosen={chosen.filter(isBedFilter).length}>
          {boxes(beds)}
        </Choices>
      )}
    </>
  );
}

interface ChoicesProps {
  title: string;
  /** How many of them are chosen. */
  chosen: number;
  hint?: string | undefined;
  children: ReactNode;
}

/** Boxes behind their heading: on phones they are folded, since they are many, and on wider screens they are open. */
function Choices({ title, chosen, hint, children }: ChoicesProps) {
  const { t } = useTranslation('search');
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (fold.current && window.matchMedia('(min-width: 40rem)').matches) fold.current.open = true;
  }, []);
  return (
    <details ref={fold} className="group/choices col-span-full border-t border-line pt-2">
      <summary className="flex min-h-12 items-center gap-3 font-semibold">
        <span className="grow py-2">{chosen > 0 ? t('chosenOf', { title, count: chosen }) : title}</span>
        <span className="transition-transform group-open/choices:rotate-180">
          <Icon name="down" />
        </span>
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{title}</legend>
        <div className="grid gap-x-5 sm:grid-cols-3 lg:grid-cols-5">{children}</div>
        {hint !== undefined && <p className="text-s text-ink-soft">{hint}</p>}
      </fieldset>
    </details>
  );
}
