import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import type { App } from '#server/app.ts';
import type { Membership } from '#server/http/person.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { providerMembers, providers } from './tables.ts';

/**
 * A person's oldest membership; where given, of this provider. By `provider_members_person`.
 * @param wanted.providerId from a request's query and not checked; an empty one counts as absent, and anything else but an
 *   id finds nothing
 */
export async function findMembership(
  app: App,
  personId: string,
  { providerId }: { providerId?: unknown },
): Promise<Membership | undefined> {
  const given = providerId !== undefined && providerId !== '';
  if (given && !(typeof providerId === 'string' && validate(providerId))) return undefined;
  const [found] = await membershipsOf(app, personId, given ? eq(providers.id, providerId) : undefined).limit(1);
  return found;
}

/** All memberships of a person, oldest first; where given, those with this right. By `provider_members_person`. */
export const listMemberships = (
  app: App,
  personId: string,
  { right }: { right?: ProviderRight | undefined },
): Promise<Membership[]> => membershipsOf(app, personId, right ? sql`${providerMembers.rights} ? ${right}` : undefined);

const membershipsOf = (app: App, personId: string, only: SQL | undefined) =>
  app.db
    .select({ provider: { id: providers.id, name: providers.name }, rights: providerMembers.rights })
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(and(eq(providerMembers.personId, personId), only))
    .orderBy(asc(providerMembers.createdAt), asc(providers.id));
