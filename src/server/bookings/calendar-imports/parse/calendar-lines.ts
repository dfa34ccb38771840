import { importLimits } from '#shared/calendar-imports.ts';
import { Refused } from './refused.ts';

/** What of a file says when somebody is busy, by component. Everything else is left out before the library reads it. */
const kept: Record<string, readonly string[]> = {
  VCALENDAR: ['VERSION', 'METHOD'],
  'VCALENDAR/VEVENT': [
    ...['UID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'SEQUENCE'],
    ...['STATUS', 'TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS', 'SUMMARY'],
  ],
  'VCALENDAR/VTIMEZONE': ['TZID'],
  'VCALENDAR/VTIMEZONE/STANDARD': ['DTSTART', 'RRULE', 'RDATE', 'TZOFFSETFROM', 'TZOFFSETTO'],
  'VCALENDAR/VTIMEZONE/DAYLIGHT': ['DTSTART', 'RRULE', 'RDATE', 'TZOFFSETFROM', 'TZOFFSETTO'],
};
/** Components within each other; a file needs four. */
const deepest = 8;
/** Characters of an unfolded line that is kept, such as a long list of dates. */
const longest = 65_536;

/**
 * The unfolded lines of an iCalendar file (RFC 5545) that say when somebody is busy, whatever ends its lines. Descriptions,
 * alarms and what a program added are left out, well formed or not: many sites write descriptions that are not.
 * @throws Refused not_a_calendar; broken: cut off, or components that do not end in order; events_many
 */
export function calendarLines(text: string): string[] {
  // Some sites write a blank, or an empty line, before the first one.
  const plain = text.replace(/^\uFEFF/, '').trimStart();
  if (!/^BEGIN:VCALENDAR\s*$/im.test(plain.slice(0, 200)) || !/^BEGIN:/i.test(plain))
    throw new Refused('not_a_calendar');
  const lines: string[] = [];
  const open: string[] = [];
  let entries = 0;
  for (const line of unfolded(plain)) {
    const [, edge, component = ''] = /^(BEGIN|END):\s*([A-Z0-9-]+)\s*$/i.exec(line) ?? [];
    const name = component.toUpperCase();
    if (edge?.toUpperCase() === 'BEGIN') {
      open.push(name);
      if (open.length > deepest) throw new Refused('broken');
      if (name === 'VEVENT') entries += 1;
      if (entries > importLimits.entries) throw new Refused('events_many');
      if (isKept(open)) lines.push(`BEGIN:${name}`);
    } else if (edge) {
      if (isKept(open)) lines.push(`END:${name}`);
      if (open.pop() !== name) throw new Refused('broken');
    } else if (kept[open.join('/')]?.includes(nameOf(line))) {
      if (line.length > longest) throw new Refused('broken');
      lines.push(withDateValue(line));
    }
  }
  if (open.length > 0) throw new Refused('broken');
  return lines;
}

/** Many programs write a day as `DTSTART:20261203`, without saying that it is no time. */
function withDateValue(line: string): string {
  const [, name, parameters = '', value] = /^([A-Z-]+)(;[^:]*)?:(\d{8}(?:,\d{8})*)\s*$/i.exec(line) ?? [];
  return name && value && !/;VALUE=/i.test(parameters) && namesOfDays.has(name.toUpperCase())
    ? `${name}${parameters};VALUE=DATE:${value}`
    : line;
}

const namesOfDays = new Set(['DTSTART', 'DTEND', 'RDATE', 'EXDATE', 'RECURRENCE-ID']);

const isKept = (open: readonly string[]) => Object.hasOwn(kept, open.join('/'));

/** The name of a property, before its parameters and its value. */
const nameOf = (line: string) => line.slice(0, line.search(/[;:]|$/)).toUpperCase();

/** Lines as they were before they were folded: one that begins with a blank goes on with the line before. */
function unfolded(text: string): string[] {
  const lines: string[][] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const last = lines.at(-1);
    if (last && /^[ \t]/.test(line)) last.push(line.slice(1));
    else if (line !== '') lines.push([line]);
  }
  return lines.map((parts) => parts.join(''));
}
