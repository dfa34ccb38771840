import { z } from 'zod';
import { AdminBookingItem } from './admin-bookings.schemas.ts';
import { Category, TextLang } from './catalogue.schemas.ts';

const count = z.number();
const dollars = z.number().meta({ description: 'US dollars with cents.' });
const day = z.string().meta({ format: 'date' });
const Days = z.object({ from: day, to: day });

/** A day of the query; empty counts as not given. The use case validates it, so that the error names the field. */
const asked = (description: string) =>
  z.string().max(10, 'invalid_dates').optional().meta({ format: 'date', description });

export const AdminOverviewQuery = z.object({
  from: asked('The first day in Kenya, YYYY-MM-DD; by default the 30th day up to the last one.'),
  to: asked('The last day; by default today. At most 366 days.'),
});

/** What happened in some days. */
const Sums = z.object({
  people: count.meta({ description: 'People who registered.' }),
  listings: count.meta({ description: 'Listings that were added and are public now.' }),
  bookings: count.meta({ description: 'Bookings that were made and paid, and are not cancelled.' }),
  cancelled: count.meta({ description: 'Bookings that were made and paid, and are cancelled.' }),
  value: dollars.meta({ description: 'The prices of `bookings`.' }),
  received: dollars.meta({
    description: 'What travellers paid, in money and points, less what was refunded or lost, by the ledger.',
  }),
  commission: dollars.meta({
    description: 'Our commission on trips that were over, or cancelled late, by the ledger.',
  }),
});

/** At most 10,000 of each are counted. */
/** How much of each kind waits for one of us, counted up to 10,000. */
export const Waiting = z.object({
  ...{ provider: count, service: count, change: count, document: count },
  reviews: count.meta({ description: 'Reports of reviews.' }),
  messages: count.meta({ description: 'Reports of messages.' }),
  tickets: count.meta({ description: 'Requests to our team that are not answered.' }),
  cases: count.meta({ description: 'Open cases: differences and unknown outcomes of payments.' }),
  disputes: count.meta({ description: 'Disputes whose bank waits for evidence.' }),
  consents: count.meta({ description: 'What waits for the consent of a second admin.' }),
  payouts: count.meta({ description: 'Payouts to be approved.' }),
  refunds: count.meta({ description: 'Refunds that a person has to send.' }),
  transfers: count.meta({ description: 'Orders to M-Pesa about which it is not asked any more.' }),
  deadJobs: count.meta({ description: 'Jobs whose tries have all failed.' }),
});

const Tries = z.object({ succeeded: count, failed: count });

const Health = z.object({
  jobsDue: count.meta({ description: 'Jobs that are due and have not begun.' }),
  jobsLateSeconds: count.meta({ description: 'How long the first of them has been due.' }),
  eventsWaiting: count.meta({ description: 'Messages of Stripe and M-Pesa that are not judged yet.' }),
  attemptsUnknown: count.meta({ description: 'Tries to pay whose outcome the provider has not said yet.' }),
  card: Tries.meta({ description: 'Tries to pay for what was booked in the last 24 hours.' }),
  mpesa: Tries,
});

export const AdminOverviewAnswer = z.object({
  currency: z.literal('USD'),
  today: day,
  ...Days.shape,
  before: Days.meta({ description: 'As many days before, with which it is compared.' }),
  totals: z.object({ people: count, listings: count }).meta({ description: 'Of all time, as it is now.' }),
  sums: Sums,
  sumsBefore: Sums,
  waiting: Waiting,
  recent: z.array(AdminBookingItem),
  step: z.enum(['day', 'week', 'month']),
  parts: z.array(Days.extend(Sums.pick({ bookings: true, value: true, received: true, commission: true }).shape)),
  categories: z.array(z.object({ category: Category, bookings: count, value: dollars })).meta({
    description: 'All categories, that with the highest value first.',
  }),
  topListings: z.array(
    z.object({
      ...{ id: z.string(), title: z.string(), titleLang: TextLang },
      provider: z.object({ id: z.string(), name: z.string() }),
      ...{ bookings: count, value: dollars },
    }),
  ),
  health: Health,
});
