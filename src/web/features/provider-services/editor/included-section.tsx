import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { listingLimits } from '#shared/listing-rules.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Textarea } from '#web/ui/inputs.tsx';
import { bindField } from './bind-field.ts';
import { BothLanguages } from './both-languages.tsx';
import { itemOf, linesOf } from './list-lines.ts';
import { SectionForm } from './section-form.tsx';
import { useLineWords } from './use-line-words.ts';
import { useSection } from './use-section.ts';

type Lists = Record<'en' | 'sw', string[]>;
const asText = ({ en, sw }: Lists) => ({ en: en.join('\n'), sw: sw.join('\n') });
const asLines = ({ en, sw }: Record<'en' | 'sw', string>) => ({ en: linesOf(en), sw: linesOf(sw) });

const valuesOf = ({ included, notIncluded }: ProviderService) => {
  return { included: asText(included), notIncluded: asText(notIncluded) };
};
type Values = ReturnType<typeof valuesOf>;
const fieldsOf = ({ included, notIncluded }: Values) => {
  return { included: asLines(included), notIncluded: asLines(notIncluded) };
};
/** A line of a list, such as `included.en.3`, is written in the list's field. */
const nameOf = (field: string) => itemOf(field)?.list ?? field;

/** What the price includes and what it does not, a line for each. */
export function IncludedSection({ listing }: { listing: ProviderService }) {
  const { t } = useTranslation('provider-service');
  const wordsOf = useLineWords();
  const state = useSection({ listing, valuesOf, fieldsOf, nameOf, wordsOf });
  const field = bindField(state.form);
  const most = (listingLimits.item + 1) * listingLimits.items;
  return (
    <SectionForm section="included" state={state}>
      <BothLanguages>
        {(lang) => (
          <>
            <Textarea
              lang={lang}
              rows={6}
              label={t('included')}
              hint={t('included.hint')}
              maxLength={most}
              {...field(`included.${lang}`)}
            />
            <Textarea
              lang={lang}
              rows={6}
              label={t('notIncluded')}
              hint={t('notIncluded.hint')}
              maxLength={most}
              {...field(`notIncluded.${lang}`)}
            />
          </>
        )}
      </BothLanguages>
    </SectionForm>
  );
}
