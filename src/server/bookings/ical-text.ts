import type { ICalCalendar } from 'ical-generator';

/** A calendar as a file. Each line ends with CRLF, the last one too (RFC 5545, 3.1), which the library leaves out. */
export const icalText = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;
