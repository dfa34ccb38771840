import { Problem } from './problem.ts';
import { useTranslation } from './use-translation.ts';

/** The text for anything that was thrown: the server's message if there is one, else ours. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation('common');
  return (error) => {
    if (!(error instanceof Problem)) return t('unexpectedProblem');
    if (error.message !== '') return error.message;
    return error.code === 'network' ? t('networkProblem') : t('unexpectedProblem');
  };
}
