import { expect, test } from 'vitest';
import { calendarDate } from '#shared/dates.ts';
import { parseFeed } from './parse-feed.ts';
import { windowsZones } from './windows-zones.ts';

// Our own files, in the shapes in which these sites and programs export calendars; beside those of parse-feed.test.ts.

const today = calendarDate('2026-11-21');

function read(text: string) {
  const parsed = parseFeed({ text: text.trim().replaceAll('\n', '\r\n'), today, ownListings: [] });
  if ('problem' in parsed) throw new Error(parsed.problem);
  return parsed.feed;
}
/** First day, last day and last night of each. */
const days = (text: string) =>
  read(text).events.map(({ startDate, lastDay, lastNight }) => [startDate, lastDay, lastNight]);

/** Reservations and closed days have one title; nothing says which is which. */
const bookingCom = `
BEGIN:VCALENDAR
PRODID;X-RICAL-TZSOURCE=TZINFO:-//admin.booking.com//NONSGML ical//EN
CALSCALE:GREGORIAN
METHOD:PUBLISH
VERSION:2.0
BEGIN:VEVENT
DTSTAMP:20261121T040000Z
DTSTART;VALUE=DATE:20261204
DTEND;VALUE=DATE:20261206
UID:4c1d0c5f9a@booking.com
SUMMARY:CLOSED - Not available
END:VEVENT
BEGIN:VEVENT
DTSTAMP:20261121T040000Z
DTSTART;VALUE=DATE:20261206
DTEND;VALUE=DATE:20261207
UID:5d1d0c5f9a@booking.com
SUMMARY:CLOSED - Not available
END:VEVENT
BEGIN:VEVENT
DTSTAMP:20261121T040000Z
DTSTART;VALUE=DATE:20271201
DTEND;VALUE=DATE:20280301
UID:6e1d0c5f9a@booking.com
SUMMARY:CLOSED - Not available
END:VEVENT
END:VCALENDAR`;

test('as Booking.com writes it: guests who follow each other meet on no night, and its last long block is the end of its window', () => {
  const { windowEnd, events } = read(bookingCom);
  expect(days(bookingCom)).toEqual([
    ['2026-12-04', '2026-12-05', '2026-12-05'],
    ['2026-12-06', '2026-12-06', '2026-12-06'],
    ['2027-12-01', '2028-02-29', '2028-02-29'],
  ]);
  expect(windowEnd).toBe(events[2]?.key);
  // Without it, the days of guests are never taken for the end.
  expect(read(bookingCom.replace('DTEND;VALUE=DATE:20280301', 'DTEND;VALUE=DATE:20271203')).windowEnd).toBeNull();
});

/** A published calendar: zones by Windows' names, one of them described by nothing, days as times from midnight to midnight. */
const outlook = `
BEGIN:VCALENDAR
METHOD:PUBLISH
PRODID:Microsoft Exchange Server 2010
VERSION:2.0
X-WR-CALNAME:Kalenda ya nyumba
BEGIN:VTIMEZONE
TZID:E. Africa Standard Time
BEGIN:STANDARD
DTSTART:16010101T000000
TZOFFSETFROM:+0300
TZOFFSETTO:+0300
END:STANDARD
END:VTIMEZONE
BEGIN:VTIMEZONE
TZID:Romance Standard Time
END:VTIMEZONE
BEGIN:VEVENT
DESCRIPTION:\\n
UID:040000008200E00074C5B7101A82E0080000000030A1
SUMMARY:Wageni wa Otieno
DTSTART;TZID=E. Africa Standard Time:20261203T000000
DTEND;TZID=E. Africa Standard Time:20261205T000000
CLASS:PUBLIC
PRIORITY:5
DTSTAMP:20261121T060000Z
TRANSP:OPAQUE
STATUS:CONFIRMED
SEQUENCE:0
LOCATION:
X-MICROSOFT-CDO-APPT-SEQUENCE:0
X-MICROSOFT-CDO-BUSYSTATUS:OOF
X-MICROSOFT-CDO-INTENDEDSTATUS:BUSY
X-MICROSOFT-CDO-ALLDAYEVENT:TRUE
X-MICROSOFT-CDO-IMPORTANCE:1
X-MICROSOFT-CDO-INSTTYPE:0
END:VEVENT
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E0080000000030A2
SUMMARY:Call
DTSTART;TZID=Romance Standard Time:20261208T223000
DTEND;TZID=Romance Standard Time:20261208T230000
X-MICROSOFT-CDO-BUSYSTATUS:BUSY
END:VEVENT
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E0080000000030A3
SUMMARY:Call from Mumbai
DTSTART;TZID=India Standard Time:20261210T013000
DTEND;TZID=India Standard Time:20261210T020000
X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE
END:VEVENT
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E0080000000030A4
RRULE:FREQ=WEEKLY;UNTIL=20261218T110000Z;INTERVAL=1;BYDAY=FR;WKST=SU
EXDATE;TZID=E. Africa Standard Time:20261211T140000
SUMMARY:Fumigation
DTSTART;TZID=E. Africa Standard Time:20261204T140000
DTEND;TZID=E. Africa Standard Time:20261204T160000
X-MICROSOFT-CDO-BUSYSTATUS:BUSY
END:VEVENT
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E0080000000030A5
SUMMARY:Canceled: Family
DTSTART;VALUE=DATE:20261220
DTEND;VALUE=DATE:20261222
STATUS:CANCELLED
X-MICROSOFT-CDO-BUSYSTATUS:FREE
END:VEVENT
END:VCALENDAR`;

test('as Outlook publishes it: Windows’ zones, also such as the file does not describe, and whole days as times', () => {
  expect(days(outlook)).toEqual([
    ['2026-12-03', '2026-12-04', '2026-12-04'],
    ['2026-12-04', '2026-12-04', '2026-12-04'],
    // 00:30 of the next day in Nairobi.
    ['2026-12-09', '2026-12-09', '2026-12-09'],
    // 23:00 of the day before in Nairobi.
    ['2026-12-09', '2026-12-09', '2026-12-09'],
    // The rule ends with the repetition at 14:00 in Nairobi of its last day.
    ['2026-12-18', '2026-12-18', '2026-12-18'],
  ]);
  expect(read(outlook).free).toBe(1);
});

test('a zone that a file names and does not describe is Nairobi’s where nobody knows it', () => {
  const at = (zone: string) =>
    days(outlook.replaceAll('Romance Standard Time', zone)).some(([first]) => first === '2026-12-08');
  expect([at('Romance Standard Time'), at('Our own time'), at('/citadel.org/20210210_1/Europe/Paris')]).toEqual([
    false,
    true,
    false,
  ]);
});

test('every zone of Windows stands for one that is known', () => {
  for (const zone of Object.values(windowsZones))
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});

/** Whole days that repeat, with exceptions as days and in UTC. */
const google = `
BEGIN:VCALENDAR
PRODID:-//Google Inc//Google Calendar 70.9054//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:Chumba cha juu
X-WR-TIMEZONE:Africa/Nairobi
BEGIN:VEVENT
DTSTART;VALUE=DATE:20261205
DTEND;VALUE=DATE:20261207
RRULE:FREQ=WEEKLY;UNTIL=20261226;BYDAY=SA
EXDATE;VALUE=DATE:20261212
DTSTAMP:20261121T060000Z
UID:3v0a9k7q1c@google.com
CREATED:20261101T060000Z
DESCRIPTION:Kila wikendi\\, isipokuwa moja; <a href="https://example.test">ma
 elezo</a>
LAST-MODIFIED:20261120T060000Z
SEQUENCE:2
STATUS:CONFIRMED
SUMMARY:Familia ya Wanj
 iru
TRANSP:OPAQUE
END:VEVENT
BEGIN:VEVENT
DTSTART;VALUE=DATE:20261220
DTEND;VALUE=DATE:20261222
DTSTAMP:20261121T060000Z
UID:3v0a9k7q1c@google.com
RECURRENCE-ID;VALUE=DATE:20261219
SEQUENCE:3
STATUS:CONFIRMED
SUMMARY:Familia ya Wanjiru
TRANSP:OPAQUE
END:VEVENT
BEGIN:VEVENT
DTSTART:20261130T210000Z
DTEND:20261130T220000Z
RRULE:FREQ=DAILY;COUNT=3
EXDATE:20261201T210000Z
UID:5x0a9k7q1c@google.com
STATUS:CONFIRMED
SUMMARY:Usiku
TRANSP:OPAQUE
END:VEVENT
BEGIN:VEVENT
DTSTART;VALUE=DATE:20261210
DTEND;VALUE=DATE:20261212
UID:7z0a9k7q1c@google.com
STATUS:CANCELLED
SUMMARY:Imeghairiwa
TRANSP:OPAQUE
END:VEVENT
BEGIN:VEVENT
DTSTART;VALUE=DATE:20261212
DTEND;VALUE=DATE:20261213
UID:8z0a9k7q1c@google.com
STATUS:CONFIRMED
SUMMARY:Jamhuri
TRANSP:TRANSPARENT
END:VEVENT
END:VCALENDAR`;

test('as Google writes it: weekends that repeat until a day, one left out, one moved, and times in UTC', () => {
  expect(days(google)).toEqual([
    // 00:00 in Nairobi of the day after, once and the day after next.
    ['2026-12-01', '2026-12-01', '2026-12-01'],
    ['2026-12-03', '2026-12-03', '2026-12-03'],
    ['2026-12-05', '2026-12-06', '2026-12-06'],
    ['2026-12-20', '2026-12-21', '2026-12-21'],
    ['2026-12-26', '2026-12-27', '2026-12-27'],
  ]);
  const { free, events } = read(google);
  expect([free, events[2]?.title]).toEqual([2, 'Familia ya Wanjiru']);
});
