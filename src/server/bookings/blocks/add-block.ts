import type { App } from '#server/app.ts';
import { countChange } from '#server/catalogue/editing/listing-limits.ts';
import { renewPrices } from '#server/catalogue/renew-prices.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import type { UseCaseOptions } from '#server/http/route.ts';
import { blockLimits } from '#shared/block-limits.ts';
import type { Block } from '#shared/contracts/provider-calendar.ts';
import { addMonths, daysOf, today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';
import { shiftOf, tryShiftPlaces } from '../places.ts';
import { serviceBlocks } from '../tables.ts';
import { blockAnswer } from './calendar-queries.ts';
import { checkOwn, closeDays, countComing, type DaySpan } from './repository.ts';

interface NewBlock extends DaySpan {
  serviceId: string;
  providerId: string;
  /** Places to take on each day; null closes the days, whatever is booked on them. */
  places: number | null;
  note: string;
}

/**
 * Blocks days of a listing: closes them, or takes some of their places. Bookings on them stand.
 * @throws AppError not_found; invalid_dates: reversed, past, or more than `MONTHS_AHEAD` months ahead; blocks_many;
 * block_no_room: so many places are not free on each day; too_many_tries
 */
export function addBlock(
  app: App,
  { providerId, ...block }: NewBlock,
  { inSameTx }: UseCaseOptions<Block>,
): Promise<Block> {
  const day = today(app.clock);
  const { serviceId, startDate, endDate } = block;
  if (endDate < startDate || startDate < day || endDate > addMonths(day, MONTHS_AHEAD)) {
    throw new AppError('invalid_dates');
  }
  return transaction(app, async (tx) => {
    await checkOwn(tx, { serviceId, providerId });
    // Its row is locked until the end, so that blocks of a provider are made and removed one after the other.
    await countChange(app, tx, providerId);
    if ((await countComing(tx, serviceId, day)) >= blockLimits.coming) throw new AppError('blocks_many');
    const [row] = await tx.insert(serviceBlocks).values({ ...block, createdAt: app.clock.now() }).returning();
    if (!row) throw new Error('a block was not stored');
    await takeDays(tx, block);
    const answer = blockAnswer(row);
    await inSameTx(tx, answer);
    return answer;
  });
}

async function takeDays(tx: Tx, block: Omit<NewBlock, 'providerId'>): Promise<void> {
  const { serviceId, startDate, endDate, places } = block;
  if (places === null) {
    await closeDays(tx, serviceId, block);
    await renewPrices(tx, [serviceId]);
    return;
  }
  const room = await tryShiftPlaces(tx, shiftOf({ serviceId, dates: daysOf(startDate, endDate), places }));
  if (!room) throw new AppError('block_no_room');
}
