import type { Booking } from '#shared/contracts/bookings.ts';
import { dollars, usd } from '#shared/money.ts';
import type { FullRow } from './booking-rows.ts';
import type { Change } from './changes/queries.ts';
import { chargeEntry } from './charge-queries.ts';

/** All charges of a booking by the time they were paid; those without a known time come first. */
export function chargesOf({ charges, surplus }: Pick<FullRow, 'charges' | 'surplus'>): Booking['payments'] {
  const all = [
    ...charges.map((charge) => chargeEntry(charge, { surplus: false })),
    ...surplus.map((charge) => chargeEntry(charge, { surplus: true })),
  ];
  return all.sort((a, b) => (a.paidAt ?? '').localeCompare(b.paidAt ?? ''));
}

/** What of a cancelled booking's payments is not refunded, in dollars, without points. */
export const keptOf = ({ booking, paid }: Pick<FullRow, 'booking' | 'paid'>): number =>
  booking.status === 'cancelled' ? dollars(usd(paid.reduce((sum, { leftCents }) => sum + leftCents, 0))) : 0;

/** The transitions, ended changes, check-in and no-shows of a booking, oldest first. */
export function timelineOf({
  booking: { checkedInAt },
  transitions,
  ended,
  noShows,
}: Pick<FullRow, 'booking' | 'transitions' | 'ended' | 'noShows'>): Booking['timeline'] {
  const entries = [...transitions.map(timelineEntry), ...ended.map(changeEntry)];
  if (checkedInAt) entries.push(byProvider('checked_in', checkedInAt));
  entries.push(...noShows.map(({ at, marked }) => byProvider(marked ? 'no_show' : 'no_show_undone', at)));
  return entries.sort((a, b) => a.at.localeCompare(b.at));
}

/** Who came or did not leaves the booking's state as it is, so it has no row among the transitions. */
const byProvider = (event: 'checked_in' | 'no_show' | 'no_show_undone', at: Date): Booking['timeline'][number] => ({
  at: at.toISOString(),
  event,
  changed: null,
  by: 'provider',
  reason: null,
});

/** A change has no row among the transitions, because it leaves the booking's state as it is. */
function changeEntry(change: Change): Booking['timeline'][number] {
  const { status, startDate, endDate, guests, fromStartDate, fromEndDate, fromGuests } = change;
  const byTraveller = change.lapseReason === 'traveller';
  return {
    at: (change.appliedAt ?? change.lapsedAt ?? change.createdAt).toISOString(),
    event: status === 'applied' ? 'changed' : byTraveller ? 'change_given_up' : 'change_lapsed',
    changed: {
      from: { startDate: fromStartDate, endDate: fromEndDate, guests: fromGuests },
      to: { startDate, endDate, guests },
    },
    by: status === 'applied' || byTraveller ? 'traveller' : 'system',
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
  const systemReason = actor === 'system' ? reason : null;
  return {
    at: at.toISOString(),
    event:
      fromStatus === null
        ? 'booked'
        : systemReason === 'expired' || systemReason === 'reinstated'
          ? systemReason
          : toStatus,
    changed: null,
    by: actor,
    // The system's reasons are constants that `event` shows already; a person's reason is text to be read.
    reason: actor === 'system' ? null : reason,
  };
}
