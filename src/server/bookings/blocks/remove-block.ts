import { and, eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { countChange } from '#server/catalogue/editing/listing-limits.ts';
import { renewPrices } from '#server/catalogue/renew-prices.ts';
import { transaction } from '#server/db/client.ts';
import { daysOf } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { returnPlaces } from '../places.ts';
import { serviceBlocks } from '../tables.ts';
import { checkOwn, openDays } from './repository.ts';

interface Asked {
  serviceId: string;
  providerId: string;
  blockId: string;
}

/**
 * Removes a block: its places can be booked again, and so can closed days that no other block closes.
 * @throws AppError not_found: the listing or the block, or another provider's; too_many_tries
 */
export function removeBlock(app: App, { serviceId, providerId, blockId }: Asked): Promise<void> {
  return transaction(app, async (tx) => {
    await checkOwn(tx, { serviceId, providerId });
    await countChange(app, tx, providerId);
    const [block] = await tx
      .delete(serviceBlocks)
      .where(and(eq(serviceBlocks.id, blockId), eq(serviceBlocks.serviceId, serviceId)))
      .returning();
    if (!block) throw new AppError('not_found');
    const { startDate, endDate, places } = block;
    if (places === null) {
      await openDays(tx, serviceId, block);
      await renewPrices(tx, [serviceId]);
    } else {
      await returnPlaces(tx, { serviceId, dates: daysOf(startDate, endDate), places });
    }
  });
}
