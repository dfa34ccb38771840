import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registerPerson } from '#server/accounts/register.ts';
import { accountsRoutes } from '#server/accounts/routes.ts';
import { people } from '#server/accounts/tables.ts';
import { bookingChanges, bookings } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import type { Letter } from '#server/outside/mail.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { notificationsJobs } from '../jobs.ts';
import { paidLimits } from '../letter-limits.ts';
import { findMailedBooking } from '../queries.ts';
import { bookingRows, payRow, refundRow, surplusRefund } from './rows.fixture.ts';

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

/** Lets time pass for the queue too, and runs what is due then. @returns to whom letters went */
async function pass(ms: number): Promise<string[]> {
  advance(ms);
  await product.app.db.execute(
    sql`update jobs.job set start_after = start_after - ${ms} * interval '1 millisecond' where state = 'created'`,
  );
  sent = [];
  await product.drain();
  return sent.map(({ to }) => to);
}

type BookingLetter =
  | 'mail-booking-expired'
  | 'mail-booking-cancelled'
  | 'mail-booking-confirmed'
  | 'mail-provider-booking-cancelled'
  | 'mail-payment-surplus';

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

test('a stranger’s booking does not keep a person from getting their own letters', async () => {
  const own = await lapsed('OWN-MINE');
  const to = own.contactEmail;
  expect(await mail('mail-booking-expired', (await lapsed('OWN-OTHER', to)).id)).toEqual([to]);
  expect(await mail('mail-booking-expired', own.id)).toEqual([to]);
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

/** A paid booking with this contact address; by default the verified one of whoever booked. */
async function paidBooking(reference: string, contactEmail?: string) {
  const { booking, paymentId } = await bookingRows(product.app, reference, { status: 'confirmed' });
  const confirmed = { confirmedAt: product.clock.now(), ...(contactEmail && { contactEmail }) };
  await product.app.db.update(bookings).set(confirmed).where(eq(bookings.id, booking.id));
  return { ...booking, ...confirmed, paymentId };
}

/** Tells of a booking, cancels it with a refund to the card, and tells of both. @returns to whom letters went at once */
async function paidAndCancelled({ id, paymentId }: Awaited<ReturnType<typeof paidBooking>>): Promise<string[]> {
  const money = { currency: 'USD', amountMinor: 24_050 } as const;
  const toConfirmed = await mail('mail-booking-confirmed', id);
  const attemptId = await payRow(product.app, { paymentId, money });
  await product.app.db
    .update(bookings)
    .set({ status: 'cancelled', cancelledAt: product.clock.now() })
    .where(eq(bookings.id, id));
  const toCancelled = await mail('mail-booking-cancelled', id);
  const status = 'succeeded';
  const refundId = await refundRow(product.app, { paymentId, attemptId }, { ...money, method: 'stripe', status });
  sent = [];
  await transaction(product.app, (tx) => enqueue(tx, 'mail-refund-done', { refundId }));
  await product.drain();
  return [...toConfirmed, ...toCancelled, ...sent.map((letter) => letter.to)];
}

test('one person causes twelve letters a day about paid bookings to an address that may be a stranger’s; the others wait', async () => {
  const to = 'flooded@example.com';
  const first = await paidBooking('FL-0', to);
  const another = async (n: number) => {
    const booking = await paidBooking(`FL-${n}`, to);
    await product.app.db.update(bookings).set({ personId: first.personId }).where(eq(bookings.id, booking.id));
    return booking;
  };
  expect(await paidAndCancelled(first)).toEqual([to, to, to]);
  for (let n = 1; n < 4; n++) expect(await paidAndCancelled(await another(n))).toEqual([to, to, to]);
  // Of the fifth booking nothing is sent at once: not that it stands, which is over by the time its letter is due.
  expect(await paidAndCancelled(await another(4))).toEqual([]);
  // Whose the address is gets their own letters at once all the same, although they never verified it.
  const mine = await paidBooking('FL-MINE');
  await product.app.db.update(bookings).set({ contactEmail: to }).where(eq(bookings.id, mine.id));
  await product.app.db.update(people).set({ email: to, emailVerifiedAt: null }).where(eq(people.id, mine.personId));
  expect(await mail('mail-booking-confirmed', mine.id)).toEqual([to]);
  expect(await pass(dayMs / 12 - 1000)).toEqual([]);
  expect(await pass(1000)).toEqual([to]);
  expect(await pass(dayMs / 12)).toEqual([to]);
  expect(await pass(dayMs)).toEqual([]);
  // Whoever booked with their own verified address gets each at once, and so does the provider.
  const own = await paidBooking('FL-OWN');
  const { contactEmail } = own;
  for (let n = 0; n < 5; n++) {
    const booking = await paidBooking(`FL-OWN-${n}`, contactEmail);
    await product.app.db.update(bookings).set({ personId: own.personId }).where(eq(bookings.id, booking.id));
    expect(await paidAndCancelled(booking)).toEqual([contactEmail, contactEmail, contactEmail]);
    expect(await mail('mail-provider-booking-cancelled', booking.id)).toEqual(['mara@example.com']);
  }
});

test('an address gets sixty letters a day about paid bookings of others, whoever made them; the next one waits', async () => {
  const to = 'crowded@example.com';
  for (let n = 0; n < 5; n++) {
    const mailed = await findMailedBooking(product.app.db, (await paidBooking(`CR-${n}`, to)).id);
    if (!mailed) throw new Error('no booking');
    const limits = await paidLimits(product.app, mailed);
    for (let letter = 0; letter < 12; letter++) {
      await transaction(product.app, (tx) => takeTries(tx, limits, product.clock.now()));
    }
  }
  expect(await mail('mail-booking-confirmed', (await paidBooking('CR-5', to)).id)).toEqual([]);
  expect(await pass(dayMs / 60 - 1000)).toEqual([]);
  expect(await pass(1000)).toEqual([to]);
});

test('a letter about surplus money waits as well, and what was sent before takes nobody’s turn', async () => {
  const to = 'surplus@example.com';
  const { id, paymentId } = await paidBooking('SP-1', to);
  const attemptId = await payRow(product.app, { paymentId, money: { currency: 'KES', amountMinor: 2_645_500 } });
  const tell = async (shillings: number) => {
    await surplusRefund(product.app, { paymentId, attemptId }, { currency: 'KES', amountMinor: shillings * 100 });
    return mail('mail-payment-surplus', id);
  };
  for (let n = 1; n <= 12; n++) expect(await tell(n)).toEqual([to]);
  expect(await tell(13)).toEqual([]);
  expect(await tell(14)).toEqual([]);
  expect(await pass(dayMs / 12)).toEqual([to]);
  expect(await pass(dayMs / 12)).toEqual([to]);
  expect(await pass(dayMs)).toEqual([]);
});

test('a letter that a bank has returned a payment waits as well; that to the provider does not', async () => {
  const to = 'disputed@example.com';
  const { id } = await paidBooking('DI-1', to);
  const tell = async (name: 'mail-dispute-lost' | 'mail-provider-dispute-lost') => {
    const about = { bookingId: id, disputeId: newId(), cents: 100, points: 0 };
    await transaction(product.app, (tx) => enqueue(tx, name, about));
    return pass(0);
  };
  for (let n = 1; n <= 12; n++) expect(await tell('mail-dispute-lost')).toEqual([to]);
  expect(await tell('mail-dispute-lost')).toEqual([]);
  expect(await tell('mail-provider-dispute-lost')).toHaveLength(1);
  expect(await pass(dayMs / 12)).toEqual([to]);
});

test('a letter about a paid trip is sent also to an address that has had its letter of the day', async () => {
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
  await product.drain();
  refuse = false;
  expect(await mail('mail-booking-expired', second.id)).toEqual([to]);
  // The queue tries the first one again, which is over the limit now.
  const retried = await product.app.db.execute(
    sql`update jobs.job set start_after = now() where state = 'retry' returning id`,
  );
  expect(retried.rowCount).toBe(1);
  sent = [];
  await product.drain();
  expect(sent).toEqual([]);
});

test('one address gets three letters a day that verify it; the next waits while the address is that person’s', async () => {
  const email = 'again@example.com';
  const letters: number[] = [];
  let last = '';
  for (let n = 0; n < 5; n++) {
    if (n > 0) {
      const moved = `moved-${n}@example.com`;
      await product.app.db.update(people).set({ email: moved }).where(eq(people.id, last));
    }
    sent = [];
    const registration = { name: 'Amina', email, password, role: 'user', language: 'en' } as const;
    last = (await registerPerson(product.app, registration)).user.id;
    await product.drain();
    letters.push(sent.length);
  }
  expect(letters).toEqual([1, 1, 1, 0, 0]);
  expect(await pass(dayMs / 3 - 1000)).toEqual([]);
  // The fourth person has another address by now, so that only the fifth gets one.
  expect(await pass(1000)).toEqual([email]);
  expect(await pass(dayMs)).toEqual([]);
});

/** Changes a booking to so many guests, back and forth. @returns to whom the letters of the change went at once */
async function changed(booking: typeof bookings.$inferSelect, n: number): Promise<string[]> {
  const { id: bookingId, startDate, endDate, policy, totalCents, personId } = booking;
  const now = product.clock.now();
  const stay = { startDate, endDate, policy, totalCents, lines: [], guests: 1 + (n % 2), places: 1 };
  const from = { fromStartDate: startDate, fromEndDate: endDate, fromGuests: 2, fromPlaces: 1 };
  const [change] = await product.app.db
    .insert(bookingChanges)
    .values({
      ...{ ...stay, ...from, bookingId, status: 'applied', differenceCents: 0, fromTotalCents: totalCents },
      ...{ askedBy: personId, createdAt: now, appliedAt: now },
    })
    .returning();
  sent = [];
  await transaction(product.app, (tx) => enqueue(tx, 'mail-booking-changed', { changeId: change?.id ?? '' }));
  await product.drain();
  return sent.map(({ to }) => to);
}

test('an address that may be a stranger’s gets three letters a day about changes, and then the last state', async () => {
  const to = 'changed@example.com';
  const { booking } = await bookingRows(product.app, 'CH', { status: 'confirmed' });
  const counts = async (most: number) => {
    let letters = 0;
    for (let n = 0; n < most; n++) letters += (await changed(booking, n)).length;
    return letters;
  };
  expect(await counts(6)).toBe(6);
  await product.app.db.update(bookings).set({ contactEmail: to }).where(eq(bookings.id, booking.id));
  expect(await counts(6)).toBe(3);
  expect(await pass(dayMs / 3)).toEqual([to]);
  expect(await pass(dayMs)).toEqual([]);
});

test('the old address is told of the new one, with a link that restores it where it had been verified', async () => {
  let moves = 0;
  const left = async (email: string, verified: boolean) => {
    const registration = { name: 'Amina', email, password, role: 'user', language: 'sw' } as const;
    const { token } = await registerPerson(product.app, registration, { verified });
    await product.fastify.inject({
      method: 'PUT',
      url: '/api/auth/profile',
      headers: { authorization: `Bearer ${token}` },
      payload: { name: 'Amina', email: `new-${++moves}-${email}`, currentPassword: password },
    });
    sent = [];
    await product.drain();
    return sent.find(({ subject }) => subject === 'Barua pepe ya akaunti yako imebadilishwa');
  };
  const told = await left('told@example.com', true);
  expect(told).toMatchObject({ to: 'told@example.com' });
  expect(told?.text).toMatch(/https:\/\/twende\.example\/sw\/verify-email\?restore=[0-9a-f]{64}\n/);
  const unproved = await left('unproved@example.com', false);
  expect(unproved).toMatchObject({ to: 'unproved@example.com' });
  expect(unproved?.text).not.toContain('restore=');
  // It may be a stranger's, and other accounts can be given it too: one letter a day.
  expect(await left('unproved@example.com', false)).toBeUndefined();
});
