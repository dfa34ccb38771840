import { startOfDayNairobi } from '#shared/dates.ts';
import type { Booking } from '../repository.ts';

/** How long before its first day the answers of a booking are final: at 18:00 of the evening before, when hosts plan their day. */
const FINAL_BEFORE_MS = 6 * 3_600_000;

/** Until when the answers of a booking may be changed; undefined where they may not now. */
export function answersChangeableUntil(
  { status, startDate }: Pick<Booking, 'status' | 'startDate'>,
  now: Date,
): Date | undefined {
  const until = new Date(startOfDayNairobi(startDate).getTime() - FINAL_BEFORE_MS);
  return (status === 'pending' || status === 'confirmed') && now < until ? until : undefined;
}
