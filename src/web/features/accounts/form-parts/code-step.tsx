import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { User } from '#shared/contracts/accounts.ts';
import { codeSignInCall } from '#shared/contracts/second-factor.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTexts, useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LostPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { textLinkClasses } from '#web/ui/text-link.tsx';
import { CodeField } from './code-field.tsx';

interface CodeStepProps {
  /** What the refusal of the password brought. */
  challenge: string;
  /** Whether a title stands above it already. */
  untitled?: boolean;
  onSession: (session: { token: string; user: User }) => void;
  /** Back to the password; with a problem where the challenge counts no more. */
  onBack: (problem?: Problem) => void;
}

/** Asks for the code after the password. It loads its own texts, because few people need them. */
export default function CodeStep(props: CodeStepProps) {
  const texts = useTexts();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  useEffect(() => {
    Promise.resolve(texts.load(['second-factor', 'fields'])).then(
      () => setState('loaded'),
      () => setState('failed'),
    );
  }, [texts]);
  if (state === 'failed') return <LostPart />;
  return state === 'loaded' ? <CodeForm {...props} /> : <Skeleton />;
}

function CodeForm({ challenge, untitled = false, onSession, onBack }: CodeStepProps) {
  const { t } = useTranslation('second-factor');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<unknown>();
  const { busy, run } = useOneAtATime();
  const input = useRef<HTMLInputElement>(null);
  // The password's field, which had the focus, is gone.
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setProblem(undefined);
      try {
        onSession(await api(codeSignInCall, { body: { challenge, code }, ownSignIn: true }));
      } catch (refused) {
        if (refused instanceof Problem && refused.code === 'challenge_expired') return onBack(refused);
        setProblem(refused);
        input.current?.focus();
      }
    });
  };
  const wrong = wrongCodeOf(problem);
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      {!untitled && <h2 className="text-l">{t('title')}</h2>}
      <CodeField
        {...{ input, value: code, error: wrong }}
        isWrongCode={problem instanceof Problem && problem.code === 'wrong_code'}
        onChange={(typed) => {
          setCode(typed);
          setProblem(undefined);
        }}
      />
      {problem !== undefined && wrong === undefined && <Refusal problem={problem} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} className="max-sm:flex-auto">
          {t('submit')}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={() => onBack()} className="max-sm:flex-auto">
          {t('back')}
        </Button>
      </div>
      <Lost />
    </form>
  );
}

/** What stands under the field; undefined where something else than the code is wrong. */
function wrongCodeOf(problem: unknown): string | undefined {
  if (!(problem instanceof Problem)) return undefined;
  return problem.code === 'wrong_code' ? problem.message : problem.fields.code;
}

/** Why the code was not checked; after too many tries also when to try again. */
function Refusal({ problem }: { problem: unknown }) {
  const { t } = useTranslation('second-factor');
  const textOf = useProblemText();
  const seconds = problem instanceof Problem ? Number(problem.extra.retryAfter ?? 0) : 0;
  return (
    <Notice tone="danger">
      <p>{textOf(problem)}</p>
      {seconds > 0 && <p>{t('tryAgainIn', { count: Math.ceil(seconds / 60) })}</p>}
    </Notice>
  );
}

/** Where to ask for help. */
function Lost() {
  const { t } = useTranslation('second-factor');
  const { data: settings } = useQuery(publicSettingsQuery);
  if (!settings) return null;
  return (
    <p>
      <a href={`mailto:${settings.supportEmail}`} className={textLinkClasses}>
        {t('lost', { email: settings.supportEmail })}
      </a>
    </p>
  );
}
