import { z } from 'zod';
import { documentTypeNames } from '../provider-documents.ts';
import { bookingStatuses, paymentStatuses } from '../states.ts';
import { TextLang } from './catalogue.schemas.ts';

const dollars = z.number().meta({ description: 'US dollars with cents.' });
const count = z.number();

const ServiceTitle = z.object({ id: z.string(), title: z.string(), textLang: TextLang });

/** Something to finish before travellers see it, or see it changed. */
const Unfinished = ServiceTitle.extend({
  kind: z.enum(['draft', 'rejected', 'change_rejected']).meta({
    description: '`change_rejected`: of a listing that stays public as it was, another category or place was refused.',
  }),
  reason: z.string().nullable().meta({ description: 'Why it was rejected; null for drafts.' }),
});

const OverviewBooking = z
  .object({
    id: z.string(),
    /** The reference that people see, such as BK-2026-001. */
    bookingId: z.string(),
    service: ServiceTitle,
    /** The contact's name, or where they gave none their e-mail address, or of what ended unpaid its reference. */
    traveller: z.string(),
    guests: z.number(),
    startDate: z.string(),
    endDate: z.string(),
    status: z.enum(bookingStatuses),
    paymentStatus: z.enum(paymentStatuses),
    totalAmount: dollars,
    currency: z.literal('USD'),
    checkedInAt: z.string().nullable(),
    noShowAt: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'OverviewBooking' });

/** The first bookings of a day, and how many there are. */
const OfToday = z.object({ total: count, items: z.array(OverviewBooking) });

/** One listing in the last six months, the oldest first. */
const Performance = z.object({
  service: ServiceTitle.extend({ image: z.string(), imageAlt: z.string(), imagePlaceholder: z.string() }),
  rating: z.number().nullable(),
  reviewCount: count,
  bookings: z.array(count).nullable().meta({ description: 'Paid bookings by the month in which they were made.' }),
  revenue: z.array(dollars).nullable().meta({ description: 'What its trips earned, by month.' }),
});

/** Parts for which the member lacks a right are null: bookings need `bookings`, amounts `money`. */
export const ProviderOverviewAnswer = z.object({
  provider: z.object({ id: z.string(), name: z.string() }),
  currency: z.literal('USD'),
  /** The day in Kenya. */
  today: z.string(),
  services: z.object({
    listed: count.meta({ description: 'Travellers see these.' }),
    waiting: count.meta({ description: 'Sent to us and not decided.' }),
    drafts: count,
    rejected: count,
    paused: count,
  }),
  rating: z.number().nullable().meta({ description: 'The mean over all reviews; null without any.' }),
  reviewCount: count,
  bookings: z
    .object({
      upcoming: count.meta({ description: 'Paid, beginning today or later.' }),
      thisMonth: count.meta({ description: 'Paid bookings that were made this month.' }),
      lastMonth: count,
    })
    .nullable(),
  revenue: z
    .object({
      total: dollars.meta({
        description: 'What trips have earned: the share after commission and taxes, paid out or not.',
      }),
      thisMonth: dollars,
      lastMonth: dollars,
    })
    .nullable(),
  waiting: z.object({
    unfinished: z.array(Unfinished),
    unfinishedTotal: count,
    payoutMethodMissing: z.boolean().nullable(),
    toAnswer: count
      .nullable()
      .meta({ description: 'Requests to book, and to change a booking, that wait for an answer.' }),
    answerBy: z.string().nullable().meta({ description: 'When the first of these requests ends by itself.' }),
    calendars: z
      .array(
        z.object({
          service: ServiceTitle,
          conflicts: count.meta({ description: 'Events of other calendars on days that are booked here.' }),
          late: count.meta({ description: 'Calendars that could not be read for six hours.' }),
        }),
      )
      .nullable()
      .meta({ description: 'Listings whose calendars of other sites are to be looked at.' }),
    documents: z
      .array(z.object({ id: z.string(), type: z.enum(documentTypeNames), expiresOn: z.string(), ended: z.boolean() }))
      .nullable()
      .meta({ description: 'Documents that have ended or end within 30 days, and that are to be renewed.' }),
    closing: z
      .array(z.object({ service: ServiceTitle, until: z.string(), ended: z.boolean() }))
      .nullable()
      .meta({
        description:
          'Public listings whose last day that travellers may book is within 30 days, or has passed in the last 30; at most 20.',
      }),
    toCheckIn: count.nullable().meta({ description: 'Arrivals of today that are not checked in.' }),
  }),
  recent: z.array(OverviewBooking).nullable(),
  arrivals: OfToday.nullable(),
  departures: OfToday.nullable(),
  months: z
    .array(z.string())
    .meta({ description: 'The six months of `performance`, YYYY-MM; the last is the present one.' }),
  performance: z.array(Performance),
});
