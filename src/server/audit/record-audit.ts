import type { Tx } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { addressOfAdmin } from '#server/http/admin-address.ts';
import { shortAddress } from '#server/limits/network.ts';
import type { AuditAction, AuditSubject } from '#shared/audit-actions.ts';
import { auditEntries, auditNetworks } from './tables.ts';

interface AuditEntry {
  /** Who did it; null for the system or a command on the machine. */
  actorId: string | null;
  action: AuditAction;
  subjectType: AuditSubject;
  subjectId: string;
  /** What changed; never a secret, a token, a phone, an address or a payer's words, since entries stay for good. */
  detail: Record<string, unknown>;
  at: Date;
}

/**
 * Adds an entry to the audit log, in the transaction of the action itself, so that neither is stored without the other; of
 * what an admin does by a request, also from where.
 */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const id = newId();
  await tx.insert(auditEntries).values({ id, ...entry });
  const address = addressOfAdmin(entry.actorId);
  if (address === undefined) return;
  await tx.insert(auditNetworks).values({ entryId: id, network: shortAddress(address), at: entry.at });
}
