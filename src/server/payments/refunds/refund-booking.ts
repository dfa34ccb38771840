import { AppError } from '#shared/errors.ts';
import { centsFromDollars } from '#shared/money.ts';
import type { App } from '../../app.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { findVisibleBooking } from '../../bookings/access/queries.ts';
import { lockBooking } from '../../bookings/lifecycle.ts';
import { type Tx, transaction } from '../../db/client.ts';
import type { Person } from '../../http/person.ts';
import type { Bearer } from '../ledger/bearers.ts';
import { decideRefund } from './decide-refund.ts';
import { getRefunds } from './queries.ts';

export interface RefundOrder {
  /** Dollars of the price. */
  amount: number;
  reason: string;
  bearer: Bearer;
}

type Made = Awaited<ReturnType<typeof getRefunds>>;

/**
 * An admin gives a part of a booking's price back, or all that is left of it. Two who do so at once cannot give back more
 * than was paid: what is left is read under the payment's lock.
 * @param remember stores the answer in the transaction that decides
 * @throws AppError not_found, refund_exceeds, disputed
 */
export async function refundBooking(
  app: App,
  admin: Person,
  idOrReference: string,
  order: RefundOrder,
  remember: (tx: Tx, answer: { refunds: Made }) => Promise<void>,
): Promise<{ refunds: Made }> {
  const found = await findVisibleBooking(app.db, idOrReference, admin);
  if (!found) throw new AppError('not_found');
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await lockBooking(tx, found.id);
    const { amount, reason, bearer } = order;
    const made = await decideRefund(app, tx, {
      booking,
      priceCents: centsFromDollars(amount),
      reason: 'goodwill',
      decidedBy: admin.id,
      note: reason,
      bearer,
      at,
    });
    const ids = made.map(({ id }) => id);
    await recordAudit(tx, {
      actorId: admin.id,
      action: 'booking.refunded',
      subjectType: 'booking',
      subjectId: booking.id,
      detail: { amount, reason, bearer, refunds: ids },
      at,
    });
    const answer = { refunds: await getRefunds(tx, ids) };
    await remember(tx, answer);
    return answer;
  });
}
