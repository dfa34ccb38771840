import { useState } from 'react';
import { saveBusinessCall } from '#shared/contracts/onboarding.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Textarea } from '#web/ui/inputs.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { ScreenForm } from '../wizard/screen-form.tsx';
import type { ScreenProps } from '../wizard/screen-props.ts';
import { useKept } from '../wizard/use-kept.ts';
import { useSave } from '../wizard/use-save.ts';

/** A few sentences about the business, in the language of the page and, if wanted, in the other. */
export function AboutScreen({ application, goOn }: ScreenProps) {
  const { t } = useTranslation('application');
  const lang = useLang();
  const other = lang === 'en' ? 'sw' : 'en';
  const [about, setAbout] = useKept(`about:${application.providerId}`, application.about);
  const [wasWritten] = useState(about[other] !== '');
  const { save, busy, failure, fields, clear } = useSave();
  const next = async () => {
    if (await save(() => api(saveBusinessCall, { body: { about } }))) await goOn();
  };
  // Where nothing is written at all, the server names the English one.
  const isEmpty = about.en === '' && about.sw === '';
  const errorOf = (each: 'en' | 'sw') => {
    if (isEmpty) return each === lang ? (fields['about.en'] ?? fields['about.sw']) : undefined;
    return fields[`about.${each}`];
  };
  const field = (each: 'en' | 'sw') => ({
    rows: 6,
    maxLength: 2_000,
    lang: each,
    value: about[each],
    error: errorOf(each),
    onChange: ({ target }: { target: { value: string } }) => {
      setAbout({ ...about, [each]: target.value });
      clear();
    },
  });
  return (
    <ScreenForm screen="about" busy={busy} failure={failure} onNext={next}>
      <Textarea className="max-w-2xl" required={about[other] === ''} label={t('about.label')} {...field(lang)} />
      <details open={wasWritten || errorOf(other) !== undefined} className="max-w-2xl">
        <summary className="min-h-11 cursor-pointer py-2.5 text-s font-semibold">{t('about.addOther')}</summary>
        <Textarea optional className="pt-2" label={t('about.other')} hint={t('about.otherHint')} {...field(other)} />
      </details>
    </ScreenForm>
  );
}
