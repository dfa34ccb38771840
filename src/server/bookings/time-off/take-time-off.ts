import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { renewPrices } from '#server/catalogue/renew-prices.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { addDays, daysOf, today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { timeOffLimits } from '#shared/time-off-limits.ts';
import { type DaySpan, openDays } from '../blocks/repository.ts';
import { takeFreedDays } from '../calendar-imports/apply-events.ts';
import { checkSpan } from './check-span.ts';
import { listComing, listOffered } from './queries.ts';
import { closeForTimeOff, cutTimeOff, insertTimeOff, listClosed, overlapsOther } from './repository.ts';

const dayMs = 24 * 3_600_000;

interface Asked {
  providerId: string;
  personId: string;
}

async function countChange(app: App, tx: Tx, providerId: string): Promise<void> {
  if (!app.config.rateLimits) return;
  const limit = { subject: `time-off:${providerId}`, most: timeOffLimits.changesPerDay, periodMs: dayMs };
  await takeTries(tx, [limit], app.clock.now());
}

/**
 * Takes time off: on these days nothing of the provider can be booked, asked for or changed to. Every booking that exists stays
 * as it is, a held one too. Listings that are approved later are closed by `closeApproved`.
 * @throws AppError not_found, invalid_dates, time_off_long, time_off_overlaps, time_off_many, too_many_tries
 */
export function takeTimeOff(
  app: App,
  { providerId, personId }: Asked,
  { startDate, endDate, reason }: DaySpan & { reason: string },
): Promise<void> {
  const [at, day] = [app.clock.now(), today(app.clock)];
  checkSpan({ startDate, endDate }, day);
  return transaction(app, async (tx) => {
    // Listings of a provider are approved, blocked and closed one after the other.
    if (!(await lockProvider(tx, providerId))) throw new AppError('not_found');
    await countChange(app, tx, providerId);
    if (await overlapsOther(tx, providerId, { startDate, endDate })) throw new AppError('time_off_overlaps');
    if ((await listComing(tx, providerId, day)).length >= timeOffLimits.coming) throw new AppError('time_off_many');
    const timeOff = await insertTimeOff(tx, { providerId, startDate, endDate, reason, createdAt: at });
    const listings = await listOffered(tx, providerId);
    for (const serviceId of listings) await closeForTimeOff(tx, serviceId, timeOff);
    await renewPrices(tx, listings);
    const detail = { timeOffId: timeOff.id, startDate, endDate };
    await recordAudit(tx, {
      ...{ actorId: personId, action: 'provider.time_off_taken', subjectType: 'provider', subjectId: providerId },
      ...{ detail, at },
    });
  });
}

/**
 * Ends time off: its days from today on can be booked again, but those that another block closes. Of one under way, the days
 * before today stay.
 * @throws AppError not_found: another provider's, or one that is over; too_many_tries
 */
export function endTimeOff(app: App, { providerId, personId }: Asked, timeOffId: string): Promise<void> {
  const [at, day] = [app.clock.now(), today(app.clock)];
  return transaction(app, async (tx) => {
    if (!(await lockProvider(tx, providerId))) throw new AppError('not_found');
    const timeOff = (await listComing(tx, providerId, day)).find(({ id }) => id === timeOffId);
    if (!timeOff) throw new AppError('not_found');
    await countChange(app, tx, providerId);
    const { startDate, endDate } = timeOff;
    const freed = { startDate: startDate > day ? startDate : day, endDate };
    const listings = await listClosed(tx, timeOffId);
    await cutTimeOff(tx, timeOff, addDays(day, -1));
    for (const serviceId of listings) {
      await openDays(tx, serviceId, freed);
      // Events of other calendars may have had no room because of it.
      await takeFreedDays(tx, { serviceId, dates: daysOf(freed.startDate, endDate), now: at, today: day });
    }
    await renewPrices(tx, listings);
    await recordAudit(tx, {
      ...{ actorId: personId, action: 'provider.time_off_ended', subjectType: 'provider', subjectId: providerId },
      ...{ detail: { timeOffId, startDate, endDate }, at },
    });
  });
}

/** Closes a listing that is being approved for its provider's time off. The caller has locked the provider. */
export async function closeApproved(tx: Tx, listing: { id: string; providerId: string }, at: Date): Promise<void> {
  const coming = await listComing(tx, listing.providerId, today({ now: () => at }));
  for (const timeOff of coming) await closeForTimeOff(tx, listing.id, timeOff);
  if (coming.length > 0) await renewPrices(tx, [listing.id]);
}
