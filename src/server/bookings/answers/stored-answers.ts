import type { App } from '#server/app.ts';
import { AppError } from '#shared/errors.ts';
import {
  type AnswersSent,
  type AskedQuestion,
  findUnasked,
  type ListingQuestion,
  readAnswers,
} from '#shared/questions.ts';

/** The questions of a booking with their answers, as they were sealed; none where none were asked. */
export function openAnswers({ secrets }: Pick<App, 'secrets'>, sealed: string | null): AskedQuestion[] {
  return sealed === null ? [] : (JSON.parse(secrets.open(sealed)) as AskedQuestion[]);
}

/** Sealed as the phone is, since they say where somebody is, what they eat, and how old their children are. */
export function sealAnswers({ secrets }: Pick<App, 'secrets'>, asked: readonly AskedQuestion[]): string | null {
  return asked.length === 0 ? null : secrets.seal(JSON.stringify(asked));
}

/**
 * The answers to the questions of a listing.
 * @throws AppError invalid_input, whose fields name the questions; questions_changed: an answer is to a question that is not asked
 */
export function checkAnswers(questions: readonly ListingQuestion[], sent: AnswersSent = {}): AskedQuestion[] {
  if (findUnasked(questions, sent) !== undefined) throw new AppError('questions_changed');
  return askedOf(readAnswers(questions, sent));
}

/**
 * Changed answers to the questions of a booking, which are always those that were asked when it was made.
 * @param before the answers that it has: a question whose answer is not sent keeps its own
 * @throws AppError invalid_input, whose fields name the questions
 */
export function checkChangedAnswers(before: readonly AskedQuestion[], sent: AnswersSent): AskedQuestion[] {
  const unasked = findUnasked(before, sent);
  if (unasked !== undefined)
    throw new AppError('invalid_input', { fields: { [`answers.${unasked}`]: 'answer_unasked' } });
  return askedOf(readAnswers(before, sent, before));
}

function askedOf(read: ReturnType<typeof readAnswers>): AskedQuestion[] {
  if ('problems' in read) throw new AppError('invalid_input', { fields: read.problems });
  return read.asked;
}
