import { useState } from 'react';
import type { PriceUnit } from '#shared/categories.ts';
import { type ExtraCharge, extraCharges, extraLimits } from '#shared/extras.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import type { FieldFacts } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/inputs.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { PriceField, type TypedCurrency } from '../price-field.tsx';
import type { ExtraValues } from './extra-values.ts';
import { InBoth, type WordErrors } from './in-both.tsx';

/** What is wrong with an extra, as the form has it. */
interface ExtraErrors {
  name?: WordErrors;
  description?: WordErrors;
  price?: FieldFacts['error'];
  maxCount?: FieldFacts['error'];
}

interface OfferedExtraProps {
  /** Its place in the list, from 1. */
  place: { number: number; of: number };
  unit: PriceUnit;
  prices: { currency: TypedCurrency; rate: number };
  extra: ExtraValues;
  errors: unknown;
  onChange: (changes: Partial<ExtraValues>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const nightly = {
  per_booking: 'extras.per_booking',
  per_guest: 'extras.per_guest',
  per_day: 'extras.per_night',
  per_guest_day: 'extras.per_guest_night',
} as const satisfies Record<ExtraCharge, string>;

/** One extra, folded up to a line until it is to be changed or something is wrong with it. */
export function OfferedExtra({ place, unit, prices, extra, errors, ...actions }: OfferedExtraProps) {
  const { t } = useTranslation('provider-service');
  const lang = useLang();
  const [isNew] = useState(extra.name.en === '' && extra.name.sw === '');
  const wrong = errors as ExtraErrors | undefined;
  const name = t('extras.number', { number: place.number });
  const { onChange } = actions;
  return (
    <details open={isNew || wrong !== undefined} className="group rounded-m border border-line">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-0.5 px-4 py-3">
        <span className="font-semibold wrap-anywhere">
          {extra.name[lang] || extra.name.en || extra.name.sw || name}
        </span>
        <Icon name="down" className="ml-auto size-5 transition-transform group-open:rotate-180" />
      </summary>
      <fieldset className="grid min-w-0 gap-4 border-t border-line p-4 sm:grid-cols-2">
        <legend className="sr-only">{name}</legend>
        <InBoth
          label={t('extras.name')}
          most={extraLimits.name}
          placeholder={t('extras.example')}
          words={extra.name}
          errors={wrong?.name}
          onChange={(words) => onChange({ name: words })}
        />
        <InBoth
          label={t('extras.description')}
          most={extraLimits.description}
          words={extra.description}
          errors={wrong?.description}
          onChange={(words) => onChange({ description: words })}
        />
        <PriceField
          label={t('price')}
          error={wrong?.price}
          value={extra.price}
          {...prices}
          onChange={(price) => onChange({ price })}
        />
        <Select
          label={t('extras.charged')}
          value={extra.charged}
          onChange={({ target }) =>
            onChange({ charged: extraCharges.find((one) => one === target.value) ?? extra.charged })
          }
        >
          {extraCharges.map((charged) => (
            <option key={charged} value={charged}>
              {t(unit === 'night' ? nightly[charged] : `extras.${charged}`)}
            </option>
          ))}
        </Select>
        {(extra.charged === 'per_booking' || extra.charged === 'per_day') && (
          <Stepper
            label={t('extras.most')}
            hint={t('extras.most.hint')}
            max={extraLimits.count}
            value={extra.maxCount}
            error={wrong?.maxCount}
            onChange={(maxCount) => onChange({ maxCount })}
          />
        )}
        <Actions place={place} {...actions} />
      </fieldset>
    </details>
  );
}

/** Moving and removing. A button at the end of the list is marked and does nothing; a disabled one would lose the focus. */
function Actions({ place, onMove, onRemove }: Pick<OfferedExtraProps, 'place' | 'onMove' | 'onRemove'>) {
  const { t } = useTranslation('provider-service');
  const mover = (by: -1 | 1) => {
    const possible = place.number + by >= 1 && place.number + by <= place.of;
    return { 'aria-disabled': !possible || undefined, onClick: () => possible && onMove(by) };
  };
  return (
    <p className="flex flex-wrap gap-x-5 sm:col-span-full">
      <Button kind="plain" {...mover(-1)}>
        {t('extras.up')}
      </Button>
      <Button kind="plain" {...mover(1)}>
        {t('extras.down')}
      </Button>
      <Button kind="plain" onClick={onRemove}>
        {t('extras.remove')}
      </Button>
    </p>
  );
}
