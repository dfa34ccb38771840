import { eq, sql } from 'drizzle-orm';
import { bookingChanges, bookings, calendarImports } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { payoutItems, payouts } from '#server/payments/payouts/tables.ts';
import { providerDocuments, providerMembers, providers } from '#server/providers/tables.ts';
import type { ProviderRight } from '#shared/rights.ts';

/** So many members are told of one thing: those who joined first. */
const membersMost = 20;

/** The members of a provider with a right, by the key of `provider_members`. */
export async function listToldMembers(
  db: DbOrTx,
  { providerId, right }: { providerId: string; right: ProviderRight },
): Promise<string[]> {
  const rows = await db
    .select({ id: providerMembers.personId })
    .from(providerMembers)
    .where(sql`${providerMembers.providerId} = ${providerId} and ${providerMembers.rights} ? ${right}`)
    .orderBy(providerMembers.createdAt, providerMembers.personId)
    .limit(membersMost);
  return rows.map(({ id }) => id);
}

const listing = { titleEn: services.titleEn, titleSw: services.titleSw };

/** What notices about a booking need, by primary keys. */
export async function findToldBooking(db: DbOrTx, bookingId: string) {
  const [row] = await db
    .select({
      ...{ personId: bookings.personId, providerId: bookings.providerId, reference: bookings.reference, ...listing },
      ...{ holdEndsAt: bookings.holdEndsAt, confirmedAt: bookings.confirmedAt, startDate: bookings.startDate },
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(eq(bookings.id, bookingId));
  return row;
}

/** The booking of a change, and until when the change is held. */
export async function findToldChange(db: DbOrTx, changeId: string) {
  const [row] = await db
    .select({ bookingId: bookingChanges.bookingId, holdEndsAt: bookingChanges.holdEndsAt })
    .from(bookingChanges)
    .where(eq(bookingChanges.id, changeId));
  return row;
}

export async function findToldProvider(db: DbOrTx, id: string) {
  const [row] = await db.select({ name: providers.name }).from(providers).where(eq(providers.id, id));
  return row;
}

export async function findToldService(db: DbOrTx, id: string) {
  const [row] = await db
    .select({ providerId: services.providerId, ...listing })
    .from(services)
    .where(eq(services.id, id));
  return row;
}

export async function findToldDocument(db: DbOrTx, id: string) {
  const [row] = await db
    .select({ providerId: providers.id, name: providers.name, review: providerDocuments.review })
    .from(providerDocuments)
    .innerJoin(providers, eq(providers.id, providerDocuments.providerId))
    .where(eq(providerDocuments.id, id));
  return row;
}

export async function findToldCalendar(db: DbOrTx, importId: string) {
  const [row] = await db
    .select({ providerId: services.providerId, serviceId: services.id, ...listing })
    .from(calendarImports)
    .innerJoin(services, eq(services.id, calendarImports.serviceId))
    .where(eq(calendarImports.id, importId));
  return row;
}

export async function findToldPayout(db: DbOrTx, payoutId: string) {
  const [row] = await db
    .select({ providerId: payouts.providerId, amountMinor: payouts.kesMinor })
    .from(payouts)
    .where(eq(payouts.id, payoutId));
  return row;
}

export async function findToldItem(db: DbOrTx, itemId: string) {
  const [row] = await db
    .select({ providerId: payouts.providerId, amountMinor: payoutItems.amountMinor })
    .from(payoutItems)
    .innerJoin(payouts, eq(payouts.id, payoutItems.payoutId))
    .where(eq(payoutItems.id, itemId));
  return row;
}
