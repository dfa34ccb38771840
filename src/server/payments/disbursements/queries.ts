import { and, asc, count, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { DisbursementsQuery } from '#shared/contracts/disbursements.schemas.ts';
import type { AdminDisbursement } from '#shared/contracts/disbursements.ts';
import type { App } from '../../app.ts';
import type { Disbursement } from './repository.ts';
import { disbursements } from './tables.ts';

/** Newest first. */
export async function listDisbursements(app: App, { status, page, pageSize }: z.output<typeof DisbursementsQuery>) {
  const stuck = and(isNull(disbursements.settledAt), isNull(disbursements.nextCheckAt));
  const fits: SQL | undefined = status === 'stuck' ? stuck : status && eq(disbursements.status, status);
  const [rows, [counted]] = await Promise.all([
    app.db
      .select()
      .from(disbursements)
      .where(fits)
      .orderBy(desc(disbursements.createdAt), asc(disbursements.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    app.db.select({ total: count() }).from(disbursements).where(fits),
  ]);
  return { items: rows.map(adminDisbursement), total: counted?.total ?? 0, page, pageSize };
}

/** As admins see it: the phone by its last digits only. */
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
