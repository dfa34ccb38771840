import { and, count, eq, gt } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import type { Holder } from '../check-hold-limits.ts';
import { arePlacesFree, type PlacesShift } from '../places.ts';
import { bookings } from '../tables.ts';
import { openRequestsMost, requestsPerPerson } from './request-rules.ts';

interface Wish {
  personId: string;
  /** The places that are asked for, by day. */
  places: PlacesShift;
  /** The listing's. */
  capacity: number;
  at: Date;
}

/**
 * Checks whether a person may ask for places now. They are not taken: the provider decides first.
 * @param holder of `lockHolder`, whose lock counts the requests of one person one after the other
 * @throws AppError too_many_tries, requests_many, sold_out (they are not free now)
 */
export async function askWithinLimits(
  tx: Tx,
  holder: Holder | undefined,
  { personId, places, capacity, at }: Wish,
): Promise<void> {
  if (holder) {
    if (holder.refusal) throw holder.refusal;
    await takeTries(tx, [{ subject: `requests:${personId}`, ...requestsPerPerson }], at);
    const most = holder.known ? openRequestsMost.known : openRequestsMost.unknown;
    if ((await countOpen(tx, personId, at)) >= most) throw new AppError('requests_many');
  }
  if (!(await arePlacesFree(tx, places, capacity))) throw new AppError('sold_out');
}

/** By `bookings_unpaid`. */
async function countOpen(tx: Tx, personId: string, at: Date): Promise<number> {
  const own = and(eq(bookings.personId, personId), eq(bookings.status, 'pending'), eq(bookings.approval, 'asked'));
  const [row] = await tx
    .select({ open: count() })
    .from(bookings)
    .where(and(own, gt(bookings.holdEndsAt, at)));
  return row?.open ?? 0;
}
