import type { App } from '#server/app.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import type { MailedChange } from './change-queries.ts';
import { changedLetter, changeForYouLetter } from './letters/changed-letter.ts';
import type { ToldRefund } from './letters/refund-letters.ts';
import { findMailedBooking } from './queries.ts';

interface Preview {
  change: MailedChange['change'];
  refunds: readonly ToldRefund[];
}

/**
 * The letter that a traveller would get if an admin changed their booking so, as plain text. Nothing is sent.
 * @throws AppError not_found
 */
export async function previewChanged(
  app: App,
  { change, refunds }: Preview,
): Promise<{ to: string; language: Lang; subject: string; text: string }> {
  const mailed = await findMailedBooking(app.db, change.bookingId);
  if (!mailed) throw new AppError('not_found');
  const about = { change, mailed };
  const { to, subject, text } = await (change.status === 'applied'
    ? changedLetter(app, about, { charge: undefined, refunds })
    : changeForYouLetter(app, about));
  return { to, language: mailed.traveller.language, subject, text };
}
