import { Problem } from './problem.ts';
import { useTranslation } from './use-translation.ts';

/** Turns whatever was thrown into words for a person: the server's own message first. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation('common');
  return (error) => {
    if (!(error instanceof Problem)) return t('unexpectedProblem');
    if (error.message !== '') return error.message;
    return error.code === 'network' ? t('networkProblem') : t('unexpectedProblem');
  };
}
