import { type UseFormReturn, useController } from 'react-hook-form';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { questionLimits, type StandardQuestion, standardQuestionIds, usualQuestions } from '#shared/questions.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/inputs.tsx';
import { OwnQuestion } from './own-question.tsx';
import {
  type Asking,
  askingOf,
  newQuestion,
  type QuestionsValues,
  type QuestionValues,
  questionValuesOf as valuesOf,
  withAsking,
} from './question-values.ts';
import { SectionForm } from './section-form.tsx';
import { useRows } from './use-rows.ts';
import { useSection } from './use-section.ts';

const fieldsOf = (values: QuestionsValues) => values;
const load = async () => (await import('#shared/contracts/questions.schemas.ts')).QuestionsForm;

/** What travellers are asked when they book: our usual questions, and the provider's own. */
export function QuestionsSection({ listing }: { listing: ProviderService }) {
  const { t } = useTranslation('provider-service');
  const state = useSection<QuestionsValues>({ listing, valuesOf, fieldsOf, load });
  const { form } = state;
  const { questions, keys, append, remove, change, replace } = useQuestions(form);
  const errors = form.formState.errors.questions;
  const usual = new Set([...usualQuestions(listing.category), ...questions].map(({ id }) => id));
  const [shown, others] = [
    standardQuestionIds.filter((id) => usual.has(id)),
    standardQuestionIds.filter((id) => !usual.has(id)),
  ];
  const standard = (ids: StandardQuestion[]) => (
    <StandardQuestions ids={ids} questions={questions} onChange={replace} />
  );
  const own = questions.flatMap((question, index) => (question.own ? [{ ...question, own: question.own, index }] : []));
  const isFull = own.length >= questionLimits.own || questions.length >= questionLimits.questions;
  return (
    <SectionForm section="questions" state={state}>
      <section aria-labelledby="usual-questions" className="grid grid-cols-1 gap-4">
        <h3 id="usual-questions">{t('questions.usual')}</h3>
        {standard(shown)}
        {others.length > 0 && (
          <details>
            <summary className="min-h-11 cursor-pointer py-2.5 text-s font-semibold">{t('questions.more')}</summary>
            <div className="pt-2">{standard(others)}</div>
          </details>
        )}
      </section>
      <section aria-labelledby="own-questions" className="grid grid-cols-1 gap-4">
        <div className="grid gap-1">
          <h3 id="own-questions">{t('questions.own')}</h3>
          <p className="max-w-prose text-s text-ink-soft">{t('questions.own.text', { count: questionLimits.own })}</p>
        </div>
        {own.length > 0 && (
          <ol className="grid grid-cols-1 gap-3">
            {own.map(({ index, required, own: words }, place) => (
              <li key={keys[index]}>
                <OwnQuestion
                  number={place + 1}
                  {...{ required, words }}
                  errors={errors?.[index]}
                  onChange={(changes) => change(index, changes)}
                  onRemove={() => remove(index)}
                />
              </li>
            ))}
          </ol>
        )}
        {!isFull && (
          <Button kind="quiet" className="justify-self-start" onClick={() => append(newQuestion())}>
            {t('questions.add')}
          </Button>
        )}
      </section>
    </SectionForm>
  );
}

/** The questions as one value of the form; changing one clears what was wrong with them. */
function useQuestions(form: UseFormReturn<QuestionsValues>) {
  const { field } = useController({ control: form.control, name: 'questions' });
  const { value: questions } = field;
  const replace = (next: QuestionValues[]) => {
    form.clearErrors('questions');
    field.onChange(next);
  };
  return { questions, replace, ...useRows<QuestionValues>(questions, replace) };
}

interface StandardQuestionsProps {
  ids: readonly StandardQuestion[];
  questions: readonly QuestionValues[];
  onChange: (questions: QuestionValues[]) => void;
}

const ways = ['no', 'optional', 'required'] as const satisfies readonly Asking[];

function StandardQuestions({ ids, questions, onChange }: StandardQuestionsProps) {
  const { t } = useTranslation(['provider-service', 'questions']);
  return (
    <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
      {ids.map((id) => (
        <Select
          key={id}
          label={t(`questions:standard.${id}`)}
          value={askingOf(questions, id)}
          onChange={({ target }) => onChange(withAsking(questions, id, target.value as Asking))}
        >
          {ways.map((way) => (
            <option key={way} value={way}>
              {t(`questions.${way}`)}
            </option>
          ))}
        </Select>
      ))}
    </div>
  );
}
