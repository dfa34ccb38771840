import { and, eq, isNull, sql } from 'drizzle-orm';
import { chosenLanguage } from '#server/accounts/queries.ts';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { type DbOrTx, transaction } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { sameDigest } from '#server/secrets.ts';
import type { Lang } from '#shared/languages.ts';
import { feedSignature } from '../calendar-feed/feed-address.ts';
import { tripFeeds } from '../tables.ts';

/** Each address that is made ends the one before, so nobody needs many. */
const changesPerDay = { most: 20, periodMs: 24 * 3_600_000 };

const signatureOf = (app: App, personId: string, generation: number): string =>
  feedSignature(app, { purpose: 'trip-feed', id: personId, generation });

const addressOf = (app: App, personId: string, generation: number): string =>
  `${app.config.publicUrl}/calendars/trips/${personId}/${signatureOf(app, personId, generation)}.ics`;

/** The address at which calendars read a person's bookings; null where there is none. */
export async function getTripFeedLink(app: App, personId: string): Promise<string | null> {
  const feed = await findFeed(app.db, personId);
  return feed ? addressOf(app, personId, feed.generation) : null;
}

/** Makes a new address; the one before no longer works. @throws AppError too_many_tries */
export function makeTripFeedLink(app: App, personId: string): Promise<string> {
  return transaction(app, async (tx) => {
    if (app.config.rateLimits) await takeTries(tx, [limitOf(personId)], app.clock.now());
    const [row] = await tx
      .insert(tripFeeds)
      .values({ personId, generation: 1, active: true })
      .onConflictDoUpdate({
        target: tripFeeds.personId,
        set: { generation: sql`${tripFeeds.generation} + 1`, active: true },
      })
      .returning({ generation: tripFeeds.generation });
    if (!row) throw new Error('the address of a calendar was not stored');
    return addressOf(app, personId, row.generation);
  });
}

/** Ends the address. The number stays, so that the next address is another one. */
export async function removeTripFeedLink(app: App, personId: string): Promise<void> {
  await app.db.update(tripFeeds).set({ active: false }).where(eq(tripFeeds.personId, personId));
}

const limitOf = (personId: string) => ({ subject: `trip-feeds:${personId}`, ...changesPerDay });

/** The number of a person's address and their language, where it has one; nobody reads that of an account that is suspended. */
async function findFeed(db: DbOrTx, personId: string): Promise<{ generation: number; lang: Lang } | undefined> {
  const [feed] = await db
    .select({
      generation: tripFeeds.generation,
      lang: chosenLanguage(),
    })
    .from(tripFeeds)
    .innerJoin(people, eq(people.id, tripFeeds.personId))
    .where(and(eq(tripFeeds.personId, personId), tripFeeds.active, isNull(people.suspendedAt)));
  return feed;
}

/** The language of the person whose present address this is; undefined where it is nobody's. */
export async function findTripFeedLang(app: App, personId: string, signature: string): Promise<Lang | undefined> {
  const feed = await findFeed(app.readDb, personId);
  return feed && sameDigest(signatureOf(app, personId, feed.generation), signature) ? feed.lang : undefined;
}
