import type { Tx } from '#server/db/client.ts';
import { auditEntries } from './tables.ts';

interface AuditEntry {
  /** Who did it; null for the system or a command on the machine. */
  actorId: string | null;
  /** A stable name, such as 'person.suspended'. */
  action: string;
  subjectType: string;
  subjectId: string;
  /** What changed; never a secret, a token or a phone. */
  detail: Record<string, unknown>;
  at: Date;
}

/** Adds an entry to the audit record, in the transaction of the action itself, so that neither is stored without the other. */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}
