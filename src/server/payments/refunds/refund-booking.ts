import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { lockBooking } from '#server/bookings/lock-booking.ts';
import { type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { transaction } from '#server/db/client.ts';
import type { Person } from '#server/http/person.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { centsFromDollars } from '#shared/money.ts';
import type { Bearer } from '../ledger/bearers.ts';
import { decideRefund, lockRefundables, sharesBack } from './decide-refund.ts';
import { getRefunds } from './queries.ts';

interface GoodwillRequest {
  /** Dollars of the price. */
  amount: number;
  reason: string;
  bearer: Bearer;
  /** For the provider to read, where it bears a part. */
  toHost?: string | undefined;
}

type Made = Awaited<ReturnType<typeof getRefunds>>;

/**
 * Refunds a part of a booking's price, or all that is left of it, as goodwill of an admin. Two admins at once cannot refund
 * more than was paid, because what is left is read under the payments' locks.
 * @throws AppError not_found, refund_exceeds, disputed; and as `permitMove`
 */
export async function refundBooking(
  app: App,
  admin: Person,
  { bookingId, ...order }: GoodwillRequest & { bookingId: string },
  { inSameTx, consent }: MoveOptions<{ refunds: Made }> = {},
): Promise<{ refunds: Made }> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await lockBooking(tx, bookingId);
    const { amount, reason, bearer, toHost } = order;
    const refundables = await lockRefundables(tx, booking.id);
    const priceCents = centsFromDollars(amount);
    const { leftCents } = refundables;
    // Refused here, another admin is not asked to consent to it.
    sharesBack(refundables, priceCents);
    await permitMove(tx, admin, {
      move: {
        ...{ act: 'booking.refund', payee: `refund:${booking.id}`, usdCents: priceCents, bookingId: booking.id },
        subject: { type: 'booking', id: booking.id, name: booking.reference },
        facts: { status: booking.status, totalCents: booking.totalCents, leftCents },
      },
      ...{ consent, at },
    });
    const made = await decideRefund(app, tx, {
      booking,
      priceCents,
      refundables,
      reason: 'goodwill',
      decidedBy: admin.id,
      note: reason,
      ...(toHost && { hostNote: toHost }),
      bearer,
      at,
    });
    const ids = made.map(({ id }) => id);
    const borne = made.find(({ hostCents }) => hostCents > 0);
    if (borne) await enqueue(tx, 'mail-provider-refund', { refundId: borne.id }, { key: borne.id });
    await recordAudit(tx, {
      actorId: admin.id,
      action: 'booking.refunded',
      subjectType: 'booking',
      subjectId: booking.id,
      detail: { amount, reason, bearer, ...(toHost && { toHost }), refunds: ids },
      at,
    });
    const answer = { refunds: await getRefunds(tx, ids) };
    await inSameTx?.(tx, answer);
    return answer;
  });
}
