import type { Booking } from '#shared/contracts/bookings.ts';

type Entry = Pick<Booking['timeline'][number], 'event' | 'by'>;

const texts = {
  booked: 'dashboard:event.booked',
  asked: 'dashboard:event.asked',
  accepted: 'dashboard:event.accepted',
  declined: 'dashboard:event.declined',
  unanswered: 'dashboard:event.unanswered',
  confirmed: 'dashboard:event.confirmed',
  completed: 'dashboard:event.completed',
  cancelled: 'dashboard:event.cancelled',
  expired: 'dashboard:event.expired',
  reinstated: 'dashboard:event.reinstated',
  checked_in: 'dashboard:event.checkedIn',
  checked_in_offline: 'dashboard:event.checkedInOffline',
  no_show: 'dashboard:event.noShow',
  no_show_undone: 'dashboard:event.noShowUndone',
  refund_granted: 'dashboard:event.refundGranted',
  change_lapsed: 'dashboard:event.changeLapsed',
  change_given_up: 'dashboard:event.changeGivenUp',
  change_declined: 'dashboard:event.changeDeclined',
  change_unanswered: 'dashboard:event.changeUnanswered',
} as const;

/**
 * The text key of an event of a booking. If the system confirmed it, a payment was the reason; an event that this page
 * does not know is shown as a change.
 */
export function eventText({ event, by }: Entry) {
  if (event === 'confirmed' && by === 'system') return 'dashboard:event.paid';
  return Object.hasOwn(texts, event) ? texts[event as keyof typeof texts] : 'dashboard:event.changed';
}
