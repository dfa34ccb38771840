import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Booking, takeReviewInvitation } from './repository.ts';

/** Whoever was not asked by then is not asked: a letter about a trip of long ago would be odd. */
const tooLateMs = 7 * 24 * 3_600_000;

/** Until 08:00 of the morning after the last day. */
const untilMorningMs = 8 * 3_600_000;

/** When the traveller of a completed booking is asked for a review. */
export const reviewInvitationAt = ({ completesAt }: Pick<Booking, 'completesAt'>): Date =>
  new Date(completesAt.getTime() + untilMorningMs);

/** Has the traveller of a completed booking asked for a review by letter, once. Whether it still fits is judged by the letter. */
export function inviteReview(app: App, bookingId: string): Promise<void> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const dueAt = await takeReviewInvitation(tx, bookingId, now);
    if (!dueAt || now.getTime() - dueAt.getTime() > tooLateMs) return;
    await enqueue(tx, 'mail-review-invitation', { bookingId }, { key: bookingId });
  });
}
