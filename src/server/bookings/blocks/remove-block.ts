import { and, eq, gte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { renewPrices } from '#server/catalogue/renew-prices.ts';
import { transaction } from '#server/db/client.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { addDays, daysOf, today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { takeFreedDays } from '../calendar-imports/apply-events.ts';
import { returnPlaces } from '../places.ts';
import { serviceBlocks } from '../tables.ts';
import { countBlockChange } from './block-changes.ts';
import { getOwn, openDays } from './repository.ts';

interface Asked {
  serviceId: string;
  providerId: string;
  personId: string;
  blockId: string;
}

/**
 * Removes a block: its places can be booked again, and so can closed days that no other block closes.
 * One that is over stays, and of one under way the days until yesterday, since it says what was on them.
 * @throws AppError not_found: the listing or the block, or another provider's, or a block that is over; too_many_tries;
 * block_imported: one made for an event of another calendar, which would bring it back; block_time_off: part of time off
 */
export function removeBlock(app: App, { serviceId, providerId, personId, blockId }: Asked): Promise<void> {
  const at = app.clock.now();
  const day = today(app.clock);
  return transaction(app, async (tx) => {
    await lockProvider(tx, providerId);
    await getOwn(tx, { serviceId, providerId });
    await countBlockChange(app, tx, providerId);
    const ofBlock = and(eq(serviceBlocks.id, blockId), eq(serviceBlocks.serviceId, serviceId));
    const [block] = await tx
      .select()
      .from(serviceBlocks)
      .where(and(ofBlock, gte(serviceBlocks.endDate, day)));
    if (!block) throw new AppError('not_found');
    if (block.source === 'import') throw new AppError('block_imported');
    if (block.source === 'time_off') throw new AppError('block_time_off');
    const { startDate, endDate, places, source } = block;
    const coming = { startDate: startDate < day ? day : startDate, endDate };
    if (startDate < day)
      await tx
        .update(serviceBlocks)
        .set({ endDate: addDays(day, -1) })
        .where(ofBlock);
    else await tx.delete(serviceBlocks).where(ofBlock);
    // Events of other calendars may have had no room because of the block.
    const freed = { serviceId, dates: daysOf(coming.startDate, endDate), now: at, today: day };
    if (places === null) {
      await openDays(tx, serviceId, coming);
      await takeFreedDays(tx, freed);
      await renewPrices(tx, [serviceId]);
    } else {
      await returnPlaces(tx, { serviceId, dates: freed.dates, places });
      await takeFreedDays(tx, freed);
    }
    const detail = { blockId, startDate, endDate, places, source };
    await recordAudit(tx, {
      ...{ actorId: personId, action: 'calendar.unblocked', subjectType: 'service', subjectId: serviceId, detail, at },
    });
  });
}
