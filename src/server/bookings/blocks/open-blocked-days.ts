import { and, eq, gte, lte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { renewPrices } from '#server/catalogue/renew-prices.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { blockLimits, blockSources, type StoredBlockSource } from '#shared/block-limits.ts';
import { addDays, addMonths, type CalendarDate, daysOf, today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';
import { takeFreedDays } from '../calendar-imports/apply-events.ts';
import { lockDays } from '../calendar-imports/repository.ts';
import { returnPlaces } from '../places.ts';
import { serviceBlocks } from '../tables.ts';
import { countBlockChange } from './block-changes.ts';
import { countComing, type DaySpan, getOwn, openDays } from './repository.ts';

type BlockRow = typeof serviceBlocks.$inferSelect;

interface Asked {
  serviceId: string;
  providerId: string;
  personId: string;
}

/**
 * Opens days on which the provider has blocked places by hand: each of its blocks stays on its other days, in two parts where
 * the days lie in its middle. What takes places for another calendar or for time off stays, since it would come back.
 * @returns the sources of what still takes places on some of these days
 * @throws AppError not_found; invalid_dates: reversed, past, or more than `MONTHS_AHEAD` months ahead; days_not_blocked;
 * block_imported, block_time_off: only other calendars, or time off, take places there; blocks_many; too_many_tries
 */
export function openBlockedDays(
  app: App,
  { serviceId, providerId, personId }: Asked,
  { startDate, endDate }: DaySpan,
  { inSameTx }: UseCaseOptions<StoredBlockSource[]> = {},
): Promise<StoredBlockSource[]> {
  const at = app.clock.now();
  const day = today(app.clock);
  if (endDate < startDate || startDate < day || endDate > addMonths(day, MONTHS_AHEAD)) {
    throw new AppError('invalid_dates');
  }
  return transaction(app, async (tx) => {
    await lockProvider(tx, providerId);
    await getOwn(tx, { serviceId, providerId });
    await countBlockChange(app, tx, providerId);
    const span = { startDate, endDate };
    const blocks = await listOwnBlocks(tx, serviceId, span);
    const split = blocks.filter((block) => block.startDate < startDate && block.endDate > endDate).length;
    if ((await countComing(tx, serviceId, day)) + split > blockLimits.coming) throw new AppError('blocks_many');
    const dates = daysOf(startDate, endDate);
    // All at once and in order of time, so that blocks which begin on different days cannot wait for a booking that waits for us.
    await lockDays(tx, serviceId, dates);
    for (const block of blocks) await cutOut(tx, block, span);
    for (const { places, ...block } of blocks) {
      if (places !== null) await returnPlaces(tx, { serviceId, dates: daysOfBoth(block, span), places });
    }
    await openDays(tx, serviceId, span);
    await takeFreedDays(tx, { serviceId, dates, now: at, today: day });
    await renewPrices(tx, [serviceId]);
    const detail = { startDate, endDate, blockIds: blocks.map(({ id }) => id) };
    await recordAudit(tx, {
      ...{ actorId: personId, action: 'calendar.opened', subjectType: 'service', subjectId: serviceId, detail, at },
    });
    const left = [...new Set((await listBlocks(tx, serviceId, span)).map(({ source }) => source))];
    await inSameTx?.(tx, left);
    return left;
  });
}

/** All blocks that take places on some of the days. By `service_blocks_service_end`. */
const listBlocks = (tx: Tx, serviceId: string, { startDate, endDate }: DaySpan): Promise<BlockRow[]> =>
  tx
    .select()
    .from(serviceBlocks)
    .where(
      and(
        eq(serviceBlocks.serviceId, serviceId),
        gte(serviceBlocks.endDate, startDate),
        lte(serviceBlocks.startDate, endDate),
      ),
    );

/** Those that were made by hand. @throws AppError days_not_blocked, block_imported, block_time_off */
async function listOwnBlocks(tx: Tx, serviceId: string, span: DaySpan): Promise<BlockRow[]> {
  const blocks = await listBlocks(tx, serviceId, span);
  const own = blocks.filter(({ source }) => blockSources.some((byHand) => byHand === source));
  if (own.length > 0) return own;
  const sources = blocks.map(({ source }) => source);
  if (sources.includes('import')) throw new AppError('block_imported');
  throw new AppError(sources.includes('time_off') ? 'block_time_off' : 'days_not_blocked');
}

/** The days that lie in both. */
function daysOfBoth(one: DaySpan, other: DaySpan): CalendarDate[] {
  const startDate = one.startDate > other.startDate ? one.startDate : other.startDate;
  return daysOf(startDate, one.endDate < other.endDate ? one.endDate : other.endDate);
}

/** Leaves of a block what lies before and after the days; its row becomes the first part. */
async function cutOut(tx: Tx, block: BlockRow, { startDate, endDate }: DaySpan): Promise<void> {
  const { id, ...row } = block;
  const parts = [
    ...(row.startDate < startDate ? [{ startDate: row.startDate, endDate: addDays(startDate, -1) }] : []),
    ...(row.endDate > endDate ? [{ startDate: addDays(endDate, 1), endDate: row.endDate }] : []),
  ];
  const [first, second] = parts;
  if (first) await tx.update(serviceBlocks).set(first).where(eq(serviceBlocks.id, id));
  else await tx.delete(serviceBlocks).where(eq(serviceBlocks.id, id));
  if (second) await tx.insert(serviceBlocks).values({ ...row, ...second, id: newId() });
}
