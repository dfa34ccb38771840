import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { counties } from '#shared/counties.ts';
import { findTowns } from '#shared/find-towns.ts';
import { listingLimits } from '#shared/listing-rules.ts';
import { positionIn } from '#shared/rough-position.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Checkbox } from '#web/ui/choices.tsx';
import { Select, Textarea, TextInput } from '#web/ui/inputs.tsx';
import { PositionField } from '#web/ui/position-field.tsx';
import { bindField } from './bind-field.ts';
import { BothLanguages } from './both-languages.tsx';
import { type PlaceValues, placeFields, placeValues } from './place-values.ts';
import { SectionForm } from './section-form.tsx';
import { useSection } from './use-section.ts';
import { isApproved } from './waiting-change.ts';

const names: Record<string, string> = {
  'place.location': 'location',
  'place.county': 'county',
  'place.lat': 'at',
  'place.lon': 'at',
  'meetingPosition.lat': 'meetingAt',
  'meetingPosition.lon': 'meetingAt',
};
const nameOf = (field: string) => names[field] ?? field;

const shownOf = ({ location, county, at = { lat: 0, lon: 0 } }: PlaceValues) => ({
  place: { location, county, ...at },
});

/** Where it is, and where guests have to be. */
export function PlaceSection({ listing }: { listing: ProviderService }) {
  const { t } = useTranslation('provider-service');
  const state = useSection<PlaceValues>({ listing, valuesOf: placeValues, fieldsOf: placeFields(listing), nameOf });
  const { form } = state;
  const field = bindField(form);
  const [location, county] = useWatch({ control: form.control, name: ['location', 'county'] });
  return (
    <SectionForm section="place" state={state} shownOf={shownOf}>
      {isApproved(listing) && <p className="text-s text-ink-soft">{t('approval.hint')}</p>}
      <div className="grid max-w-xl gap-5 sm:grid-cols-2">
        <TownField form={form} />
        <Select label={t('county')} {...field('county')}>
          {counties.map((county) => (
            <option key={county} value={county}>
              {county}
            </option>
          ))}
        </Select>
      </div>
      <Controller
        control={form.control}
        name="at"
        render={({ field: { value, onChange } }) => (
          <PositionField
            label={t('position')}
            value={value}
            named={{ location, county }}
            error={form.formState.errors.at as { message?: string } | undefined}
            onChange={(next) => {
              onChange(next);
              form.clearErrors('at');
            }}
          />
        )}
      />
      <Meeting form={form} />
    </SectionForm>
  );
}

/** The town or area, with those that we know; a known one brings its county and position. */
function TownField({ form }: { form: UseFormReturn<PlaceValues> }) {
  const { t } = useTranslation('provider-service');
  const typed = useWatch({ control: form.control, name: 'location' });
  const towns = findTowns(typed);
  const { onChange, ...field } = bindField(form)('location');
  return (
    <>
      <TextInput
        label={t('location')}
        hint={t('location.hint')}
        maxLength={listingLimits.location}
        list="towns"
        autoComplete="off"
        {...field}
        onChange={(event) => {
          const town = findTowns(event.target.value, 1).find(({ name }) => name === event.target.value);
          if (town) {
            form.setValue('county', town.county, { shouldDirty: true });
            form.setValue('at', positionIn(town, form.getValues('at')), { shouldDirty: true });
          }
          return onChange(event);
        }}
      />
      <datalist id="towns">
        {towns.map(({ name, county }) => (
          <option key={`${name} ${county}`} value={name}>
            {county}
          </option>
        ))}
      </datalist>
    </>
  );
}

function Meeting({ form }: { form: UseFormReturn<PlaceValues> }) {
  const { t } = useTranslation('provider-service');
  const field = bindField(form);
  const meetsHere = useWatch({ control: form.control, name: 'meetsHere' });
  return (
    <section aria-labelledby="meeting" className="grid grid-cols-1 gap-5 border-t border-line pt-6">
      <div className="grid gap-1">
        <h3 id="meeting">{t('meeting')}</h3>
        <p className="max-w-prose text-s text-ink-soft">{t('meeting.text')}</p>
      </div>
      <BothLanguages>
        {(lang) => (
          <Textarea
            lang={lang}
            rows={2}
            optional
            label={t('meetingPoint')}
            maxLength={listingLimits.meetingPoint}
            {...field(`meetingPoint.${lang}`)}
          />
        )}
      </BothLanguages>
      <Checkbox label={t('meetsHere')} {...form.register('meetsHere')} />
      {!meetsHere && (
        <Controller
          control={form.control}
          name="meetingAt"
          render={({ field: { value, onChange } }) => (
            <PositionField
              optional
              label={t('meetingPosition')}
              value={value}
              error={form.formState.errors.meetingAt as { message?: string } | undefined}
              onChange={(next) => {
                onChange(next);
                form.clearErrors('meetingAt');
              }}
            />
          )}
        />
      )}
    </section>
  );
}
