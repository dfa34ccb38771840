import { useQuery } from '@tanstack/react-query';
import { listExpectedCall } from '#shared/contracts/papers.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { pageClock } from '#web/lib/clock.ts';
import { keptDays } from '#web/lib/offline/check-ins/gates.ts';
import { callQuery } from '#web/lib/queries.ts';
import type { ExpectedBooking } from './judge-offline.ts';

interface ExpectedGuests {
  bookings: ExpectedBooking[];
  /** False where a day has more bookings than a list holds. */
  isComplete: boolean;
}

/** Whom the gate of this organisation expects today and tomorrow; undefined where neither list could be had. */
export function useExpected(): ExpectedGuests | undefined {
  const { providerId } = useMember();
  const [date, next] = keptDays(pageClock);
  const first = useQuery(expectedQuery(providerId, date)).data;
  const second = useQuery(expectedQuery(providerId, next)).data;
  if (!first && !second) return undefined;
  // A booking of several days is on both lists.
  const known = [...(second?.items ?? []), ...(first?.items ?? [])];
  const bookings = [...new Map(known.map((booking) => [booking.bookingId, booking])).values()];
  return { bookings, isComplete: [first, second].every((list) => list?.isComplete !== false) };
}

const expectedQuery = (providerId: string, date: string) => ({
  ...callQuery(listExpectedCall, { query: { providerId, date } }),
  staleTime: 0,
  // Colleagues check guests in meanwhile, and travellers book; what the worker keeps is then as new.
  refetchInterval: 60_000,
});
