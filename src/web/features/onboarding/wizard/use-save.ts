import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Application } from '#shared/contracts/onboarding.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { applicationQuery, keepApplication } from '../queries.ts';

/**
 * Saves an answer of the application. What the server finds wrong with a field is in `fields`, by its name; any other reason
 * is in `failure`.
 */
export function useSave() {
  const { t } = useTranslation('application');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const wordsFor = useFailureWords();
  const { busy, run } = useOneAtATime();
  const [fields, setFields] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<FailureWords>();
  const clear = () => {
    setFields({});
    setFailure(undefined);
  };

  /** Puts a message under a field, or says why something failed. */
  const show = async (problem: unknown, failed: string) => {
    const code = problem instanceof Problem ? problem.code : '';
    // It was submitted or decided about in another tab, or by another member.
    if (code === 'application_closed') {
      await queries.fetchQuery(applicationQuery);
      return navigate({ to: '/onboard/$step', params: { step: 'status' } });
    }
    const found = problem instanceof Problem ? problem.fields : {};
    if (Object.keys(found).length > 0) setFields(found);
    else setFailure(wordsFor(problem, failed));
  };

  /** @returns the application as it is then; undefined when it was refused */
  const save = async (call: () => Promise<{ application: Application | null }>): Promise<Application | undefined> => {
    clear();
    let saved: Application | undefined;
    await run(async () => {
      try {
        const { application } = await call();
        keepApplication(queries, application);
        saved = application ?? undefined;
      } catch (problem) {
        await show(problem, t('notSaved'));
      }
    });
    return saved;
  };
  return { save, show, busy, run, fields, setFields, failure, clear };
}
