import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Textarea, TextInput } from '#web/ui/inputs.tsx';
import { bindField } from './bind-field.ts';
import { BothLanguages } from './both-languages.tsx';
import { SectionForm } from './section-form.tsx';
import { useSection } from './use-section.ts';

const typed = ({ en, sw }: Record<'en' | 'sw', string | null>) => ({ en: en ?? '', sw: sw ?? '' });
const valuesOf = ({ title, summary, description }: ProviderService) => {
  return { title: typed(title), summary: typed(summary), description: typed(description) };
};
type Values = ReturnType<typeof valuesOf>;
const fieldsOf = (values: Values) => values;
const load = async () => (await import('#shared/contracts/provider-services.schemas.ts')).TextsForm;

/** Title, summary and description in both languages. */
export function TextsSection({ listing }: { listing: ProviderService }) {
  const { t } = useTranslation('provider-service');
  const state = useSection({ listing, valuesOf, fieldsOf, load });
  const field = bindField(state.form);
  return (
    <SectionForm section="texts" state={state} shownOf={fieldsOf}>
      <BothLanguages>
        {(lang) => (
          <>
            <TextInput lang={lang} label={t('title')} hint={t('title.hint')} {...field(`title.${lang}`)} />
            <Textarea
              lang={lang}
              rows={3}
              label={t('summary')}
              hint={t('summary.hint')}
              {...field(`summary.${lang}`)}
            />
            <Textarea
              lang={lang}
              rows={10}
              label={t('description')}
              hint={t('description.hint')}
              {...field(`description.${lang}`)}
            />
          </>
        )}
      </BothLanguages>
    </SectionForm>
  );
}
