import type { App } from '#server/app.ts';
import type { BookableService } from '#server/catalogue/queries.ts';
import type { Tx } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { checkStanding, isTooCrowded, mostPlacesHeld } from './hold-limits.ts';
import type { PlacesShift } from './places.ts';
import {
  isKnownPerson,
  listHeldByUnknown,
  listOpenHolds,
  lockHolder,
  lockListing,
  readCapacities,
  sumLapses,
} from './unpaid-holds.ts';

/**
 * Bookings and changes of one person. Whoever books and cancels at once holds little, but each one is kept for good: a
 * person compares a few in an hour, a program would fill the tables.
 */
const holdsPerPerson = { most: 60, periodMs: 60 * 60_000 };

/** The places that a person is about to hold without paying. */
interface Wish {
  personId: string;
  service: Pick<BookableService, 'priceUnit' | 'guestsPerPlace'>;
  /** The places that are taken, by day. */
  taken: PlacesShift;
  /** The setting. */
  holdMinutes: number;
  at: Date;
}

/**
 * Takes places for a person who has not paid yet, within the limits of docs/money.md#unpaid-places, which hold exactly
 * when a person books several times at one instant. Locks the person, the days, and the listing where many hold places;
 * a booking must be locked before.
 * @param take takes the places
 * @returns when the hold ends
 * @throws AppError too_many_tries, unpaid_bookings_lapsed, unpaid_bookings_open, unpaid_days_many, unpaid_places_many,
 * email_unverified, and what `take` throws
 */
export async function holdWithinLimits(app: App, tx: Tx, wish: Wish, take: () => Promise<void>): Promise<Date> {
  const { personId, taken, holdMinutes, at } = wish;
  const endsAfter = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  if (!app.config.rateLimits) {
    await take();
    return endsAfter(holdMinutes);
  }
  await lockHolder(tx, personId);
  const known = await isKnownPerson(tx, personId);
  const open = await listOpenHolds(tx, personId, at);
  const lapses = await sumLapses(tx, personId, at);
  const openDays = open.map(({ days }) => days.length);
  const minutes = checkStanding({ known, lapses, openDays }, { days: taken.days.length, holdMinutes, at });
  await countHold(tx, personId, at);
  await take();
  await checkShare(tx, wish, open);
  if (!known) await checkCrowd(tx, taken);
  return endsAfter(minutes);
}

/** Counts a booking or a change. @throws AppError too_many_tries with the seconds until the next one */
export async function countHold(tx: Tx, personId: string, at: Date): Promise<void> {
  await takeTries(tx, [{ subject: `holds:${personId}`, ...holdsPerPerson }], at);
}

/** @throws AppError unpaid_places_many where one person would hold too large a share of a day */
async function checkShare(tx: Tx, { service, taken }: Wish, open: readonly PlacesShift[]): Promise<void> {
  const ofListing = open.filter(({ serviceId }) => serviceId === taken.serviceId).flatMap(({ days }) => days);
  const heldOn = Map.groupBy(ofListing, ({ date }) => date);
  const capacities = await readCapacities(
    tx,
    taken.serviceId,
    taken.days.map(({ date }) => date),
  );
  for (const { date, places } of taken.days) {
    const held = (heldOn.get(date) ?? []).reduce((sum, one) => sum + one.places, places);
    if (held > mostPlacesHeld(service, { capacity: capacities.get(date) ?? 0 })) {
      throw new AppError('unpaid_places_many');
    }
  }
}

/** @throws AppError email_unverified where people who are not known hold much of the listing already */
async function checkCrowd(tx: Tx, taken: PlacesShift): Promise<void> {
  await lockListing(tx, taken.serviceId);
  const asked = new Map(taken.days.map(({ date, places }) => [date, places]));
  const capacities = await readCapacities(tx, taken.serviceId, [...asked.keys()]);
  const days = new Map((await listHeldByUnknown(tx, taken.serviceId)).map((day) => [day.date, day]));
  for (const [date, places] of asked) {
    const held = places + (days.get(date)?.held ?? 0);
    days.set(date, { date, capacity: capacities.get(date) ?? 0, held });
  }
  if (isTooCrowded([...days.values()], new Set(asked.keys()))) throw new AppError('email_unverified');
}
