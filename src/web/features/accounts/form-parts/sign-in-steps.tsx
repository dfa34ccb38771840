import { type FormEvent, useState } from 'react';
import { loginCall, type User } from '#shared/contracts/accounts.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordInput, TextInput } from '#web/ui/inputs.tsx';
import CodeStep from './code-step.tsx';

interface SignInStepsProps {
  email: string;
  /** Whether the session shall last 30 days. */
  remember: boolean;
  /** What the second button says, and does. */
  leave: string;
  onLeave: () => void;
  /** A code is asked for, or the password again. */
  onStep?: (asksCode: boolean) => void;
  onSession: (session: { token: string; user: User }) => void;
}

/** Asks for the password of one account, and for a code where it has a second factor. The page loads the texts `sign-in-again`. */
export function SignInSteps({ email, remember, leave, onLeave, onStep, onSession }: SignInStepsProps) {
  const { t } = useTranslation('sign-in-again');
  const textOf = useProblemText();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [challenge, setChallenge] = useState<string>();
  const { busy, run } = useOneAtATime();
  const ask = (next: string | undefined) => {
    setChallenge(next);
    onStep?.(next !== undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setError(undefined);
      try {
        onSession(await api(loginCall, { body: { email, password, remember }, ownSignIn: true }));
      } catch (problem) {
        if (problem instanceof Problem && problem.code === 'second_factor_required')
          ask(String(problem.extra.challenge));
        else setError(textOf(problem));
      }
    });
  };
  if (challenge) {
    const onBack = (problem?: Problem) => {
      ask(undefined);
      setError(problem?.message);
    };
    return <CodeStep untitled {...{ challenge, onSession, onBack }} />;
  }
  return (
    <form method="post" onSubmit={submit} className="grid gap-4">
      {/* By which programs that keep passwords find the right one. */}
      <TextInput type="email" autoComplete="username" readOnly label={t('email')} value={email} />
      <PasswordInput
        autoComplete="current-password"
        required
        label={t('password')}
        value={password}
        error={error}
        onChange={({ target }) => {
          setPassword(target.value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('submit')}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onLeave}>
          {leave}
        </Button>
      </div>
    </form>
  );
}
