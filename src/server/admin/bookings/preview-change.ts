import type { App } from '#server/app.ts';
import { getChangeQuote } from '#server/bookings/changes/get-change-quote.ts';
import type { StayRequest } from '#server/bookings/changes/price-change.ts';
import { previewChanged } from '#server/notifications/preview-changed.ts';
import { planChange } from '#server/payments/changes/plan-change.ts';
import type { ChangePreview } from '#shared/contracts/admin-bookings.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';

interface Asked extends StayRequest {
  reason: string;
}

/**
 * What other dates or guests of a booking would cost or give back, and the letter that its traveller would get. Nothing is
 * changed or sent.
 * @throws AppError sold_out (more places than are left), and as `planChange` and `getChangeQuote`
 */
export async function previewChange(
  app: App,
  { bookingId, reason, lang, ...asked }: Asked & { bookingId: string; lang: Lang },
): Promise<ChangePreview> {
  const planned = await planChange(app, { bookingId, asked, ourReason: reason });
  const { status } = planned.change;
  const quote = await getChangeQuote(app, { bookingId, asked, lang });
  // Asked or held, the places have to be free: the letter would promise what cannot be done.
  if (quote.places > quote.available) throw new AppError('sold_out');
  return { quote, status, letter: await previewChanged(app, planned) };
}
