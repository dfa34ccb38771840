import { codeAt } from '#server/accounts/second-factor/totp.ts';
import type { CalendarDate } from '#shared/dates.ts';

interface Traveller {
  name: string;
  email: string;
  password: string;
  token: string;
}

/** The demo's traveller, with bookings of every kind: for tests that only look at them, or add one. */
export const demoTraveller = { name: 'Amina Hassan', email: 'amina@twende.test', password: 'Karibu2026!' };

let registered = 0;

/** Registers somebody new. */
export async function newTraveller(origin: string): Promise<Traveller> {
  const person = { ...demoTraveller, email: `amina-${++registered}@example.com` };
  const { token } = await ask<{ token: string }>(origin, '/api/auth/register', { body: person });
  return { ...person, token };
}

/** Signs somebody in. @returns the token */
export async function signIn(origin: string, { email, password }: { email: string; password: string }) {
  return (await ask<{ token: string }>(origin, '/api/auth/login', { body: { email, password } })).token;
}

/** A code by the machine's time, as a phone shows it; one of the half minute before or after it counts, too, and none counts twice. */
export const codeOf = (key: string, halfMinutes = 0): string =>
  codeAt(key, new Date(Date.now() + halfMinutes * 30_000));

interface NewBooking {
  token: string;
  serviceId: string;
  startDate: CalendarDate;
  guests: number;
}

/** Books without paying. @returns the booking's id */
export async function book(origin: string, { token, ...request }: NewBooking): Promise<string> {
  const contact = { name: demoTraveller.name, phone: '+254712345678', email: demoTraveller.email };
  return (await ask<{ id: string }>(origin, '/api/bookings', { token, body: { ...request, contact } })).id;
}

/** The first listing that a search finds. @throws Error if the demo lacks it */
export async function serviceFor(origin: string, search: string): Promise<string> {
  const { items } = await ask<{ items: { id: string }[] }>(origin, `/api/services?${search}`);
  if (!items[0]) throw new Error(`Nothing is found for ${search}: is the demo filled?`);
  return items[0].id;
}

interface Request {
  token?: string | undefined;
  /** With one it is a POST. */
  body?: object;
}

/** Asks the product as the person would. @throws Error unless it answers with a success */
export async function ask<Answer>(origin: string, path: string, { token, body }: Request = {}): Promise<Answer> {
  const answer = await fetch(origin + path, {
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
