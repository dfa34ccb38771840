import { type RefObject, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/inputs.tsx';

interface CodeFieldProps {
  value: string;
  error: string | undefined;
  /** Whether the error is that the code is wrong, which is said of a recovery code in other words. */
  isWrongCode?: boolean;
  onChange: (value: string) => void;
  input: RefObject<HTMLInputElement | null>;
  /** Whether only the app's code is accepted. */
  appOnly?: boolean;
}

/**
 * A field for the authenticator app's code, or, once that is chosen, for a recovery code. The page loads the texts
 * `second-factor`.
 */
export function CodeField({ value, error, isWrongCode = false, onChange, input, appOnly = false }: CodeFieldProps) {
  const { t } = useTranslation('second-factor');
  const [isRecovery, setRecovery] = useState(false);
  const field = { ref: input, value, error, required: true, spellCheck: false } as const;
  const change = ({ target }: { target: { value: string } }) => onChange(target.value);
  const choose = (wanted: boolean) => {
    setRecovery(wanted);
    onChange('');
    input.current?.focus();
  };
  return (
    <div className="grid justify-items-start gap-1">
      {isRecovery ? (
        <TextInput
          {...field}
          error={isWrongCode ? t('recovery.wrong') : error}
          className="w-full max-w-80"
          label={t('recovery')}
          hint={t('recovery.hint')}
          autoComplete="off"
          autoCapitalize="none"
          inputMode="text"
          maxLength={40}
          onChange={change}
        />
      ) : (
        <TextInput
          {...field}
          className="w-full max-w-80"
          label={t('code')}
          hint={t('code.hint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={40}
          onChange={change}
        />
      )}
      {!appOnly && (
        <Button kind="plain" className="-ml-2" onClick={() => choose(!isRecovery)}>
          {isRecovery ? t('useApp') : t('useRecovery')}
        </Button>
      )}
    </div>
  );
}
