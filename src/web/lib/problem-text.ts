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

/** Why something failed: the server's message; where there is none, `title` says what failed and `text` what to do. */
export interface FailureWords {
  title?: string;
  text: string;
}

/** The words for anything that was thrown: the server's message alone, else what `failed` and then what to do. */
export function useFailureWords(): (error: unknown, failed: string) => FailureWords {
  const textOf = useProblemText();
  return (error, failed) => {
    const text = textOf(error);
    return error instanceof Problem && error.message !== '' ? { text } : { title: failed, text };
  };
}
