import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { unitsOf } from '#shared/listing-rules.ts';
import { centsFromDollars } from '#shared/money.ts';
import { CHILD_UNTIL_MAX, isChild, type PricedKind } from '#shared/party.ts';
import { providerShare } from '#shared/price-shares.ts';
import { shareIn } from '#shared/typed-price.ts';
import { useToday } from '#web/features/catalogue/use-today.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/inputs.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { useMoney } from '#web/ui/use-money.ts';
import { hasChildPrice, KindPrices } from '../kind-prices.tsx';
import { PriceField, usualRate } from '../price-field.tsx';
import { useTypedCurrency } from '../use-typed-currency.ts';
import type { TypedIn } from '../use-typed-money.ts';
import { bindField } from './bind-field.ts';
import { type PriceValues, priceValuesOf as valuesOf } from './price-values.ts';
import { Seasons } from './seasons.tsx';
import { SectionForm } from './section-form.tsx';
import { type SectionState, useSection } from './use-section.ts';
import { waitingChange } from './waiting-change.ts';
import { WeekendPart } from './weekend-part.tsx';

const fieldsOf = (values: PriceValues) => values;
const shownOf = ({ priceUnit, pricePerUnit }: PriceValues) => ({ priceUnit, pricePerUnit });
const load = async () => (await import('#shared/contracts/provider-services.schemas.ts')).PriceForm;

/** Unit and price, and the weekends and seasons that have a price of their own. */
export function PriceSection({ listing }: { listing: ProviderService }) {
  const { t } = useTranslation(['provider-service', 'catalogue']);
  const state = useSection<PriceValues>({ listing, valuesOf, fieldsOf, load });
  const { form } = state;
  const field = bindField(form);
  const chosen = useWatch({ control: form.control, name: 'priceUnit' });
  const today = useToday();
  const rate = useQuery(publicSettingsQuery).data?.rates.KES ?? usualRate;
  const [currency, setCurrency] = useTypedCurrency();
  const units = unitsOf(waitingChange(listing.change)?.category ?? listing.category).filter((unit) =>
    unitsOf(listing.category).includes(unit),
  );
  return (
    <SectionForm section="price" state={state} shownOf={shownOf}>
      <div className="grid max-w-xl gap-5 sm:grid-cols-2">
        <Select
          label={t('unit')}
          hint={t(chosen === listing.priceUnit ? 'unit.hint' : 'unit.other')}
          {...field('priceUnit')}
        >
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
          <option value="KES">{t('currency.KES')}</option>
          <option value="USD">{t('currency.USD')}</option>
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
        <Share {...{ state, currency, rate }} />
      </div>
      <ResidencyPart {...{ form, currency, rate }} />
      <WeekendPart {...{ form, currency, rate }} />
      {today && <Seasons {...{ form, currency, rate, today }} />}
    </SectionForm>
  );
}

interface ResidencyPartProps extends TypedIn {
  form: SectionState<PriceValues>['form'];
}

/** The prices of residents, citizens and children, folded up while there are none. */
function ResidencyPart({ form, ...prices }: ResidencyPartProps) {
  const { t } = useTranslation(['provider-service', 'party']);
  const { control, formState, setValue, clearErrors } = form;
  const [unit, values, childUntil] = useWatch({ control, name: ['priceUnit', 'residencyPrices', 'childUntil'] });
  const [wasOpen] = useState(Object.keys(values).length > 0);
  const errors = formState.errors.residencyPrices;
  const change = (kind: PricedKind, dollars: number) => {
    clearErrors(`residencyPrices.${kind}`);
    setValue('residencyPrices', { ...values, [kind]: dollars }, { shouldDirty: true });
    if (isChild(kind) && childUntil === null) setValue('childUntil', CHILD_UNTIL_MAX, { shouldDirty: true });
  };
  return (
    <details open={wasOpen || errors !== undefined} className="group rounded-m border border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 px-4 py-3 font-semibold">
        {t('residency')}
        <Icon name="down" className="ml-auto size-5 transition-transform group-open:rotate-180" />
      </summary>
      <fieldset className="grid min-w-0 gap-4 border-t border-line p-4">
        <legend className="sr-only">{t('residency')}</legend>
        <p className="max-w-prose text-s text-ink-soft">
          {t('residency.text')} {unit !== 'person' && t(unit === 'night' ? 'party:who.rooms' : 'party:who.vehicles')}
        </p>
        <KindPrices {...prices} {...{ values, errors }} perPerson={unit === 'person'} onChange={change} />
        {unit === 'person' && (childUntil !== null || hasChildPrice(values)) && (
          <Controller
            control={control}
            name="childUntil"
            render={({ field: { value, onChange } }) => (
              <Stepper
                label={t('residency.childUntil')}
                hint={t('residency.childUntil.hint')}
                max={CHILD_UNTIL_MAX}
                value={value ?? CHILD_UNTIL_MAX}
                onChange={onChange}
                error={formState.errors.childUntil}
              />
            )}
          />
        )}
      </fieldset>
    </details>
  );
}

interface ShareProps extends TypedIn {
  state: SectionState<PriceValues>;
}

/** About what its provider receives of the price, in the currency in which it is typed. */
function Share({ state, currency, rate }: ShareProps) {
  const { t } = useTranslation('provider-service');
  const { charge, shillings } = useMoney();
  const { data } = useQuery(publicSettingsQuery);
  const price = useWatch({ control: state.form.control, name: 'pricePerUnit' });
  if (!data || !(price > 0) || price > 1_000_000) return null;
  const cents = centsFromDollars(price);
  const percent = Math.round((1 - providerShare(cents, data.fees) / cents) * 1_000) / 10;
  const yours = shareIn(currency, cents, { fees: data.fees, rate });
  const amount = currency === 'USD' ? charge(yours) : shillings(yours);
  return <p className="self-end pb-1 text-s text-ink-soft">{t('share', { amount, percent: String(percent) })}</p>;
}
