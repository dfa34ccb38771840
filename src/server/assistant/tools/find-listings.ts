import { z } from 'zod';
import { findServices } from '#server/catalogue/find-services.ts';
import { type Category, categories, categoryFacts, serviceSorts } from '#shared/categories.ts';
import type { ServiceItem } from '#shared/contracts/catalogue.ts';
import { CalendarDateText } from '#shared/contracts/common.schemas.ts';
import { Sought } from '#shared/contracts/facts.schemas.ts';
import { AppError } from '#shared/errors.ts';
import { towns } from '#shared/towns.ts';
import { regions } from '../understanding/regions.ts';
import { hostText } from './host-text.ts';
import { type ToolContext, tool } from './tool.ts';

/** How many listings one answer names. */
export const listingsShown = 3;

export const FindListingsInput = z.object({
  words: z
    .string()
    .max(100)
    .optional()
    .describe('What it is about besides the other fields: balloon, dhow, elephants.'),
  categories: z
    .array(z.enum(categories.map(({ value }) => value)))
    .max(categories.length)
    .optional(),
  place: z.string().max(80).optional().describe('A town, park or county in Kenya.'),
  startDate: CalendarDateText.optional(),
  endDate: CalendarDateText.optional(),
  guests: z.number().int().min(1).max(500).optional(),
  minPrice: z.number().min(0).max(1_000_000).optional().describe('US dollars for a unit, such as a person or a night.'),
  maxPrice: z.number().min(0).max(1_000_000).optional(),
  facilities: z.array(Sought).max(10).optional(),
  sort: z.enum(serviceSorts).optional(),
  page: z.number().int().min(1).max(50).optional(),
});
export type FindListingsInput = z.output<typeof FindListingsInput>;

/** A listing in facts: what an answer may say of it. */
export type FoundListing = Pick<
  ServiceItem,
  | 'id'
  | 'title'
  | 'summary'
  | 'category'
  | 'location'
  | 'county'
  | 'priceFrom'
  | 'priceTo'
  | 'priceUnit'
  | 'rating'
  | 'reviewCount'
  | 'datesPrice'
  | 'image'
  | 'imageAlt'
  | 'imagePlaceholder'
  | 'durationDays'
  | 'textLang'
> & { path: string };

export interface FoundListings {
  items: FoundListing[];
  total: number;
  /** Where they are: `place` as asked, `county` because there is nothing at the place, `around` it, or `anywhere`. */
  where: 'place' | 'county' | 'around' | 'anywhere';
  county?: string;
  /** Why the dates could not be used. */
  problem?: 'invalid_dates';
}

export const listingPath = (id: string): string => `/services/${id}`;

/** Listings that are offered now; on dates only those that have room, with the whole price for the guests. */
export const findListings = tool({
  name: 'find_listings',
  description:
    'Finds what can be booked: tours, stays, meals and transport in Kenya, with prices in US dollars. With dates only what has room then is found, and `datesPrice.total` is the whole price for the guests.',
  input: FindListingsInput,
  run: (context, input) => findNear(context, input),
});

/** Where nothing is offered at a place, what its county offers. */
async function findNear(
  context: ToolContext,
  input: FindListingsInput,
  search: Search = searchPage,
): Promise<FoundListings> {
  try {
    const counties = input.place === undefined ? undefined : regions.get(input.place);
    if (counties) return { ...(await searchRegion(context, input, { counties, search })), where: 'place' };
    const there = await search(context, input);
    const { startDate, endDate: _, ...undated } = input;
    const isBookedUp = async () => startDate !== undefined && (await search(context, undated)).total > 0;
    if (there.total > 0 || !input.place || (await isBookedUp()))
      return { ...there, where: input.place ? 'place' : 'anywhere' };
    const county = towns.find(({ name }) => name.toLowerCase() === input.place?.toLowerCase())?.county;
    if (!county || county === input.place) return { ...there, where: 'place' };
    const around = await search(context, { ...input, place: county });
    return { ...around, where: around.total > 0 ? 'county' : 'place', county };
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_dates')
      return { items: [], total: 0, where: 'place', problem: 'invalid_dates' };
    throw error;
  }
}

/** What the counties of a region offer, one after the other, so that each is seen. */
async function searchRegion(
  context: ToolContext,
  input: FindListingsInput,
  { counties, search }: { counties: readonly string[]; search: Search },
): Promise<{ items: FoundListing[]; total: number }> {
  const { page = 1, sort } = input;
  const found = await Promise.all(
    counties.map((county) => search(context, { ...input, place: county, page: 1 }, page * listingsShown)),
  );
  const most = Math.max(...found.map(({ items }) => items.length));
  const inTurn = Array.from({ length: most }, (_, at) => found.flatMap(({ items }) => items[at] ?? [])).flat();
  const items = sort === 'price_asc' ? inTurn.toSorted((a, b) => a.priceFrom - b.priceFrom) : inTurn;
  return {
    items: items.slice((page - 1) * listingsShown, page * listingsShown),
    total: found.reduce((sum, { total }) => sum + total, 0),
  };
}

/** Listings that the words name, more than one answer shows. */
export const searchByWords = (context: ToolContext, input: FindListingsInput): Promise<{ items: FoundListing[] }> =>
  searchPage(context, input, readByWords);

const readByWords = 20;

interface FoundPage {
  items: FoundListing[];
  total: number;
}
type Search = (context: ToolContext, input: FindListingsInput, pageSize?: number) => Promise<FoundPage>;

async function searchPage(
  context: ToolContext,
  input: FindListingsInput,
  pageSize = listingsShown,
): Promise<FoundPage> {
  const { items, total } = await readServices(context, input, { page: input.page ?? 1, pageSize });
  return { items: items.map(foundListing), total };
}

function readServices(
  { app, lang }: ToolContext,
  { words, categories: category, place, ...rest }: FindListingsInput,
  page: { page: number; pageSize: number },
): Promise<{ items: ServiceItem[]; total: number }> {
  return findServices(app, { ...rest, ...page, q: words, category, location: place }, lang);
}

/** Among so many of the first listings of a search those are chosen that fit what it cannot ask for. */
const comparedMost = 50;

/** Chooses among listings, and says in which order. */
export type Choose = (items: readonly ServiceItem[]) => Promise<ServiceItem[]> | ServiceItem[];

/** As `findListings`, of the first ones those that are chosen. */
export const findChosen = (
  context: ToolContext,
  input: FindListingsInput,
  { choose, shown = listingsShown }: { choose: Choose; shown?: number },
): Promise<FoundListings> =>
  findNear(context, input, async (asked, wanted, pageSize = shown) => {
    const { items } = await readServices(asked, wanted, { page: 1, pageSize: comparedMost });
    const chosen = await choose(items);
    const first = ((wanted.page ?? 1) - 1) * pageSize;
    return { items: chosen.slice(first, first + pageSize).map(foundListing), total: chosen.length };
  });

export const isTransport = ({ category }: Pick<ServiceItem, 'category'>): boolean =>
  categoryFacts(category as Category).group === 'transport';

/** As `findListings`, transport last: who names a place alone wants to be there. */
export const findTransportLast = (context: ToolContext, input: FindListingsInput): Promise<FoundListings> =>
  findNear(context, input, async (asked, wanted, pageSize = listingsShown) => {
    const page = wanted.page ?? 1;
    if (page * pageSize > comparedMost) return searchPage(asked, wanted, pageSize);
    const { items, total } = await readServices(asked, wanted, { page: 1, pageSize: comparedMost });
    const ordered = [...items.filter((item) => !isTransport(item)), ...items.filter(isTransport)];
    return { items: ordered.slice((page - 1) * pageSize, page * pageSize).map(foundListing), total };
  });

function foundListing(item: ServiceItem): FoundListing {
  const {
    id,
    title,
    summary,
    textLang,
    category,
    location,
    county,
    priceFrom,
    priceTo,
    priceUnit,
    rating,
    reviewCount,
  } = item;
  const { datesPrice, image, imageAlt, imagePlaceholder, durationDays } = item;
  return {
    ...{
      id,
      path: listingPath(id),
      title,
      summary: hostText(summary),
      textLang,
      category,
      location,
      county,
      priceFrom,
      priceTo,
      priceUnit,
    },
    ...{ rating, reviewCount, datesPrice, image, imageAlt, imagePlaceholder, durationDays },
  };
}
