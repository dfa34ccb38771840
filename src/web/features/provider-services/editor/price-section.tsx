import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { unitsOf } from '#shared/listing-rules.ts';
import { centsFromDollars, dollars } from '#shared/money.ts';
import { providerShare } from '#shared/price-shares.ts';
import { useToday } from '#web/features/catalogue/use-today.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Select } from '#web/ui/inputs.tsx';
import { useMoney } from '#web/ui/use-money.ts';
import { bindField } from './bind-field.ts';
import { PriceField, type TypedCurrency } from './price-field.tsx';
import { type PriceValues, priceValuesOf as valuesOf } from './price-values.ts';
import { Seasons } from './seasons.tsx';
import { SectionForm } from './section-form.tsx';
import { type SectionState, useSection } from './use-section.ts';
import { waitingChange } from './waiting-change.ts';

/** The rate by which M-Pesa charges until the settings have been read. */
const usualRate = 110;

const fieldsOf = (values: PriceValues) => values;
const shownOf = ({ priceUnit, pricePerUnit }: PriceValues) => ({ priceUnit, pricePerUnit });
const load = async () => (await import('#shared/contracts/provider-services.schemas.ts')).PriceForm;

/** Unit, price, and the seasons that have a price of their own. */
export function PriceSection({ listing }: { listing: ProviderService }) {
  const { t } = useTranslation(['provider-service', 'catalogue']);
  const state = useSection<PriceValues>({ listing, valuesOf, fieldsOf, load });
  const { form } = state;
  const field = bindField(form);
  const today = useToday();
  const rate = useQuery(publicSettingsQuery).data?.rates.KES ?? usualRate;
  const [currency, setCurrency] = useState<TypedCurrency>('USD');
  const units = unitsOf(waitingChange(listing.change)?.category ?? listing.category).filter((unit) =>
    unitsOf(listing.category).includes(unit),
  );
  return (
    <SectionForm section="price" state={state} shownOf={shownOf}>
      <div className="grid max-w-xl gap-5 sm:grid-cols-2">
        <Select label={t('unit')} hint={t('unit.hint')} {...field('priceUnit')}>
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {t(`catalogue:fact.unit.${unit}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('currency')}
          hint={t('currency.hint')}
          value={currency}
          onChange={({ target }) => setCurrency(target.value === 'KES' ? 'KES' : 'USD')}
        >
          <option value="USD">{t('currency.USD')}</option>
          <option value="KES">{t('currency.KES')}</option>
        </Select>
        <Controller
          control={form.control}
          name="pricePerUnit"
          render={({ field: { value, onChange, onBlur } }) => (
            <PriceField
              label={t('price')}
              error={form.formState.errors.pricePerUnit}
              {...{ value, onBlur, currency, rate }}
              onChange={(next) => {
                onChange(next);
                form.clearErrors('pricePerUnit');
              }}
            />
          )}
        />
        <Share state={state} />
      </div>
      {today && <Seasons {...{ form, currency, rate, today }} />}
    </SectionForm>
  );
}

/** About what its provider receives of the price. */
function Share({ state }: { state: SectionState<PriceValues> }) {
  const { t } = useTranslation('provider-service');
  const { charge } = useMoney();
  const { data } = useQuery(publicSettingsQuery);
  const price = useWatch({ control: state.form.control, name: 'pricePerUnit' });
  if (!data || !(price > 0) || price > 1_000_000) return null;
  const cents = centsFromDollars(price);
  const yours = providerShare(cents, data.fees);
  const percent = Math.round((1 - yours / cents) * 1_000) / 10;
  return (
    <p className="self-end pb-1 text-s text-ink-soft">
      {t('share', { amount: charge(dollars(yours)), percent: String(percent) })}
    </p>
  );
}
