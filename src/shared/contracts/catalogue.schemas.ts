import { z } from 'zod';
import { categories, priceUnits, serviceSorts } from '../categories.ts';
import { bedFilters, facilities, factLimits } from '../facts.ts';
import { langs } from '../languages.ts';
import { guestKinds, type PricedKind, pricedKinds } from '../party.ts';
import { policyNames } from '../policy.ts';
import { GUESTS_MAX } from '../quote.ts';
import { bookingModes } from '../requests.ts';
import { CalendarDateText } from './common.schemas.ts';
import { BookedExtras, ExtrasText, ShownExtra } from './extras.schemas.ts';
import { ShownFacts, Sought } from './facts.schemas.ts';
import { OnSite, ShownFee } from './fees.schemas.ts';
import { orEmpty, pageOf, pageQuery } from './lists.schemas.ts';
import { BookedParty, PartyText, ResidencyPrices } from './party.schemas.ts';
import { Picture } from './pictures.schemas.ts';
import { ShownQuestion } from './questions.schemas.ts';

export const Category = z.enum(categories.map((category) => category.value));
export const PriceUnit = z.enum(priceUnits);
export const TextLang = z.enum(langs);

const Guests = z.coerce.number().int().min(1).max(GUESTS_MAX);
const money = z.coerce.number().min(0).max(1_000_000);

export const ServicesQuery = pageQuery({
  q: z.string().trim().max(200),
  category: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(Category).max(categories.length))
    .meta({
      description: `One category or several, separated by commas: ${categories.map(({ value }) => value).join(', ')}.`,
    }),
  location: z.string().trim().max(120),
  place: z.string().trim().max(60).meta({
    description: 'The slug of a place, as GET /api/places names it. At one that is unknown nothing is found.',
  }),
  minPrice: money,
  maxPrice: money,
  startDate: CalendarDateText,
  endDate: CalendarDateText,
  guests: Guests,
  minRating: z.coerce.number().min(0).max(5),
  facilities: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(
      z
        .array(Sought)
        .max(factLimits.facilities, 'too_many')
        .transform((wanted) => [...new Set(wanted)]),
    )
    .meta({
      description: `Only listings that have all of these, separated by commas: ${facilities.join(', ')}; or, of stays, these beds and at least as many bedrooms: ${bedFilters.join(', ')}.`,
    }),
  sort: z.enum(serviceSorts),
});

/** What a listing costs on given dates: what a quote for the same dates and guests says. */
const DatesPrice = z
  .object({
    startDate: z.string(),
    endDate: z.string(),
    guests: z.number(),
    pricePerUnit: z.number().meta({ description: 'Of one unit; where the days have different prices, their mean.' }),
    pricesDiffer: z.boolean(),
    total: z.number(),
  })
  .meta({ id: 'DatesPrice' });

/** Money in JSON is dollars with decimals. */
export const ServiceItem = z
  .object({
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    /** The language of the texts: the one asked for, else the other. */
    textLang: TextLang,
    category: Category,
    location: z.string(),
    county: z.string(),
    lat: z.number(),
    lon: z.number(),
    pricePerUnit: z.number(),
    priceFrom: z.number().meta({ description: 'The lowest price of the coming days that have a free place.' }),
    priceTo: z.number().meta({ description: 'The highest price of those days.' }),
    datesPrice: DatesPrice.optional().meta({
      description:
        'The price on the dates that were asked for; absent from a similar listing that a search with the same dates and guests would not find, because it has no room or cannot be booked so.',
    }),
    priceUnit: PriceUnit,
    capacity: z.number(),
    guestsPerPlace: z.number(),
    durationDays: z.number(),
    /** Its cover, 960 px wide; see Picture for other widths. */
    image: z.string(),
    imageAlt: z.string(),
    imagePlaceholder: z.string(),
    rating: z.number().nullable(),
    reviewCount: z.number(),
    providerName: z.string(),
  })
  .meta({ id: 'ServiceItem' });

export const ServicesAnswer = pageOf(ServiceItem);

/** Dates and guests for which prices are wanted. Dates that nobody can book are ignored. */
export const SimilarQuery = z.object({
  startDate: orEmpty(CalendarDateText),
  endDate: orEmpty(CalendarDateText),
  guests: orEmpty(Guests),
});

/** The most similar first; empty where there is no other listing of the category or its group. */
export const SimilarAnswer = z.object({ items: z.array(ServiceItem) });

/** A review as everybody reads it, with the provider's answer. */
export const Review = z.object({
  id: z.string(),
  author: z.string(),
  authorImage: z
    .string()
    .nullable()
    .meta({ description: 'A small square picture; null where there is none or its owner hides it.' }),
  rating: z.number(),
  text: z.string(),
  textLang: TextLang,
  date: z.string(),
  changedDate: z
    .string()
    .nullable()
    .meta({ description: 'The day on which its author changed it last; null where they did not.' }),
  pictures: z
    .array(Picture)
    .meta({ description: 'At most six; `alt` is empty where the author has not described one.' }),
  answer: z.string().nullable(),
  answerDate: z.string().nullable().meta({ description: 'The day on which the provider answered first.' }),
  answerChangedDate: z
    .string()
    .nullable()
    .meta({ description: 'The day on which it changed its answer last; null where it did not.' }),
});

export const Service = ServiceItem.extend({
  description: z.string(),
  shareImage: z.string().meta({
    description: 'A picture of 1200 × 630 pixels with its cover, title, kind and place, for links to it.',
  }),
  /** Addresses of all its pictures. */
  images: z.array(z.string()),
  /** The same pictures with alt texts and placeholders, in order. */
  pictures: z.array(Picture),
  policy: z.enum(policyNames),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  languages: z.array(z.string()),
  meetingPoint: z.string().nullable(),
  minStay: z.number().meta({ description: 'The fewest nights or days; 1 where the price is per person or per trip.' }),
  leadDays: z.number().meta({ description: 'How many days before its start a booking must be made.' }),
  approval: z.enum(bookingModes).meta({
    description: 'Whether it is booked at once, or by a request that its provider accepts or declines.',
  }),
  takesBookings: z.boolean().meta({
    description: 'False while our team has paused new bookings, or requests where it is booked by request.',
  }),
  bookableFrom: z.string().nullable().meta({ description: 'The first day that can be booked; null: open.' }),
  bookableUntil: z.string().nullable().meta({ description: 'The last day that can be booked; null: open.' }),
  residencyPrices: ResidencyPrices,
  childUntil: z.number().nullable().meta({
    description:
      'The age until which guests count as children in a party: that of the prices of children, else the oldest of the fees; null where there are none.',
  }),
  onSiteFees: z.array(ShownFee).meta({ description: 'What guests pay at the place besides the price.' }),
  extras: z.array(ShownExtra).meta({ description: 'What may be added for money; a booking takes some as `extras`.' }),
  facts: ShownFacts.meta({ description: 'Rooms, facilities, day plan and others, in words.' }),
  seasons: z.array(
    z.object({
      startDate: z.string(),
      endDate: z.string(),
      pricePerUnit: z.number(),
      residencyPrices: ResidencyPrices.meta({ description: 'On these days; those outside of seasons do not apply.' }),
    }),
  ),
  weekend: z
    .object({
      pricePerUnit: z.number(),
      residencyPrices: ResidencyPrices.meta({ description: 'On weekends; those of other days do not apply.' }),
    })
    .nullable()
    .meta({
      description:
        'The price outside of seasons of the nights that begin on Friday or Saturday, or of Saturdays and Sundays where the price is not per night; null: as on other days.',
    }),
  place: z
    .object({ slug: z.string(), name: z.string() })
    .nullable()
    .meta({ description: 'The place with a page of its own to which its position belongs.' }),
  singleDays: z.boolean().meta({
    description: 'Single days to come have a price of their own, which availability and quotes tell.',
  }),
  pricedKinds: z.array(z.enum(pricedKinds as PricedKind[])).meta({
    description: 'The kinds of guests that have a price of their own on any day.',
  }),
  questions: z.array(ShownQuestion).meta({ description: 'What a booking asks; answered by `answers`.' }),
  provider: z.object({
    id: z.string(),
    name: z.string(),
    location: z.string(),
    about: z.string(),
    aboutLang: TextLang,
    since: z.string(),
  }),
  /** How many verified reviews gave 1, 2, 3, 4 and 5. */
  ratingCounts: z.array(z.number()),
  reviews: z.array(Review),
}).meta({ id: 'Service' });

export const AvailabilityQuery = z.object({
  from: CalendarDateText,
  to: CalendarDateText,
  kind: z
    .enum(guestKinds)
    .optional()
    .meta({ description: 'Whose price `pricePerUnit` is; by default that of adult non-residents.' }),
});
export const AvailabilityAnswer = z.object({
  days: z.array(z.object({ date: z.string(), available: z.number(), pricePerUnit: z.number() })),
});

export const QuoteQuery = z.object({
  startDate: CalendarDateText,
  endDate: z.union([z.literal(''), CalendarDateText]).optional(),
  guests: Guests.default(1),
  party: PartyText.optional(),
  extras: ExtrasText.optional(),
});

/** One for each price and kind of guests, on whatever days. */
export const QuoteLine = z.object({
  label: z.string().meta({
    description:
      'In the language asked for, such as “2 people”, “3 nights × 2 rooms”; the first day, where a stay has several prices and this one applies to days in a row.',
  }),
  quantity: z.number().meta({ description: 'People, or nights, days or trips of each room or vehicle.' }),
  unitPrice: z.number(),
  amount: z.number(),
});

/** What is refunded until an instant: dollars, and the points that paid a part of the price. */
const RefundStep = z.object({ until: z.string(), percent: z.number(), amount: z.number(), pointsBack: z.number() });
export const Policy = z.object({ name: z.enum(policyNames), steps: z.array(RefundStep) });

export const QuoteAnswer = z.object({
  lines: z.array(QuoteLine),
  extras: BookedExtras,
  total: z.number().meta({ description: 'Of the lines and the extras.' }),
  pricePerUnit: z
    .number()
    .meta({ description: 'Of one unit for non-residents; where days have different prices, their mean.' }),
  pricesDiffer: z.boolean(),
  currency: z.literal('USD'),
  /** The fewest places left on any of its dates. */
  available: z.number(),
  /** Places (people, rooms or vehicles) that the guests need. */
  places: z.number(),
  party: BookedParty,
  onSite: OnSite,
  startDate: z.string(),
  endDate: z.string(),
  /** What M-Pesa would charge at the rate in force, in whole shillings. */
  totalKes: z.number(),
  policy: Policy,
});

/** A provider that is an artisan. */
export const Artisan = z
  .object({
    /** The provider's. */
    id: z.string(),
    name: z.string(),
    craft: z.string(),
    place: z.string(),
    about: z.string(),
    aboutLang: TextLang,
    /** Their highest ranked listing, or null while they have none. */
    serviceId: z.string().nullable(),
    image: z.string().nullable(),
    imageAlt: z.string().nullable(),
    imagePlaceholder: z.string().nullable(),
  })
  .meta({ id: 'Artisan' });

export const ArtisansAnswer = z.object({ items: z.array(Artisan) });
