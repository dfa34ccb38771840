import type { App } from '#server/app.ts';
import { type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { transaction } from '#server/db/client.ts';
import type { Dispute } from '#shared/contracts/admin-payments.ts';
import { AppError } from '#shared/errors.ts';
import { centsFromDollars } from '#shared/money.ts';
import { runAction } from './answer-dispute.ts';
import { getDispute } from './queries.ts';

/**
 * Accepts a dispute, which is lost by that at once. Stripe is told outside any transaction, so a given consent is used up
 * before: where Stripe does not answer, it is asked for again.
 * @throws AppError as `sendEvidence`, and as `permitMove`
 */
export async function acceptDispute(
  app: App,
  admin: { id: string },
  id: string,
  { inSameTx, consent }: MoveOptions<Dispute> = {},
) {
  const { amount, booking, status, closedAt } = await getDispute(app.db, id);
  if (closedAt) throw new AppError('dispute_closed');
  await transaction(app, (tx) =>
    permitMove(tx, admin, {
      move: {
        ...{ act: 'dispute.accept', payee: `dispute:${booking.id}`, bookingId: booking.id },
        usdCents: centsFromDollars(amount),
        subject: { type: 'dispute', id, name: booking.reference },
        facts: { status, usdCents: centsFromDollars(amount) },
      },
      ...{ consent, at: app.clock.now() },
    }),
  );
  return runAction(app, admin, { id, action: 'dispute.accepted', detail: {}, inSameTx }, (stripeId, stripe) =>
    stripe.closeDispute(stripeId, { idempotencyKey: `dp:${id}:close` }),
  );
}
