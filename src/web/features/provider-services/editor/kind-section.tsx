import { categories } from '#shared/categories.ts';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { listingLimits } from '#shared/listing-rules.ts';
import { type SpokenLanguage, spokenLanguages } from '#shared/spoken-languages.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FieldMessage, useFieldMessage } from '#web/ui/field.tsx';
import { Select } from '#web/ui/inputs.tsx';
import { bindField } from './bind-field.ts';
import { SectionForm } from './section-form.tsx';
import { useSection } from './use-section.ts';
import { isApproved, waitingChange } from './waiting-change.ts';

const valuesOf = ({ category, change, languages }: ProviderService) => {
  return { category: waitingChange(change)?.category ?? category, languages: languages as SpokenLanguage[] };
};
type Values = ReturnType<typeof valuesOf>;
const fieldsOf = (values: Values) => values;
const shownOf = ({ category }: Values) => ({ category });
const load = async () => (await import('#shared/contracts/provider-services.schemas.ts')).KindForm;

/** What it is, and which languages are spoken there. */
export function KindSection({ listing }: { listing: ProviderService }) {
  const { t } = useTranslation(['provider-service', 'catalogue']);
  const state = useSection<Values>({ listing, valuesOf, fieldsOf, load });
  const { form } = state;
  const field = bindField(form);
  const message = useFieldMessage(form.formState.errors.languages as { message?: string } | undefined);
  const box = form.register('languages', { onChange: () => form.clearErrors('languages') });
  return (
    <SectionForm section="kind" state={state} shownOf={shownOf}>
      <Select
        className="sm:max-w-80"
        label={t('category')}
        hint={isApproved(listing) ? t('approval.hint') : undefined}
        {...field('category')}
      >
        {categories.map(({ value }) => (
          <option key={value} value={value}>
            {t(`catalogue:category.${value}`)}
          </option>
        ))}
      </Select>
      <fieldset aria-describedby={message ? 'languages-error' : undefined}>
        <legend className="mb-1 text-s font-semibold">{t('languages')}</legend>
        <p className="mb-3 text-s text-ink-soft">{t('languages.hint', { count: listingLimits.languages })}</p>
        <div className="flex flex-wrap gap-2">
          {spokenLanguages.map((language) => (
            <label
              key={language}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 hover:bg-sunken has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                {...box}
                type="checkbox"
                value={language}
                className="sr-only"
                aria-invalid={message ? true : undefined}
              />
              {t(`catalogue:language.${language}`)}
            </label>
          ))}
        </div>
        <FieldMessage id="languages-error" message={message} />
      </fieldset>
    </SectionForm>
  );
}
