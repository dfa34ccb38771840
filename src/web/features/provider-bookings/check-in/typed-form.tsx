import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
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
    <form noValidate onSubmit={submit} className="grid max-w-md grid-cols-1 gap-4">
      <TextInput
        label={t('number')}
        hint={t('numberHint')}
        value={text}
        maxLength={300}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" kind="quiet" busy={busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
