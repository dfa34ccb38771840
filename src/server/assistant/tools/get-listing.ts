import { z } from 'zod';
import { getQuote } from '#server/catalogue/get-quote.ts';
import { getService } from '#server/catalogue/service-queries.ts';
import type { Quote, Service } from '#shared/contracts/catalogue.ts';
import { CalendarDateText } from '#shared/contracts/common.schemas.ts';
import { AppError } from '#shared/errors.ts';
import { listingPath } from './find-listings.ts';
import { hostText } from './host-text.ts';
import { tool } from './tool.ts';

/** A listing with what people ask about one. */
export type ListingFacts = Pick<
  Service,
  | 'id'
  | 'title'
  | 'category'
  | 'summary'
  | 'location'
  | 'priceFrom'
  | 'priceTo'
  | 'priceUnit'
  | 'rating'
  | 'reviewCount'
  | 'included'
  | 'notIncluded'
  | 'meetingPoint'
  | 'policy'
  | 'languages'
  | 'takesBookings'
  | 'facts'
  | 'capacity'
  | 'guestsPerPlace'
  | 'durationDays'
  | 'minStay'
  | 'leadDays'
  | 'approval'
  | 'pricePerUnit'
  | 'residencyPrices'
  | 'pricedKinds'
  | 'childUntil'
  | 'onSiteFees'
  | 'extras'
> & {
  path: string;
  host: string;
  /** What its host wrote of it at length. */
  description: string;
};

/** All of one listing that an answer may say, or null where it is not offered. */
export const getListing = tool({
  name: 'get_listing',
  description:
    'What one listing is and includes, its facilities, rooms, group, ages, times, fees, extras, where to meet, its cancellation policy, languages, host, prices and rating.',
  input: z.object({ id: z.uuid() }),
  async run({ app, lang }, { id }): Promise<ListingFacts | null> {
    const service = await orNull(getService(app.readDb, id, lang));
    if (!service) return null;
    const { title, summary, location, priceFrom, priceTo, priceUnit, rating, reviewCount, included, notIncluded } =
      service;
    const { meetingPoint, policy, languages, takesBookings, facts, capacity, guestsPerPlace, durationDays } = service;
    const { category, minStay, leadDays, approval, description, onSiteFees, extras } = service;
    const { pricePerUnit, residencyPrices, pricedKinds, childUntil } = service;
    return {
      ...{ id, path: listingPath(id), title, location, priceFrom, priceTo, priceUnit, rating, reviewCount },
      ...{ summary: hostText(summary), meetingPoint: meetingPoint === null ? null : hostText(meetingPoint) },
      ...{ included: included.map(hostText), notIncluded: notIncluded.map(hostText) },
      ...{ policy, languages, takesBookings, facts: factsOf(facts), host: service.provider.name },
      ...{
        category,
        capacity,
        guestsPerPlace,
        durationDays,
        minStay,
        leadDays,
        approval,
        description: hostText(description),
      },
      ...{ pricePerUnit, residencyPrices, pricedKinds, childUntil },
      onSiteFees: onSiteFees.map((fee) => ({ ...fee, name: hostText(fee.name) })),
      extras: extras.map((extra) => ({
        ...extra,
        name: hostText(extra.name),
        description: hostText(extra.description),
      })),
    };
  },
});

/** Facts, of which hosts wrote some. */
const factsOf = (facts: Service['facts']): Service['facts'] => ({
  ...facts,
  details: facts.details.map((one) => ({ ...one, value: hostText(one.value) })),
  plan: facts.plan.map((one) => ({ ...one, title: hostText(one.title), text: hostText(one.text) })),
  bring: facts.bring.map(hostText),
});

export type QuoteFacts = Pick<
  Quote,
  'lines' | 'total' | 'totalKes' | 'onSite' | 'startDate' | 'endDate' | 'available' | 'places'
>;

/** What a booking would cost, or why the dates cannot be booked. */
export const quoteListing = tool({
  name: 'quote_listing',
  description: 'The exact price of a listing on dates for a number of guests, and how many places are left then.',
  input: z.object({
    id: z.uuid(),
    startDate: CalendarDateText,
    endDate: CalendarDateText.optional(),
    guests: z.number().int().min(1).max(500).default(1),
  }),
  async run(
    { app, lang },
    { id, ...request },
  ): Promise<QuoteFacts | { problem: 'invalid_dates' | 'invalid_input' } | null> {
    try {
      const quote = await getQuote(app, id, request, lang);
      const { lines, total, totalKes, onSite, startDate, endDate, available, places } = quote;
      return { lines, total, totalKes, onSite, startDate, endDate, available, places };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'not_found') return null;
      if (error.code === 'invalid_dates' || error.code === 'invalid_input') return { problem: error.code };
      throw error;
    }
  },
});

async function orNull<T>(wanted: Promise<T>): Promise<T | null> {
  try {
    return await wanted;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
