import type { CalendarDate } from '#shared/dates.ts';

/** The UID under which other calendars know a range of full days of a listing. */
export const uidOf = (serviceId: string, start: CalendarDate): string => `full-${serviceId}-${start}@twende`;

/** Whether an event in another calendar is one that we gave it. */
export const isOwnUid = (uid: string): boolean => /^full-[0-9a-f-]{36}-\d{4}-\d{2}-\d{2}@twende$/i.test(uid.trim());
