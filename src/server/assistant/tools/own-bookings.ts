import { z } from 'zod';
import { getPoints } from '#server/bookings/points/queries.ts';
import { listBookings } from '#server/bookings/queries.ts';
import type { BookingItem } from '#shared/contracts/bookings.ts';
import { tool } from './tool.ts';

/** How many of a person's bookings are read. */
const bookingsRead = 20;

/** A booking in facts: what an answer may say of it to its traveller. */
export type OwnBooking = Pick<
  BookingItem,
  | 'id'
  | 'bookingId'
  | 'startDate'
  | 'endDate'
  | 'status'
  | 'totalAmount'
  | 'guests'
  | 'paymentStatus'
  | 'approval'
  | 'holdEndsAt'
  | 'moneyBack'
  | 'phoneRequest'
  | 'payable'
> & { title: string; location: string; path: string };

const bookingPath = (id: string): string => `/dashboard/bookings/${id}`;

/** The newest bookings of the person who asks; null for visitors. */
export const listOwnBookings = tool({
  name: 'list_own_bookings',
  description:
    'The newest bookings of the person who is signed in: what, when, status, what is left to pay and refunds. Null where nobody is signed in.',
  input: z.object({ status: z.enum(['upcoming', 'pending', 'confirmed', 'completed', 'cancelled']).optional() }),
  async run({ app, lang, person }, { status }): Promise<OwnBooking[] | null> {
    if (!person) return null;
    const { items } = await listBookings(app, person, { status, q: undefined, page: 1, pageSize: bookingsRead }, lang);
    return items.map(ownBooking);
  },
});

function ownBooking(item: BookingItem): OwnBooking {
  const { id, bookingId, service, startDate, endDate, status, totalAmount, guests, paymentStatus, approval } = item;
  const { holdEndsAt, moneyBack, phoneRequest, payable } = item;
  return {
    ...{ id, bookingId, title: service.title, location: service.location, path: bookingPath(id), startDate, endDate },
    ...{ status, totalAmount, guests, paymentStatus, approval, holdEndsAt, moneyBack, phoneRequest, payable },
  };
}

interface OwnPoints {
  balance: number;
  /** In dollars. */
  worth: number;
  lastDay: string | null;
}

/** The points of the person who asks; null for visitors. */
export const getOwnPoints = tool({
  name: 'get_own_points',
  description:
    'The loyalty points of the person who is signed in, and what they are worth in US dollars. Null where nobody is signed in.',
  input: z.object({}),
  async run({ app, lang, person }): Promise<OwnPoints | null> {
    if (!person) return null;
    const wanted = { page: 1, pageSize: 1, order: 'desc', sort: 'at' } as Parameters<typeof getPoints>[1]['wanted'];
    const { balance, worth, lastDay } = await getPoints(app, { personId: person.id, wanted, lang });
    return { balance, worth, lastDay };
  },
});
