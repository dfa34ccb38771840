import type { Letter } from '#shared/contracts/letters.ts';
import { type Lang, langs } from '#shared/languages.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Textarea } from '#web/ui/inputs.tsx';
import { textId } from './typed-texts.ts';
import type { LetterForm } from './use-letter-form.ts';

interface TextFieldsProps {
  text: Letter['texts'][number];
  title: string;
  form: LetterForm;
}

/** A text in both languages side by side. */
export function TextFields({ text, title, form }: TextFieldsProps) {
  return (
    <fieldset className="grid gap-3 border-t border-line pt-5">
      <legend className="float-left font-semibold">{title}</legend>
      <div className="clear-both grid grid-cols-1 gap-5 md:grid-cols-2">
        {langs.map((lang) => (
          <OneText key={lang} {...{ text, lang, form }} />
        ))}
      </div>
    </fieldset>
  );
}

function OneText({
  text: { key, ours, marks, isSubject },
  lang,
  form,
}: Omit<TextFieldsProps, 'title'> & { lang: Lang }) {
  const { t } = useTranslation('admin-letters');
  const id = textId(lang, key);
  const value = form.values[id] ?? '';
  const meanwhile = form.meanwhile[id];
  const named = marks.map((mark) => `{{${mark}}}`).join(' ');
  return (
    <div className="grid content-start justify-items-start gap-2">
      <Textarea
        className="w-full"
        lang={lang}
        rows={isSubject ? 2 : 4}
        label={t(`lang.${lang}`)}
        hint={named === '' ? undefined : t('marks', { marks: named })}
        value={value}
        error={form.problems[id]}
        onChange={({ target }) => form.set(id, target.value)}
      />
      {meanwhile !== undefined && meanwhile !== value && (
        <>
          <p className="text-s">{t('meanwhile', { text: meanwhile })}</p>
          <Button kind="quiet" onClick={() => form.set(id, meanwhile)}>
            {t('takeMeanwhile')}
          </Button>
        </>
      )}
      {value !== ours[lang] && (
        <>
          <p className="text-s text-ink-soft">{t('ours', { text: ours[lang] })}</p>
          <Button kind="quiet" onClick={() => form.set(id, ours[lang])}>
            {t('takeOurs')}
          </Button>
        </>
      )}
    </div>
  );
}
