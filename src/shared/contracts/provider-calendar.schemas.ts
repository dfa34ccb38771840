import { z } from 'zod';
import { blockLimits, blockSources, storedBlockSources } from '../block-limits.ts';
import { type PricedKind, pricedKinds } from '../party.ts';
import { bookingStatuses, serviceStatuses } from '../states.ts';
import { PriceUnit, TextLang } from './catalogue.schemas.ts';
import { CalendarDateText } from './common.schemas.ts';
import { orEmpty, PageQuery, pageOf } from './lists.schemas.ts';
import { ResidencyPrices } from './party.schemas.ts';
import { ProviderQuery } from './payouts.schemas.ts';

const lastDay = (most: number) => `The last day, at most ${most} days in all`;
const days = (most: number) => ({
  from: CalendarDateText.meta({ description: 'The first day.' }),
  to: CalendarDateText.meta({ description: `${lastDay(most)}.` }),
});
/** The same for a list, which can be asked for without any. */
const listDays = (most: number) => ({
  from: orEmpty(CalendarDateText).meta({ format: 'date', description: 'The first day; by default today.' }),
  to: orEmpty(CalendarDateText).meta({
    format: 'date',
    description: `${lastDay(most)}; by default 30 days after the first.`,
  }),
});

const CalendarService = z.object({
  id: z.string(),
  title: z.string(),
  textLang: TextLang,
  listed: z.boolean().meta({ description: 'Travellers find it; a paused listing is not listed.' }),
  status: z.enum(serviceStatuses).meta({ description: 'One that waits for approval has a calendar, too.' }),
  priceUnit: PriceUnit,
  capacity: z.number().meta({ description: 'Places on a day of which nothing else is known.' }),
});

export const AllCalendarsQuery = PageQuery.extend({ ...listDays(blockLimits.daysOfAll), ...ProviderQuery.shape });

/** The listings that have a calendar, in the order of their titles; at most 500. */
export const CalendarServicesAnswer = z.object({
  items: z.array(z.object({ id: z.string(), title: z.string(), textLang: TextLang, status: z.enum(serviceStatuses) })),
});

/** All listings, by their titles, with what is left on each day. */
export const AllCalendarsAnswer = pageOf(
  z.object({
    service: CalendarService,
    days: z.array(
      z.object({
        date: z.string(),
        left: z.number().meta({ description: 'Free places; 0 where the day is closed.' }),
        closed: z.boolean(),
      }),
    ),
  }),
);

export const CalendarQuery = ProviderQuery.extend(days(blockLimits.daysShown));

const CalendarDay = z.object({
  date: z.string(),
  places: z.number().meta({ description: 'Places that the listing has on this day.' }),
  booked: z.number().meta({ description: 'Of these, places that bookings take, paid or held.' }),
  blocked: z.number().meta({ description: 'Of these, places that blocks take.' }),
  closed: z.boolean().meta({ description: 'A block takes all places.' }),
  onlyTimeOff: z
    .boolean()
    .meta({ description: 'Time off closes it, and no other block is on it that could be opened.' }),
  pricePerUnit: z.number().meta({ description: 'In dollars.' }),
  residencyPrices: ResidencyPrices,
  single: z.boolean().meta({ description: 'The price was set for this day alone.' }),
});

export const CalendarAnswer = z.object({
  service: CalendarService.extend({
    bookableFrom: z.string().nullable().meta({ description: 'The first day that travellers may book; null: open.' }),
    bookableUntil: z.string().nullable(),
    kinds: z.array(z.enum(pricedKinds as PricedKind[])).meta({
      description: 'The kinds of guests that have a price of their own on any day.',
    }),
    childUntil: z.number().nullable(),
  }),
  days: z.array(CalendarDay),
});

export const CalendarEntriesQuery = PageQuery.extend({
  ...listDays(blockLimits.daysShown),
  service: orEmpty(z.uuid()),
  only: orEmpty(z.enum(['guests', 'bookings'])).meta({
    description:
      '`guests`: bookings alone, from their first day to their last, that of departure included; the latest arrivals first. `bookings`: all but blocks.',
  }),
  ...ProviderQuery.shape,
});

/** What takes places: a booking, a change of one that waits for its payment, or a block. */
export const CalendarEntry = z
  .object({
    kind: z.enum(['booking', 'change', 'block']),
    id: z.string().meta({ description: 'Of the booking or the block.' }),
    service: z.object({ id: z.string(), title: z.string(), textLang: TextLang, priceUnit: PriceUnit }),
    startDate: z.string(),
    endDate: z.string().meta({
      description: 'The last day; of a booking of nights the day of departure, of a block the last night.',
    }),
    places: z.number().nullable().meta({ description: 'Taken on each day; null where a block takes all.' }),
    name: z.string().meta({ description: 'The traveller’s name, or that of the block, which may be empty.' }),
    guests: z.number().nullable(),
    bookingId: z.string().nullable().meta({ description: 'The reference that people see.' }),
    status: z.enum(bookingStatuses).nullable(),
    source: z.enum(storedBlockSources).nullable().meta({
      description:
        '`import`: made for an event of another calendar that the listing reads; `time_off`: part of time off.',
    }),
  })
  .meta({ id: 'CalendarEntry' });
export const CalendarEntriesAnswer = pageOf(CalendarEntry);

export const NewBlock = z.object({
  startDate: CalendarDateText,
  endDate: CalendarDateText.meta({ description: 'The last day, or night.' }),
  places: z.int().min(1).max(100_000).nullable().meta({
    description: 'Places to take on each day; null takes all of them, which needs days without a booking.',
  }),
  name: z.string().trim().max(blockLimits.nameLength, 'too_long').default('').meta({
    description: 'Such as who comes, for the provider’s members alone.',
  }),
  source: z.enum(blockSources),
});

/** Days, both included, on which some or all places of a listing cannot be booked. */
const Block = z
  .object({
    id: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    places: z.number().nullable(),
    name: z.string(),
    source: z.enum(storedBlockSources),
    createdAt: z.string(),
  })
  .meta({ id: 'Block' });
export const OpenedDays = z.object({
  startDate: CalendarDateText,
  endDate: CalendarDateText.meta({ description: 'The last day, or night.' }),
});
export const DaysOpened = z.object({
  success: z.literal(true),
  closedBy: z.array(z.enum(storedBlockSources)).meta({
    description:
      'What still takes places on some of these days: `import` where another calendar says so, `time_off` where the provider has time off.',
  }),
});

export const BlockAnswer = z.object({ block: Block });
export const BlockParams = z.object({ id: z.uuid(), blockId: z.uuid() });
