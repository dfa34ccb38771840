/** The limits of the outside calendars that a listing reads. */
export const importLimits = {
  /** Calendars of one listing. */
  perListing: 5,
  /** Calendars of all listings of a provider together that were never approved, since anybody may begin such. */
  unapproved: 10,
  /** Characters of a calendar's name. */
  nameLength: 40,
  /** Characters of an address. */
  addressLength: 2_000,
  /** Bytes of a calendar's file. */
  bytes: 1_048_576,
  /** Events in a file, one that repeats counted once. */
  entries: 3_000,
  /** Events that take places within the days that we sell, each repetition counted. */
  events: 1_000,
  /** Days that all of them take together. */
  eventDays: 20_000,
  /** Calendars that members of a provider add, or read by the button, in a day. */
  readsPerDay: 100,
  /** Events of a calendar that are named as having no room. */
  conflicts: 20,
  /** Days of one event that are named as not blocked. */
  daysNamed: 31,
} as const;

/** A calendar is read about so often. */
export const readEveryMs = 30 * 60_000;
/** Calendars of a listing that was never approved are read for so long after it was last changed. */
export const readUnapprovedForMs = 90 * 24 * 3_600_000;
/** After so many readings that failed it is tried less and less often, but at least as often as the second. */
export const failuresAtFullPace = 3;
export const readAtLeastEveryMs = 6 * 3_600_000;
/** A calendar that lost nearly all its events is read again so soon, and believed after the second of these. */
export const emptiedReadAfterMs = 10 * 60_000;
export const emptiedBelievedAfterMs = 5 * 60_000;
/** The first reading after a calendar was added: what was given back while it was added has not asked for its events. */
export const firstReadAfterMs = 2 * 60_000;
/** A calendar that could not be read for so long is shown as such. */
export const lateAfterMs = 6 * 3_600_000;

/** Why an outside calendar could not be read. */
export const calendarProblems = [
  'address_invalid',
  'address_not_https',
  'address_password',
  'address_port',
  'address_private',
  'host_unknown',
  'no_answer',
  'certificate',
  'answer_refused',
  'answer_missing',
  'answer_failed',
  'redirects_many',
  'too_large',
  'not_a_calendar',
  'broken',
  'events_many',
] as const;
export type CalendarProblem = (typeof calendarProblems)[number];
