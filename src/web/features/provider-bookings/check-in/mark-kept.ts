import type { QueryClient } from '@tanstack/react-query';
import type { Expected } from '#shared/contracts/papers.ts';
import { changeExpected } from '#web/lib/offline/check-ins/change-expected.ts';

/** A booking by its reference, and how it stands after what was noted with signal. */
type Came = Pick<Expected['items'][number], 'bookingId' | 'checkedInAt' | 'noShowAt'>;

/**
 * Writes a check-in, a no-show or its undoing into the lists of whom the gate expects, so that a voucher does not pass again,
 * and a guest is not sent away, where the signal is lost right after.
 */
export const markKept = (queries: QueryClient, { bookingId, checkedInAt, noShowAt }: Came): Promise<void> =>
  changeExpected(queries, (bookings) =>
    bookings.map((one) => (one.bookingId === bookingId ? { ...one, checkedInAt, noShowAt } : one)),
  );
