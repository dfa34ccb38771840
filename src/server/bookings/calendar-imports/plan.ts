import { addDays, type CalendarDate, daysOf } from '#shared/dates.ts';
import { rangesOf } from '../calendar-feed/busy-days.ts';

/** An event that the other calendar has now. */
export interface WantedEvent {
  key: string;
  startDate: CalendarDate;
  /** The last day, or night. */
  endDate: CalendarDate;
  /** It takes no places. */
  windowEnd: boolean;
}

export interface HeldBlock {
  id: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  /** null: its days are closed. */
  places: number | null;
}

/** An event that was read before, with the blocks that were made for it. */
export interface HeldEvent extends WantedEvent {
  id: string;
  conflictDays: readonly CalendarDate[];
  settledDays: readonly CalendarDate[];
  toldAt: Date | null;
  blocks: readonly HeldBlock[];
}

/** What other calendars, bookings and blocks by hand have made of a day. */
export interface DayState {
  /** Places of the day, and those of the listing, which the day may exceed while more are booked. */
  capacity: number;
  listed: number;
  taken: number;
  /** Of these, what blocks take, those of this calendar among them. */
  takenByBlocks: number;
  closed: boolean;
}

interface Bounds {
  /** The days that can still be sold. */
  today: CalendarDate;
  last: CalendarDate;
}

/** What happens to one event. */
interface EventChange {
  wanted: WantedEvent;
  /** Absent for a new one. */
  held?: HeldEvent | undefined;
  /** Days from today on that its blocks take now. */
  before: readonly CalendarDate[];
  /** Days from today on that it should take. */
  days: readonly CalendarDate[];
}

interface Difference {
  /** New and moved events, and those for which there was no room. Events that are as they were are not among them. */
  changes: EventChange[];
  /** Events that the other calendar no longer has. */
  gone: HeldEvent[];
  /** Events that are over, whose blocks stay as they are. */
  over: HeldEvent[];
}

/** The days from today on that some days have in common with those that can be sold. */
function daysWithin({ startDate, endDate }: Omit<HeldBlock, 'id' | 'places'>, { today, last }: Bounds): CalendarDate[] {
  return daysOf(startDate > today ? startDate : today, endDate < last ? endDate : last);
}

/** The days from today on that an event's blocks take. */
export const daysHeld = ({ blocks }: Pick<HeldEvent, 'blocks'>, today: CalendarDate): CalendarDate[] =>
  blocks.flatMap(({ startDate, endDate }) => daysOf(startDate > today ? startDate : today, endDate)).toSorted();

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, at) => one === b[at]);

/** Compares what the other calendar has now with what was read before, by the keys of the events. */
export function differenceOf(wanted: readonly WantedEvent[], held: readonly HeldEvent[], bounds: Bounds): Difference {
  const { today } = bounds;
  const known = new Map(held.map((event) => [event.key, event]));
  const changes: EventChange[] = [];
  const keys = new Set<string>();
  for (const event of wanted) {
    // A file that names one event twice means one.
    if (event.endDate < today || keys.has(event.key)) continue;
    keys.add(event.key);
    const before = known.get(event.key);
    const change = {
      ...{ wanted: event, held: before, before: before ? daysHeld(before, today) : [] },
      days: event.windowEnd ? [] : daysWithin(event, bounds),
    };
    if (!before || isChanged(change, before)) changes.push(change);
  }
  const missing = held.filter(({ key }) => !keys.has(key));
  return {
    changes,
    gone: missing.filter(({ endDate }) => endDate >= today),
    over: missing.filter(({ endDate }) => endDate < today),
  };
}

function isChanged({ wanted, before, days }: EventChange, held: HeldEvent): boolean {
  const { startDate, endDate, windowEnd } = wanted;
  const isMoved = held.startDate !== startDate || held.endDate !== endDate || held.windowEnd !== windowEnd;
  return isMoved || held.conflictDays.length > 0 || !same(before, days);
}

/** From so many vanished events on, most of them vanishing at once is doubted, too. */
const doubtedFrom = 5;

/**
 * Whether a file has suddenly lost all its events, or most of many. A site that fails may answer a calendar without its
 * bookings, and their days would all be sold.
 */
export function isSuddenlyEmpty(
  { gone }: Pick<Difference, 'gone'>,
  { wanted, held }: { wanted: readonly WantedEvent[]; held: readonly HeldEvent[] },
  { today }: Pick<Bounds, 'today'>,
): boolean {
  const isComing = ({ windowEnd, endDate }: WantedEvent) => !windowEnd && endDate >= today;
  const vanished = gone.filter(isComing).length;
  const before = held.filter(isComing).length;
  const now = wanted.filter(isComing).length;
  return vanished > 0 && (now === 0 || (vanished >= doubtedFrom && now * 2 < before));
}

/**
 * What events that lack some of their days want of those on which places were just given back. Events that want none of them
 * are left out.
 * @param freed those days
 */
export function waitingChanges(
  held: readonly HeldEvent[],
  freed: readonly CalendarDate[],
  bounds: Bounds,
): EventChange[] {
  const free = new Set(freed);
  return held
    .filter(({ windowEnd, endDate }) => !windowEnd && endDate >= bounds.today)
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
    .map((event) => {
      const before = daysHeld(event, bounds.today);
      const known = new Set<CalendarDate>(before);
      const more = daysWithin(event, bounds).filter((date) => free.has(date) && !known.has(date));
      return { wanted: event, held: event, before, days: [...before, ...more].toSorted() };
    })
    .filter(({ before, days }) => days.length > before.length);
}

/** What an event gets. */
export interface EventOutcome {
  change: EventChange;
  /** On each day that it takes; null: they are closed. */
  places: number | null;
  /** The days from today on that its blocks take now. */
  taken: CalendarDate[];
  /** Days on which bookings, or other blocks in part, leave no room. */
  conflictDays: CalendarDate[];
}

interface Places {
  /** Of the calendar: taken by each event, or null where an event closes its days. */
  places: number | null;
  /** Of the listing. */
  capacity: number;
}

/**
 * Decides which days each event takes: what vanished or moved is given back first, then each event takes the days on which
 * there is room, the earliest first. A day with a booking is never closed, and places are never taken beyond those of a day.
 * @param days the state of all days named by the changes and of those given back; they are locked, so that nobody books
 */
export function decideEvents(
  { changes, gone }: Pick<Difference, 'changes' | 'gone'>,
  days: ReadonlyMap<CalendarDate, DayState>,
  { places, capacity, today }: Places & Pick<Bounds, 'today'>,
): { outcomes: EventOutcome[]; after: Map<CalendarDate, DayState> } {
  const after = new Map([...days].map(([date, day]) => [date, { ...day }]));
  for (const event of gone) giveBack(after, event.blocks, today);
  for (const { held, days: wanted } of changes) {
    const kept = new Set<string>(wanted);
    if (held) giveBack(after, held.blocks, today, (date) => !kept.has(date));
  }
  const outcomes = changes.map((change) => decideOne(change, after, { places, capacity }));
  return { outcomes, after };
}

function giveBack(
  days: Map<CalendarDate, DayState>,
  blocks: readonly HeldBlock[],
  today: CalendarDate,
  only: (date: CalendarDate) => boolean = () => true,
): void {
  for (const { startDate, endDate, places } of blocks) {
    for (const date of daysOf(startDate > today ? startDate : today, endDate).filter(only)) {
      const day = days.get(date);
      if (!day) throw new Error(`the day ${date} is not among those that are locked`);
      day.taken -= places ?? 0;
      day.takenByBlocks -= places ?? 0;
      // As for bookings: a day that kept more places than its listing has loses those that are returned.
      if (places !== null && day.capacity > day.listed) day.capacity = Math.max(day.taken, day.listed);
    }
  }
}

function decideOne(change: EventChange, days: Map<CalendarDate, DayState>, asked: Places): EventOutcome {
  const [first] = change.held?.blocks ?? [];
  // An event that has places keeps as many, whatever the calendar takes for new ones.
  const places = first ? first.places : asked.places && Math.min(asked.places, asked.capacity);
  const before = new Set<string>(change.before);
  const [taken, conflictDays]: [CalendarDate[], CalendarDate[]] = [[], []];
  for (const date of change.days) {
    const day = days.get(date);
    if (before.has(date)) taken.push(date);
    else if (!day) throw new Error(`the day ${date} is not among those that are locked`);
    else if (takeDay(day, places)) taken.push(date);
    // Where other blocks have taken everything, nothing can be sold any more, so there is nothing to decide.
    else if (day.taken > day.takenByBlocks || (!day.closed && day.taken < day.capacity)) conflictDays.push(date);
  }
  return { change, places, taken, conflictDays };
}

/** @returns whether there was room */
function takeDay(day: DayState, places: number | null): boolean {
  if (places === null) return day.taken === day.takenByBlocks;
  if (day.taken + places > day.capacity) return false;
  day.taken += places;
  day.takenByBlocks += places;
  return true;
}

/** The rows of an event's blocks after a change. */
export interface BlockRows {
  /** Blocks that have other days now. */
  moved: HeldBlock[];
  added: Omit<HeldBlock, 'id'>[];
  removed: string[];
  /** Blocks that ended yesterday: they say what was on their days, and belong to no event any more. */
  ended: HeldBlock[];
}

/**
 * Makes the fewest changes of an event's blocks, so that they take these days: a block that had begun keeps its past days, and
 * one whose days moved stays the same row.
 */
export function blockRowsFor(
  held: readonly HeldBlock[],
  taken: readonly CalendarDate[],
  { places, today }: { places: number | null; today: CalendarDate },
): BlockRows {
  const rows: BlockRows = { moved: [], added: [], removed: [], ended: [] };
  const slots = held.filter(({ endDate }) => endDate >= today).toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
  const yesterday = addDays(today, -1);
  for (const { start, end } of rangesOf(taken)) {
    const endDate = addDays(end, -1);
    const block = slots.shift();
    if (!block) rows.added.push({ startDate: start, endDate, places });
    else {
      // One that had begun and goes on.
      const startDate = start === today && block.startDate < today ? block.startDate : start;
      if (startDate > today && block.startDate < today) {
        rows.ended.push({ ...block, endDate: yesterday });
        rows.added.push({ startDate, endDate, places });
      } else if (startDate !== block.startDate || endDate !== block.endDate) {
        rows.moved.push({ ...block, startDate, endDate });
      }
    }
  }
  for (const block of slots) {
    if (block.startDate < today) rows.ended.push({ ...block, endDate: yesterday });
    else rows.removed.push(block.id);
  }
  return rows;
}
