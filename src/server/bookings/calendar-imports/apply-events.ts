import { renewPrices } from '#server/catalogue/renew-prices.ts';
import type { Tx } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { addMonths, type CalendarDate } from '#shared/dates.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';
import {
  type BlockRows,
  blockRowsFor,
  type DayState,
  daysHeld,
  decideEvents,
  differenceOf,
  type EventOutcome,
  type WantedEvent,
} from './plan.ts';
import {
  type CalendarImport,
  listHeld,
  lockDays,
  readDayStates,
  removeEvents,
  writeBlocks,
  writeDays,
  writeEvents,
} from './repository.ts';

interface Applied {
  calendar: Pick<CalendarImport, 'id' | 'serviceId' | 'name' | 'places'>;
  /** Of the listing. */
  capacity: number;
  /** All that the other calendar has now; what is not among them has vanished. */
  events: readonly WantedEvent[];
  now: Date;
  today: CalendarDate;
}

/**
 * Makes the blocks of a calendar what its events say: new ones are added, moved ones moved, vanished ones removed, and the
 * others left alone. A booking is never displaced: where one has the days, the event stands there with them as a conflict. The
 * caller holds the provider's lock, and shifts no other days in the same transaction.
 */
export async function applyEvents(tx: Tx, { calendar, capacity, events, now, today }: Applied): Promise<void> {
  const { id: importId, serviceId, name, places } = calendar;
  const held = await listHeld(tx, importId);
  const difference = differenceOf(events, held, { today, last: addMonths(today, MONTHS_AHEAD) });
  const { changes, gone, over } = difference;
  if (changes.length + gone.length + over.length === 0) return;
  const named = [
    ...changes.flatMap((change) => [...change.before, ...change.days]),
    ...gone.flatMap((event) => daysHeld(event, today)),
  ];
  const locked = await lockDays(tx, serviceId, [...new Set(named)].toSorted());
  const days = await readDayStates(tx, serviceId, locked);
  const { outcomes, after } = decideEvents(difference, days, { places, capacity, today });
  const rows = outcomes.map((outcome) => ({ outcome, eventId: outcome.change.held?.id ?? newId() }));
  await writeEvents(
    tx,
    rows.map(({ outcome, eventId }) => eventRow(outcome, { id: eventId, importId })),
  );
  const blocks = rows.map(({ outcome: { change, places: each, taken }, eventId }) => ({
    eventId,
    ...blockRowsFor(change.held?.blocks ?? [], taken, { places: each, today }),
  }));
  const left = gone.map((event) => blockRowsFor(event.blocks, [], { places, today }));
  await writeBlocks(tx, { serviceId, name, createdAt: now }, allOf(blocks, left));
  await removeEvents(
    tx,
    [...gone, ...over].map(({ id }) => id),
  );
  const turned = await writeDays(tx, serviceId, shiftsOf(days, after));
  if (turned) await renewPrices(tx, [serviceId]);
}

function eventRow({ change, conflictDays }: EventOutcome, own: { id: string; importId: string }) {
  const { key, startDate, endDate, windowEnd } = change.wanted;
  const open = new Set<string>(conflictDays);
  // What a member has looked at is of interest only while it lasts.
  const settledDays = (change.held?.settledDays ?? []).filter((date) => open.has(date));
  return { ...own, key, startDate, endDate, windowEnd, conflictDays, settledDays };
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
