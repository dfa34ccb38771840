import type { CalendarDate } from '#shared/dates.ts';

/** The UID under which other calendars know a range of full days of a listing. */
export const uidOf = (serviceId: string, start: CalendarDate): string => `full-${serviceId}-${start}@twende`;

/** The listing whose calendar gave an event to others; undefined for an event that is not ours. */
export const listingOfUid = (uid: string): string | undefined =>
  /^full-([0-9a-f-]{36})-\d{4}-\d{2}-\d{2}@twende$/i.exec(uid.trim())?.[1]?.toLowerCase();
