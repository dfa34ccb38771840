import { and, eq } from 'drizzle-orm';
import { auditEntries } from '#server/audit/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';

/** The audit entries that the filling of the demo leaves: one when it begins and one when it has ended. */
export const demoMark = {
  subject: { subjectType: 'demo', subjectId: 'demo' },
  began: 'demo.filling',
  ended: 'demo.filled',
} as const;

/**
 * Whether a demo was ever filled into this database, completely or not. By the audit log, because anybody may register
 * an address like those of the demo's people, and nobody can add an audit entry.
 */
export async function holdsDemoData(db: DbOrTx): Promise<boolean> {
  const { subjectType } = demoMark.subject;
  const [entry] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(eq(auditEntries.subjectType, subjectType))
    .limit(1);
  return entry !== undefined;
}

/** Whether the demo was filled to its end. */
export async function isDemoFilled(db: DbOrTx): Promise<boolean> {
  const { subjectType, subjectId } = demoMark.subject;
  const [entry] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectType, subjectType),
        eq(auditEntries.subjectId, subjectId),
        eq(auditEntries.action, demoMark.ended),
      ),
    )
    .limit(1);
  return entry !== undefined;
}
