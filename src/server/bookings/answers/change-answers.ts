import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import type { AnswersSent } from '#shared/questions.ts';
import { openChanges } from '../changes/queries.ts';
import { type Booking, lockBooking } from '../lock-booking.ts';
import { bookingChanges, bookings } from '../tables.ts';
import { answersChangeableUntil } from './answer-rules.ts';
import { checkChangedAnswers, openAnswers, sealAnswers } from './stored-answers.ts';

/** Changes of the answers of one booking. Several in a short time send one letter. */
export const answerChangesPerBooking = { most: 20, periodMs: 24 * 3_600_000 };

/** For so long further changes are waited for before the provider gets a letter about all of them. */
const LETTER_AFTER_MS = 5 * 60_000;

interface Wanted {
  bookingId: string;
  /** Those that change; the others stay. */
  answers: AnswersSent;
}

/**
 * Changes answers of a booking for its traveller, in time. The questions are those that were asked when it was made. Changes of dates or
 * guests that may still be applied and bring answers get the new ones, too, since the last answer counts.
 * @throws AppError not_found, invalid_input (an answer is wrong, or to a question that was not asked), answers_closed (too late, cancelled, or
 *   nothing was asked), too_many_tries
 */
export function changeAnswers(app: App, { bookingId, answers }: Wanted): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await lockBooking(tx, bookingId);
    const answersSealed = changedAnswers(app, booking, { answers, at });
    const ofChanges = await changedAnswersOfChanges(app, tx, { bookingId, answers });
    if (answersSealed === null && ofChanges.length === 0) return;
    if (app.config.rateLimits)
      await takeTries(tx, [{ subject: `answers:${bookingId}`, ...answerChangesPerBooking }], at);
    for (const { id, ...columns } of ofChanges)
      await tx.update(bookingChanges).set(columns).where(eq(bookingChanges.id, id));
    if (answersSealed === null) return;
    await tx.update(bookings).set({ answersSealed, answersChangedAt: at }).where(eq(bookings.id, bookingId));
    if (booking.status !== 'confirmed') return;
    const letter = { bookingId, changedAt: at.toISOString() };
    await enqueue(tx, 'mail-provider-answers-changed', letter, { at: new Date(at.getTime() + LETTER_AFTER_MS) });
  });
}

/**
 * The answers of a booking with those that change, sealed; null where all stay as they are.
 * @throws AppError invalid_input, answers_closed
 */
export function changedAnswers(
  app: App,
  booking: Pick<Booking, 'status' | 'startDate' | 'answersSealed'>,
  { answers, at }: { answers: AnswersSent; at: Date },
): string | null {
  const sealed = resealed(app, booking.answersSealed, answers);
  if (booking.answersSealed === null || !answersChangeableUntil(booking, at)) throw new AppError('answers_closed');
  return sealed;
}

/** Sealed answers with those that change; null where all stay as they are. @throws AppError invalid_input */
function resealed(app: App, answersSealed: string | null, answers: AnswersSent): string | null {
  const before = openAnswers(app, answersSealed);
  const after = checkChangedAnswers(before, answers);
  return JSON.stringify(after) === JSON.stringify(before) ? null : sealAnswers(app, after);
}

/**
 * The new answers of those changes of the booking that bring answers of their own and may still be applied: the one that waits, and any
 * whose hold ended, which late money applies. Without those whose answers stay as they are.
 */
async function changedAnswersOfChanges(app: App, tx: Tx, { bookingId, answers }: Wanted) {
  const mayApply = or(inArray(bookingChanges.status, openChanges), eq(bookingChanges.lapseReason, 'expired'));
  const changes = await tx
    .select({ id: bookingChanges.id, answersSealed: bookingChanges.answersSealed })
    .from(bookingChanges)
    .where(and(eq(bookingChanges.bookingId, bookingId), isNotNull(bookingChanges.answersSealed), mayApply));
  return changes.flatMap(({ id, answersSealed: before }) => {
    const answersSealed = resealed(app, before, answers);
    return answersSealed === null ? [] : [{ id, answersSealed }];
  });
}
