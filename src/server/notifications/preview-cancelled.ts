import type { App } from '#server/app.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { cancelledLetter } from './letters/cancelled-letter.ts';
import type { ToldRefund } from './letters/refund-letters.ts';
import { findMailedBooking } from './queries.ts';

interface Preview {
  bookingId: string;
  /** The admin's words. */
  reason: string;
  /** As they would be decided. */
  refunds: readonly ToldRefund[];
}

/**
 * The letter that a traveller would get if an admin cancelled their booking so, as plain text. Nothing is sent.
 * @throws AppError not_found
 */
export async function previewCancelled(
  app: App,
  { bookingId, reason, refunds }: Preview,
): Promise<{ to: string; language: Lang; subject: string; text: string }> {
  const mailed = await findMailedBooking(app.db, bookingId);
  if (!mailed) throw new AppError('not_found');
  const { to, subject, text } = await cancelledLetter(app, mailed, { by: { actor: 'admin', reason }, refunds });
  return { to, language: mailed.traveller.language, subject, text };
}
