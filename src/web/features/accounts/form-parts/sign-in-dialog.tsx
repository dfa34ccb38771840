import { type FormEvent, useState } from 'react';
import { loginCall, logoutCall, type User } from '#shared/contracts/accounts.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { signIn, useSession } from '#web/lib/session.ts';
import { findToken, isRemembered } from '#web/lib/token.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordInput, TextInput } from '#web/ui/inputs.tsx';
import CodeStep from './code-step.tsx';

interface SignInDialogProps {
  open: boolean;
  onEnd: (answer: 'signed_in' | 'left') => void;
}

/** Opens a new session for whoever is signed in, in place of the one that is too old. */
export default function SignInDialog({ open, onEnd }: SignInDialogProps) {
  const { t } = useTranslation('sign-in-again');
  const { user } = useSession();
  const textOf = useProblemText();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [challenge, setChallenge] = useState<string>();
  const { busy, run } = useOneAtATime();
  const email = user?.email ?? '';
  const finish = (session: { token: string; user: User }) => {
    const [old, remember] = [findToken(), isRemembered()];
    signIn({ ...session, remember });
    if (old) void endSession(old);
    end('signed_in');
  };
  const end = (answer: 'signed_in' | 'left') => {
    setPassword('');
    setChallenge(undefined);
    onEnd(answer);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setError(undefined);
      try {
        finish(await api(loginCall, { body: { email, password, remember: isRemembered() }, ownSignIn: true }));
      } catch (problem) {
        if (problem instanceof Problem && problem.code === 'second_factor_required')
          setChallenge(String(problem.extra.challenge));
        else setError(textOf(problem));
      }
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted && !busy) end('left');
      }}
      title={t(challenge ? 'codeTitle' : 'title')}
      description={t(challenge ? 'codeText' : 'text')}
    >
      {challenge ? (
        <div className="mt-5">
          <CodeStep
            untitled
            challenge={challenge}
            onSession={finish}
            onBack={(problem) => {
              setChallenge(undefined);
              setError(problem?.message);
            }}
          />
        </div>
      ) : (
        <form method="post" onSubmit={submit} className="mt-5 grid gap-4">
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
            <Button kind="quiet" disabled={busy} onClick={() => end('left')}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** Ends a session that this browser has no more use for. If that fails, it ends when its time is over. */
async function endSession(token: string): Promise<void> {
  const { method, path } = logoutCall;
  try {
    const answer = await fetch(path, { method, headers: { authorization: `Bearer ${token}` } });
    // An answer that nobody reads keeps its connection.
    await answer.text();
  } catch {
    // Nothing to do: it ends by itself.
  }
}
