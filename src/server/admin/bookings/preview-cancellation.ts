import type { App } from '#server/app.ts';
import { previewCancelled } from '#server/notifications/preview-cancelled.ts';
import { planCancellation } from '#server/payments/refunds/plan-cancellation.ts';
import type { CancellationPreview } from '#shared/contracts/admin-bookings.ts';

interface Asked {
  bookingId: string;
  refund: 'policy' | 'full';
  reason: string;
}

/**
 * What cancelling a booking so would refund, and the letter that its traveller would get. Nothing is changed or sent.
 * @throws AppError not_found, not_cancellable, disputed
 */
export async function previewCancellation(app: App, { bookingId, ...asked }: Asked): Promise<CancellationPreview> {
  const { refunds, ...figures } = await planCancellation(app, { bookingId, refund: asked.refund });
  return { ...figures, letter: await previewCancelled(app, { bookingId, reason: asked.reason, refunds }) };
}
