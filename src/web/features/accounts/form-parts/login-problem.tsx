import { Problem } from '#web/lib/problem.ts';
import { useFailureWords } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';

/** Why the sign-in failed, and what to do; after too many tries also when to try again. */
export function LoginProblem({ problem }: { problem: unknown }) {
  const { t } = useTranslation('accounts');
  const { title, text } = useFailureWords()(problem, t('login.failed'));
  const seconds = problem instanceof Problem ? Number(problem.extra.retryAfter) : 0;
  return (
    <Notice tone="danger" title={title}>
      <p>{text}</p>
      {seconds > 0 && <p>{t('login.tryAgainIn', { count: Math.ceil(seconds / 60) })}</p>}
    </Notice>
  );
}
