import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordInput } from '#web/ui/inputs.tsx';
import { CodeField } from '../form-parts/code-field.tsx';

interface Proof {
  currentPassword: string;
  code: string;
}

interface ProofFormProps {
  /** Whether the password is asked for. */
  password?: boolean;
  /** Whether a code is asked for: that of the app alone, or a recovery code as well. */
  code?: 'app' | 'any';
  button: string;
  danger?: boolean;
  send: (proof: Proof) => Promise<void>;
  onLeave: () => void;
  children?: ReactNode;
}

/** Asks for the password, a code or both, which the server checks; what is wrong stands under its field. */
export function ProofForm({ password = false, code, button, danger = false, send, onLeave, children }: ProofFormProps) {
  const { t } = useTranslation(['security', 'fields']);
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const [proof, setProof] = useState<Proof>({ currentPassword: '', code: '' });
  const [problem, setProblem] = useState<unknown>();
  const passwordInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const fields = problem instanceof Problem ? problem.fields : {};
  const isNamed =
    (password && fields.currentPassword !== undefined) || (code !== undefined && fields.code !== undefined);
  const change = (changes: Partial<Proof>) => {
    setProof({ ...proof, ...changes });
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setProblem(undefined);
      try {
        await send(proof);
      } catch (refused) {
        setProblem(refused);
        const wrong = refused instanceof Problem ? refused.fields : {};
        (wrong.currentPassword === undefined ? codeInput : passwordInput).current?.focus();
      }
    });
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid max-w-lg gap-5">
      {children}
      {password && (
        <PasswordInput
          ref={passwordInput}
          autoComplete="current-password"
          required
          className="max-w-80"
          label={t('password')}
          hint={t('password.hint')}
          value={proof.currentPassword}
          error={fields.currentPassword}
          onChange={({ target }) => change({ currentPassword: target.value })}
        />
      )}
      {code && (
        <CodeField
          input={codeInput}
          appOnly={code === 'app'}
          value={proof.code}
          error={fields.code}
          isWrongCode={fields.code === t('fields:code_wrong')}
          onChange={(typed) => change({ code: typed })}
        />
      )}
      {problem !== undefined && !isNamed && <Notice tone="danger">{textOf(problem)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind={danger ? 'danger' : 'primary'} busy={busy} className="max-sm:flex-auto">
          {button}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onLeave} className="max-sm:flex-auto">
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
