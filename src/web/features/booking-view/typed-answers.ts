import type { BookingAnswers, ShownQuestion } from '#shared/contracts/questions.ts';
import { type AnswersSent, type AnswerValue, readAnswer } from '#shared/questions.ts';
import type { AnswerErrors } from './answer-errors.ts';

/** What was typed or chosen, by question. */
export type TypedAnswers = Readonly<Record<string, string>>;

/** Answers as they are typed. */
export const typedOf = (asked: BookingAnswers['asked']): TypedAnswers =>
  Object.fromEntries(asked.map(({ id, value }) => [id, Array.isArray(value) ? value.join(', ') : String(value ?? '')]));

/** The answers that were typed, by the same rules as on the server; or what is wrong with them. */
export function readTyped(
  questions: readonly ShownQuestion[],
  typed: TypedAnswers,
): { answers: AnswersSent } | { errors: AnswerErrors } {
  const answers: Record<string, AnswerValue | null> = {};
  const errors: Record<string, string> = {};
  for (const question of questions) {
    const read = readAnswer(question, valueFrom(question, typed[question.id] ?? ''));
    if ('problem' in read) errors[question.id] = read.problem;
    else answers[question.id] = read.value;
  }
  return Object.keys(errors).length > 0 ? { errors } : { answers };
}

/** A text that is no number stays as it is, so that it is refused. */
function valueFrom({ type }: ShownQuestion, typed: string): AnswerValue {
  const text = typed.trim();
  if (type === 'number' || type === 'choice') return /^\d+$/.test(text) ? Number(text) : text;
  if (type === 'ages' && /^[\d\s,;.]*$/.test(text)) return (text.match(/\d+/g) ?? []).map(Number);
  return text;
}
