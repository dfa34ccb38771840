import { useQuery } from '@tanstack/react-query';
import { blockLimits } from '#shared/block-limits.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { entriesQuery } from '../queries.ts';
import { bookingsOn } from './bookings-on.ts';

/** The most entries that are read. */
const most = 50;

/**
 * The bookings that take places on these days, and whether there may be more than were read. Neither is known before they are
 * read, or where that fails.
 * @param days in order of time
 */
export function useBookingsOn(service: string, days: readonly string[]) {
  const { providerId } = useMember();
  const from = calendarDate(days[0] ?? '');
  const longest = addDays(from, blockLimits.daysShown - 1);
  const last = calendarDate(days.at(-1) ?? '');
  const to = last < longest ? last : longest;
  const { data, error } = useQuery(entriesQuery({ providerId, service, only: 'bookings', from, to, pageSize: most }));
  if (!data) return { error };
  return { found: { ...bookingsOn(data.items, days), isMore: data.total > data.items.length || to < last }, error };
}
