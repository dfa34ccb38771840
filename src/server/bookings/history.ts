import type { Booking } from '#shared/contracts/bookings.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars, usd } from '#shared/money.ts';
import { isGrantedReason } from '#shared/refund-reasons.ts';
import type { Approval } from '#shared/requests.ts';
import type { FullRow } from './booking-rows.ts';
import { staysOf } from './changes/change-answers.ts';
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

/**
 * The transitions, ended changes, check-in, no-shows and granted refunds of a booking, oldest first.
 * @param options.notes whether what the provider was told of why is shown
 */
export function timelineOf(
  {
    booking: { approval, answeredAt, checkedInAt, checkedInOffline },
    transitions,
    ended,
    noShows,
    refunds,
  }: Pick<FullRow, 'booking' | 'transitions' | 'ended' | 'noShows' | 'refunds'>,
  { lang, notes }: { lang: Lang; notes: boolean },
): Booking['timeline'] {
  const changes = ended.map((change) => changeEntry(change, lang));
  const entries = [...transitions.map((one) => timelineEntry(one, approval)), ...changes];
  if (approval === 'accepted' && answeredAt) entries.push(byProvider('accepted', answeredAt));
  if (checkedInAt) entries.push(byProvider(checkedInOffline ? 'checked_in_offline' : 'checked_in', checkedInAt));
  entries.push(...noShows.map(({ at, marked }) => byProvider(marked ? 'no_show' : 'no_show_undone', at)));
  entries.push(...grantedEntries(refunds, { notes }));
  return entries.sort((a, b) => a.at.localeCompare(b.at));
}

/** What our team granted, one entry for each decision, which may be several refunds. */
function grantedEntries(refunds: FullRow['refunds'], { notes }: { notes: boolean }): Booking['timeline'] {
  const granted = refunds.filter(({ reason }) => isGrantedReason(reason));
  const decisions = new Map(granted.map(({ createdAt, hostNote }) => [createdAt.toISOString(), hostNote]));
  return [...decisions].map(([at, note]) => ({
    ...{ at, event: 'refund_granted', changed: null, by: 'admin' as const },
    reason: notes ? note : null,
  }));
}

/** What the provider notes leaves the booking's state as it is, so it has no row among the transitions. */
const byProvider = (
  event: 'accepted' | 'checked_in' | 'checked_in_offline' | 'no_show' | 'no_show_undone',
  at: Date,
): Booking['timeline'][number] => ({
  at: at.toISOString(),
  event,
  changed: null,
  by: 'provider',
  reason: null,
});

/** How a change ended, and by whom. */
function endOf({ status, lapseReason, ourReason }: Change): Pick<Booking['timeline'][number], 'event' | 'by'> {
  if (status === 'applied') return { event: 'changed', by: ourReason === null ? 'traveller' : 'admin' };
  if (lapseReason === 'traveller' || lapseReason === 'withdrawn') return { event: 'change_given_up', by: 'traveller' };
  if (lapseReason === 'ours') return { event: 'change_given_up', by: 'admin' };
  if (lapseReason === 'declined') return { event: 'change_declined', by: 'provider' };
  return { event: lapseReason === 'unanswered' ? 'change_unanswered' : 'change_lapsed', by: 'system' };
}

/** A change has no row among the transitions, because it leaves the booking's state as it is. */
function changeEntry(change: Change, lang: Lang): Booking['timeline'][number] {
  const { event, by } = endOf(change);
  return {
    at: (change.appliedAt ?? change.lapsedAt ?? change.createdAt).toISOString(),
    event,
    changed: staysOf(change, lang),
    by,
    reason: change.declineReason,
  };
}

/** The system's reasons that say more than the state. */
const systemEvents: readonly (string | null)[] = ['expired', 'reinstated', 'unanswered'];

function eventOf(transition: FullRow['transitions'][number], approval: Approval): string {
  const { actor, reason, fromStatus, toStatus } = transition;
  if (fromStatus === null) return approval === 'not_needed' ? 'booked' : 'asked';
  if (approval === 'declined') return 'declined';
  return actor === 'system' && reason !== null && systemEvents.includes(reason) ? reason : toStatus;
}

function timelineEntry(transition: FullRow['transitions'][number], approval: Approval): Booking['timeline'][number] {
  const { at, actor, reason } = transition;
  return {
    at: at.toISOString(),
    event: eventOf(transition, approval),
    changed: null,
    by: actor,
    // The system's reasons are constants that `event` shows already; a person's reason is text to be read.
    reason: actor === 'system' ? null : reason,
  };
}
