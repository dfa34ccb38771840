import type { ICalCalendar } from 'ical-generator';

/** A calendar as a file. Each line ends with CRLF, the last one too (RFC 5545, 3.1), which the library leaves out. */
export function icalText(calendar: ICalCalendar): string {
  const text = calendar.toString();
  return `${calendar.length() > 0 ? text : text.replace('\r\nEND:VCALENDAR', `\r\n${nairobi}\r\nEND:VCALENDAR`)}\r\n`;
}

// A calendar has at least one component (RFC 5545, 3.6): one without events has the time zone in which it is empty.
const nairobi = [
  ...['BEGIN:VTIMEZONE', 'TZID:Africa/Nairobi', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+0300', 'TZOFFSETTO:+0300', 'TZNAME:EAT', 'END:STANDARD', 'END:VTIMEZONE'],
].join('\r\n');
