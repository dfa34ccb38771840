import { useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useController } from 'react-hook-form';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { extraLimits } from '#shared/extras.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/inputs.tsx';
import { usualRate } from '../price-field.tsx';
import { useTypedCurrency } from '../use-typed-currency.ts';
import { type ExtrasValues, type ExtraValues, newExtra, extraValuesOf as valuesOf } from './extra-values.ts';
import { OfferedExtra } from './offered-extra.tsx';
import { SectionForm } from './section-form.tsx';
import { useRows } from './use-rows.ts';
import { useSection } from './use-section.ts';

const fieldsOf = (values: ExtrasValues) => values;
const load = async () => (await import('#shared/contracts/extras.schemas.ts')).ExtrasForm;

/** What travellers may add for money, in the order in which they see it. */
export function ExtrasSection({ listing }: { listing: ProviderService }) {
  const { t } = useTranslation('provider-service');
  const state = useSection<ExtrasValues>({ listing, valuesOf, fieldsOf, load });
  const { extras, keys, append, remove, move, change } = useExtras(state.form);
  const rate = useQuery(publicSettingsQuery).data?.rates.KES ?? usualRate;
  const [currency, setCurrency] = useTypedCurrency();
  const errors = state.form.formState.errors.extras;
  return (
    <SectionForm section="extras" state={state}>
      {extras.length > 0 && (
        <>
          <div className="max-w-xs">
            <Select
              label={t('currency')}
              hint={t('currency.hint')}
              value={currency}
              onChange={({ target }) => setCurrency(target.value === 'KES' ? 'KES' : 'USD')}
            >
              <option value="KES">{t('currency.KES')}</option>
              <option value="USD">{t('currency.USD')}</option>
            </Select>
          </div>
          <ol className="grid grid-cols-1 gap-3">
            {extras.map((extra, index) => (
              <li key={keys[index]}>
                <OfferedExtra
                  place={{ number: index + 1, of: extras.length }}
                  unit={listing.priceUnit}
                  prices={{ currency, rate }}
                  extra={extra}
                  errors={errors?.[index]}
                  onChange={(changes) => change(index, changes)}
                  onMove={(by) => move(index, by)}
                  onRemove={() => remove(index)}
                />
              </li>
            ))}
          </ol>
        </>
      )}
      {extras.length < extraLimits.extras && (
        <Button kind="quiet" className="justify-self-start" onClick={() => append(newExtra())}>
          {t('extras.add')}
        </Button>
      )}
    </SectionForm>
  );
}

/** The extras as one value of the form; changing one clears what was wrong with them. */
function useExtras(form: UseFormReturn<ExtrasValues>) {
  const { field } = useController({ control: form.control, name: 'extras' });
  const { value: extras } = field;
  const replace = (next: ExtraValues[]) => {
    form.clearErrors('extras');
    field.onChange(next);
  };
  return { extras, ...useRows<ExtraValues>(extras, replace) };
}
