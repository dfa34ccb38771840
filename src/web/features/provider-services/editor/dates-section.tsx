import { Controller } from 'react-hook-form';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { listingLimits as limits } from '#shared/listing-rules.ts';
import { bookingModes } from '#shared/requests.ts';
import { useToday } from '#web/features/catalogue/use-today.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { RadioCard } from './radio-card.tsx';
import { SectionForm } from './section-form.tsx';
import { useSection } from './use-section.ts';

const valuesOf = ({ approval, leadDays, minStay, bookableFrom, bookableUntil }: ProviderService) => {
  return { approval, leadDays, minStay, bookableFrom: bookableFrom ?? '', bookableUntil: bookableUntil ?? '' };
};
type Values = ReturnType<typeof valuesOf>;
const fieldsOf = ({ bookableFrom, bookableUntil, ...rest }: Values) => {
  return { ...rest, bookableFrom: bookableFrom || null, bookableUntil: bookableUntil || null };
};

/** Whether guests book at once or ask, how early, for how long at least, and between which days. */
export function DatesSection({ listing }: { listing: ProviderService }) {
  const { t } = useTranslation('provider-service');
  const state = useSection<Values>({ listing, valuesOf, fieldsOf });
  const { form } = state;
  const { errors } = form.formState;
  const today = useToday();
  const { priceUnit } = listing;
  return (
    <SectionForm section="dates" state={state}>
      <fieldset className="grid max-w-2xl gap-3">
        <legend className="mb-3 font-semibold">{t('mode')}</legend>
        {bookingModes.map((mode) => (
          <RadioCard
            key={mode}
            {...form.register('approval')}
            value={mode}
            label={t(`mode.${mode}`)}
            text={t(`mode.${mode}.text`)}
          />
        ))}
      </fieldset>
      <Controller
        control={form.control}
        name="leadDays"
        render={({ field: { value, onChange } }) => (
          <Stepper
            label={t('leadDays')}
            hint={t('leadDays.hint')}
            min={0}
            max={limits.leadDays}
            error={errors.leadDays}
            {...{ value, onChange }}
          />
        )}
      />
      {(priceUnit === 'night' || priceUnit === 'day') && (
        <Controller
          control={form.control}
          name="minStay"
          render={({ field: { value, onChange } }) => (
            <Stepper
              label={t(priceUnit === 'night' ? 'minStay.night' : 'minStay.day')}
              max={limits.minStay}
              error={errors.minStay}
              {...{ value, onChange }}
            />
          )}
        />
      )}
      {today && (
        <div className="grid max-w-xl gap-5 sm:grid-cols-2">
          {(['bookableFrom', 'bookableUntil'] as const).map((name) => (
            <Controller
              key={name}
              control={form.control}
              name={name}
              render={({ field: { value, onChange, onBlur } }) => (
                <DateField
                  optional
                  label={t(name)}
                  hint={t(`${name}.hint`)}
                  error={errors[name]}
                  value={value}
                  onChange={(next) => {
                    onChange(next);
                    form.clearErrors(name);
                  }}
                  {...{ onBlur, today }}
                />
              )}
            />
          ))}
        </div>
      )}
    </SectionForm>
  );
}
