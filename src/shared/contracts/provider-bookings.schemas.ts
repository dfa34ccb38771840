import { z } from 'zod';
import { approvals } from '../requests.ts';
import { bookingStatuses, paymentStatuses } from '../states.ts';
import { Stay } from './bookings.schemas.ts';
import { PriceUnit, TextLang } from './catalogue.schemas.ts';
import { CalendarDateText, HostReasonText } from './common.schemas.ts';
import { cursorPageOf, listQuery, orEmpty, PageQuery } from './lists.schemas.ts';
import { BookedParty } from './party.schemas.ts';
import { ProviderQuery } from './payouts.schemas.ts';
import { AnswerInWords } from './questions.schemas.ts';

/**
 * What a provider asks of the days: `arriving` starts today, `under_way` has begun and is not over, `upcoming` starts later.
 * None of them has cancelled bookings or requests, and `under_way` has nobody who did not come. `asked` are the requests,
 * of bookings and of their changes, that wait for an answer.
 */
const stageFilters = ['asked', 'arriving', 'under_way', 'upcoming'] as const;

export const ProviderBookingsQuery = listQuery(['startDate', 'createdAt'], {
  status: z.enum([...stageFilters, ...bookingStatuses]),
  service: z.uuid(),
  from: CalendarDateText.meta({ description: 'The earliest start date.' }),
  to: CalendarDateText.meta({ description: 'The latest start date.' }),
  q: z.string().trim().max(200).meta({ description: 'Looks in the reference, the traveller’s name and the title.' }),
}).extend({
  order: z.enum(['asc', 'desc']).optional().meta({
    description: 'By default the next arrivals first for what is still to come, else the newest first.',
  }),
  ...ProviderQuery.shape,
});

export const ProviderBookingItem = z
  .object({
    id: z.string(),
    /** The reference that people see, such as BK-2026-001. */
    bookingId: z.string(),
    service: z.object({ id: z.string(), title: z.string(), textLang: TextLang }),
    /** The contact's name, or where they gave none their e-mail address, or of a request and of what ended unpaid its reference. */
    traveller: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    priceUnit: PriceUnit,
    guests: z.number(),
    status: z.enum(bookingStatuses),
    paymentStatus: z.enum(paymentStatuses),
    /** Whether the booking has refunds, and whether they are finished. */
    moneyBack: z.enum(['none', 'on_its_way', 'done']),
    phoneRequest: z.enum(['open', 'unknown']).nullable(),
    totalAmount: z.number(),
    currency: z.literal('USD'),
    approval: z.enum(approvals),
    /** Until when a request may be answered; null for others. */
    answerEndsAt: z.string().nullable(),
    /** Until when its places are held; null unless it is pending and its places are taken. */
    holdEndsAt: z.string().nullable(),
    checkedInAt: z.string().nullable(),
    noShowAt: z.string().nullable(),
    /** The other dates or guests that wait for an answer or for their payment; null when there are none. */
    change: Stay.omit({ party: true, extras: true })
      .extend({
        isAsked: z.boolean().meta({ description: 'Whether it waits for your answer.' }),
      })
      .nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'ProviderBookingItem' });

/** A word to the traveller about why it is declined; the body may be left out. */
export const DeclineRequest = z.preprocess(
  (body) => body ?? {},
  z.object({ reason: HostReasonText.nullish().transform((text) => text ?? '') }),
);

export const ProviderBookingsAnswer = cursorPageOf(ProviderBookingItem);

export const BookedServicesQuery = ProviderQuery;
/** The listings that bookings can be filtered by, in the order of their titles; at most 500. */
export const BookedServicesAnswer = z.object({
  items: z.array(z.object({ id: z.string(), title: z.string(), textLang: TextLang })),
});

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid_dates');
export const BookingDaysQuery = ProviderQuery.extend({
  month: orEmpty(month).meta({ description: 'YYYY-MM; by default the present one.' }),
  service: orEmpty(z.uuid()).meta({ description: 'One listing alone.' }),
});

/** At most so many bookings stand on a page of a day sheet. */
export const daySheetRows = 200;

const day = orEmpty(CalendarDateText).meta({ format: 'date', description: 'The day in Kenya; by default today.' });
export const DaySheetQuery = PageQuery.pick({ page: true }).extend({ date: day, ...ProviderQuery.shape });
/** The same for the file, whose query has texts only. */
export const DaySheetFileQuery = ProviderQuery.extend({
  date: z.union([z.literal(''), CalendarDateText]).optional(),
  page: z
    .string()
    .regex(/^([1-9]\d{0,2})?$/)
    .optional(),
});

const DaySheetRow = z
  .object({
    id: z.string(),
    bookingId: z.string(),
    traveller: z.string(),
    /** Empty where the traveller gave none. */
    phone: z.string(),
    guests: z.number(),
    party: BookedParty,
    places: z.number(),
    startDate: z.string(),
    endDate: z.string(),
    status: z.enum(bookingStatuses),
    checkedInAt: z.string().nullable(),
    noShowAt: z.string().nullable(),
    extras: z.array(z.string()).meta({ description: 'What was added for money, a line for each.' }),
    companions: z
      .array(z.string())
      .meta({ description: 'The names of those who come along, as far as they were given.' }),
    answers: z.array(AnswerInWords).meta({ description: 'To the questions of the listing.' }),
  })
  .meta({ id: 'DaySheetRow' });

const DaySheetCount = z.object({ bookings: z.number(), guests: z.number() });

/** The days of a month on which anybody is there; the others are left out. */
export const BookingDaysAnswer = z.object({
  month: z.string(),
  days: z.array(
    z.object({
      date: z.string(),
      arrivals: DaySheetCount.meta({ description: 'Of bookings that begin on this day, paid or held.' }),
      underWay: DaySheetCount.meta({ description: 'Of those that began before and go on after it.' }),
      departures: DaySheetCount.meta({ description: 'Of those whose last day it is, of nights the day of departure.' }),
    }),
  ),
});

export const DaySheetAnswer = z.object({
  date: z.string(),
  provider: z.object({ id: z.string(), name: z.string() }),
  /** Of the whole day: who comes, who is there before and after, and who leaves or is there for the last day. */
  counts: z.object({ arrivals: DaySheetCount, underWay: DaySheetCount, departures: DaySheetCount }),
  /** The paid bookings of this page, by listing; a listing without any is left out. */
  listings: z.array(
    z.object({
      service: z.object({ id: z.string(), title: z.string(), textLang: TextLang, location: z.string() }),
      priceUnit: PriceUnit,
      /** Empty where the listing has none. */
      meetingPoint: z.object({ text: z.string(), textLang: TextLang }),
      arrivals: z.array(DaySheetRow),
      underWay: z.array(DaySheetRow),
      departures: z.array(DaySheetRow),
    }),
  ),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});
