import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { type AnswerType, type StandardQuestion, standardQuestionIds } from '#shared/questions.ts';
import type { TypedWords } from './in-both.tsx';

/** A question as the editor's form has it. */
export interface QuestionValues {
  id: string;
  required: boolean;
  own: { type: AnswerType; text: TypedWords; choices: TypedWords[] } | null;
}

export interface QuestionsValues {
  questions: QuestionValues[];
}

const typedWords = ({ en, sw }: Record<'en' | 'sw', string | null>): TypedWords => ({ en: en ?? '', sw: sw ?? '' });

export const questionValuesOf = ({ questions }: ProviderService): QuestionsValues => ({
  questions: questions.map(({ id, required, own }) => ({
    ...{ id, required },
    own: own && { type: own.type, text: typedWords(own.text), choices: own.choices.map(typedWords) },
  })),
});

/** What is new, to be filled in. */
export const noWords: TypedWords = { en: '', sw: '' };
export const newQuestion = (): QuestionValues => ({
  ...{ id: '', required: false },
  own: { type: 'line', text: noWords, choices: [] },
});

/** How a standard question is asked. */
export type Asking = 'no' | 'optional' | 'required';

export const askingOf = (questions: readonly QuestionValues[], id: StandardQuestion): Asking => {
  const question = questions.find((one) => one.id === id);
  if (!question) return 'no';
  return question.required ? 'required' : 'optional';
};

/** The list with a standard question asked so; a new one comes before those that follow it in our order, and before the provider's own. */
export function withAsking(
  questions: readonly QuestionValues[],
  id: StandardQuestion,
  asking: Asking,
): QuestionValues[] {
  if (asking === 'no') return questions.filter((one) => one.id !== id);
  const required = asking === 'required';
  if (questions.some((one) => one.id === id)) {
    return questions.map((one) => (one.id === id ? { ...one, required } : one));
  }
  const order = (one: QuestionValues) =>
    one.own ? standardQuestionIds.length : standardQuestionIds.indexOf(one.id as 'note');
  const before = questions.findIndex((one) => order(one) > standardQuestionIds.indexOf(id));
  return questions.toSpliced(before < 0 ? questions.length : before, 0, { id, required, own: null });
}
