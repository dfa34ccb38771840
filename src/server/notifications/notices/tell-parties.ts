import type { Tx } from '#server/db/client.ts';
import type { Notice, NoticeData } from '#server/notices/notice-data.ts';
import { tellPersons } from '#server/notices/tell-persons.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { findToldBooking, listToldMembers } from './subject-queries.ts';

type ToldBooking = NonNullable<Awaited<ReturnType<typeof findToldBooking>>>;

/** What is said of a booking beside reference and title; undefined: nothing is told. */
export type Saying = (booking: ToldBooking) => NoticeData | undefined;

interface AboutBooking extends Pick<Notice, 'kind' | 'again'> {
  bookingId: string;
  /** The booking's id by default. */
  key?: string;
  saying?: Saying | undefined;
}

/** Tells the traveller of a booking. */
export async function tellTraveller(tx: Tx, about: AboutBooking): Promise<void> {
  const booking = await findToldBooking(tx, about.bookingId);
  const notice = booking && noticeOf(booking, about);
  if (notice) await tellPersons(tx, [booking.personId], notice);
}

/** Tells the members of its provider who have a right: by default those who handle bookings. */
export async function tellHost(
  tx: Tx,
  { right = 'bookings', ...about }: AboutBooking & { right?: ProviderRight },
): Promise<void> {
  const booking = await findToldBooking(tx, about.bookingId);
  const notice = booking && noticeOf(booking, about);
  if (notice) await tellMembers(tx, { providerId: booking.providerId, right }, notice);
}

/** Tells the members of a provider who have a right. */
export async function tellMembers(
  tx: Tx,
  members: { providerId: string; right: ProviderRight },
  { data, ...notice }: Notice,
): Promise<void> {
  const told = await listToldMembers(tx, members);
  await tellPersons(tx, told, { ...notice, data: { ...data, providerId: members.providerId } });
}

function noticeOf(
  booking: ToldBooking,
  { kind, again, bookingId, key = bookingId, saying = () => ({}) }: AboutBooking,
): Notice | undefined {
  const said = saying(booking);
  if (said === undefined) return undefined;
  const { reference, titleEn, titleSw } = booking;
  const data = { bookingId, reference, titleEn, titleSw, ...said };
  return { kind, key, data, ...(again !== undefined && { again }) };
}
