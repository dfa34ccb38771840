import type { App } from '#server/app.ts';
import { finishConsent } from '#server/consents/finish-consent.ts';
import { type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import type { Dispute } from '#shared/contracts/admin-payments.ts';
import { AppError } from '#shared/errors.ts';
import { centsFromDollars } from '#shared/money.ts';
import { actOnDispute } from './answer-dispute.ts';
import { getDispute } from './queries.ts';

/**
 * Accepts a dispute, which is lost by that at once. Stripe is told outside any transaction. With consent it is agreed before,
 * and done when Stripe's answer is stored.
 * @throws AppError as `sendEvidence`, and as `permitMove`
 */
export async function acceptDispute(
  app: App,
  admin: { id: string },
  id: string,
  { inSameTx, consent }: MoveOptions<Dispute> = {},
) {
  const { amount, booking, status, closedAt } = await getDispute(app.db, id);
  if (!app.stripe) throw new AppError('method_off');
  // Where the answer was lost, Stripe may have closed it as we asked, and answers the same key as then.
  const mayBeClosed = consent?.isAgreed === true;
  if (closedAt && !mayBeClosed) throw new AppError('dispute_closed');
  await transaction(app, (tx) =>
    permitMove(tx, admin, {
      move: {
        ...{ act: 'dispute.accept', payee: `dispute:${booking.id}`, bookingId: booking.id, later: true },
        usdCents: centsFromDollars(amount),
        subject: { type: 'dispute', id, name: booking.reference },
        facts: { status, usdCents: centsFromDollars(amount) },
      },
      ...{ consent, at: app.clock.now() },
    }),
  );
  const store = async (tx: Tx, now: Dispute) => {
    await finishConsent(tx, consent?.requestId);
    await inSameTx?.(tx, now);
  };
  const about = { id, action: 'dispute.accepted', detail: {}, inSameTx: store, mayBeClosed } as const;
  return actOnDispute(app, admin, about, (stripeId, stripe) =>
    stripe.closeDispute(stripeId, { idempotencyKey: `dp:${id}:close` }),
  );
}
