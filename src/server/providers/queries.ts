import { and, asc, eq, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import type { App } from '#server/app.ts';
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
