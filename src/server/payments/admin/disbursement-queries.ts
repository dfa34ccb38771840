import { and, eq, isNull } from 'drizzle-orm';
import { bookings } from '#server/bookings/tables.ts';
import { listOf, readersOf } from '#server/db/page.ts';
import { providers } from '#server/providers/tables.ts';
import type { AdminDisbursements } from '#shared/contracts/disbursements.ts';
import type { DisbursementStatus } from '#shared/states.ts';
import { adminDisbursement } from '../disbursements/queries.ts';
import type { Disbursement } from '../disbursements/repository.ts';
import { disbursements } from '../disbursements/tables.ts';
import { payoutItems, payouts } from '../payouts/tables.ts';
import { payments } from '../records/tables.ts';
import { refunds } from '../refunds/tables.ts';

const disbursementsList = listOf({
  name: 'disbursements',
  select: (db, position) =>
    db
      .select({
        order: disbursements,
        booking: { id: bookings.id, reference: bookings.reference },
        payoutId: payoutItems.payoutId,
        provider: { id: providers.id, name: providers.name },
        position,
      })
      .from(disbursements)
      .leftJoin(refunds, eq(refunds.id, disbursements.ownerId))
      .leftJoin(payments, eq(payments.id, refunds.paymentId))
      .leftJoin(bookings, eq(bookings.id, payments.bookingId))
      .leftJoin(payoutItems, eq(payoutItems.id, disbursements.ownerId))
      .leftJoin(payouts, eq(payouts.id, payoutItems.payoutId))
      .leftJoin(providers, eq(providers.id, payouts.providerId))
      .$dynamic(),
  id: disbursements.id,
  counted: { table: disbursements },
  filters: {
    status: (status: DisbursementStatus | 'stuck') =>
      status === 'stuck'
        ? and(isNull(disbursements.settledAt), isNull(disbursements.nextCheckAt))
        : eq(disbursements.status, status),
  },
  sorts: { createdAt: { column: disbursements.createdAt, index: 'disbursements_created' } },
});

type Item = AdminDisbursements['items'][number];

interface Row {
  order: Disbursement;
  booking: Item['booking'];
  payoutId: string | null;
  provider: { id: string; name: string } | null;
}

const itemOf = ({ order, booking, payoutId, provider }: Row): Item => ({
  ...adminDisbursement(order),
  booking,
  payout: payoutId && provider ? { id: payoutId, provider } : null,
});

/**
 * Disbursements. `stuck`: M-Pesa is not asked any more, and a person must decide. `eachDisbursement`: all of them, in the same order.
 * @throws AppError list_too_long
 */
export const { page: listDisbursements, each: eachDisbursement } = readersOf(disbursementsList, itemOf);
