import { sha256 } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import type { ListingQuestion, OwnQuestion } from '#shared/questions.ts';

/** A question as it is sent: a standard one by its id, another by its words. */
export interface QuestionSent {
  id?: string | undefined;
  required: boolean;
  own: OwnQuestion | null;
}

/**
 * The questions of a listing as they are stored. The id of one with words of its own follows from these, so that an answer is never
 * taken for one to other words.
 * @param sent the contract has checked it   @throws AppError invalid_input: one is asked twice, which the error names
 */
export function questionsOf(sent: readonly QuestionSent[]): ListingQuestion[] {
  const questions = sent.map(({ id, required, own }) => ({ id: own ? ownId(own) : (id ?? ''), required, own }));
  const twice = questions.findIndex(({ id }, index) => questions.findIndex((other) => other.id === id) < index);
  if (twice >= 0) throw new AppError('invalid_input', { fields: { [`questions.${twice}`]: 'question_twice' } });
  return questions;
}

const ownId = ({ type, text, choices }: OwnQuestion): string => {
  const words = [type, text.en, text.sw, choices.map(({ en, sw }) => [en, sw])];
  return `own-${sha256(JSON.stringify(words)).slice(0, 16)}`;
};
