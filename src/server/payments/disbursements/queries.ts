import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '#server/db/client.ts';
import { eachItem, listOf, mapPage, readPage, type WholeOf } from '#server/db/page.ts';
import type { DisbursementsQuery } from '#shared/contracts/disbursements.schemas.ts';
import type { AdminDisbursement } from '#shared/contracts/disbursements.ts';
import type { DisbursementStatus } from '#shared/states.ts';
import type { Disbursement } from './repository.ts';
import { disbursements } from './tables.ts';

const disbursementsList = listOf({
  name: 'disbursements',
  select: (db, position) =>
    db
      .select({ ...getTableColumns(disbursements), position })
      .from(disbursements)
      .$dynamic(),
  id: disbursements.id,
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
  mapPage(await readPage(db, disbursementsList, query), adminDisbursement);

/** All of them, in the same order. @throws AppError list_too_long */
export const eachDisbursement = (
  db: Db,
  query: WholeOf<z.output<typeof DisbursementsQuery>>,
  most: number,
): AsyncIterable<AdminDisbursement> =>
  eachItem(db, disbursementsList, query, { most, itemsOf: (rows) => rows.map(adminDisbursement) });

/** A disbursement as admins see it, with only the last three digits of the phone. */
export function adminDisbursement({ amountMinor, phoneTail, ...row }: Disbursement): AdminDisbursement {
  const { id, purpose, ownerId, kind, status, originalReceipt, conversationId, receipt } = row;
  const { resultCode, errorCode, tries, checks } = row;
  return {
    id,
    purpose,
    ownerId,
    kind,
    status,
    amount: amountMinor / 100,
    phone: phoneTail ? `•••${phoneTail}` : null,
    originalReceipt,
    conversationId,
    receipt,
    resultCode,
    errorCode,
    tries,
    checks,
    nextCheckAt: row.nextCheckAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}
