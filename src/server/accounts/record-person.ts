import { recordAudit } from '#server/audit/record-audit.ts';
import type { Tx } from '#server/db/client.ts';
import type { AuditAction } from '#shared/audit-actions.ts';

interface Act {
  /** The admin who acts. */
  by: string;
  action: AuditAction & `person.${string}`;
  personId: string;
  detail?: Record<string, unknown>;
  at: Date;
}

/** Adds what an admin has done with an account to the audit log. */
export const recordPerson = (tx: Tx, { by, action, personId, detail = {}, at }: Act): Promise<void> =>
  recordAudit(tx, { actorId: by, action, subjectType: 'person', subjectId: personId, detail, at });
