import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { besideButton, controlClasses, Field } from '#web/ui/field.tsx';
import { typedReference } from './typed-reference.ts';

interface TypedFormProps {
  busy: boolean;
  onCode: (text: string) => void;
}

/** The booking's number, typed: it works without a camera. */
export function TypedForm({ busy, onCode }: TypedFormProps) {
  const { t } = useTranslation('provider-check-in');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setError(t('numberMissing'));
    onCode(typedReference(text));
  };
  return (
    <form noValidate onSubmit={submit} className="max-w-md">
      <Field label={t('number')} hint={t('numberHint')} error={error}>
        {(control) => (
          <div className="flex flex-wrap gap-3">
            <input
              {...control}
              className={classes(controlClasses, besideButton)}
              value={text}
              maxLength={300}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              onChange={(event) => {
                setText(event.target.value);
                setError(undefined);
              }}
            />
            <Button type="submit" kind="quiet" busy={busy}>
              {t('submit')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
