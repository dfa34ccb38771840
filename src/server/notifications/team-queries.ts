import { eq, inArray } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { providerInvitations, providers } from '#server/providers/tables.ts';
import { mailedProvider } from './queries.ts';

/** An invitation as its letter tells it. */
export async function findMailedInvitation(db: DbOrTx, id: string) {
  const [row] = await db
    .select({ invitation: providerInvitations, provider: providers.name, inviter: people.name })
    .from(providerInvitations)
    .innerJoin(providers, eq(providers.id, providerInvitations.providerId))
    .innerJoin(people, eq(people.id, providerInvitations.invitedBy))
    .where(eq(providerInvitations.id, id));
  return row;
}

/** The business that a change of a team is about, whose membership it was, and who changed it. */
export async function findTeamChange(
  db: DbOrTx,
  { providerId, personId, by }: { providerId: string; personId: string; by: string },
) {
  const [provider] = await db.select(mailedProvider(db)).from(providers).where(eq(providers.id, providerId));
  const named = await db
    .select({ id: people.id, name: people.name, email: people.email, preferences: people.preferences })
    .from(people)
    .where(inArray(people.id, [personId, by]));
  const member = named.find(({ id }) => id === personId);
  const actor = named.find(({ id }) => id === by);
  return provider && member && actor ? { provider, member, actor } : undefined;
}
