import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { isPayableToProvider, liabilityCents, payableBalance } from '../ledger/balances.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { payouts } from '../payouts/tables.ts';
import { payments } from '../records/tables.ts';
import { disputes } from './tables.ts';

interface Booking {
  id: string;
  providerId: string;
}

/**
 * When the newest payout that contains this booking's share was collected: a payout collects everything that is payable, so it
 * contains what was posted until then, unless a dispute of the booking kept that back when it was collected or approved. Neither
 * a draft counts nor a payout of which every transfer has failed. Of one that is paid in part it is not known which bookings'
 * money arrived, so it counts. By `payouts_provider` and `disputes_payment`.
 */
const paidUntil = ({ id, providerId }: Booking) => {
  const isFrozenAt = (at: typeof payouts.createdAt | typeof payouts.approvedAt) => sql`exists (
    select 1 from ${disputes} join ${payments} on ${payments.id} = ${disputes.paymentId}
    where ${payments.bookingId} = ${id} and ${disputes.status} not like 'warning_%'
      and ${disputes.createdAt} <= ${at} and (${disputes.closedAt} is null or ${disputes.closedAt} > ${at}))`;
  return sql`coalesce((
    select max(${payouts.createdAt}) from ${payouts}
    where ${payouts.providerId} = ${providerId} and ${payouts.status} in ('approved', 'sending', 'paid', 'partly_paid')
      and not ${isFrozenAt(payouts.createdAt)} and not ${isFrozenAt(payouts.approvedAt)}), '-infinity')`;
};

/**
 * What we still owe a provider of its share of one booking: what was posted since the newest payout that contains the booking,
 * and no more than we owe the provider altogether, because what was paid out cannot be taken back.
 * @returns US cents, ≥ 0
 */
export async function unpaidShareOf(db: DbOrTx, booking: Booking): Promise<number> {
  const [since] = await db
    .select({ cents: liabilityCents })
    .from(ledgerEntries)
    .where(
      and(
        isPayableToProvider(booking.providerId),
        eq(ledgerEntries.bookingId, booking.id),
        sql`${ledgerEntries.at} > ${paidUntil(booking)}`,
      ),
    );
  return Math.max(0, Math.min(since?.cents ?? 0, await payableBalance(db, booking.providerId)));
}
