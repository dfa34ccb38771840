import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registerPerson } from '#server/accounts/register.ts';
import { accountsRoutes } from '#server/accounts/routes.ts';
import { people } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { Letter } from '#server/outside/mail.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { notificationsJobs } from '../jobs.ts';
import { bookingRows } from './rows.fixture.ts';

const password = 'Savanna-2026-long';
const dayMs = 24 * 3_600_000;
let product: TestApp;
let sent: Letter[] = [];
let refuse = false;
beforeAll(async () => {
  product = await createTestApp({
    routes: [accountsRoutes],
    jobs: notificationsJobs,
    env: { PUBLIC_URL: 'https://twende.example' },
  });
  product.app.mail = {
    async send(letter) {
      if (refuse) throw new Error('connection refused');
      sent.push(letter);
    },
  };
});
afterAll(() => product.close());
beforeEach(() => {
  sent = [];
  refuse = false;
});

const advance = (ms: number) => product.clock.freeze(new Date(product.clock.now().getTime() + ms));

type BookingLetter = 'mail-booking-expired' | 'mail-booking-cancelled' | 'mail-booking-confirmed';

/** @returns to whom letters went */
async function mail(name: BookingLetter, bookingId: string): Promise<string[]> {
  sent = [];
  await transaction(product.app, (tx) => enqueue(tx, name, { bookingId }));
  await product.drain();
  return sent.map(({ to }) => to);
}

const expired = { status: 'cancelled', cancelReason: 'expired' } as const;

/** A lapsed booking with this contact address. */
async function lapsed(reference: string, contactEmail?: string) {
  const { booking } = await bookingRows(product.app, reference, expired);
  if (contactEmail) await product.app.db.update(bookings).set({ contactEmail }).where(eq(bookings.id, booking.id));
  return booking;
}

test('an address that is not the verified one of whoever booked gets one letter a day about unpaid bookings', async () => {
  const to = 'stranger@example.com';
  const [first, second, third] = [
    await lapsed('LL-1', to),
    await lapsed('LL-2', 'Stranger@Example.com'),
    await lapsed('LL-3', to),
  ];
  expect(await mail('mail-booking-expired', first.id)).toEqual([to]);
  expect(await mail('mail-booking-expired', second.id)).toEqual([]);
  advance(dayMs - 1);
  expect(await mail('mail-booking-expired', third.id)).toEqual([]);
  advance(1);
  expect(await mail('mail-booking-expired', third.id)).toEqual([to]);
});

test('an unverified address of one’s own gets one, a verified one ten', async () => {
  const bookingsOf = async (name: string, verified: boolean) => {
    const first = await lapsed(`${name}-0`);
    if (!verified)
      await product.app.db.update(people).set({ emailVerifiedAt: null }).where(eq(people.id, first.personId));
    const { personId, contactEmail } = first;
    const ids = [first.id];
    for (let n = 1; n < 12; n++) {
      const { id } = await lapsed(`${name}-${n}`);
      await product.app.db.update(bookings).set({ personId, contactEmail }).where(eq(bookings.id, id));
      ids.push(id);
    }
    return ids;
  };
  const lettersFor = async (ids: string[]) => {
    let letters = 0;
    for (const id of ids) letters += (await mail('mail-booking-expired', id)).length;
    return letters;
  };
  expect(await lettersFor(await bookingsOf('OWN', true))).toBe(10);
  expect(await lettersFor(await bookingsOf('UNV', false))).toBe(1);
});

test('one person causes ten letters a day about unpaid bookings, to any addresses', async () => {
  const { personId } = await lapsed('SND');
  let letters = 0;
  for (let n = 0; n < 12; n++) {
    const { id } = await lapsed(`SND-${n}`, `owner-${n}@example.com`);
    await product.app.db.update(bookings).set({ personId }).where(eq(bookings.id, id));
    letters += (await mail('mail-booking-expired', id)).length;
  }
  expect(letters).toBe(10);
});

test('every letter about a paid trip is sent, also to an address that has had its letter of the day', async () => {
  const to = 'paid@example.com';
  expect(await mail('mail-booking-expired', (await lapsed('PD-0', to)).id)).toEqual([to]);
  for (let n = 1; n < 5; n++) {
    const { booking } = await bookingRows(product.app, `PD-${n}`, { status: 'confirmed' });
    const confirmedAt = product.clock.now();
    await product.app.db.update(bookings).set({ contactEmail: to, confirmedAt }).where(eq(bookings.id, booking.id));
    expect(await mail('mail-booking-confirmed', booking.id)).toEqual([to]);
    await product.app.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, booking.id));
    expect(await mail('mail-booking-cancelled', booking.id)).toEqual([to]);
  }
});

test('a letter that the mail server refuses does not count', async () => {
  const to = 'later@example.com';
  const [first, second] = [await lapsed('RF-1', to), await lapsed('RF-2', to)];
  refuse = true;
  await transaction(product.app, (tx) => enqueue(tx, 'mail-booking-expired', { bookingId: first.id }));
  await product.drain().catch(() => undefined);
  refuse = false;
  expect(await mail('mail-booking-expired', second.id)).toContain(to);
});

test('one address gets three letters a day that verify it, whoever gives it', async () => {
  const email = 'again@example.com';
  const registered = async (n: number) => {
    sent = [];
    const { user } = await registerPerson(product.app, {
      name: 'Amina',
      email,
      password,
      role: 'user',
      language: 'en',
    });
    await product.drain();
    await product.app.db
      .update(people)
      .set({ email: `moved-${n}@example.com` })
      .where(eq(people.id, user.id));
    return sent.length;
  };
  const letters: number[] = [];
  for (let n = 0; n < 4; n++) letters.push(await registered(n));
  expect(letters).toEqual([1, 1, 1, 0]);
  advance(dayMs / 3);
  expect(await registered(4)).toBe(1);
});

test('the old address is told of the new one, with a link that restores it where it had been verified', async () => {
  const changed = async (email: string, verified: boolean) => {
    const registration = { name: 'Amina', email, password, role: 'user', language: 'sw' } as const;
    const { token } = await registerPerson(product.app, registration, { verified });
    await product.fastify.inject({
      method: 'PUT',
      url: '/api/auth/profile',
      headers: { authorization: `Bearer ${token}` },
      payload: { name: 'Amina', email: `new-${email}`, currentPassword: password },
    });
    sent = [];
    await product.drain();
    return sent.find(({ subject }) => subject === 'Barua pepe ya akaunti yako imebadilishwa');
  };
  const told = await changed('told@example.com', true);
  expect(told).toMatchObject({ to: 'told@example.com' });
  expect(told?.text).toMatch(/https:\/\/twende\.example\/sw\/verify-email\?restore=[0-9a-f]{64}\n/);
  const unproved = await changed('unproved@example.com', false);
  expect(unproved).toMatchObject({ to: 'unproved@example.com' });
  expect(unproved?.text).not.toContain('restore=');
});
