import { z } from 'zod';
import { findServices } from '#server/catalogue/find-services.ts';
import { categories } from '#shared/categories.ts';
import type { ServiceItem } from '#shared/contracts/catalogue.ts';
import { CalendarDateText } from '#shared/contracts/common.schemas.ts';
import { Sought } from '#shared/contracts/facts.schemas.ts';
import { AppError } from '#shared/errors.ts';
import { towns } from '#shared/towns.ts';
import { hostText } from './host-text.ts';
import { type ToolContext, tool } from './tool.ts';

/** How many listings one answer names. */
const listingsShown = 3;

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
  sort: z.enum(['recommended', 'price_asc', 'rating', 'newest']).optional(),
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
  /** Where they are: `place` as asked, `county` around it because there is nothing at the place, or `anywhere`. */
  where: 'place' | 'county' | 'anywhere';
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
  run: findNear,
});

/** Where nothing is offered at a place, what its county offers. */
async function findNear(context: ToolContext, input: FindListingsInput): Promise<FoundListings> {
  try {
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

async function search(
  { app, lang }: ToolContext,
  input: FindListingsInput,
): Promise<{ items: FoundListing[]; total: number }> {
  const { words, categories: category, place, page = 1, ...rest } = input;
  const request = { ...rest, q: words, category, location: place, page, pageSize: listingsShown };
  const { items, total } = await findServices(app, request, lang);
  return { items: items.map(foundListing), total };
}

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
