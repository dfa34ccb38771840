import { lazy, useEffect } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { focusInvalid } from '#web/ui/date-field.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { useAnswers } from './use-answers.ts';

const QuestionFields = lazy(() =>
  import('./question-parts.ts').then(({ QuestionFields }) => ({ default: QuestionFields })),
);

interface QuestionsPartProps {
  service: Service;
  answers: ReturnType<typeof useAnswers>;
}

/** What the host asks; nothing where it asks nothing. */
export function QuestionsPart({ service, answers }: QuestionsPartProps) {
  const { t } = useTranslation('answers');
  const { questions, approval } = service;
  const { typed, errors, change, form, refusals } = answers;
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions" className="grid gap-5">
      <div className="grid max-w-prose gap-1.5">
        <h3 id="questions">{t('title')}</h3>
        <p className="text-s text-ink-soft">{t(approval === 'request' ? 'lead.request' : 'lead')}</p>
      </div>
      <LazyPart loading={<Skeleton lines={8} />}>
        <QuestionFields {...{ questions, typed, errors }} onChange={change} />
        <FocusWrong {...{ form, refusals }} />
      </LazyPart>
    </section>
  );
}

/** Focuses the first wrong field after each refusal, as soon as the fields are there: they may be loaded after it. */
function FocusWrong({ form, refusals }: Pick<QuestionsPartProps['answers'], 'form' | 'refusals'>) {
  useEffect(() => {
    if (refusals > 0) focusInvalid(form.current);
  }, [form, refusals]);
  return null;
}
