import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { policyNames } from '#shared/policy.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { RadioCard } from './radio-card.tsx';
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
          <RadioCard
            key={name}
            {...state.form.register('policy')}
            value={name}
            label={t(`policy.${name}`)}
            text={t(`policy.${name}.text`)}
          />
        ))}
      </fieldset>
      <p className="max-w-prose text-s text-ink-soft">{t('policy.note')}</p>
    </SectionForm>
  );
}
