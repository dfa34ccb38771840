import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { PriceUnit } from '#shared/categories.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Checkbox } from '#web/ui/choices.tsx';
import { KindPrices, WithoutPrice } from '../kind-prices.tsx';
import { PriceField } from '../price-field.tsx';
import type { TypedIn } from '../use-typed-money.ts';
import type { PriceValues } from './price-values.ts';

interface WeekendPartProps extends TypedIn {
  form: UseFormReturn<PriceValues>;
}

const textOf = { night: 'weekend.night', day: 'weekend.day', person: 'weekend.start', trip: 'weekend.start' } as const;

/** The price of weekends, and what residents, citizens and children pay then. */
export function WeekendPart({ form, ...prices }: WeekendPartProps) {
  const { t } = useTranslation('provider-service');
  const { control, formState, setValue, clearErrors } = form;
  const [unit, kinds, weekend] = useWatch({ control, name: ['priceUnit', 'residencyPrices', 'weekend'] });
  const errors = formState.errors.weekend;
  const change = (next: PriceValues['weekend']) => {
    clearErrors('weekend');
    setValue('weekend', next, { shouldDirty: true });
  };
  const hasKinds = [kinds, weekend?.residencyPrices ?? {}].some((of) => Object.values(of).some(Number.isFinite));
  return (
    <section aria-labelledby="weekend" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h3 id="weekend">{t('weekend')}</h3>
        <p className="max-w-prose text-s text-ink-soft">
          {t(textOf[unit satisfies PriceUnit])} {t('weekend.text')}
        </p>
      </div>
      <Checkbox
        label={t('weekend.own')}
        checked={weekend !== null}
        onChange={({ target }) => change(target.checked ? { pricePerUnit: Number.NaN, residencyPrices: {} } : null)}
      />
      {weekend && (
        <div className="grid gap-4 sm:grid-cols-2">
          <PriceField
            {...prices}
            label={t('weekend')}
            error={errors?.pricePerUnit}
            value={weekend.pricePerUnit}
            onChange={(pricePerUnit) => change({ ...weekend, pricePerUnit })}
          />
          {hasKinds && (
            <div className="grid gap-3 sm:col-span-full">
              <p className="text-s text-ink-soft">{t('weekend.residency')}</p>
              <KindPrices
                {...prices}
                perPerson={unit === 'person'}
                values={weekend.residencyPrices}
                errors={errors?.residencyPrices}
                onChange={(kind, dollars) =>
                  change({ ...weekend, residencyPrices: { ...weekend.residencyPrices, [kind]: dollars } })
                }
              />
              <WithoutPrice
                {...prices}
                usual={kinds}
                own={weekend.residencyPrices}
                price={weekend.pricePerUnit}
                perPerson={unit === 'person'}
              />
            </div>
          )}
        </div>
      )}
    </section>
  );
}
