import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { bookings } from '#server/bookings/tables.ts';
import type { Db } from '#server/db/client.ts';
import { eachItem, listOf, mapPage, readPage, type WholeOf } from '#server/db/page.ts';
import type { DisbursementsQuery } from '#shared/contracts/disbursements.schemas.ts';
import type { AdminDisbursements } from '#shared/contracts/disbursements.ts';
import type { DisbursementStatus } from '#shared/states.ts';
import { adminDisbursement } from '../disbursements/queries.ts';
import type { Disbursement } from '../disbursements/repository.ts';
import { disbursements } from '../disbursements/tables.ts';
import { payments } from '../records/tables.ts';
import { refunds } from '../refunds/tables.ts';

const disbursementsList = listOf({
  name: 'disbursements',
  select: (db, position) =>
    db
      .select({ order: disbursements, booking: { id: bookings.id, reference: bookings.reference }, position })
      .from(disbursements)
      .leftJoin(refunds, eq(refunds.id, disbursements.ownerId))
      .leftJoin(payments, eq(payments.id, refunds.paymentId))
      .leftJoin(bookings, eq(bookings.id, payments.bookingId))
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

/** Disbursements. `stuck`: M-Pesa is not asked any more, and a person must decide. */
export const listDisbursements = async (db: Db, query: z.output<typeof DisbursementsQuery>) =>
  mapPage(await readPage(db, disbursementsList, query), itemOf);

/** All of them, in the same order. @throws AppError list_too_long */
export const eachDisbursement = (
  db: Db,
  query: WholeOf<z.output<typeof DisbursementsQuery>>,
  most: number,
): AsyncIterable<Item> => eachItem(db, disbursementsList, query, { most, itemsOf: (rows) => rows.map(itemOf) });

type Item = AdminDisbursements['items'][number];

const itemOf = ({ order, booking }: { order: Disbursement; booking: Item['booking'] }): Item => ({
  ...adminDisbursement(order),
  booking,
});
