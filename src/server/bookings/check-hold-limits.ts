import type { App } from '#server/app.ts';
import type { BookableService } from '#server/catalogue/bookable-queries.ts';
import type { Tx } from '#server/db/client.ts';
import { together } from '#server/db/statement.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { checkStanding, isTooCrowded, mostPlacesHeld } from './hold-limits.ts';
import type { Capacities, PlacesShift } from './places.ts';
import { type HolderStanding, listHeldByUnknown, lockListing, readStanding } from './unpaid-holds.ts';

/**
 * Bookings and changes of one person. Whoever books and cancels at once holds little, but each one is kept for good: a
 * person compares a few in an hour, a program would fill the tables.
 */
const holdsPerPerson = { most: 60, periodMs: 60 * 60_000 };

/** The places that a person is about to hold without paying. */
interface Wish {
  service: Pick<BookableService, 'priceUnit' | 'guestsPerPlace'>;
  /** The places that are taken, by day. */
  taken: PlacesShift;
  /** The setting. */
  holdMinutes: number;
  at: Date;
}

interface Steps {
  /** Takes the places. */
  take(): Promise<Capacities>;
  /** Writes what holds them until `endsAt`. */
  write(endsAt: Date): Promise<void>;
}

/** What a person holds, and why they may not book or change any more for now. */
export interface Holder extends HolderStanding {
  refusal: AppError | undefined;
}

/**
 * Counts a booking or a change of a person and reads what they hold, for `holdWithinLimits`. The row that counts stays
 * locked until the transaction ends, so that the holds of one person are counted one after the other. A booking must be
 * locked before, and days and listings after.
 * @returns undefined where nothing is limited
 */
export async function lockHolder(app: App, tx: Tx, personId: string, at: Date): Promise<Holder | undefined> {
  if (!app.config.rateLimits) return undefined;
  const [refusal, standing] = await together(tx, () => [
    refusalOf(countHold(tx, personId, at)),
    readStanding(tx, personId, at),
  ]);
  return { ...standing, refusal };
}

/** An error of ours, which is thrown later where another comes first. */
const refusalOf = (counting: Promise<void>): Promise<AppError | undefined> =>
  counting.then(
    () => undefined,
    (error) => {
      if (error instanceof AppError) return error;
      throw error;
    },
  );

/**
 * Takes places for a person who has not paid yet, within the limits of docs/money.md#unpaid-places, which hold exactly
 * when a person books several times at one instant. Locks the days, and the listing where many hold places. The days are
 * locked last and shortly, since others want them: the places are taken in one round trip with what is written.
 * @param holder of `lockHolder`   @returns when the hold ends
 * @throws AppError too_many_tries, unpaid_bookings_lapsed, unpaid_bookings_open, unpaid_days_many, unpaid_places_many,
 * email_unverified, and what `take` throws
 */
export async function holdWithinLimits(
  tx: Tx,
  holder: Holder | undefined,
  wish: Wish,
  { take, write }: Steps,
): Promise<Date> {
  const { taken, holdMinutes, at } = wish;
  const endsAfter = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  if (!holder) {
    const endsAt = endsAfter(holdMinutes);
    await together(tx, () => [write(endsAt), take()]);
    return endsAt;
  }
  const { known, lapses, open, refusal } = holder;
  const openDays = open.map(({ days }) => days.length);
  const endsAt = endsAfter(checkStanding({ known, lapses, openDays }, { days: taken.days.length, holdMinutes, at }));
  if (refusal) throw refusal;
  const [, capacities] = await together(tx, () => [known ? write(endsAt) : undefined, take()]);
  checkShare(wish, open, capacities);
  if (!known) {
    await checkCrowd(tx, taken, capacities);
    await write(endsAt);
  }
  return endsAt;
}

/** Counts a booking or a change. @throws AppError too_many_tries with the seconds until the next one */
export async function countHold(tx: Tx, personId: string, at: Date): Promise<void> {
  await takeTries(tx, [{ subject: `holds:${personId}`, ...holdsPerPerson }], at);
}

/** @throws AppError unpaid_places_many where one person would hold too large a share of a day */
function checkShare({ service, taken }: Wish, open: readonly PlacesShift[], capacities: Capacities): void {
  const ofListing = open.filter(({ serviceId }) => serviceId === taken.serviceId).flatMap(({ days }) => days);
  const heldOn = Map.groupBy(ofListing, ({ date }) => date);
  for (const { date, places } of taken.days) {
    const held = (heldOn.get(date) ?? []).reduce((sum, one) => sum + one.places, places);
    if (held > mostPlacesHeld(service, { capacity: capacities.get(date) ?? 0 })) {
      throw new AppError('unpaid_places_many');
    }
  }
}

/** @throws AppError email_unverified where people who are not known hold much of the listing already */
async function checkCrowd(tx: Tx, taken: PlacesShift, capacities: Capacities): Promise<void> {
  await lockListing(tx, taken.serviceId);
  const asked = new Map(taken.days.map(({ date, places }) => [date, places]));
  const days = new Map((await listHeldByUnknown(tx, taken.serviceId)).map((day) => [day.date, day]));
  for (const [date, places] of asked) {
    const held = places + (days.get(date)?.held ?? 0);
    days.set(date, { date, capacity: capacities.get(date) ?? 0, held });
  }
  if (isTooCrowded([...days.values()], new Set(asked.keys()))) throw new AppError('email_unverified');
}
