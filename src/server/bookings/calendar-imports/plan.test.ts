import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDate, calendarDate, daysOf } from '#shared/dates.ts';
import {
  blockRowsFor,
  type DayState,
  daysHeld,
  decideEvents,
  differenceOf,
  type HeldBlock,
  type HeldEvent,
  type WantedEvent,
} from './plan.ts';

const first = calendarDate('2026-12-01');
const last = calendarDate('2026-12-31');
const capacity = 3;

/** A calendar with its listing, in memory: what `applyEvents` does with rows. */
interface Model {
  today: CalendarDate;
  places: number | null;
  /** Places that bookings take. */
  booked: Map<CalendarDate, number>;
  events: HeldEvent[];
  /** Blocks of events that are over. */
  past: HeldBlock[];
}

let ids = 0;
const newId = () => `id${++ids}`;

const blocksOf = ({ events, past }: Model) => [...events.flatMap(({ blocks }) => blocks), ...past];
const covers = (date: string) => (block: HeldBlock) => block.startDate <= date && date <= block.endDate;

function stateOf(model: Model, date: CalendarDate): DayState {
  const blocks = blocksOf(model).filter(covers(date));
  const takenByBlocks = blocks.reduce((sum, { places }) => sum + (places ?? 0), 0);
  const taken = (model.booked.get(date) ?? 0) + takenByBlocks;
  return { capacity, listed: capacity, taken, takenByBlocks, closed: blocks.some(({ places }) => places === null) };
}

function read(model: Model, wanted: readonly WantedEvent[]): Model {
  const { today, places, events } = model;
  const difference = differenceOf(wanted, events, { today, last });
  const { changes, gone, over } = difference;
  const named = [
    ...changes.flatMap((change) => [...change.before, ...change.days]),
    ...gone.flatMap((event) => daysHeld(event, today)),
  ];
  const days = new Map(named.map((date) => [date, stateOf(model, date)]));
  const { outcomes } = decideEvents(difference, days, { places, capacity, today });
  const left = new Set([...gone, ...over].map(({ id }) => id));
  const past = [...model.past];
  const kept = new Map(events.filter(({ id }) => !left.has(id)).map((event) => [event.key, event]));
  for (const event of over) past.push(...event.blocks);
  for (const event of gone) past.push(...blockRowsFor(event.blocks, [], { places, today }).ended);
  for (const { change, places: each, taken, conflictDays } of outcomes) {
    const held = change.held?.blocks ?? [];
    const { added, moved, removed, ended } = blockRowsFor(held, taken, { places: each, today });
    past.push(...ended);
    const changed = new Map(moved.map((block) => [block.id, block]));
    const ends = new Set([...removed, ...ended.map(({ id }) => id)]);
    const blocks = held.filter(({ id }) => !ends.has(id)).map((block) => changed.get(block.id) ?? block);
    const id = change.held?.id ?? newId();
    const all = [...blocks, ...added.map((block) => ({ ...block, id: newId() }))];
    kept.set(change.wanted.key, { ...change.wanted, id, conflictDays, settledDays: [], toldAt: null, blocks: all });
  }
  return { ...model, past, events: [...kept.values()] };
}

const date = fc.integer({ min: -3, max: 24 }).map((days) => addDays(first, days));
const wantedEvents = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    start: date,
    length: fc.integer({ min: 0, max: 6 }),
    windowEnd: fc.boolean(),
  }),
  { selector: ({ key }) => key, maxLength: 5 },
);
const steps = fc.array(
  fc.record({ wanted: wantedEvents, later: fc.integer({ min: 0, max: 3 }), books: fc.array(date, { maxLength: 4 }) }),
  { minLength: 1, maxLength: 5 },
);

const eventsOf = (wanted: { key: string; start: CalendarDate; length: number; windowEnd: boolean }[]): WantedEvent[] =>
  wanted.map(({ key, start, length, windowEnd }) => ({
    key,
    windowEnd,
    startDate: start,
    endDate: addDays(start, length),
  }));

/** What travellers can do: book a place where there is one. */
function book(model: Model, day: CalendarDate): Model {
  const { taken, closed } = stateOf(model, day);
  if (day < model.today || closed || taken >= capacity) return model;
  return { ...model, booked: new Map(model.booked).set(day, (model.booked.get(day) ?? 0) + 1) };
}

test('however calendars change, days hold no more than they have, no booked day is closed, and each event has its days or a conflict', () => {
  const run = fc.property(steps, fc.constantFrom(null, 1, 2), (all, places) => {
    let model: Model = { today: first, places, booked: new Map(), events: [], past: [] };
    for (const { wanted, later, books } of all) {
      for (const day of books) model = book(model, day);
      model = { ...model, today: addDays(model.today, later) };
      model = read(model, eventsOf(wanted));
      checkDays(model);
      checkEvents(model, eventsOf(wanted));
      // What has not changed is left alone.
      expect(read(model, eventsOf(wanted)).events).toEqual(model.events);
    }
  });
  fc.assert(run, { numRuns: 400 });
});

function checkDays(model: Model): void {
  for (const day of daysOf(addDays(first, -3), last)) {
    const { taken, closed } = stateOf(model, day);
    expect(taken, day).toBeLessThanOrEqual(capacity);
    if (day >= model.today && closed) expect(model.booked.get(day) ?? 0, day).toBe(0);
  }
}

function checkEvents(model: Model, wanted: WantedEvent[]): void {
  const coming = wanted.filter(({ endDate }) => endDate >= model.today);
  expect(model.events.map(({ key }) => key).toSorted()).toEqual(coming.map(({ key }) => key).toSorted());
  for (const event of model.events) {
    const days = daysHeld(event, model.today);
    // Each day once.
    expect(new Set(days).size).toBe(days.length);
    const due = event.windowEnd ? [] : daysOf(event.startDate, event.endDate).filter((day) => day >= model.today);
    const missing = due.filter((day) => !days.includes(day));
    expect(days.every((day) => due.includes(day))).toBe(true);
    for (const day of missing) {
      const { taken, takenByBlocks } = stateOf(model, day);
      const named = event.conflictDays.includes(day);
      // Where it has no room although nobody has booked, other blocks have all of it.
      if (!named) expect([taken, takenByBlocks]).toEqual([capacity, capacity]);
    }
    expect(event.conflictDays.every((day) => missing.includes(day))).toBe(true);
  }
}

const wanted = (key: string, startDate: CalendarDate, endDate: CalendarDate): WantedEvent => ({
  ...{ key, startDate, endDate, windowEnd: false },
});
const begin = (places: number | null): Model => ({ today: first, places, booked: new Map(), events: [], past: [] });

test('a block whose event moves stays the same row, and one that had begun keeps its past days', () => {
  const [second, fifth] = [addDays(first, 1), addDays(first, 4)];
  const one = read(begin(1), [wanted('a', first, fifth)]);
  const block = one.events[0]?.blocks[0];
  const moved = read(one, [wanted('a', second, fifth)]);
  expect(moved.events[0]?.blocks).toEqual([{ ...block, startDate: second }]);
  const later = read({ ...one, today: addDays(first, 2) }, [wanted('a', first, second)]);
  expect([later.events, later.past]).toEqual([[], [{ ...block, endDate: second }]]);
  const shorter = read({ ...one, today: second }, [wanted('a', first, addDays(first, 2))]);
  expect(shorter.events[0]?.blocks).toEqual([{ ...block, endDate: addDays(first, 2) }]);
  const vanished = read({ ...one, today: addDays(first, 2) }, []);
  expect([vanished.events, vanished.past]).toEqual([[], [{ ...block, endDate: second }]]);
});

test('an event with a booked day within takes the days around it', () => {
  const booked = new Map([[addDays(first, 2), 1]]);
  const model = read({ ...begin(null), booked }, [wanted('a', first, addDays(first, 4))]);
  expect(model.events[0]?.conflictDays).toEqual([addDays(first, 2)]);
  expect(model.events[0]?.blocks.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    [first, addDays(first, 1)],
    [addDays(first, 3), addDays(first, 4)],
  ]);
  // Once the booking is gone, the day is taken too.
  const free = read({ ...model, booked: new Map() }, [wanted('a', first, addDays(first, 4))]);
  expect([free.events[0]?.conflictDays, daysHeld(free.events[0] ?? { blocks: [] }, first)]).toEqual([
    [],
    daysOf(first, addDays(first, 4)),
  ]);
});
