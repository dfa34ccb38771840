import type { Booking } from '#shared/contracts/bookings.ts';
import { dollars, usd } from '#shared/money.ts';
import type { FullRow } from './booking-rows.ts';
import type { Change } from './changes/queries.ts';
import { chargeEntry } from './charge-queries.ts';

/** All that was charged, as it came; what points paid first where nobody knows when. */
export function chargesOf({ charges, surplus }: Pick<FullRow, 'charges' | 'surplus'>): Booking['payments'] {
  const all = [
    ...charges.map((charge) => chargeEntry(charge, false)),
    ...surplus.map((charge) => chargeEntry(charge, true)),
  ];
  return all.sort((a, b) => (a.paidAt ?? '').localeCompare(b.paidAt ?? ''));
}

/** What was paid for a cancelled booking and stays paid, in dollars; points are no money. */
export const keptOf = ({ booking, paid }: Pick<FullRow, 'booking' | 'paid'>): number =>
  booking.status === 'cancelled' ? dollars(usd(paid.reduce((sum, { leftCents }) => sum + leftCents, 0))) : 0;

/** What happened to a booking, oldest first. */
export function timelineOf({ transitions, ended }: Pick<FullRow, 'transitions' | 'ended'>): Booking['timeline'] {
  const entries = [...transitions.map(timelineEntry), ...ended.map(changeEntry)];
  return entries.sort((a, b) => a.at.localeCompare(b.at));
}

/** A change leaves the state of its booking, so that it is told by its own row. */
function changeEntry(change: Change): Booking['timeline'][number] {
  const { status, startDate, endDate, guests, fromStartDate, fromEndDate, fromGuests } = change;
  const givenUp = change.lapseReason === 'traveller';
  return {
    at: (change.appliedAt ?? change.lapsedAt ?? change.createdAt).toISOString(),
    event: status === 'applied' ? 'changed' : givenUp ? 'change_given_up' : 'change_lapsed',
    changed: {
      from: { startDate: fromStartDate, endDate: fromEndDate, guests: fromGuests },
      to: { startDate, endDate, guests },
    },
    by: status === 'applied' || givenUp ? 'traveller' : 'system',
    reason: null,
  };
}

function timelineEntry({
  at,
  actor,
  reason,
  fromStatus,
  toStatus,
}: FullRow['transitions'][number]): Booking['timeline'][number] {
  const word = actor === 'system' ? reason : null;
  return {
    at: at.toISOString(),
    event: fromStatus === null ? 'booked' : word === 'expired' || word === 'reinstated' ? word : toStatus,
    changed: null,
    by: actor,
    // Our own reasons are words for programs, and the event says what matters of them; people's are their own words.
    reason: actor === 'system' ? null : reason,
  };
}
