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
 * The answers to the questions of a listing, or changed answers to those of a booking.
 * @param before the answers that the booking has: a question whose answer is not sent keeps its own
 * @throws AppError invalid_input, whose fields name the questions; questions_changed: an answer is to a question that is not asked
 */
export function checkAnswers(
  questions: readonly ListingQuestion[],
  sent: AnswersSent = {},
  before: readonly AskedQuestion[] = [],
): AskedQuestion[] {
  if (findUnasked(questions, sent) !== undefined) throw new AppError('questions_changed');
  const read = readAnswers(questions, sent, before);
  if ('problems' in read) throw new AppError('invalid_input', { fields: read.problems });
  return read.asked;
}
