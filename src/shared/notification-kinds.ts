/** The ways to tell a person of something. `bell`: the list behind the bell in the header. */
export const notificationChannels = ['bell', 'email', 'push', 'sms'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

interface Topic {
  side: 'traveller' | 'host';
  channels: readonly NotificationChannel[];
  /** The channels that nobody can switch off. */
  always: readonly NotificationChannel[];
}

const everywhere = notificationChannels;

/**
 * What a person can switch off, each by its channels. Letters about a booking and its money always come, and stand
 * behind the bell: they carry the contract, the receipt, what is refunded and until when something must be paid. Hosts’
 * letters go to the address of the business, which chooses them for all its members (`provider-letters.ts`), so hosts
 * have no `email` here.
 */
export const notificationTopics = {
  bookings: { side: 'traveller', channels: everywhere, always: ['bell', 'email'] },
  money: { side: 'traveller', channels: everywhere, always: ['bell', 'email'] },
  reminders: { side: 'traveller', channels: everywhere, always: [] },
  messages: { side: 'traveller', channels: ['bell', 'email', 'push'], always: [] },
  reviews: { side: 'traveller', channels: ['bell', 'email', 'push'], always: [] },
  points: { side: 'traveller', channels: ['bell', 'email', 'push'], always: [] },
  host_bookings: { side: 'host', channels: ['bell', 'push', 'sms'], always: ['bell'] },
  host_money: { side: 'host', channels: ['bell', 'push'], always: ['bell'] },
  host_messages: { side: 'host', channels: ['bell', 'push'], always: [] },
  host_reviews: { side: 'host', channels: ['bell', 'push'], always: [] },
  host_listings: { side: 'host', channels: ['bell', 'push'], always: ['bell'] },
} as const satisfies Record<string, Topic>;
export type NotificationTopic = keyof typeof notificationTopics;

interface Kind {
  topic: NotificationTopic;
  /** Whether it can wait until quiet hours end. What has a time limit, or tells of a trip that does not take place, cannot. */
  waits: boolean;
  /** Whether it is short and important enough for a text message. */
  sms?: boolean;
  /** In place of those of the topic. */
  always?: readonly NotificationChannel[];
}

/** Whatever a person is told, by the name under which it is stored. */
export const notificationKinds = {
  booking_confirmed: { topic: 'bookings', waits: false, sms: true },
  request_accepted: { topic: 'bookings', waits: false, sms: true },
  request_declined: { topic: 'bookings', waits: true, sms: true },
  request_unanswered: { topic: 'bookings', waits: true, sms: true },
  booking_expired: { topic: 'bookings', waits: true },
  booking_cancelled: { topic: 'bookings', waits: false, sms: true },
  booking_changed: { topic: 'bookings', waits: true, sms: true },
  change_for_you: { topic: 'bookings', waits: false, sms: true },
  change_accepted: { topic: 'bookings', waits: false, sms: true },
  change_declined: { topic: 'bookings', waits: true, sms: true },
  change_unanswered: { topic: 'bookings', waits: true, sms: true },
  change_lapsed: { topic: 'bookings', waits: true },
  change_taken_back: { topic: 'bookings', waits: true },
  refund_sent: { topic: 'money', waits: true },
  refund_done: { topic: 'money', waits: true, sms: true },
  refund_manual: { topic: 'money', waits: true },
  payment_surplus: { topic: 'money', waits: true },
  payment_never_came: { topic: 'money', waits: false, sms: true },
  dispute_lost: { topic: 'money', waits: true },
  trip_soon: { topic: 'reminders', waits: true },
  trip_tomorrow: { topic: 'reminders', waits: true, sms: true },
  new_message: { topic: 'messages', waits: true },
  // Whose message nobody can read any more must learn why, and how to object.
  message_removed: { topic: 'messages', waits: true, always: ['bell', 'email'] },
  report_decided: { topic: 'messages', waits: true },
  review_invitation: { topic: 'reviews', waits: true },
  // Whose review is no longer shown must learn why, and how to object.
  review_taken_down: { topic: 'reviews', waits: true, always: ['bell', 'email'] },
  points_expiring: { topic: 'points', waits: true },

  host_booking: { topic: 'host_bookings', waits: true, sms: true },
  host_request: { topic: 'host_bookings', waits: true, sms: true },
  host_request_unanswered: { topic: 'host_bookings', waits: true },
  host_cancelled: { topic: 'host_bookings', waits: false, sms: true },
  host_changed: { topic: 'host_bookings', waits: true },
  host_change_asked: { topic: 'host_bookings', waits: true },
  host_change_unanswered: { topic: 'host_bookings', waits: true },
  host_answers_changed: { topic: 'host_bookings', waits: true },
  host_refund: { topic: 'host_money', waits: true },
  host_refund_withdrawn: { topic: 'host_money', waits: true },
  host_dispute_lost: { topic: 'host_money', waits: true },
  payout_sent: { topic: 'host_money', waits: true },
  payout_paid: { topic: 'host_money', waits: true },
  payout_failed: { topic: 'host_money', waits: true },
  host_message: { topic: 'host_messages', waits: true },
  host_review: { topic: 'host_reviews', waits: true },
  review_report_decided: { topic: 'host_reviews', waits: true },
  provider_decided: { topic: 'host_listings', waits: true },
  service_decided: { topic: 'host_listings', waits: true },
  document_decided: { topic: 'host_listings', waits: true },
  document_ending: { topic: 'host_listings', waits: true },
  listings_closing: { topic: 'host_listings', waits: true },
  calendar_conflict: { topic: 'host_listings', waits: true },
} as const satisfies Record<string, Kind>;
export type NotificationKind = keyof typeof notificationKinds;

/** Between these two times of day, HH:MM in `zone` (an IANA name), nothing rings; `from` may be later than `to`. */
interface QuietHours {
  from: string;
  to: string;
  zone: string;
}

/** What a person has chosen. */
export interface NotificationChoices {
  /** Whole channels, as in the account's preferences. The bell has no such switch. */
  channels: Record<Exclude<NotificationChannel, 'bell'>, boolean>;
  /** Channels that are off for a topic. */
  off: Partial<Record<NotificationTopic, NotificationChannel[]>>;
  quietHours: QuietHours | null;
}

/** The channels that somebody can switch off for a topic. */
export function optionalChannels(topic: NotificationTopic): NotificationChannel[] {
  const { channels, always }: Topic = notificationTopics[topic];
  return channels.filter((channel) => !always.includes(channel));
}

/** The topics of one side by which a channel can tell something. */
export function topicsByChannel(channel: NotificationChannel, side: Topic['side']): NotificationTopic[] {
  const topics = Object.entries(notificationTopics) as [NotificationTopic, Topic][];
  return topics.filter(([, topic]) => topic.side === side && topic.channels.includes(channel)).map(([name]) => name);
}

/** By which channels a person is told of something, in the order of `notificationChannels`. */
export function channelsFor(
  kind: NotificationKind,
  { channels: chosen, off }: Pick<NotificationChoices, 'channels' | 'off'>,
): NotificationChannel[] {
  const { topic, sms = false, always }: Kind = notificationKinds[kind];
  const { channels, always: ofTopic }: Topic = notificationTopics[topic];
  const isOn = (channel: NotificationChannel) =>
    (always ?? ofTopic).includes(channel) ||
    ((channel === 'bell' || chosen[channel]) && !off[topic]?.includes(channel));
  return channels.filter((channel) => (channel !== 'sms' || sms) && isOn(channel));
}

const minuteMs = 60_000;
const minutesOfDay = 1440;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes since midnight in a time zone. @throws RangeError for a zone that does not exist */
function minutesIn(zone: string, instant: Date): number {
  const options = { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return minutesOf(new Intl.DateTimeFormat('en-GB', options).format(instant));
}

/** Minutes until quiet hours end; undefined outside of them. */
function minutesOfQuietLeft({ from, to, zone }: QuietHours, instant: Date): number | undefined {
  const [start, end, now] = [minutesOf(from), minutesOf(to), minutesIn(zone, instant)];
  const after = (time: number, since: number) => (time - since + minutesOfDay) % minutesOfDay;
  return after(now, start) < after(end, start) ? after(end, now) : undefined;
}

/**
 * When a push or a text message about something may ring: `now`, or the minute in which quiet hours end. The bell and letters
 * make no noise and never wait.
 * @returns an instant, `now` at the earliest  @throws RangeError for a time zone that does not exist
 */
export function sendAt(kind: NotificationKind, now: Date, quietHours: QuietHours | null): Date {
  if (quietHours === null || !notificationKinds[kind].waits) return now;
  let at = now;
  // Clocks that are put forward or back meanwhile end the night an hour earlier or later: then once more.
  for (let turn = 0; turn < 3; turn += 1) {
    const left = minutesOfQuietLeft(quietHours, at);
    if (left === undefined) return at;
    at = new Date(Math.floor(at.getTime() / minuteMs + left) * minuteMs);
  }
  return at;
}
