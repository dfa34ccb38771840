import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { chosenLanguage } from '#server/accounts/queries.ts';
import { people } from '#server/accounts/tables.ts';
import { serviceChanges, services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { providerDocuments, providerMembers, providers } from '#server/providers/tables.ts';
import type { CalendarDate } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';

/** Somebody who may change a provider's application and listings. */
export interface Manager {
  id: string;
  name: string;
  email: string;
  language: Lang;
}

/** So many of them get a letter about one decision. */
const managersMost = 20;

/**
 * The members of a provider with the right `manage`, but those who are suspended: the 20 who joined first. By the key of
 * `provider_members`.
 */
export const listManagers = (db: DbOrTx, providerId: string): Promise<Manager[]> =>
  db
    .select({
      ...{ id: people.id, name: people.name, email: people.email },
      language: chosenLanguage(),
    })
    .from(providerMembers)
    .innerJoin(people, eq(people.id, providerMembers.personId))
    .where(
      and(
        eq(providerMembers.providerId, providerId),
        sql`${providerMembers.rights} ? 'manage'`,
        isNull(people.suspendedAt),
      ),
    )
    .orderBy(asc(providerMembers.createdAt), asc(people.id))
    .limit(managersMost);

export async function findDecidedProvider(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      ...{ id: providers.id, name: providers.name, status: providers.status, decidedAt: providers.decidedAt },
      ...{ reason: providers.rejectReason, steps: providers.rejectedSteps },
    })
    .from(providers)
    .where(eq(providers.id, id));
  return row;
}

/** A document with its provider, and whether another one waits to take its place, or has taken it. */
export async function findMailedDocument(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      document: providerDocuments,
      provider: { id: providers.id, name: providers.name, status: providers.status },
      isRenewed: sql<boolean>`exists (select from ${providerDocuments} other
        where other.renews = ${providerDocuments.id} and other.review in ('submitted', 'approved'))`,
    })
    .from(providerDocuments)
    .innerJoin(providers, eq(providers.id, providerDocuments.providerId))
    .where(eq(providerDocuments.id, id));
  return row;
}

/**
 * The public listings of a provider whose last day that travellers may book is this one: the first in the order of their titles,
 * and how many there are. By `services_provider_updated`.
 */
export const listClosing = (
  db: DbOrTx,
  { providerId, until, most }: { providerId: string; until: CalendarDate; most: number },
) =>
  db
    .select({ titleEn: services.titleEn, titleSw: services.titleSw, total: sql<number>`count(*) over ()::integer` })
    .from(services)
    .where(and(eq(services.providerId, providerId), services.listed, eq(services.bookableUntil, until)))
    .orderBy(sql`coalesce(${services.titleEn}, ${services.titleSw})`, asc(services.id))
    .limit(most);

/** A listing, its provider, and what became of the last change of it. */
export async function findDecidedService(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      service: {
        ...{ id: services.id, titleEn: services.titleEn, titleSw: services.titleSw },
        ...{ status: services.status, listed: services.listed, decidedAt: services.decidedAt },
        ...{ category: services.category, location: services.location, county: services.county },
        reason: services.rejectReason,
        ...{ takenDownAt: services.takenDownAt, takenDownReason: services.takenDownReason },
      },
      provider: { id: providers.id, name: providers.name },
      change: serviceChanges,
    })
    .from(services)
    .innerJoin(providers, eq(providers.id, services.providerId))
    .leftJoin(serviceChanges, eq(serviceChanges.serviceId, services.id))
    .where(eq(services.id, id));
  return row;
}
