import { useId } from 'react';
import { saveContactCall } from '#shared/contracts/onboarding.ts';
import { spokenLanguages } from '#shared/spoken-languages.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FieldMessage, useFieldMessage } from '#web/ui/field.tsx';
import { ScreenForm } from '../wizard/screen-form.tsx';
import type { ScreenProps } from '../wizard/screen-props.ts';
import { useKept } from '../wizard/use-kept.ts';
import { useSave } from '../wizard/use-save.ts';

/** The languages in which guests are welcomed. */
export function LanguagesScreen({ application, goOn }: ScreenProps) {
  const { t } = useTranslation(['application', 'catalogue']);
  const id = useId();
  const [languages, setLanguages] = useKept(`languages:${application.providerId}`, application.contact.languages);
  const { save, busy, failure, fields, setFields, clear } = useSave();
  const message = useFieldMessage(fields.languages);
  const next = async () => {
    if (languages.length === 0) return setFields({ languages: 'languages_missing' });
    if (await save(() => api(saveContactCall, { body: { languages } }))) await goOn();
  };
  return (
    <ScreenForm screen="languages" busy={busy} failure={failure} onNext={next}>
      <fieldset aria-describedby={message ? `${id}-error` : undefined}>
        <legend className="sr-only">{t('languages.question')}</legend>
        <div className="flex flex-wrap gap-2">
          {spokenLanguages.map((language) => (
            <label
              key={language}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 hover:bg-sunken has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="checkbox"
                className="sr-only"
                aria-invalid={message === undefined ? undefined : true}
                checked={languages.includes(language)}
                onChange={({ target }) => {
                  const others = languages.filter((each) => each !== language);
                  setLanguages(target.checked ? [...others, language] : others);
                  clear();
                }}
              />
              {t(`catalogue:language.${language}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <FieldMessage id={`${id}-error`} message={message} />
    </ScreenForm>
  );
}
