import { useState } from 'react';
import { answerTypes, questionLimits } from '#shared/questions.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldMessage, useFieldMessage } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/inputs.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { InBoth, type TypedWords, type WordErrors } from './in-both.tsx';
import { noWords, type QuestionValues } from './question-values.ts';

type Words = NonNullable<QuestionValues['own']>;

type Message = { message?: string | undefined } | undefined;

/** What is wrong with a question, as the form has it. */
interface QuestionErrors {
  message?: string | undefined;
  own?: {
    text?: WordErrors;
    choices?: { message?: string | undefined; root?: Message } & { [place: number]: WordErrors };
  };
}

interface OwnQuestionProps {
  /** Its place among the provider's own questions, from 1. */
  number: number;
  required: boolean;
  words: Words;
  errors: unknown;
  onChange: (changes: Partial<QuestionValues>) => void;
  onRemove: () => void;
}

/** A question of the provider's own, folded up to a line until it is to be changed or something is wrong with it. */
export function OwnQuestion({ number, required, words, errors, onChange, onRemove }: OwnQuestionProps) {
  const { t } = useTranslation('provider-service');
  const lang = useLang();
  const [isNew] = useState(words.text.en === '' && words.text.sw === '');
  const wrong = errors as QuestionErrors | undefined;
  const message = useFieldMessage(wrong?.message);
  const name = t('questions.number', { number });
  const change = (changes: Partial<Words>) => onChange({ own: { ...words, ...changes } });
  return (
    <details open={isNew || wrong !== undefined} className="group rounded-m border border-line">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-0.5 px-4 py-3">
        <span className="font-semibold wrap-anywhere">
          {words.text[lang] || words.text.en || words.text.sw || name}
        </span>
        <span className="text-s text-ink-soft">{t(`questions.type.${words.type}`)}</span>
        <Icon name="down" className="ml-auto size-5 transition-transform group-open:rotate-180" />
      </summary>
      <fieldset className="grid min-w-0 gap-4 border-t border-line p-4 sm:grid-cols-2">
        <legend className="sr-only">{name}</legend>
        <InBoth
          label={t('questions.words')}
          most={questionLimits.text}
          placeholder={t('questions.example')}
          words={words.text}
          errors={wrong?.own?.text}
          onChange={(text) => change({ text })}
        />
        <Select
          label={t('questions.type')}
          value={words.type}
          onChange={({ target }) => change(ofType(target.value as Words['type']))}
        >
          {answerTypes.map((type) => (
            <option key={type} value={type}>
              {t(`questions.type.${type}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('questions.must')}
          value={String(required)}
          onChange={({ target }) => onChange({ required: target.value === 'true' })}
        >
          <option value="false">{t('questions.optional')}</option>
          <option value="true">{t('questions.required')}</option>
        </Select>
        {words.type === 'choice' && (
          <Choices choices={words.choices} errors={wrong?.own?.choices} onChange={(choices) => change({ choices })} />
        )}
        <FieldMessage id={`question-${number}-error`} message={message} />
        <p className="sm:col-span-full">
          <Button kind="plain" onClick={onRemove}>
            {t('questions.remove')}
          </Button>
        </p>
      </fieldset>
    </details>
  );
}

/** The same question with another kind of answer; only one of several answers has any to choose from. */
const ofType = (type: Words['type']): Partial<Words> => ({
  type,
  choices: type === 'choice' ? [noWords, noWords] : [],
});

interface ChoicesProps {
  choices: readonly TypedWords[];
  errors: NonNullable<QuestionErrors['own']>['choices'];
  onChange: (choices: TypedWords[]) => void;
}

/** The answers that can be chosen; the order is that in which they are offered. */
function Choices({ choices, errors, onChange }: ChoicesProps) {
  const { t } = useTranslation('provider-service');
  const message = useFieldMessage(errors?.message ?? errors?.root);
  return (
    <fieldset className="grid min-w-0 gap-4 sm:col-span-full sm:grid-cols-2">
      <legend className="mb-3 text-s font-semibold">{t('questions.choices')}</legend>
      {choices.map((choice, place) => {
        const number = place + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields hold no state of their own
          <div key={place} className="contents">
            <InBoth
              label={t('questions.choice', { number })}
              most={questionLimits.choice}
              words={choice}
              errors={errors?.[place]}
              onChange={(words) => onChange(choices.map((one, at) => (at === place ? words : one)))}
            />
            {choices.length > questionLimits.choicesLeast && (
              <p className="-mt-3 sm:col-span-full">
                <Button kind="plain" onClick={() => onChange(choices.filter((_, at) => at !== place))}>
                  {t('questions.removeChoice', { number })}
                </Button>
              </p>
            )}
          </div>
        );
      })}
      <FieldMessage id="choices-error" message={message} />
      {choices.length < questionLimits.choices && (
        <Button
          kind="quiet"
          className="justify-self-start sm:col-span-full"
          onClick={() => onChange([...choices, noWords])}
        >
          {t('questions.addChoice')}
        </Button>
      )}
    </fieldset>
  );
}
