import { addDays, addMonths, type CalendarDate, calendarDate, weekdayOf } from '#shared/dates.ts';
import { easterSunday } from '#shared/easter.ts';
import { parseTypedDate } from '#shared/typed-date.ts';
import { months } from './months.ts';

/** The days that a message names. */
export interface Days {
  startDate?: CalendarDate;
  /** The last day that was named, which for a stay is that of leaving. */
  endDate?: CalendarDate;
  /** A month without a day, 1 to 12. */
  month?: number;
}

const monthName = [...months.keys()].join('|');
const ordinalMonths = [
  'kwanza pili tatu nne tano sita saba nane tisa kumi'.split(' '),
  'kumi na moja',
  'kumi na mbili',
].flat();
/** The longer ones first, of which the shorter ones are beginnings. */
const ordinalMonth = ordinalMonths.toReversed().join('|');

/** Sunday is 0, as `weekdayOf` counts. */
const weekdays: ReadonlyMap<string, number> = new Map(
  [
    'sunday monday tuesday wednesday thursday friday saturday'.split(' '),
    'jumapili jumatatu jumanne jumatano alhamisi ijumaa jumamosi'.split(' '),
  ].flatMap((names) => names.map((name, index) => [name, index] as const)),
);
const weekdayName = [...weekdays.keys()].join('|');

const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const year = String.raw`(?:,? ?\d{4})?`;
/** In “july 3 nights” the number counts nights. */
const counted = '(?:nights?|days?|weeks?|people|persons?|adults?|guests?|pax)';
const fullDate = String.raw`(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|(?:tarehe )?${day} (?:of |ya )?(?:${monthName})\b${year}|(?:${monthName}) ${day}\b(?! ?${counted})${year}|day after tomorrow|kesho kutwa|today|tomorrow|leo|kesho)`;
const upTo = '(?: ?(?:-|–|to|until|till|and|hadi|mpaka|na) ?)';

const fromTo = new RegExp(`(?<first>${fullDate})${upTo}(?<last>${fullDate})`, 'u');
/** 12 to 15 January, 12-15 Jan; January 12 to 15. */
const daysOfMonth = new RegExp(
  `(?:tarehe )?(?<first>${day})${upTo}(?:tarehe )?(?<last>${day}) (?:of |ya )?(?<month>${monthName})\\b(?<year>,? ?\\d{4})?`,
  'u',
);
const monthFirst = new RegExp(
  `\\b(?<month>${monthName}) (?<first>${day})${upTo}(?<last>${day})\\b(?<year>,? ?\\d{4})?`,
  'u',
);
/** Arriving 4 March and leaving on the 7th: a day of the same month or the next. */
const untilDay = new RegExp(
  `(?<first>${fullDate})(?:,?(?: and)? ?(?:leaving|departing|checking out|check out|until|till|to|through|out|kuondoka|tunaondoka|naondoka|hadi|mpaka)(?: on)? (?=the |tarehe |\\d{1,2}(?:st|nd|rd|th)))(?:the |tarehe )?(?<last>${day})(?! ?(?:${monthName}|${counted}|usiku|[:/.-]?\\d))\\b`,
  'u',
);
const oneDate = new RegExp(`(?<![\\d-])(?<first>${fullDate})`, 'u');
/** The 14th; tarehe 14: the next such day. */
const dayOfMonth =
  /\b(?:(?:on )?the (?<ordinal>\d{1,2})(?:st|nd|rd|th)|tarehe (?<day>\d{1,2}))\b(?! ?(?:night|day|week))/u;
const daysAhead = /\b(?:in (?<en>\d{1,2}) days(?: time)?|baada ya siku (?<sw>\d{1,2}))\b/u;
const tonight = /\b(?:tonight|this evening|this afternoon|usiku wa leo|leo usiku|leo jioni)\b/u;
const nextMonth = /\b(?:next month|mwezi ujao)\b/u;
const thisMonth = /\b(?:this month|mwezi huu)\b/u;
const holiday =
  /\b(?:(?<christmas>christmas|xmas|krismasi|noeli)|(?<newYear>new ?years?(?: eve| day)?|mwaka mpya)|(?<easter>easter|pasaka))\b/u;
const onWeekday = new RegExp(
  `\\b(?:(?:next|this|on|coming|siku ya) )?(?<weekday>${weekdayName})\\b(?: ijayo| hii)?`,
  'u',
);
const weekend =
  /\b(?:(?<next>next weekend|(?:wikendi|wikiendi|mwisho wa wiki|wikendi) ijayo)|(?:this |the )?weekend|wikendi(?: hii)?|wikiendi|mwisho wa wiki(?: hii)?)\b/u;
const nextWeek = /\b(?:next week|wiki ijayo|juma lijalo)\b/u;
const inMonth = new RegExp(
  `\\b(?:in|during|around|for|mwezi wa|mwezi|mnamo|late|early|mid|next|kwa)[- ](?<month>${monthName})\\b|\\b(?<alone>${monthName})\\b(?! \\d)|\\bmwezi (?:wa )?(?:(?<ordinal>${ordinalMonth})|(?<digits>1[0-2]|[1-9]))\\b`,
  'u',
);

/** Before a day a weekday says the same again: Fri 11 Dec to Sun 13 Dec. */
const weekdayBefore = new RegExp(
  `\\b(?:${weekdayName}|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun),? (?=(?:the |tarehe )?${day}(?:${upTo}(?:(?:${weekdayName}|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun),? )?${day})? (?:of |ya )?(?:${monthName})\\b)`,
  'gu',
);

/** `may` and `mar` alone are mostly other words. */
const doubtful: ReadonlySet<string> = new Set(
  'may mar mac sep dec des oct okt nov jan feb apr jun jul aug ago'.split(' '),
);

/**
 * The days of a message, and the message with them replaced by ` mark `.
 * @param written lower case, with its punctuation
 */
export function readDays(written: string, mark: string, today: CalendarDate): { days: Days; rest: string } {
  const text = written.replace(weekdayBefore, '');
  for (const read of readers) {
    const found = read(text, today);
    if (found) return { days: found.days, rest: text.replace(found.matched, ` ${mark} `) };
  }
  return { days: {}, rest: text };
}

interface Found {
  days: Days;
  matched: string;
}
type Reader = (text: string, today: CalendarDate) => Found | undefined;

/** A reader of what a shape matches; undefined where that is no day that exists. */
const reader =
  (
    shape: RegExp,
    daysOf: (groups: Record<string, string | undefined>, today: CalendarDate) => Days | undefined,
  ): Reader =>
  (text, today) => {
    const found = shape.exec(text);
    const days = found && daysOf(found.groups ?? {}, today);
    return days ? { days, matched: found[0] } : undefined;
  };

const readers: Reader[] = [
  reader(fromTo, ({ first, last }, today) => spanOf(typed(first, today), typed(last, today))),
  reader(daysOfMonth, monthSpan),
  reader(monthFirst, monthSpan),
  reader(untilDay, ({ first, last }, today) => {
    const from = typed(first, today);
    const until = from && comingDayOfMonth(Number.parseInt(last ?? '', 10), from)?.startDate;
    return spanOf(from, until && until <= addMonths(from, 1) ? until : undefined);
  }),
  reader(oneDate, ({ first }, today) => spanOf(typed(first, today), undefined)),
  reader(weekend, ({ next }, today) => {
    const saturday = addDays(comingDay(today, 6), next === undefined ? 0 : 7);
    return { startDate: saturday, endDate: addDays(saturday, 1) };
  }),
  reader(tonight, (_, today) => ({ startDate: today })),
  reader(holiday, (named, today) => ({ startDate: comingHoliday(named, today) })),
  reader(daysAhead, ({ en, sw }, today) => ({ startDate: addDays(today, Number(en ?? sw)) })),
  reader(dayOfMonth, ({ ordinal, day }, today) => comingDayOfMonth(Number(ordinal ?? day), today)),
  reader(nextMonth, (_, today) => ({ month: (Number(today.slice(5, 7)) % 12) + 1 })),
  reader(thisMonth, (_, today) => ({ month: Number(today.slice(5, 7)) })),
  reader(nextWeek, (_, today) => ({ startDate: comingDay(addDays(today, 1), 1) })),
  reader(onWeekday, ({ weekday = '' }, today) => ({
    startDate: comingDay(addDays(today, 1), weekdays.get(weekday) ?? 0),
  })),
  reader(inMonth, ({ month, alone, ordinal, digits }) => {
    if (digits !== undefined) return { month: Number(digits) };
    if (ordinal !== undefined) return { month: ordinalMonths.indexOf(ordinal) + 1 };
    if (alone !== undefined && doubtful.has(alone)) return undefined;
    const number = months.get(month ?? alone ?? '');
    return number === undefined ? undefined : { month: number };
  }),
];

function monthSpan({ first, last, month, year = '' }: Record<string, string | undefined>, today: CalendarDate) {
  const dateOf = (day: string | undefined) => typed(`${day} ${month}${year.replace(',', '')}`, today);
  return spanOf(dateOf(first), dateOf(last));
}

/** A later day is a typing mistake. Those that lie too far ahead to be booked are read, so that the answer can say so. */
const farMonths = 120;

function typed(text: string | undefined, today: CalendarDate): CalendarDate | undefined {
  if (text === 'day after tomorrow') return addDays(today, 2);
  const date = parseTypedDate((text ?? '').replace(/^tarehe /, '').replace(/ (?:of|ya) /, ' '), today);
  return date !== undefined && date <= addMonths(today, farMonths) ? date : undefined;
}

/** A last day before the first one is meant in the next year. */
function spanOf(first: CalendarDate | undefined, last: CalendarDate | undefined): Days | undefined {
  if (!first) return undefined;
  if (!last) return { startDate: first };
  return { startDate: first, endDate: last < first ? addMonths(last, 12) : last };
}

/** The first such day of this month or the next ones, from today on. */
function comingDayOfMonth(day: number, today: CalendarDate): Days | undefined {
  for (let ahead = 0; ahead < 3; ahead++) {
    const month = addMonths(`${today.slice(0, 8)}01` as CalendarDate, ahead).slice(0, 8);
    const date = parseTypedDate(`${month}${String(day).padStart(2, '0')}`, today);
    if (date !== undefined && date >= today) return { startDate: date };
  }
  return undefined;
}

function comingHoliday({ christmas, newYear }: Record<string, string | undefined>, today: CalendarDate): CalendarDate {
  const year = Number(today.slice(0, 4));
  const [first, next] = [year, year + 1].map((one) => {
    if (christmas !== undefined) return calendarDate(`${one}-12-25`);
    return newYear === undefined ? easterSunday(one) : calendarDate(`${one}-01-01`);
  }) as [CalendarDate, CalendarDate];
  return first >= today ? first : next;
}

/** The next such weekday from a day on, that day itself included. */
const comingDay = (from: CalendarDate, weekday: number): CalendarDate =>
  addDays(from, (weekday - weekdayOf(from) + 7) % 7);
