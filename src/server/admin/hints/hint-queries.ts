import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { serviceChanges, services } from '#server/catalogue/tables.ts';
import type { Db } from '#server/db/client.ts';
import { payoutMethods } from '#server/payments/payouts/tables.ts';
import { providers } from '#server/providers/tables.ts';
import type { ProviderHints, ServiceHints } from '#shared/contracts/admin-hints.ts';
import { AppError } from '#shared/errors.ts';
import { farFromTown } from '#shared/far-from-town.ts';
import { dollars, usd } from '#shared/money.ts';
import { isFarOff } from './is-far-off.ts';

/** So many other providers are named. */
const namedMost = 5;

const named = { id: providers.id, name: providers.name, status: providers.status };
const own = alias(providers, 'own');
const ownMethod = alias(payoutMethods, 'own_method');

/** Other providers with its phone, by `providers_phone`, and those that are paid to the same place, by `payout_methods_destination`. */
async function othersLike(db: Db, id: string): Promise<Pick<ProviderHints, 'samePhone' | 'samePayout'>> {
  const [samePhone, samePayout] = await Promise.all([
    db
      .select(named)
      .from(own)
      .innerJoin(providers, and(eq(providers.phoneKey, own.phoneKey), isNotNull(providers.phoneKey)))
      .where(and(eq(own.id, id), ne(providers.id, id)))
      .orderBy(asc(providers.createdAt), asc(providers.id))
      .limit(namedMost),
    db
      .select(named)
      .from(ownMethod)
      .innerJoin(payoutMethods, eq(payoutMethods.destinationKey, ownMethod.destinationKey))
      .innerJoin(providers, eq(providers.id, payoutMethods.providerId))
      .where(and(eq(ownMethod.providerId, id), ne(payoutMethods.providerId, id)))
      .orderBy(asc(providers.createdAt), asc(providers.id))
      .limit(namedMost),
  ]);
  return { samePhone, samePayout };
}

/** What an admin may want to look at before deciding about a provider. @throws AppError not_found */
export async function getProviderHints(db: Db, id: string): Promise<ProviderHints> {
  const { location, county, lat, lon } = providers;
  const [found] = await db.select({ location, county, lat, lon }).from(providers).where(eq(providers.id, id));
  if (!found) throw new AppError('not_found');
  return { ...(await othersLike(db, id)), farFromTown: farHint(found) };
}

const farHint = (place: { location: string; county: string; lat: number; lon: number }) =>
  farFromTown(place, place) ?? null;

const { location, county, lat, lon } = serviceChanges;
const wanted = { location, county, lat, lon };

/**
 * The same about a listing, with its price where it is far from others. Its place is the one that waits to be approved, if one
 * does. @throws AppError not_found
 */
export async function getServiceHints(db: Db, id: string): Promise<ServiceHints> {
  const { providerId, category, priceUnit, priceCents, location, county, lat, lon } = services;
  const [found] = await db
    .select({ providerId, category, priceUnit, priceCents, place: { location, county, lat, lon }, wanted })
    .from(services)
    .leftJoin(serviceChanges, and(eq(serviceChanges.serviceId, services.id), eq(serviceChanges.status, 'submitted')))
    .where(eq(services.id, id));
  if (!found) throw new AppError('not_found');
  const [others, price] = await Promise.all([othersLike(db, found.providerId), priceHint(db, found)]);
  return { ...others, farFromTown: farHint(found.wanted ?? found.place), price };
}

/** By `services_prices`, which has all that is read, in order. */
async function priceHint(
  db: Db,
  { category, priceUnit, priceCents }: Pick<typeof services.$inferSelect, 'category' | 'priceUnit' | 'priceCents'>,
): Promise<ServiceHints['price']> {
  const approved = and(
    // Written out, so that the partial index can be used.
    sql`${services.status} = 'approved'`,
    eq(services.category, category),
    eq(services.priceUnit, priceUnit),
  );
  const [counted] = await db.select({ listings: sql<number>`count(*)::integer` }).from(services).where(approved);
  const { listings } = counted ?? { listings: 0 };
  const [middle] = await db
    .select({ cents: services.priceCents })
    .from(services)
    .where(approved)
    .orderBy(asc(services.priceCents))
    .offset(Math.max(0, Math.ceil(listings / 2) - 1))
    .limit(1);
  if (!middle || !isFarOff({ price: priceCents, median: middle.cents, listings })) return null;
  return { usd: dollars(usd(priceCents)), median: dollars(usd(middle.cents)), listings, category };
}
