import type { CalendarDate } from '#shared/dates.ts';
import { book } from './travellers.ts';

interface Trip {
  token: string;
  serviceId: string;
  startDate: CalendarDate;
}

/** Books without paying, and answers where the traveller's own pages lie. */
export async function ownPagesOn(origin: string, { token, serviceId, startDate }: Trip): Promise<string[]> {
  const id = await book(origin, { token, serviceId, startDate, guests: 2 });
  return [
    '/dashboard',
    `/dashboard/bookings/${id}`,
    '/profile',
    `/booking/${serviceId}?startDate=${startDate}&guests=2`,
    `/confirmation/${id}`,
    `/payment/${id}`,
  ];
}
