import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { renewPrices } from '#server/catalogue/renew-prices.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { type BlockSource, blockLimits } from '#shared/block-limits.ts';
import type { Block } from '#shared/contracts/provider-calendar.ts';
import { addMonths, type CalendarDate, daysOf, today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';
import { shiftOf, tryShiftPlaces } from '../places.ts';
import { serviceBlocks } from '../tables.ts';
import { countBlockChange } from './block-changes.ts';
import { areClosed, closeDays, countComing, type DaySpan, getOwn, listBookedDays, listFullDays } from './repository.ts';

interface NewBlock extends DaySpan {
  serviceId: string;
  /** Places to take on each day; null takes all, on days without a booking. */
  places: number | null;
  name: string;
  source: BlockSource;
}

interface Maker {
  providerId: string;
  personId: string;
}

/**
 * Takes places of a listing off sale, on each day from the first to the last. No booking is ever changed by it: where one is in
 * the way, nothing is blocked.
 * @throws AppError not_found; invalid_dates: reversed, past, or more than `MONTHS_AHEAD` months ahead; blocks_many;
 * days_closed: each of them is, by the provider itself; block_no_room with the days in the way; too_many_tries
 */
export function addBlock(
  app: App,
  { providerId, personId }: Maker,
  block: NewBlock,
  { inSameTx }: UseCaseOptions<Block> = {},
): Promise<Block> {
  const at = app.clock.now();
  const day = today(app.clock);
  const { serviceId, startDate, endDate, places, source } = block;
  if (endDate < startDate || startDate < day || endDate > addMonths(day, MONTHS_AHEAD)) {
    throw new AppError('invalid_dates');
  }
  return transaction(app, async (tx) => {
    // Blocks of a provider are made and removed one after the other, so that each reads what the one before has left.
    await lockProvider(tx, providerId);
    const service = await getOwn(tx, { serviceId, providerId });
    await countBlockChange(app, tx, providerId);
    if ((await countComing(tx, serviceId, day)) >= blockLimits.coming) throw new AppError('blocks_many');
    await takeDays(tx, service, block);
    const [row] = await tx
      .insert(serviceBlocks)
      .values({ ...block, createdAt: at })
      .returning();
    if (!row) throw new Error('a block was not stored');
    const detail = { blockId: row.id, startDate, endDate, places, source };
    await recordAudit(tx, {
      ...{ actorId: personId, action: 'calendar.blocked', subjectType: 'service', subjectId: serviceId, detail, at },
    });
    const answer = blockAnswer(row);
    await inSameTx?.(tx, answer);
    return answer;
  });
}

async function takeDays(
  tx: Tx,
  service: { id: string; capacity: number },
  { startDate, endDate, places }: NewBlock,
): Promise<void> {
  const dates = daysOf(startDate, endDate);
  if (places === null && (await areClosed(tx, service.id, { startDate, endDate }))) throw new AppError('days_closed');
  // Looked at first, so that a refusal, which may be asked for again and again, has written nothing.
  const findInTheWay = () =>
    places === null
      ? listBookedDays(tx, service.id, { startDate, endDate })
      : listFullDays(tx, service, { startDate, endDate, places });
  const inTheWay = await findInTheWay();
  if (inTheWay.length > 0) throw noRoom(inTheWay);
  if (places === null) {
    const closed = await closeDays(tx, service.id, { startDate, endDate });
    if (closed.length < dates.length) throw noRoom(await findInTheWay());
    await renewPrices(tx, [service.id]);
  } else if (!(await tryShiftPlaces(tx, shiftOf({ serviceId: service.id, dates, places })))) {
    throw noRoom(await findInTheWay());
  }
}

const noRoom = (days: readonly CalendarDate[]) =>
  new AppError('block_no_room', { days: days.slice(0, blockLimits.daysNamed) });

/** A block as its provider's members see it. */
const blockAnswer = (row: typeof serviceBlocks.$inferSelect): Block => {
  const { id, startDate, endDate, places, name, source, createdAt } = row;
  return { id, startDate, endDate, places, name, source, createdAt: createdAt.toISOString() };
};
