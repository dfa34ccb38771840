import { expect, test } from 'vitest';
import { importLimits } from '#shared/calendar-imports.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { calendarOf } from '#tests/support/calendar-server.ts';
import { parseFeed } from './parse-feed.ts';

const today = calendarDate('2026-11-21');
const ownListings = ['019b0000-0000-7000-8000-000000000000', '019b0000-0000-7000-8000-000000000001'];

const wrap = (lines: string, end = '\r\n') =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines.trim().split('\n'), 'END:VCALENDAR', ''].join(end);
const event = (lines: string) => wrap(`BEGIN:VEVENT\nUID:one@test\n${lines.trim()}\nEND:VEVENT`);

function read(text: string) {
  const parsed = parseFeed({ text, today, ownListings });
  if ('problem' in parsed) throw new Error(parsed.problem);
  return parsed.feed;
}
const problemOf = (text: string) => {
  const parsed = parseFeed({ text, today, ownListings });
  return 'problem' in parsed ? parsed.problem : undefined;
};
/** First day, last day and last night of each. */
const days = (text: string) =>
  read(text).events.map(({ startDate, lastDay, lastNight }) => [startDate, lastDay, lastNight]);

/** In the manner of Airbnb: whole days, reservations and blocks, and what lies beyond the days that it sells. */
const airbnb = wrap(`
CALSCALE:GREGORIAN
BEGIN:VEVENT
DTSTAMP:20261121T060000Z
DTSTART;VALUE=DATE:20261203
DTEND;VALUE=DATE:20261207
SUMMARY:Reserved
UID:1f2a--77@airbnb.example
DESCRIPTION:Reservation URL: https://www.airbnb.example/hosting/reservations/de
 tails/HMABC\\nPhone Number (Last 4 Digits): 1234
END:VEVENT
BEGIN:VEVENT
DTSTAMP:20261121T060000Z
DTSTART;VALUE=DATE:20261220
DTEND;VALUE=DATE:20261222
SUMMARY:Airbnb (Not available)
UID:2f2a--77@airbnb.example
END:VEVENT
BEGIN:VEVENT
DTSTAMP:20261121T060000Z
DTSTART;VALUE=DATE:20270521
DTEND;VALUE=DATE:20271122
SUMMARY:Airbnb (Not available)
UID:3f2a--77@airbnb.example
END:VEVENT`);

test('as Airbnb writes it: reservations and blocks take days, and the end of its booking window is set apart', () => {
  const { events, windowEnd, own, free } = read(airbnb);
  expect(events.map(({ startDate, lastNight, title }) => [startDate, lastNight, title])).toEqual([
    ['2026-12-03', '2026-12-06', 'Reserved'],
    ['2026-12-20', '2026-12-21', 'Airbnb (Not available)'],
    ['2027-05-21', '2027-11-21', 'Airbnb (Not available)'],
  ]);
  expect([windowEnd, own, free]).toEqual([events[2]?.key, 0, 0]);
});

/** In the manner of Google: zones with their rules, repeated events with one moved and one cancelled, free ones. */
const google = wrap(`
METHOD:PUBLISH
X-WR-CALNAME:Cottage
X-WR-TIMEZONE:Africa/Nairobi
BEGIN:VTIMEZONE
TZID:Africa/Nairobi
X-LIC-LOCATION:Africa/Nairobi
BEGIN:STANDARD
TZOFFSETFROM:+0300
TZOFFSETTO:+0300
TZNAME:EAT
DTSTART:19700101T000000
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
DTSTART;TZID=Africa/Nairobi:20261130T140000
DTEND;TZID=Africa/Nairobi:20261130T160000
RRULE:FREQ=WEEKLY;WKST=MO;COUNT=4;BYDAY=MO
EXDATE;TZID=Africa/Nairobi:20261214T140000
DTSTAMP:20261121T060000Z
UID:series@google.example
SEQUENCE:1
STATUS:CONFIRMED
SUMMARY:Cleaning
TRANSP:OPAQUE
BEGIN:VALARM
ACTION:DISPLAY
TRIGGER:-P0DT0H30M0S
END:VALARM
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=Africa/Nairobi:20261209T100000
DTEND;TZID=Africa/Nairobi:20261209T120000
RECURRENCE-ID;TZID=Africa/Nairobi:20261207T140000
UID:series@google.example
SEQUENCE:2
STATUS:CONFIRMED
SUMMARY:Cleaning
END:VEVENT
BEGIN:VEVENT
DTSTART;VALUE=DATE:20261212
DTEND;VALUE=DATE:20261213
UID:free@google.example
SUMMARY:Jamhuri Day
TRANSP:TRANSPARENT
END:VEVENT
BEGIN:VEVENT
DTSTART:20261224T190000Z
DTEND:20261226T070000Z
UID:utc@google.example
SUMMARY:Family
END:VEVENT`);

test('as Google writes it: repetitions, one left out, one moved, and free days take nobody’s time', () => {
  expect(days(google)).toEqual([
    ['2026-11-30', '2026-11-30', '2026-11-30'],
    // Moved from Monday to Wednesday.
    ['2026-12-09', '2026-12-09', '2026-12-09'],
    ['2026-12-21', '2026-12-21', '2026-12-21'],
    // 22:00 in Nairobi to 10:00 two days later.
    ['2026-12-24', '2026-12-26', '2026-12-25'],
  ]);
  expect(read(google).free).toBe(1);
});

/** In the manner of Outlook: Windows' names of zones, free and busy in a line of its own, bare line ends. */
const outlook = wrap(
  `
METHOD:PUBLISH
BEGIN:VTIMEZONE
TZID:W. Europe Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
CLASS:PRIVATE
UID:040000008200E00074C5B7101A82E00800000000
DTSTART;TZID=W. Europe Standard Time:20261203T223000
DTEND;TZID=W. Europe Standard Time:20261205T110000
SUMMARY;LANGUAGE=en-us:Busy
TRANSP:OPAQUE
X-MICROSOFT-CDO-BUSYSTATUS:BUSY
X-ALT-DESC;FMTTYPE=text/html:<html>
a line that is not folded as it must be
END:VEVENT
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E00800000001
DTSTART;TZID="W. Europe Standard Time":20270701T223000
DURATION:PT2H
SUMMARY:Summer time
END:VEVENT
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E00800000002
DTSTART;VALUE=DATE:20261210
DTEND;VALUE=DATE:20261211
SUMMARY:Working elsewhere
X-MICROSOFT-CDO-BUSYSTATUS:FREE
END:VEVENT`,
  '\n',
);

test('as Outlook writes it: its zones, a broken description, a duration, free by its own line', () => {
  expect(days(outlook)).toEqual([
    // 00:30 in Nairobi of the day after.
    ['2026-12-04', '2026-12-05', '2026-12-04'],
    ['2027-07-01', '2027-07-02', '2027-07-01'],
  ]);
  expect(read(outlook).free).toBe(1);
});

test('of whole days the end is not among them, and without an end it is one day', () => {
  expect(days(event('DTSTART;VALUE=DATE:20261203\nDTEND;VALUE=DATE:20261206'))).toEqual([
    ['2026-12-03', '2026-12-05', '2026-12-05'],
  ]);
  for (const end of ['', 'DTEND;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261201', 'DURATION:P1D']) {
    expect(days(event(`DTSTART;VALUE=DATE:20261203\n${end}`))).toEqual([['2026-12-03', '2026-12-03', '2026-12-03']]);
  }
});

test.each([
  ['within a day', '20261203T100000', '20261203T120000', ['2026-12-03', '2026-12-03']],
  ['until the morning after', '20261203T140000', '20261204T100000', ['2026-12-04', '2026-12-03']],
  ['until midnight', '20261203T140000', '20261205T000000', ['2026-12-04', '2026-12-04']],
  ['several nights', '20261203T140000', '20261206T100000', ['2026-12-06', '2026-12-05']],
  ['without length', '20261203T140000', '20261203T140000', ['2026-12-03', '2026-12-03']],
])('a time without a zone is Nairobi’s: %s', (_, start, end, last) => {
  expect(days(event(`DTSTART:${start}\nDTEND:${end}`))).toEqual([['2026-12-03', ...last]]);
});

test('zones are known by name, also where the file does not describe them; unknown ones are Nairobi’s', () => {
  const at = (zone: string) =>
    days(event(`DTSTART;TZID=${zone}:20261203T223000\nDTEND;TZID=${zone}:20261203T230000`))[0];
  expect(at('Europe/London')?.[0]).toBe('2026-12-04');
  expect(at('Africa/Nairobi')?.[0]).toBe('2026-12-03');
  expect(at('America/New_York')?.[0]).toBe('2026-12-04');
  expect(at('Mars/Olympus')?.[0]).toBe('2026-12-03');
});

test('a day that repeats without an end is followed for the 24 months that we sell', () => {
  const events = days(event('DTSTART;VALUE=DATE:20200101\nRRULE:FREQ=MONTHLY;BYMONTHDAY=1'));
  expect([events[0]?.[0], events.at(-1)?.[0], events.length]).toEqual(['2026-12-01', '2028-11-01', 24]);
});

test('what is over, or lies beyond the days that we sell, is left out', () => {
  expect(days(event('DTSTART;VALUE=DATE:20261101\nDTEND;VALUE=DATE:20261121'))).toEqual([]);
  expect(days(event('DTSTART;VALUE=DATE:20261101\nDTEND;VALUE=DATE:20261122'))).toHaveLength(1);
  expect(days(event('DTSTART;VALUE=DATE:20281121\nDTEND;VALUE=DATE:20281122'))).toHaveLength(1);
  expect(days(event('DTSTART;VALUE=DATE:20281122\nDTEND;VALUE=DATE:20281123'))).toEqual([]);
  expect(days(event('DTSTART;VALUE=DATE:20261201\nDTEND;VALUE=DATE:99991231'))).toEqual([
    ['2026-12-01', '2999-12-30', '2999-12-30'],
  ]);
});

test('a date list repeats an event beside its own first day', () => {
  const repeated = event('DTSTART;VALUE=DATE:20261201\nRDATE;VALUE=DATE:20261205,20261210');
  expect(days(repeated).map(([first]) => first)).toEqual(['2026-12-01', '2026-12-05', '2026-12-10']);
});

test('cancelled events take nothing: one, a whole series, one repetition of it, and what a calendar takes back', () => {
  const series = (status: string, change: string) =>
    wrap(`BEGIN:VEVENT
UID:s
DTSTART;VALUE=DATE:20261201
RRULE:FREQ=DAILY;COUNT=3
${status}
END:VEVENT
${change}`);
  const change = `BEGIN:VEVENT
UID:s
RECURRENCE-ID;VALUE=DATE:20261202
DTSTART;VALUE=DATE:20261202
STATUS:CANCELLED
END:VEVENT`;
  expect(days(event('DTSTART;VALUE=DATE:20261203\nSTATUS:CANCELLED'))).toEqual([]);
  expect(days(series('STATUS:CANCELLED', change))).toEqual([]);
  expect(days(series('STATUS:TENTATIVE', change)).map(([first]) => first)).toEqual(['2026-12-01', '2026-12-03']);
  expect(days(wrap('METHOD:CANCEL\nBEGIN:VEVENT\nUID:x\nDTSTART;VALUE=DATE:20261203\nEND:VEVENT'))).toEqual([]);
});

test('a changed repetition whose series is not in the file, or does not name it, still takes its days', () => {
  const change = 'BEGIN:VEVENT\nUID:s\nRECURRENCE-ID:20250101T100000Z\nDTSTART;VALUE=DATE:20261224\nEND:VEVENT';
  expect(days(wrap(change)).map(([first]) => first)).toEqual(['2026-12-24']);
  const series = 'BEGIN:VEVENT\nUID:s\nDTSTART;VALUE=DATE:20261201\nRRULE:FREQ=DAILY;COUNT=1\nEND:VEVENT';
  expect(days(wrap(`${series}\n${change}`)).map(([first]) => first)).toEqual(['2026-12-01', '2026-12-24']);
});

test('events without a name, or with the same one, are all read; of versions of one event the newest counts', () => {
  const one = (lines: string, day: number) => `BEGIN:VEVENT\n${lines}\nDTSTART;VALUE=DATE:202612${day}\nEND:VEVENT`;
  const unnamed = read(wrap(`${one('SUMMARY:a', 10)}\n${one('SUMMARY:a', 12)}`)).events;
  expect(new Set(unnamed.map(({ key }) => key)).size).toBe(2);
  const same = read(wrap(`${one('UID:a', 10)}\n${one('UID:a', 12)}`)).events;
  expect(new Set(same.map(({ key }) => key)).size).toBe(2);
  expect(days(wrap(`${one('UID:a\nSEQUENCE:1', 10)}\n${one('UID:a\nSEQUENCE:2', 12)}`))).toHaveLength(1);
});

test('what the calendars of the same provider gave the other one is left out, and nobody else’s', () => {
  const readUid = (listing: string) => {
    const uid = `full-${listing}-2026-12-03@twende`;
    const { events, own } = read(calendarOf([{ uid, start: '2026-12-03', end: '2026-12-05' }]));
    return [events.length, own];
  };
  for (const listing of ownListings) expect(readUid(listing)).toEqual([0, 1]);
  expect(readUid('019b0000-0000-7000-8000-000000000002')).toEqual([1, 0]);
});

test('folded lines, any line end, a mark in front and blank lines change nothing', () => {
  const plain = days(airbnb);
  const folded = airbnb.replace('DTSTART;VALUE=DATE:20261203', 'DTSTART;VALUE=\r\n DATE:2026\r\n\t1203');
  expect(days(folded)).toEqual(plain);
  for (const end of ['\n', '\r', '\r\n\r\n']) expect(days(airbnb.replaceAll('\r\n', end))).toEqual(plain);
  expect(days(`\uFEFF\r\n${airbnb}`)).toEqual(plain);
  expect(days(airbnb.replaceAll('BEGIN:VEVENT', 'begin:vevent').replaceAll('END:VEVENT', 'end:vevent'))).toEqual(plain);
});

test('an event keeps its key when its days move, and a repetition when its time does', () => {
  const keys = (text: string) => read(text).events.map(({ key }) => key);
  expect(keys(event('DTSTART;VALUE=DATE:20261203'))).toEqual(keys(event('DTSTART;VALUE=DATE:20261204\nSUMMARY:x')));
  const moved = google.replace('DTSTART;TZID=Africa/Nairobi:20261209', 'DTSTART;TZID=Africa/Nairobi:20261210');
  expect(keys(moved).toSorted()).toEqual(keys(google).toSorted());
});

test.each([
  ['nothing', '', 'not_a_calendar'],
  ['a page', '<!doctype html><title>Sign in</title>', 'not_a_calendar'],
  ['a contact', 'BEGIN:VCARD\nEND:VCARD', 'not_a_calendar'],
  ['cut off', airbnb.slice(0, -40), 'broken'],
  ['cut off at an event', airbnb.slice(0, airbnb.lastIndexOf('BEGIN:VEVENT')), 'broken'],
  ['crossed', wrap('BEGIN:VEVENT\nBEGIN:VALARM\nEND:VEVENT\nEND:VALARM'), 'broken'],
  ['deep', wrap(Array.from({ length: 40 }, () => 'BEGIN:VALARM').join('\n')), 'broken'],
  ['no such date', event('DTSTART;VALUE=DATE:2026ab03'), 'broken'],
  ['no date', event('SUMMARY:x'), 'broken'],
  ['a rule without sense', event('DTSTART;VALUE=DATE:20261203\nRRULE:FREQ=OFTEN'), 'broken'],
])('%s is refused: %#', (_, text, problem) => expect(problemOf(text)).toBe(problem));

test('an empty calendar is a calendar', () => {
  expect(read(wrap('X-WR-CALNAME:Empty'))).toEqual({ events: [], own: 0, free: 0, windowEnd: null });
});

test('at most 1,000 events within the days that we sell, and 3,000 in a file', () => {
  const many = (count: number, end: string) =>
    calendarOf(Array.from({ length: count }, (_, at) => ({ uid: `e${at}`, start: '2026-12-03', end })));
  expect(read(many(importLimits.events, '2026-12-04')).events).toHaveLength(importLimits.events);
  expect(problemOf(many(importLimits.events + 1, '2026-12-04'))).toBe('events_many');
  const over = many(importLimits.entries, '2026-12-04').replaceAll('202612', '202512');
  expect(read(over).events).toEqual([]);
  expect(problemOf(many(importLimits.entries + 1, '2026-12-04').replaceAll('202612', '202512'))).toBe('events_many');
  const daily = event('DTSTART;VALUE=DATE:20261121\nRRULE:FREQ=DAILY');
  expect(read(daily).events.at(-1)?.startDate).toBe('2028-11-21');
  expect(problemOf(event('DTSTART:20000101T000000Z\nRRULE:FREQ=MINUTELY'))).toBe('events_many');
});

test('the end of the booking window must look like one in every way', () => {
  const window = { uid: 'w', start: '2027-05-21', end: '2027-11-22', title: 'Airbnb (Not available)' };
  const isEnd = (changes: object, others: Parameters<typeof calendarOf>[0] = []) =>
    read(calendarOf([{ ...window, ...changes }, ...others])).windowEnd !== null;
  expect(isEnd({})).toBe(true);
  expect(isEnd({ title: 'CLOSED - Not available' })).toBe(true);
  expect(isEnd({ title: 'Reserved' })).toBe(false);
  expect(isEnd({ title: 'Wanjiru family' })).toBe(false);
  // Soon, short, or not far ahead: the host may have closed these days.
  expect(isEnd({ start: addDays(today, 27) })).toBe(false);
  expect(isEnd({ start: addDays(today, 28) })).toBe(true);
  expect(isEnd({ start: '2027-09-24' })).toBe(false);
  expect(isEnd({ start: '2027-09-23' })).toBe(true);
  expect(isEnd({ end: addDays(today, 300) })).toBe(false);
  expect(isEnd({ end: addDays(today, 301) })).toBe(true);
  // Something begins within it or behind it.
  expect(isEnd({}, [{ uid: 'x', start: '2027-06-01', end: '2027-06-03' }])).toBe(false);
  expect(isEnd({}, [{ uid: 'x', start: '2027-12-01', end: '2027-12-03' }])).toBe(false);
  expect(isEnd({}, [{ uid: 'x', start: '2027-05-19', end: '2027-05-21' }])).toBe(true);
});

test('a day that is written without saying that it is one is read as a day', () => {
  const lines = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTART:20261203',
    'DTEND:20261205',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const parsed = parseFeed({ text: lines.join('\r\n'), today, ownListings });
  const events = 'feed' in parsed ? parsed.feed.events : [];
  expect(events.map(({ startDate, lastDay }) => [startDate, lastDay])).toEqual([['2026-12-03', '2026-12-04']]);
});

test('events that together take more days than the limit are refused', () => {
  const event = (uid: number) => [
    ...['BEGIN:VEVENT', `UID:${uid}`, 'DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20280901', 'END:VEVENT'],
  ];
  const file = (events: number) =>
    ['BEGIN:VCALENDAR', ...Array.from({ length: events }, (_, uid) => event(uid)).flat(), 'END:VCALENDAR'].join('\r\n');
  expect(problemOf(file(31))).toBeUndefined();
  expect(problemOf(file(32))).toBe('events_many');
});
