import { and, eq, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type DbOrTx, type Tx, transaction } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { sameDigest } from '#server/secrets.ts';
import type { AuditAction } from '#shared/audit-actions.ts';
import { getOwn } from '../blocks/repository.ts';
import { serviceFeeds } from '../tables.ts';
import { feedSignature } from './feed-address.ts';

/** Each address that is made ends the one before, so nobody needs many. */
const linksPerDay = { most: 20, periodMs: 24 * 3_600_000 };
interface Own {
  serviceId: string;
  providerId: string;
}

interface Asked extends Own {
  personId: string;
}

const signatureOf = (app: App, serviceId: string, generation: number): string =>
  feedSignature(app, { purpose: 'calendar-feed', id: serviceId, generation });

const addressOf = (app: App, serviceId: string, generation: number): string =>
  `${app.config.publicUrl}/calendars/${serviceId}/${signatureOf(app, serviceId, generation)}.ics`;

/**
 * The address at which other calendars read when a listing is full; null where there is none.
 * @throws AppError not_found: the listing, or another provider's
 */
export async function getFeedLink(app: App, own: Own): Promise<string | null> {
  await getOwn(app.db, own);
  const generation = await findGeneration(app.db, own.serviceId);
  return generation === undefined ? null : addressOf(app, own.serviceId, generation);
}

/** Makes a new address; the one before no longer works. @throws AppError not_found, too_many_tries */
export function makeFeedLink(app: App, asked: Asked): Promise<string> {
  return change(app, asked, 'calendar.feed_made', async (tx) => {
    const { serviceId } = asked;
    const [row] = await tx
      .insert(serviceFeeds)
      .values({ serviceId, generation: 1, active: true })
      .onConflictDoUpdate({
        target: serviceFeeds.serviceId,
        set: { generation: sql`${serviceFeeds.generation} + 1`, active: true },
      })
      .returning({ generation: serviceFeeds.generation });
    if (!row) throw new Error('the address of a calendar was not stored');
    return addressOf(app, serviceId, row.generation);
  });
}

/** Ends the address. @throws AppError not_found, too_many_tries */
export function removeFeedLink(app: App, asked: Asked): Promise<void> {
  return change(app, asked, 'calendar.feed_removed', async (tx) => {
    // The number stays, so that the next address is another one.
    await tx.update(serviceFeeds).set({ active: false }).where(eq(serviceFeeds.serviceId, asked.serviceId));
  });
}

function change<T>(
  app: App,
  { personId, ...own }: Asked,
  action: AuditAction,
  write: (tx: Tx) => Promise<T>,
): Promise<T> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    await lockProvider(tx, own.providerId);
    await getOwn(tx, own);
    if (app.config.rateLimits) {
      await takeTries(tx, [{ subject: `calendar-feeds:${own.providerId}`, ...linksPerDay }], at);
    }
    const answer = await write(tx);
    await recordAudit(tx, {
      ...{ actorId: personId, action, subjectType: 'service', subjectId: own.serviceId, detail: {}, at },
    });
    return answer;
  });
}

/** The number of a listing's address, where it has one. */
async function findGeneration(db: DbOrTx, serviceId: string): Promise<number | undefined> {
  const [feed] = await db
    .select({ generation: serviceFeeds.generation })
    .from(serviceFeeds)
    .where(and(eq(serviceFeeds.serviceId, serviceId), serviceFeeds.active));
  return feed?.generation;
}

/** Whether this is the signature in the listing's present address. */
export async function isFeedOf(app: App, serviceId: string, signature: string): Promise<boolean> {
  const generation = await findGeneration(app.readDb, serviceId);
  return generation !== undefined && sameDigest(signatureOf(app, serviceId, generation), signature);
}
