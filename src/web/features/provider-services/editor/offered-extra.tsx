import { useState } from 'react';
import type { PriceUnit } from '#shared/categories.ts';
import { chargeIn, extraCharges, extraLimits } from '#shared/extras.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FieldFacts } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/inputs.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { PriceField } from '../price-field.tsx';
import { type TypedIn, useTypedMoney } from '../use-typed-money.ts';
import type { ExtraValues } from './extra-values.ts';
import { InBoth, type WordErrors } from './in-both.tsx';
import { RowActions } from './row-actions.tsx';

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
  prices: TypedIn;
  extra: ExtraValues;
  errors: unknown;
  onChange: (changes: Partial<ExtraValues>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One extra, folded up to a line until it is to be changed or something is wrong with it. */
export function OfferedExtra({ place, unit, prices, extra, errors, ...actions }: OfferedExtraProps) {
  const { t } = useTranslation('provider-service');
  const lang = useLang();
  const inWords = useTypedMoney(prices);
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
        <span className="ml-auto flex items-center gap-2 font-semibold tabular-nums">
          {extra.price > 0 && extra.price < 1_000_000 && inWords(extra.price)}
          <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
        </span>
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
              {t(`extras.${chargeIn(charged, unit)}`)}
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
        <RowActions
          place={place}
          words={{ earlier: t('extras.up'), later: t('extras.down'), remove: t('extras.remove') }}
          onMove={actions.onMove}
          onRemove={actions.onRemove}
        />
      </fieldset>
    </details>
  );
}
