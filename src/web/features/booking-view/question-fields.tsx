import type { ShownQuestion } from '#shared/contracts/questions.ts';
import { questionLimits } from '#shared/questions.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Select, Textarea, TextInput } from '#web/ui/inputs.tsx';
import { useForeign } from '#web/ui/use-lang.ts';
import type { AnswerErrors } from './answer-errors.ts';
import type { TypedAnswers } from './typed-answers.ts';

interface QuestionFieldsProps {
  questions: readonly ShownQuestion[];
  typed: TypedAnswers;
  errors: AnswerErrors;
  onChange: (id: string, text: string) => void;
}

/** A field for each question of the host's. The page must have loaded the texts `answers` and `fields`. */
export function QuestionFields({ questions, typed, errors, onChange }: QuestionFieldsProps) {
  return (
    <div className="grid gap-5">
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          value={typed[question.id] ?? ''}
          error={errors[question.id]}
          onChange={(text) => onChange(question.id, text)}
        />
      ))}
    </div>
  );
}

interface QuestionFieldProps {
  question: ShownQuestion;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** The longest text of each type that is typed freely; ages are few. */
const mostLetters = { line: questionLimits.line, place: questionLimits.place, ages: 100, number: 4 } as const;

function QuestionField({ question, value, error, onChange }: QuestionFieldProps) {
  const { t } = useTranslation('answers');
  const foreign = useForeign();
  const { type, text, hint, textLang, required, choices } = question;
  const lang = foreign(textLang);
  const facts = {
    label: <span lang={lang}>{text}</span>,
    hint: hint || undefined,
    error,
    optional: !required,
    value,
    'aria-required': required || undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (type === 'choice') {
    return (
      <Select {...facts} lang={lang}>
        <option value="">{t('choose')}</option>
        {choices.map((choice, place) => (
          <option key={choice} value={place}>
            {choice}
          </option>
        ))}
      </Select>
    );
  }
  if (type === 'text') return <Textarea {...facts} rows={3} maxLength={questionLimits.note} />;
  if (type === 'time') return <TextInput {...facts} type="time" />;
  return <TextInput {...facts} maxLength={mostLetters[type]} inputMode={type === 'number' ? 'numeric' : undefined} />;
}
