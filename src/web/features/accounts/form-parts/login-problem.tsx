import { Problem } from '#web/lib/problem.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';

/** Why the sign-in failed: the server's message, else ours; after too many tries also when to try again. */
export function LoginProblem({ problem }: { problem: unknown }) {
  const { t } = useTranslation(['accounts', 'common']);
  const known = problem instanceof Problem ? problem : undefined;
  const seconds = Number(known?.extra.retryAfter);
  return (
    <Notice tone="danger">
      <p className="font-semibold">{known?.message || t('login.failed')}</p>
      {known?.code === 'network' && <p>{t('common:networkProblem')}</p>}
      {seconds > 0 && <p>{t('login.tryAgainIn', { count: Math.ceil(seconds / 60) })}</p>}
    </Notice>
  );
}
