import { addDays, today } from '#shared/dates.ts';

/** What one needs to look at a demo traveller's own pages: the token for `localStorage`, and where they lie. */
export interface OwnPages {
  token: string;
  paths: string[];
}

/** Signs the demo's traveller in and books the listing without paying. @param listing its path */
export async function ownPagesOn(origin: string, listing: string, daysAhead: number): Promise<OwnPages> {
  const serviceId = listing.split('/').at(-1) ?? '';
  const { token } = await post<{ token: string }>(`${origin}/api/auth/login`, {
    email: 'amina@twende.test',
    password: 'Karibu2026!',
  });
  const startDate = addDays(today({ now: () => new Date() }), daysAhead);
  const contact = { name: 'Amina Hassan', phone: '+254712345678', email: 'amina@twende.test' };
  const booking = { serviceId, startDate, guests: 2, contact };
  const { id } = await post<{ id: string }>(`${origin}/api/bookings`, booking, token);
  const paths = [
    '/dashboard',
    `/dashboard/bookings/${id}`,
    '/profile',
    `/booking/${serviceId}?startDate=${startDate}&guests=2`,
    `/confirmation/${id}`,
    `/payment/${id}`,
  ];
  return { token, paths };
}

async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
