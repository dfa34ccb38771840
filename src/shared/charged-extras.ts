import type { PriceUnit } from './categories.ts';
import { type CalendarDate, daysBetween } from './dates.ts';
import type { FieldProblem } from './errors.ts';
import type { BookedExtra, ExtraCharge, ExtraCount, ListingExtra } from './extras.ts';
import { usd } from './money.ts';

// Apart from `extras.ts`, of which only types are imported here: what `quoteFor` needs is loaded with every list.

export const isPerGuest = (charged: ExtraCharge): boolean => charged === 'per_guest' || charged === 'per_guest_day';
export const isPerDay = (charged: ExtraCharge): boolean => charged === 'per_day' || charged === 'per_guest_day';

/** How many of an extra so many guests may take. */
export const mostOf = ({ charged, maxCount }: Pick<ListingExtra, 'charged' | 'maxCount'>, guests: number): number =>
  isPerGuest(charged) ? guests : (maxCount ?? 1);

interface Stay {
  priceUnit: PriceUnit;
  startDate: CalendarDate;
  /** The last day; where nights are counted, the day of departure. */
  endDate: CalendarDate;
}

/** How many nights or days a stay has, by which what is paid daily is counted. */
const daysOfStay = ({ priceUnit, startDate, endDate }: Stay): number =>
  daysBetween(startDate, endDate) + (priceUnit === 'night' ? 0 : 1);

/** What is wrong with a choice: a key of the namespace `fields`, with the extra that it is about where that is known. */
type ExtraProblem = 'extra_unknown' | 'extra_twice' | FieldProblem;

interface Choice {
  /** Absent: those that the booking has, for at most as many guests. */
  chosen: readonly ExtraCount[] | undefined;
  /** Those of a booking that is changed. What it has keeps its price; what is added to it has today's. */
  kept: readonly BookedExtra[];
  guests: number;
  stay: Stay;
}

/**
 * The extras of a choice with their amounts: first those that the booking had, then those of the listing in its order.
 * @param offered those of the listing today   @returns them, or what is wrong
 */
export function chargedExtras(
  offered: readonly ListingExtra[],
  { chosen, kept, guests, stay }: Choice,
): { extras: BookedExtra[] } | { problem: ExtraProblem } {
  const ids = [...new Set([...kept, ...offered].map(({ id }) => id))];
  const counts = chosen ?? ids.map((id) => ({ id, count: keptOf(kept, id, guests) })).filter(({ count }) => count > 0);
  const problem = chosen && (problemOf(chosen, ids) ?? countProblem(chosen, { offered, kept, guests }));
  if (problem) return { problem };
  return {
    extras: ids.flatMap((id) => {
      const count = counts.find((one) => one.id === id)?.count ?? 0;
      const now = offered.find((extra) => extra.id === id);
      return partsOf(
        count,
        kept.filter((extra) => extra.id === id),
        now,
      ).map((part) => chargedFor(part, stay));
    }),
  };
}

function problemOf(chosen: readonly ExtraCount[], ids: readonly string[]): ExtraProblem | undefined {
  if (chosen.some(({ id }) => !ids.includes(id))) return 'extra_unknown';
  return new Set(chosen.map(({ id }) => id)).size < chosen.length ? 'extra_twice' : undefined;
}

/** The first extra of which there are too many or too few, with as many as there may be. */
function countProblem(
  chosen: readonly ExtraCount[],
  { offered, kept, guests }: Pick<Choice, 'kept' | 'guests'> & { offered: readonly ListingExtra[] },
): FieldProblem | undefined {
  for (const { id, count } of chosen) {
    const now = offered.find((extra) => extra.id === id);
    const one = now ?? kept.find((extra) => extra.id === id);
    if (!one) continue;
    const had = keptOf(kept, id, guests);
    const most = Math.max(had, now ? mostOf(now, guests) : 0);
    if (!Number.isInteger(count) || count < 1) return { key: 'extra_least', values: { name: one.name } };
    if (count > most) return { key: mostKey(one, { isOffered: now !== undefined }), values: { name: one.name, most } };
  }
  return undefined;
}

/** Why there may be no more of an extra: the host has stopped offering it, each guest has one, or it has a limit. */
function mostKey({ charged }: Pick<ListingExtra, 'charged'>, { isOffered }: { isOffered: boolean }) {
  if (!isOffered) return 'extra_kept';
  return isPerGuest(charged) ? 'extra_guests' : 'extra_most';
}

/** How many a booking has of an extra; where guests take it, at most as many as there are. */
function keptOf(kept: readonly BookedExtra[], id: string, guests: number): number {
  const same = kept.filter((extra) => extra.id === id);
  const count = same.reduce((sum, extra) => sum + extra.count, 0);
  return same.some(({ charged }) => isPerGuest(charged)) ? Math.min(count, guests) : count;
}

type Part = Omit<BookedExtra, 'unit' | 'times' | 'amountCents'>;

/** So many of one extra by price: as many as the booking had at the prices of then, in their order, and the others at today's. */
function partsOf(count: number, kept: readonly BookedExtra[], now: ListingExtra | undefined): Part[] {
  const parts: Part[] = [];
  let left = count;
  for (const { id, name, charged, priceCents, count: had } of kept) {
    const taken = Math.min(left, had);
    if (taken > 0) parts.push({ id, name, charged, priceCents, count: taken });
    left -= taken;
  }
  if (left === 0 || !now) return parts;
  const same = parts.find(({ priceCents }) => priceCents === now.priceCents);
  if (same) same.count += left;
  else parts.push({ id: now.id, name: now.name, charged: now.charged, priceCents: now.priceCents, count: left });
  return parts;
}

function chargedFor(part: Part, stay: Stay): BookedExtra {
  const times = isPerDay(part.charged) ? daysOfStay(stay) : 1;
  return { ...part, unit: stay.priceUnit, times, amountCents: usd(part.count * times * part.priceCents) };
}

/** Whether both are the same extras, as many of each and at the same prices. */
export const areSameExtras = (one: readonly BookedExtra[], other: readonly BookedExtra[]): boolean =>
  sameText(one) === sameText(other);

const sameText = (extras: readonly BookedExtra[]) =>
  extras.map(({ id, count, priceCents }) => `${id}:${count}:${priceCents}`).join();
