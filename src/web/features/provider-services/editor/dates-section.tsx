import { useState } from 'react';
import { Controller } from 'react-hook-form';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { listingLimits as limits, usualOpenDays } from '#shared/listing-rules.ts';
import { bookingModes } from '#shared/requests.ts';
import { useToday } from '#web/features/catalogue/use-today.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { RadioCard } from './radio-card.tsx';
import { SectionForm } from './section-form.tsx';
import { useSection } from './use-section.ts';

/** Which days are open was not said yet. */
const isUnopened = ({ missing }: ProviderService) => missing.includes('bookableFrom');

/** The listing as values of the form; where no days were opened yet, with those that are proposed. */
const valuesFor = (today: CalendarDate) => (listing: ProviderService) => {
  const { approval, leadDays, minStay } = listing;
  const { bookableFrom, bookableUntil } = isUnopened(listing) ? usualOpenDays(today) : listing;
  return { approval, leadDays, minStay, bookableFrom: bookableFrom ?? '', bookableUntil: bookableUntil ?? '' };
};
type Values = ReturnType<ReturnType<typeof valuesFor>>;
const fieldsOf = ({ bookableFrom, bookableUntil, ...rest }: Values) => {
  return { ...rest, bookableFrom: bookableFrom || null, bookableUntil: bookableUntil || null };
};

/** Whether guests book at once or ask, how early, for how long at least, and between which days. */
export function DatesSection({ listing }: { listing: ProviderService }) {
  const today = useToday();
  return today ? <Dates {...{ listing, today }} /> : <Skeleton lines={8} />;
}

function Dates({ listing, today }: { listing: ProviderService; today: CalendarDate }) {
  const { t } = useTranslation('provider-service');
  const [valuesOf] = useState(() => valuesFor(today));
  const state = useSection<Values>({ listing, valuesOf, fieldsOf });
  const { form } = state;
  const { errors } = form.formState;
  const { priceUnit } = listing;
  const asks = form.watch('approval') === 'request';
  return (
    <SectionForm section="dates" state={state}>
      <fieldset className="grid max-w-2xl gap-3">
        <legend className="mb-3 font-semibold">{t('mode')}</legend>
        {bookingModes.map((mode) => (
          <RadioCard
            key={mode}
            {...form.register('approval', { onChange: () => form.clearErrors('leadDays') })}
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
            hint={asks ? undefined : t('leadDays.hint')}
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
      {isUnopened(listing) && (
        <Notice tone="warning" still title={t('bookable.title')}>
          <p>{t('bookable.text')}</p>
        </Notice>
      )}
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
    </SectionForm>
  );
}
