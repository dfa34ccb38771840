import { QuestionFields } from '#web/features/booking-view/question-fields.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { useChangedAnswers } from './use-changed-answers.ts';

/** What the host has asked, since other dates or guests may change the answers; nothing where nothing may be changed. */
export function AnswersPart({ answers }: { answers: ReturnType<typeof useChangedAnswers> }) {
  const { t } = useTranslation('answers');
  const { asked, typed, errors, change } = answers;
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="changed-answers" className="grid gap-5">
      <div className="grid max-w-prose gap-1.5">
        <h4 id="changed-answers" className="font-text text-m font-semibold">
          {t('title')}
        </h4>
        <p className="text-s text-ink-soft">{t('withChange')}</p>
      </div>
      <QuestionFields questions={asked} {...{ typed, errors }} onChange={change} />
    </section>
  );
}
