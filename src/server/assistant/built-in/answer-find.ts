import type { Category } from '#shared/categories.ts';
import { addDays, type CalendarDate } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import { centsFromDollars, formatKes, formatUsd, kes, usd } from '#shared/money.ts';
import { findAround } from '../tools/find-around.ts';
import {
  type FindListingsInput,
  type FoundListings,
  findChosen,
  findListings,
  findTransportLast,
  isTransport,
} from '../tools/find-listings.ts';
import type { ToolContext } from '../tools/tool.ts';
import type { Budget } from '../understanding/money.ts';
import type { Slots } from '../understanding/read-message.ts';
import { regions, regionsInSwahili } from '../understanding/regions.ts';
import { type Draft, daysIn, linkTo, listingLines, peopleIn, say, type Words } from './draft.ts';
import type { Frame } from './frame.ts';
import { monthLines } from './month.ts';
import { type Relaxation, relaxationsFor, relaxed } from './relaxations.ts';

/** What is looked for. */
export interface Sought {
  slots: Slots;
  words?: string | undefined;
  page?: number;
  /** Only what costs less a unit than this, in dollars. */
  cheaperThan?: number | undefined;
  /** No listing has the words that were said besides, so what is found is only like it. */
  lacksWords?: boolean;
}

/** For more the search is not asked. */
const guestsMost = 500;

/** Finds listings by the slots of a message and names the first ones, or says what there is instead. */
export async function answerFind(context: ToolContext, words: Words, sought: Sought): Promise<Draft> {
  const asked = inputOf(sought, words);
  if ((sought.slots.guests ?? 1) > guestsMost) {
    const limit = { people: peopleIn(words, guestsMost), path: linkTo(words, '/support?from=chat') };
    return { lines: [say(words, 'guestsLimit', limit)], listings: [] };
  }
  const unknown = await unknownPlace(context, sought);
  if (unknown) return noneDraft(words, { ...sought, slots: { ...sought.slots, place: { name: unknown } } }, asked);
  for (const relaxation of relaxationsFor(sought.slots)) {
    const input = relaxed(asked, relaxation, sought);
    if (!input) continue;
    const found = await runSearch(context, input, { relaxation, sought });
    if (found.problem) return { lines: [say(words, 'dates.invalid')], listings: [], frame: frameOf(sought, []) };
    if (found.total > 0 && found.items.length > 0) return foundDraft(words, { sought, found, input, relaxation });
    if (found.total > 0) return { lines: [say(words, 'found.noMore')], listings: [] };
  }
  return noneDraft(words, sought, asked);
}

function runSearch(
  context: ToolContext,
  input: FindListingsInput,
  { relaxation, sought }: { relaxation: Relaxation; sought: Sought },
): Promise<FoundListings> {
  const { place } = sought.slots;
  if (relaxation === 'around' && place) return findAround(context, input, { around: place });
  if (input.categories || input.sort) return findListings.run(context, input);
  // Who says something of what they look for looks for no transport, which would have been named.
  return sought.lacksWords
    ? findChosen(context, input, { choose: (items) => items.filter((item) => !isTransport(item)) })
    : findTransportLast(context, input);
}

/** The place that is asked for, where nothing is offered at a place of that name. */
async function unknownPlace(context: ToolContext, { slots }: Sought): Promise<string | undefined> {
  const { otherPlace } = slots;
  if (otherPlace === undefined || slots.place) return undefined;
  const { total } = await findListings.run(context, { words: otherPlace });
  return total === 0 ? `${otherPlace[0]?.toUpperCase()}${otherPlace.slice(1)}` : undefined;
}

function noneDraft(words: Words, sought: Sought, asked: FindListingsInput): Draft {
  const { place } = sought.slots;
  const { place: _place, words: _words, ...anywhere } = asked;
  const path = linkTo(words, searchPath(place?.county ? asked : anywhere));
  const line = place
    ? say(words, 'none.place', { place: placeName(words, place), path })
    : say(words, 'none.any', { path });
  return { lines: [line], listings: [], frame: frameOf(sought, []) };
}

export function foundDraft(
  words: Words,
  {
    sought,
    found,
    input,
    relaxation,
    intro = introOf(words, { sought, found, relaxation }),
    isChosen = relaxation === 'around',
  }: {
    sought: Sought;
    found: FoundListings;
    input: FindListingsInput;
    relaxation: Relaxation;
    /** The line before the listings, where another one says better what they are. */
    intro?: string;
    /** The page of the search would show others, too. */
    isChosen?: boolean;
  },
): Draft {
  const { items, total } = found;
  const lines = [intro, ...items.flatMap((item) => listingLines(words, item)), ...monthLines(words, sought.slots)];
  if (total > items.length && !isChosen)
    lines.push(say(words, 'found.all', { path: linkTo(words, searchPath(input)) }));
  const least = Math.min(...items.map(({ priceFrom }) => priceFrom));
  return {
    lines,
    listings: items,
    ...(sought.lacksWords && { lacksWords: true }),
    frame: {
      ...frameOf(
        sought,
        items.map(({ id }) => id),
      ),
      least,
    },
  };
}

function introOf(
  words: Words,
  { sought, found, relaxation }: { sought: Sought; found: FoundListings; relaxation: Relaxation },
): string {
  const { slots, page = 1 } = sought;
  const { total: count, where, county = '' } = found;
  if (relaxation === 'kinds') return say(words, 'found.otherKinds');
  if (relaxation === 'guests') return say(words, 'found.fewerGuests', { people: peopleIn(words, slots.guests ?? 1) });
  if (relaxation === 'anywhere') return say(words, 'found.drivesThere', { place: placeName(words, slots.place) });
  if (relaxation === 'around') return say(words, 'found.around', { place: placeName(words, slots.place) });
  if (relaxation === 'elsewhere') return say(words, 'found.cheaperElsewhere', { place: placeName(words, slots.place) });
  if (relaxation === 'budget' && slots.wish === 'cheaper') return say(words, 'found.noCheaper');
  if (relaxation === 'budget') return say(words, 'found.overBudget', { budget: budgetText(words, slots.budget) });
  if (relaxation === 'facilities') {
    const names = (slots.facilities ?? []).map((facility) => translate(words.lang, 'facilities', facility));
    return say(words, 'found.withoutFacility', { facilities: names.join(', ') });
  }
  if (relaxation === 'days')
    return say(words, 'found.otherDays', { dates: daysIn(words, slots.startDate ?? '', slots.endDate) });
  if (page > 1) return say(words, 'found.more');
  if (sought.lacksWords) return say(words, 'found.otherWords');
  const place = placeName(words, slots.place);
  if (where === 'county') return say(words, 'found.county', { count, place, county });
  return place ? say(words, 'found.place', { count, place }) : say(words, 'found.any', { count });
}

/** As people call it; empty where none is asked for. */
export const placeName = ({ lang }: Words, place: Slots['place']): string =>
  (lang === 'sw' ? regionsInSwahili.get(place?.name ?? '') : undefined) ?? place?.name ?? '';

/** In the currency in which it was said. */
const budgetText = ({ lang }: Words, budget: Budget | undefined): string =>
  budget?.currency === 'KES'
    ? formatKes(kes(Math.round(budget.most ?? 0)), lang)
    : formatUsd(usd(centsFromDollars(budget?.most ?? 0)), lang);

/** In dollars: more than this the search is not asked for. */
const highestPrice = 1_000_000;

const dollarsOf = (amount: number, budget: Budget | undefined, { usdToKesRate }: Words): number =>
  Math.min(budget?.currency === 'KES' ? Math.floor((amount * 100) / usdToKesRate) / 100 : amount, highestPrice);

/** The search as it was asked for. */
export function inputOf({ slots, words: sought, page, cheaperThan }: Sought, words: Words): FindListingsInput {
  const { categories, place, startDate, guests, budget, facilities, wish } = slots;
  const endDate = startDate && lastDay(slots, startDate);
  const most = budget?.most === undefined ? undefined : dollarsOf(budget.most, budget, words);
  const maxPrice = cheaperThan === undefined ? most : Math.max(0, cheaperThan - 0.01);
  const minPrice = budget?.least === undefined ? undefined : dollarsOf(budget.least, budget, words);
  return {
    ...(sought && { words: sought }),
    ...(categories && { categories: [...categories] as Category[] }),
    ...(place && { place: place.name }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(guests && { guests }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(minPrice !== undefined && { minPrice }),
    ...(facilities && { facilities: [...facilities] }),
    ...sortOf(wish),
    ...(page && page > 1 && { page }),
  };
}

/** The last day of a stay: as named, or so many nights after the first. */
export function lastDay({ endDate, nights, days }: Slots, startDate: CalendarDate): CalendarDate | undefined {
  if (endDate) return endDate;
  if (nights) return addDays(startDate, Math.min(nights, 60));
  return days ? addDays(startDate, Math.min(days, 60) - 1) : undefined;
}

function sortOf(wish: Slots['wish']): Pick<FindListingsInput, 'sort'> {
  if (wish === 'cheapest' || wish === 'cheaper') return { sort: 'price_asc' };
  if (wish === 'best' || wish === 'better') return { sort: 'rating' };
  if (wish === 'dearest') return { sort: 'price_desc' };
  return wish === 'newest' ? { sort: 'newest' } : {};
}

const frameOf = (sought: Sought, shown: string[]): Frame => ({
  topic: 'find',
  slots: sought.slots,
  ...(sought.words && { words: sought.words }),
  shown,
  page: sought.page ?? 1,
});

/** The page of the search that shows the same. */
function searchPath(input: FindListingsInput): string {
  const { words, categories, place, startDate, endDate, guests, minPrice, maxPrice, sort } = input;
  const values = {
    q: words,
    category: categories?.join(','),
    location: place === undefined || regions.has(place) ? undefined : place,
    startDate,
    endDate,
    guests,
    minPrice,
    maxPrice,
    sort,
  };
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return query.size === 0 ? '/search' : `/search?${query}`;
}
