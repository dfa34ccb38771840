import type { UseFormReturn } from 'react-hook-form';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import {
  difficulties,
  type FactName,
  facilitiesOf,
  factLimits,
  factsOf,
  groupKinds,
  vehicleKinds,
} from '#shared/facts.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Select, Textarea, TextInput } from '#web/ui/inputs.tsx';
import { bindField } from './bind-field.ts';
import { BothLanguages } from './both-languages.tsx';
import { FactPlan } from './fact-plan.tsx';
import { FactRooms } from './fact-rooms.tsx';
import { type FactsValues, factFieldsOf, factNameOf, factValuesOf } from './fact-values.ts';
import { SectionForm } from './section-form.tsx';
import { useLineWords } from './use-line-words.ts';
import { useSection } from './use-section.ts';

/** What it says of itself in kinds and numbers: what belongs to its category, and all of it may be left empty. */
export function FactsSection({ listing }: { listing: ProviderService }) {
  const wordsOf = useLineWords();
  const state = useSection<FactsValues>({
    ...{ listing, valuesOf: factValuesOf, fieldsOf: factFieldsOf, nameOf: factNameOf, wordsOf },
  });
  const { form } = state;
  const names = factsOf(listing.category);
  const has = (name: FactName) => names.includes(name);
  return (
    <SectionForm section="facts" state={state}>
      <Facilities form={form} listing={listing} />
      {has('rooms') && <FactRooms form={form} />}
      <div className="grid gap-5 sm:grid-cols-2">
        {singles.filter(has).map((name) => (
          <Single key={name} name={name} form={form} />
        ))}
      </div>
      {has('lodging') && <InWords name="lodging" form={form} />}
      {has('plan') && listing.durationDays > 1 && <FactPlan form={form} days={listing.durationDays} />}
      {has('bring') && <InWords name="bring" form={form} />}
    </SectionForm>
  );
}

interface PartProps {
  form: UseFormReturn<FactsValues>;
}

function Facilities({ form, listing }: PartProps & { listing: ProviderService }) {
  const { t } = useTranslation(['provider-service', 'facilities']);
  const box = form.register('facts.facilities');
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t('facts.facilities')}</legend>
      <div className="flex flex-wrap gap-2">
        {facilitiesOf(listing.category).map((facility) => (
          <label
            key={facility}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 hover:bg-sunken has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input {...box} type="checkbox" value={facility} className="sr-only" />
            {t(`facilities:${facility}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const times = ['checkInFrom', 'checkInUntil', 'checkOutUntil', 'meetingTime'] as const;
const choices = { group: groupKinds, difficulty: difficulties, vehicle: vehicleKinds } as const;
const most = {
  ...{ bathrooms: factLimits.bathrooms, groupMost: factLimits.groupMost, minAge: factLimits.age },
  ...{ maxAge: factLimits.age, seats: factLimits.seats, luggage: factLimits.luggage },
} as const;

/** Those of a single value, in the order of the form. */
const singles = [
  ...(['bathrooms', 'checkInFrom', 'checkInUntil', 'checkOutUntil', 'meetingTime', 'group', 'groupMost'] as const),
  ...(['difficulty', 'minAge', 'maxAge', 'vehicle', 'seats', 'luggage'] as const),
];

function Single({ form, name }: PartProps & { name: (typeof singles)[number] }) {
  const { t } = useTranslation(['provider-service', 'facts']);
  const field = bindField(form)(`facts.${name}`);
  const label = t(`facts:name.${name}`);
  if (name === 'group' || name === 'difficulty' || name === 'vehicle') {
    return (
      <Select label={label} {...field}>
        <option value="">{t('facts.unknown')}</option>
        {choices[name].map((value) => (
          <option key={value} value={value}>
            {t(`facts:${name}.${value}` as 'facts:group.shared')}
          </option>
        ))}
      </Select>
    );
  }
  const isTime = times.some((one) => one === name);
  if (isTime) return <TextInput label={label} type="time" {...field} />;
  return (
    <TextInput
      label={label}
      type="number"
      inputMode="numeric"
      min={0}
      max={most[name as keyof typeof most]}
      {...field}
    />
  );
}

/** The name of the lodging, or what to bring, a line for each thing. */
function InWords({ form, name }: PartProps & { name: 'lodging' | 'bring' }) {
  const { t } = useTranslation(['provider-service', 'facts']);
  const field = bindField(form);
  return (
    <BothLanguages>
      {(lang) =>
        name === 'lodging' ? (
          <TextInput
            lang={lang}
            label={t('facts.lodging')}
            maxLength={factLimits.lodging}
            {...field(`facts.lodging.${lang}`)}
          />
        ) : (
          <Textarea
            lang={lang}
            rows={5}
            label={t('facts:name.bring')}
            hint={t('facts.bring.hint')}
            maxLength={(factLimits.bringItem + 1) * factLimits.bring}
            {...field(`facts.bring.${lang}`)}
          />
        )
      }
    </BothLanguages>
  );
}
