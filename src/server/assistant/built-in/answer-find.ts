import { categories as allCategories, type Category, categoryFacts } from '#shared/categories.ts';
import { addDays, type CalendarDate } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import { centsFromDollars, formatKes, formatUsd, kes, usd } from '#shared/money.ts';
import { findAround } from '../tools/find-around.ts';
import { type FindListingsInput, type FoundListings, findListings } from '../tools/find-listings.ts';
import type { ToolContext } from '../tools/tool.ts';
import type { Budget } from '../understanding/money.ts';
import type { Slots } from '../understanding/read-message.ts';
import { regions, regionsInSwahili } from '../understanding/regions.ts';
import { type Draft, daysIn, linkTo, listingLines, peopleIn, say, type Words } from './draft.ts';
import type { Frame } from './frame.ts';

/** What is looked for. */
export interface Sought {
  slots: Slots;
  words?: string | undefined;
  page?: number;
  /** Only what costs less a unit than this, in dollars. */
  cheaperThan?: number | undefined;
}

/** For more the search is not asked. */
const guestsMost = 500;

/** The searches that are tried one after the other, until one finds something: as asked, then with less asked. */
const relaxations = ['asked', 'words', 'kinds', 'around', 'facilities', 'elsewhere', 'budget', 'days'] as const;
type Relaxation = (typeof relaxations)[number];

/** Finds listings and names the first ones, or says what there is instead. */
export async function answerFind(context: ToolContext, words: Words, sought: Sought): Promise<Draft> {
  const asked = inputOf(sought, words);
  if ((sought.slots.guests ?? 1) > guestsMost) {
    const limit = { people: peopleIn(words, guestsMost), path: linkTo(words, '/support?from=chat') };
    return { lines: [say(words, 'guestsLimit', limit)], listings: [] };
  }
  const unknown = await unknownPlace(context, sought);
  if (unknown) return noneDraft(words, { ...sought, slots: { ...sought.slots, place: { name: unknown } } }, asked);
  for (const relaxation of relaxations) {
    const input = relaxation === 'elsewhere' ? elsewhere(asked, sought) : relaxed(asked, relaxation);
    if (!input) continue;
    const found = await (relaxation === 'around' ? findAround(context, input) : findListings.run(context, input));
    if (found.problem) return { lines: [say(words, 'dates.invalid')], listings: [], frame: frameOf(sought, []) };
    if (found.total > 0 && found.items.length > 0) return foundDraft(words, { sought, found, input, relaxation });
    if (found.total > 0) return { lines: [say(words, 'found.noMore')], listings: [] };
  }
  return noneDraft(words, sought, asked);
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
  }: { sought: Sought; found: FoundListings; input: FindListingsInput; relaxation: Relaxation },
): Draft {
  const { items, total } = found;
  const lines = [introOf(words, { sought, found, relaxation }), ...items.flatMap((item) => listingLines(words, item))];
  if (total > items.length && relaxation !== 'around')
    lines.push(say(words, 'found.all', { path: linkTo(words, searchPath(input)) }));
  const least = Math.min(...items.map(({ priceFrom }) => priceFrom));
  return {
    lines,
    listings: items,
    frame: {
      ...frameOf(
        sought,
        items.map(({ id }) => id),
      ),
      least,
    },
  };
}

/** What is cheaper in other places, where nothing is at the place itself. */
const elsewhere = ({ place, ...asked }: FindListingsInput, { cheaperThan }: Sought): FindListingsInput | undefined =>
  cheaperThan !== undefined && place !== undefined && asked.categories !== undefined ? asked : undefined;

function introOf(
  words: Words,
  { sought, found, relaxation }: { sought: Sought; found: FoundListings; relaxation: Relaxation },
): string {
  const { slots, page = 1 } = sought;
  const { total: count, where, county = '' } = found;
  if (relaxation === 'words' || relaxation === 'kinds') return say(words, 'found.otherWords');
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
  const place = placeName(words, slots.place);
  if (where === 'county') return say(words, 'found.county', { count, place, county });
  return place ? say(words, 'found.place', { count, place }) : say(words, 'found.any', { count });
}

/** As people call it; empty where none is asked for. */
const placeName = ({ lang }: Words, place: Slots['place']): string =>
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

/** The search with less asked; undefined where it would be the same. */
function relaxed(asked: FindListingsInput, relaxation: Relaxation): FindListingsInput | undefined {
  const { words, facilities, maxPrice, minPrice: _, startDate, endDate: _end, ...rest } = asked;
  const dated = startDate ? { startDate, ...(asked.endDate && { endDate: asked.endDate }) } : {};
  const priced = {
    ...(maxPrice !== undefined && { maxPrice }),
    ...(asked.minPrice !== undefined && { minPrice: asked.minPrice }),
  };
  if (relaxation === 'asked') return asked;
  if (relaxation === 'around') {
    const { words: _words, page: _page, ...around } = asked;
    return asked.place === undefined ? undefined : around;
  }
  const narrowed = rest.categories !== undefined || rest.place !== undefined;
  if (relaxation === 'words') {
    return words && (narrowed || facilities)
      ? { ...rest, ...dated, ...priced, ...(facilities && { facilities }) }
      : undefined;
  }
  if (relaxation === 'kinds') {
    const wider = rest.categories && widerKinds(rest.categories);
    const asksMore = rest.place !== undefined || facilities !== undefined;
    return wider && asksMore
      ? { ...rest, ...dated, ...priced, ...(facilities && { facilities }), categories: wider }
      : undefined;
  }
  if (relaxation === 'facilities') return facilities && narrowed ? { ...rest, ...dated, ...priced } : undefined;
  if (relaxation === 'budget')
    return maxPrice !== undefined ? { ...rest, ...dated, ...(words && { words }), sort: 'price_asc' } : undefined;
  return startDate ? { ...rest, ...priced, ...(words && { words }) } : undefined;
}

/** Of transport these are much the same to a party: a motorcycle is no car. */
const withSeats: Category[] = ['car', 'van'];

/** All kinds of stays for hotels, all meals for restaurants; undefined for experiences, which are too different. */
function widerKinds(kinds: readonly Category[]): Category[] | undefined {
  const groups = new Set(kinds.map((kind) => categoryFacts(kind).group));
  if (groups.has('transport'))
    return kinds.length === 1 && withSeats.some((kind) => kinds.includes(kind)) ? withSeats : undefined;
  const wider = allCategories.filter(({ group }) => groups.has(group)).map(({ value }) => value);
  return groups.has('experience') || wider.length === kinds.length ? undefined : wider;
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
