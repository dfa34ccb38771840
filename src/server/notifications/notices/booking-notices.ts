import type { Tx } from '#server/db/client.ts';
import type { registerWithJobs } from '#server/jobs/enqueue.ts';
import type { NotificationKind } from '#shared/notification-kinds.ts';
import { reminderKinds } from '../letters/reminder-letters.ts';
import { findUnreviewed } from '../review-queries.ts';
import { findToldChange } from './subject-queries.ts';
import { type Saying, tellHost, tellTraveller } from './tell-parties.ts';

export type WithLetters = Parameters<typeof registerWithJobs>[0];
type OfBooking = (tx: Tx, data: { bookingId: string }) => Promise<void>;
type OfChange = (tx: Tx, data: { changeId: string }) => Promise<void>;

const traveller =
  (kind: NotificationKind, saying?: Saying): OfBooking =>
  (tx, { bookingId }) =>
    tellTraveller(tx, { kind, bookingId, saying });

const host =
  (kind: NotificationKind, saying?: Saying): OfBooking =>
  (tx, { bookingId }) =>
    tellHost(tx, { kind, bookingId, saying });

/** Until when it is to be paid or answered. */
const untilHoldEnds: Saying = ({ holdEndsAt }) => ({ until: holdEndsAt.toISOString() });
/** Hosts hear only of the end of bookings that had been confirmed. */
const onceConfirmed: Saying = ({ confirmedAt }) => (confirmedAt ? {} : undefined);

/** What each letter about a booking is as a notification. */
export const bookingNotices: WithLetters = {
  'mail-booking-confirmed': traveller('booking_confirmed'),
  'mail-provider-booking-confirmed': host('host_booking'),
  'mail-provider-request': host('host_request', untilHoldEnds),
  'mail-request-accepted': traveller('request_accepted', untilHoldEnds),
  'mail-request-declined': traveller('request_declined'),
  'mail-request-unanswered': traveller('request_unanswered'),
  'mail-provider-request-unanswered': host('host_request_unanswered'),
  'mail-booking-expired': traveller('booking_expired'),
  'mail-booking-cancelled': traveller('booking_cancelled'),
  'mail-provider-booking-cancelled': host('host_cancelled', onceConfirmed),
  'mail-provider-answers-changed': (tx, { bookingId }) =>
    tellHost(tx, { kind: 'host_answers_changed', bookingId, again: true }),
  'mail-trip-reminder': (tx, { bookingId, stage, startDate }) =>
    tellTraveller(tx, {
      ...{ kind: reminderKinds[stage], bookingId, key: `${bookingId}:${startDate}` },
      saying: () => ({ until: startDate }),
    }),
  async 'mail-review-invitation'(tx, { bookingId }) {
    if (await findUnreviewed(tx, bookingId)) await tellTraveller(tx, { kind: 'review_invitation', bookingId });
  },
};

const change =
  (tell: typeof tellTraveller, kind: NotificationKind): OfChange =>
  async (tx, { changeId }) => {
    const found = await findToldChange(tx, changeId);
    if (!found) return;
    const { bookingId, holdEndsAt } = found;
    const saying: Saying = () => (holdEndsAt ? { until: holdEndsAt.toISOString() } : {});
    await tell(tx, { kind, bookingId, key: changeId, saying });
  };

/** What each letter about a change of a booking is as a notification. */
export const changeNotices: WithLetters = {
  'mail-booking-changed': change(tellTraveller, 'booking_changed'),
  'mail-provider-booking-changed': change(tellHost, 'host_changed'),
  'mail-change-for-you': change(tellTraveller, 'change_for_you'),
  'mail-change-taken-back': change(tellTraveller, 'change_taken_back'),
  'mail-change-lapsed': change(tellTraveller, 'change_lapsed'),
  'mail-change-accepted': change(tellTraveller, 'change_accepted'),
  'mail-change-declined': change(tellTraveller, 'change_declined'),
  'mail-change-unanswered': change(tellTraveller, 'change_unanswered'),
  'mail-provider-change-asked': change(tellHost, 'host_change_asked'),
  'mail-provider-change-unanswered': change(tellHost, 'host_change_unanswered'),
};
