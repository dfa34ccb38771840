import { Controller } from 'react-hook-form';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { listingLimits as limits } from '#shared/listing-rules.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TextInput } from '#web/ui/inputs.tsx';
import { SectionForm } from './section-form.tsx';
import { useSection } from './use-section.ts';

const valuesOf = ({ capacity, guestsPerPlace, durationDays }: ProviderService) => {
  return { capacity, guestsPerPlace, durationDays };
};
type Values = ReturnType<typeof valuesOf>;
const fieldsOf = (values: Values) => values;
const load = async () => (await import('#shared/contracts/provider-services.schemas.ts')).PlacesForm;

/** What the form refuses when it is saved. */
const outside = (value: number, most: number) => value < 1 || value > most;

/** How many a day, for how many guests each, and for how long. */
export function PlacesSection({ listing }: { listing: ProviderService }) {
  const { t } = useTranslation('provider-service');
  const state = useSection<Values>({ listing, valuesOf, fieldsOf, load });
  const { priceUnit } = listing;
  const kind = priceUnit === 'person' ? 'people' : priceUnit === 'night' ? 'rooms' : 'vehicles';
  const isLong = priceUnit === 'night' || priceUnit === 'day';
  const fields = [
    { name: 'capacity', label: t(`capacity.${kind}`), hint: t(`capacity.${kind}.hint`), max: limits.capacity },
    ...(kind === 'people'
      ? []
      : [
          {
            name: 'guestsPerPlace',
            label: t(`each.${kind}`),
            hint: t('each.hint'),
            max: limits.guestsPerPlace,
          } as const,
        ]),
    ...(isLong
      ? []
      : [{ name: 'durationDays', label: t('duration'), hint: t('duration.hint'), max: limits.durationDays } as const]),
  ] as const;
  return (
    <SectionForm section="places" state={state} shownOf={fieldsOf}>
      {fields.map(({ name, label, hint, max }) => (
        <Controller
          key={name}
          control={state.form.control}
          name={name}
          render={({ field: { value, onChange } }) => (
            <TextInput
              {...{ label, max }}
              className="max-w-xl"
              type="number"
              inputMode="numeric"
              min={1}
              hint={`${hint}. ${t('number.range', { most: max })}`}
              value={Number.isNaN(value) ? '' : value}
              error={outside(value, max) ? t('number.range', { most: max }) : state.form.formState.errors[name]}
              onChange={({ target }) => {
                onChange(target.valueAsNumber);
                state.form.clearErrors(name);
              }}
            />
          )}
        />
      ))}
    </SectionForm>
  );
}
