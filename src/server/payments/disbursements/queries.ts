import type { AdminDisbursement } from '#shared/contracts/disbursements.ts';
import type { Disbursement } from './repository.ts';

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
