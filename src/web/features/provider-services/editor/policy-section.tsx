import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { policyNames } from '#shared/policy.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { radioClasses } from '#web/ui/choices.tsx';
import { SectionForm } from './section-form.tsx';
import { useSection } from './use-section.ts';

const valuesOf = ({ policy }: ProviderService) => ({ policy });
const fieldsOf = (values: ReturnType<typeof valuesOf>) => values;

/** Which of the three policies says what a cancellation gives back. */
export function PolicySection({ listing }: { listing: ProviderService }) {
  const { t } = useTranslation('provider-service');
  const state = useSection({ listing, valuesOf, fieldsOf });
  return (
    <SectionForm section="policy" state={state}>
      <fieldset className="grid max-w-2xl gap-3">
        <legend className="sr-only">{t('section.policy')}</legend>
        {policyNames.map((name) => (
          <label
            key={name}
            className="flex cursor-pointer items-start gap-3 rounded-m border border-line-strong bg-surface p-4 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input {...state.form.register('policy')} type="radio" value={name} className={radioClasses} />
            <span>
              <span className="block font-semibold">{t(`policy.${name}`)}</span>
              <span className="block text-s text-ink-soft">{t(`policy.${name}.text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="max-w-prose text-s text-ink-soft">{t('policy.note')}</p>
    </SectionForm>
  );
}
