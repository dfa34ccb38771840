import { Problem } from '#web/lib/problem.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** What failed, in the given words, and what to do where no answer came; the server's message instead if there is one. */
export function useFailureText(): (error: unknown, failed: string) => string {
  const { t } = useTranslation('common');
  return (error, failed) => {
    if (!(error instanceof Problem)) return failed;
    if (error.message !== '') return error.message;
    return error.code === 'network' ? `${failed}. ${t('networkProblem')}` : failed;
  };
}
