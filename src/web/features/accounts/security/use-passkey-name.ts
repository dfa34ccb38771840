import { type ComponentProps, useRef, useState } from 'react';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { TextInput } from '#web/ui/inputs.tsx';

/** Key of the namespace `fields`. */
const nameMissing = 'passkey_name_missing';

interface PasskeyName {
  name: string;
  field: ComponentProps<typeof TextInput>;
  /** Whether no name is typed; then the field says so and has the focus. */
  isMissing: () => boolean;
  /** Says under the field why it did not work. */
  refuse: (why: string) => void;
  /** The same of what was thrown; a name that the server has refused gets the focus. */
  refuseFor: (problem: unknown) => void;
  /** As before anything was typed. */
  reset: () => void;
}

/** The field for the name of a passkey. @param before the name that it has */
export function usePasskeyName(before: string): PasskeyName {
  const { t } = useTranslation('security');
  const textOf = useProblemText();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const ref = useRef<HTMLInputElement>(null);
  const name = typed ?? before;
  const type = (next?: string) => {
    setTyped(next);
    setError(undefined);
  };
  return {
    name,
    field: {
      ...{ ref, required: true, maxLength: 60, autoComplete: 'off', value: name, error },
      label: t('passkeys.name'),
      onChange: ({ target }) => type(target.value),
    },
    isMissing() {
      const missing = name.trim() === '';
      setError(missing ? nameMissing : undefined);
      if (missing) ref.current?.focus();
      return missing;
    },
    refuse: setError,
    refuseFor(problem) {
      const wrongName = problem instanceof Problem ? problem.fields.name : undefined;
      setError(wrongName ?? textOf(problem));
      if (wrongName !== undefined) ref.current?.focus();
    },
    reset: () => type(),
  };
}
