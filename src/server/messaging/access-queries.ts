import { and, eq, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import type { App } from '#server/app.ts';
import type { FoundRow } from '#server/http/rights.ts';
import { providerMembers } from '#server/providers/tables.ts';
import { conversations } from './tables.ts';

/** The conversation that a path names, and what the person is to it. By its key and that of the membership. */
export async function findConversationRow(
  app: App,
  { name, personId }: { name: string; personId: string },
): Promise<FoundRow | undefined> {
  if (!validate(name)) return undefined;
  const [row] = await app.db
    .select({
      id: conversations.id,
      own: sql<boolean>`${conversations.personId} = ${personId}`,
      rights: providerMembers.rights,
    })
    .from(conversations)
    .leftJoin(
      providerMembers,
      and(eq(providerMembers.providerId, conversations.providerId), eq(providerMembers.personId, personId)),
    )
    .where(eq(conversations.id, name));
  return row && { ...row, rights: row.rights ?? [] };
}
