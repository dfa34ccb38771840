import type { BookingAnswers } from '#shared/contracts/questions.ts';
import type { AnswersSent } from '#shared/questions.ts';

/** Those answers that differ from the booking’s. */
export function changedIn(answers: AnswersSent, asked: BookingAnswers['asked']): AnswersSent {
  const isKept = (id: string, value: unknown) =>
    asked.some((one) => one.id === id && JSON.stringify(one.value) === JSON.stringify(value));
  return Object.fromEntries(Object.entries(answers).filter(([id, value]) => !isKept(id, value)));
}
