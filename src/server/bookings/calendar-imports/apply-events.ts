import { renewPrices } from '#server/catalogue/renew-prices.ts';
import type { Tx } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { addMonths, type CalendarDate } from '#shared/dates.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';
import { repeatsOwnDays } from './own-days.ts';
import {
  type BlockRows,
  blockRowsFor,
  type DayState,
  daysHeld,
  decideEvents,
  differenceOf,
  type EventOutcome,
  type HeldEvent,
  isSuddenlyEmpty,
  type WantedEvent,
  waitingChanges,
} from './plan.ts';
import {
  type CalendarImport,
  listHeld,
  listReading,
  lockDays,
  readDayStates,
  removeEvents,
  writeBlocks,
  writeDays,
  writeEvents,
} from './repository.ts';

type Calendar = Pick<CalendarImport, 'id' | 'serviceId' | 'name' | 'places'>;

interface Applied {
  calendar: Calendar;
  /** Of the listing. */
  capacity: number;
  /** All that the other calendar has now; what is not among them has vanished. */
  events: readonly WantedEvent[];
  /** Events that vanish are kept where nearly all do, since the other site may have failed. */
  doubted: boolean;
  now: Date;
  today: CalendarDate;
}

/**
 * Makes the blocks of a calendar what its events say: new ones are added, moved ones moved, vanished ones removed, and the
 * others left alone. A booking is never displaced: where one has the days, the event stands there with them as a conflict.
 * Days that it gives back are offered to events of the listing's other calendars. The caller holds the provider's lock, and
 * shifts no other days in the same transaction.
 * @returns whether nearly all events had vanished and were kept
 */
export async function applyEvents(
  tx: Tx,
  { calendar, capacity, events, doubted, now, today }: Applied,
): Promise<boolean> {
  const { id: importId, serviceId } = calendar;
  const held = await listHeld(tx, importId);
  const found = differenceOf(events, held, { today, last: addMonths(today, MONTHS_AHEAD) });
  const emptied = doubted && isSuddenlyEmpty(found, { wanted: events, held }, { today });
  const difference = emptied ? { ...found, gone: [] } : found;
  const { changes, gone, over } = difference;
  if (changes.length + gone.length + over.length === 0) return emptied;
  const before = [...changes.flatMap((change) => change.before), ...gone.flatMap((event) => daysHeld(event, today))];
  const named = [...before, ...changes.flatMap(({ days }) => days)];
  const locked = await lockDays(tx, serviceId, [...new Set(named)].toSorted());
  const days = await readDayStates(tx, serviceId, locked);
  const { outcomes, after } = decideEvents(difference, days, { places: calendar.places, capacity, today });
  await writeOutcomes(tx, calendar, { outcomes, gone, before: days, after, now, today });
  await removeEvents(
    tx,
    [...gone, ...over].map(({ id }) => id),
  );
  const kept = new Set(outcomes.flatMap(({ taken }) => taken));
  await takeFreedDays(tx, {
    ...{ serviceId, except: importId, now, today },
    dates: [...new Set(before)].filter((date) => !kept.has(date)).toSorted(),
  });
  return emptied;
}

interface Freed {
  serviceId: string;
  /** Days on which places were given back in this transaction, which has them locked. */
  dates: readonly CalendarDate[];
  /** A calendar whose events do not wait for them. */
  except?: string;
  now: Date;
  today: CalendarDate;
}

/**
 * Lets events that lack these days have them, those of the calendar that was added first before the others. The caller holds
 * the provider's lock and those of the days.
 */
export async function takeFreedDays(tx: Tx, { serviceId, dates, except, now, today }: Freed): Promise<void> {
  const bounds = { today, last: addMonths(today, MONTHS_AHEAD) };
  const wanted = dates.filter((date) => date >= bounds.today && date <= bounds.last);
  const [from, to] = [wanted[0], wanted.at(-1)];
  if (from === undefined || to === undefined) return;
  for (const { calendar, capacity } of await listReading(tx, serviceId)) {
    if (calendar.id === except) continue;
    const changes = waitingChanges(await listHeld(tx, calendar.id, { from, to }), wanted, bounds);
    if (changes.length === 0) continue;
    const days = await readDayStates(tx, serviceId, await lockDays(tx, serviceId, wanted));
    const places = { places: calendar.places, capacity, today };
    const { outcomes, after } = decideEvents({ changes, gone: [] }, days, places);
    const all = outcomes.map((outcome) => ({ ...outcome, conflictDays: conflictsLeft(outcome) }));
    await writeOutcomes(tx, calendar, { outcomes: all, gone: [], before: days, after, now, today });
  }
}

/** The conflicts of an event of which only some days were decided. */
function conflictsLeft({ change: { held, days }, conflictDays }: EventOutcome): CalendarDate[] {
  const decided = new Set<CalendarDate>(days);
  return [...(held?.conflictDays ?? []).filter((date) => !decided.has(date)), ...conflictDays].toSorted();
}

interface Decided {
  outcomes: readonly EventOutcome[];
  /** Events whose blocks end; their own rows are the caller's. */
  gone: readonly HeldEvent[];
  before: ReadonlyMap<CalendarDate, DayState>;
  after: ReadonlyMap<CalendarDate, DayState>;
  now: Date;
  today: CalendarDate;
}

/** Writes what was decided: events, their blocks, the days; and the letter about events that have no room now. */
async function writeOutcomes(
  tx: Tx,
  { id: importId, serviceId, name, places }: Calendar,
  { outcomes, gone, before, after, now, today }: Decided,
): Promise<void> {
  const repeating = await repeatsOwnDays(tx, serviceId, { outcomes, days: after, today });
  const rows = outcomes.map((outcome) => ({ outcome, eventId: outcome.change.held?.id ?? newId() }));
  const events = rows.map(({ outcome, eventId }) =>
    eventRow(outcome, { id: eventId, importId, repeatsOwn: repeating.has(outcome), now }),
  );
  await writeEvents(tx, events);
  if (events.some(({ toldAt }) => toldAt === now)) {
    const told = { importId, toldAt: now.toISOString() };
    await enqueue(tx, 'mail-calendar-conflict', told, { key: `${importId}:${told.toldAt}` });
  }
  const blocks = rows.map(({ outcome: { change, places: each, taken }, eventId }) => ({
    eventId,
    ...blockRowsFor(change.held?.blocks ?? [], taken, { places: each, today }),
  }));
  const left = gone.map((event) => blockRowsFor(event.blocks, [], { places, today }));
  await writeBlocks(tx, { serviceId, name, createdAt: now }, allOf(blocks, left));
  const turned = await writeDays(tx, serviceId, shiftsOf(before, after));
  if (turned) await renewPrices(tx, [serviceId]);
}

interface Row {
  id: string;
  importId: string;
  repeatsOwn: boolean;
  now: Date;
}

function eventRow({ change, conflictDays }: EventOutcome, { now, ...own }: Row) {
  const { key, startDate, endDate, windowEnd } = change.wanted;
  const open = new Set<string>(conflictDays);
  // What a member has looked at is of interest only while it lasts.
  const settledDays = (change.held?.settledDays ?? []).filter((date) => open.has(date));
  const toldAt = own.repeatsOwn ? (change.held?.toldAt ?? null) : toldAtOf(change.held, { conflictDays, now });
  return { ...own, key, startDate, endDate, windowEnd, conflictDays, settledDays, toldAt };
}

/** When the letter about these conflicts is sent: anew for each day that was none before. */
function toldAtOf(
  held: HeldEvent | undefined,
  { conflictDays, now }: { conflictDays: readonly CalendarDate[]; now: Date },
): Date | null {
  if (conflictDays.length === 0) return null;
  const known = new Set<string>(held?.toldAt ? held.conflictDays : held?.settledDays);
  return conflictDays.every((date) => known.has(date)) ? (held?.toldAt ?? null) : now;
}

function allOf(blocks: readonly (BlockRows & { eventId: string })[], left: readonly BlockRows[]) {
  const all = [...blocks, ...left];
  return {
    added: blocks.flatMap(({ eventId, added }) => added.map((block) => ({ ...block, importedEventId: eventId }))),
    moved: all.flatMap(({ moved }) => moved),
    removed: all.flatMap(({ removed }) => removed),
    ended: all.flatMap(({ ended }) => ended),
  };
}

/** Of all days that are locked, since a day may also be closed or opened. */
const shiftsOf = (before: ReadonlyMap<CalendarDate, DayState>, after: ReadonlyMap<CalendarDate, DayState>) =>
  [...after].map(([date, { taken, capacity }]) => ({ date, capacity, shift: taken - (before.get(date)?.taken ?? 0) }));
