import { desc, eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { StatementImport } from '#shared/contracts/admin-payments.ts';
import { statementImports } from './tables.ts';

const shownMost = 10;

/** The last 10 statements that admins sent, the newest first, with how far each is, or its report. By `statement_imports_started`. */
export async function listStatementImports(db: DbOrTx): Promise<StatementImport[]> {
  const rows = await db
    .select({ sent: statementImports, name: people.name })
    .from(statementImports)
    .innerJoin(people, eq(people.id, statementImports.startedBy))
    .orderBy(desc(statementImports.startedAt), desc(statementImports.id))
    .limit(shownMost);
  return rows.map(({ sent: { id, startedBy, startedAt, finishedAt, lines, done, report }, name }) => ({
    ...{ id, startedBy: { id: startedBy, name }, startedAt: startedAt.toISOString() },
    ...{ lines, done, finishedAt: finishedAt?.toISOString() ?? null, report },
  }));
}
