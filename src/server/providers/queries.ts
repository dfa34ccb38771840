import { and, asc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { validate } from 'uuid';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { Membership } from '#server/http/person.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { providerMembers, providers } from './tables.ts';

/**
 * A person's oldest membership; where given, of this provider and with this right. By `provider_members_person`.
 * @param wanted.providerId from a request's query and not checked; anything but an id finds nothing
 */
export async function findMembership(
  app: App,
  personId: string,
  { providerId, right }: { providerId?: unknown; right?: ProviderRight | undefined },
): Promise<Membership | undefined> {
  if (providerId !== undefined && !(typeof providerId === 'string' && validate(providerId))) return undefined;
  const [found] = await app.db
    .select({ provider: { id: providers.id, name: providers.name }, rights: providerMembers.rights })
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(
      and(
        eq(providerMembers.personId, personId),
        providerId ? eq(providers.id, providerId) : undefined,
        right ? sql`${providerMembers.rights} ? ${right}` : undefined,
      ),
    )
    .orderBy(asc(providerMembers.createdAt), asc(providers.id))
    .limit(1);
  return found;
}

/**
 * A condition: whether the person is a member of the provider that a column names, with at least one of these rights. For
 * what depends on a row; what a call needs of its caller, the route declares. By the primary key of `provider_members`.
 */
export function isMemberWith(
  db: DbOrTx,
  { providerId, personId, rights }: { providerId: PgColumn; personId: string; rights: readonly ProviderRight[] },
): SQL {
  const anyOf = sql.join(
    rights.map((right) => sql`${providerMembers.rights} ? ${right}`),
    sql` or `,
  );
  const member = db
    .select({ one: sql`1` })
    .from(providerMembers)
    .where(and(eq(providerMembers.providerId, providerId), eq(providerMembers.personId, personId), sql`(${anyOf})`));
  return exists(member);
}
