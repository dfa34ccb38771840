import { z } from 'zod';
import { getPoints } from '#server/bookings/points/queries.ts';
import { getBooking, listBookings } from '#server/bookings/queries.ts';
import type { Booking, BookingItem } from '#shared/contracts/bookings.ts';
import { AppError } from '#shared/errors.ts';
import { type ToolContext, tool } from './tool.ts';

/** How many of a person's bookings are read, of those that were made last and of those ahead. */
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
  | 'paid'
> & { serviceId: string; title: string; location: string; path: string };

const bookingPath = (id: string): string => `/dashboard/bookings/${id}`;

/** Bookings of the person who asks: one by its reference, else those ahead and the newest others. Null for visitors. */
export const listOwnBookings = tool({
  name: 'list_own_bookings',
  description:
    'Bookings of the person who is signed in: what, when, status, what is left to pay and refunds. The one with a reference such as BK-2026-001, or those ahead and the newest others. Null where nobody is signed in.',
  input: z.object({ reference: z.string().max(30).optional() }),
  async run({ app, lang, person }, { reference }): Promise<OwnBooking[] | null> {
    if (!person) return null;
    const list = async (wanted: { status?: 'upcoming'; q?: string }): Promise<OwnBooking[]> => {
      const query = { status: undefined, q: undefined, ...wanted, page: 1, pageSize: bookingsRead };
      return (await listBookings(app, person, query, lang)).items.map(ownBooking);
    };
    if (reference !== undefined) return (await list({ q: reference })).filter((one) => one.bookingId === reference);
    const [newest, ahead] = await Promise.all([list({}), list({ status: 'upcoming' })]);
    return [...newest, ...ahead.filter(({ id }) => newest.every((one) => one.id !== id))];
  },
});

/** How many bookings the person who asks has made, and how many of them lie ahead; null for visitors. */
export async function countOwnBookings({
  app,
  lang,
  person,
}: ToolContext): Promise<{ all: number; ahead: number } | null> {
  if (!person) return null;
  const count = async (status: 'upcoming' | undefined): Promise<number> =>
    (await listBookings(app, person, { status, q: undefined, page: 1, pageSize: 1 }, lang)).total;
  const [all, ahead] = await Promise.all([count(undefined), count('upcoming')]);
  return { all, ahead };
}

/**
 * What cancelling one of their bookings refunds now; null where it cannot be cancelled.
 * @throws AppError not_found: it is not theirs
 */
export async function cancelTermsOfOwn(
  context: ToolContext,
  { id, bookingId: reference }: Pick<OwnBooking, 'id' | 'bookingId'>,
): Promise<Booking['cancellation']> {
  const own = await listOwnBookings.run(context, { reference });
  if (!own?.some((one) => one.id === id)) throw new AppError('not_found');
  const { app, lang } = context;
  return (await getBooking(app, { id, party: 'traveller', rights: [], lang })).cancellation;
}

function ownBooking(item: BookingItem): OwnBooking {
  const { id, bookingId, service, startDate, endDate, status, totalAmount, guests, paymentStatus, approval } = item;
  const { holdEndsAt, moneyBack, phoneRequest, payable, paid } = item;
  return {
    serviceId: service.id,
    ...{ id, bookingId, title: service.title, location: service.location, path: bookingPath(id), startDate, endDate },
    ...{ status, totalAmount, guests, paymentStatus, approval, holdEndsAt, moneyBack, phoneRequest, payable, paid },
  };
}

interface OwnPoints {
  balance: number;
  /** In dollars. */
  worth: number;
  lastDay: string | null;
  /** What trips have given, the newest first. */
  earned: { reference: string; title: string; points: number }[];
}

/** So many movements of points are read. */
const movementsRead = 20;

/** The points of the person who asks; null for visitors. */
export const getOwnPoints = tool({
  name: 'get_own_points',
  description:
    'The loyalty points of the person who is signed in, and what they are worth in US dollars. Null where nobody is signed in.',
  input: z.object({}),
  async run({ app, lang, person }): Promise<OwnPoints | null> {
    if (!person) return null;
    const wanted = { page: 1, pageSize: movementsRead, order: 'desc', sort: 'at' } as const;
    const { balance, worth, lastDay, items } = await getPoints(app, { personId: person.id, wanted, lang });
    const earned = items.flatMap(({ kind, points, booking }) =>
      kind === 'earned' && booking ? [{ reference: booking.bookingId, title: booking.title, points }] : [],
    );
    return { balance, worth, lastDay, earned };
  },
});
