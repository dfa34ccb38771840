import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { readTogether } from '#server/db/read-together.ts';
import { paymentAttempts, payments } from '#server/payments/records/tables.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { type BookingApp, createBookingApp } from '#tests/support/bookings.ts';
import { type MadePerson, makeBooking, makePerson, makeProvider, makeService } from '#tests/support/factories.ts';
import { confirmPaidBooking } from './confirm-paid-booking.ts';
import { expireBooking } from './expire-booking.ts';
import type { Booking } from './lock-booking.ts';
import { moveBooking } from './move-booking.ts';
import { getBooking } from './queries.ts';
import { runDueBookings } from './run-due-bookings.ts';
import { bookings } from './tables.ts';

let product: BookingApp;
let person: MadePerson;
let member: MadePerson;
let admin: MadePerson;
let service: { id: string; providerId: string };
beforeAll(async () => {
  product = await createBookingApp();
  const { app } = product;
  person = await makePerson(app);
  member = await makePerson(app, { role: 'provider' });
  admin = await makePerson(app, { role: 'admin' });
  const provider = await makeProvider(app, [member]);
  service = await makeService(app, { providerId: provider.id, capacity: 500, durationDays: 2 });
});
afterAll(() => product.close());

const get: BookingApp['get'] = (...ask) => product.get(...ask);
/** Writes the rows of a payment; the tests of payments check how they are made. */
async function paid(booking: Booking, { method = 'mpesa' as 'card' | 'mpesa', refundedCents = 0 } = {}) {
  const { db, clock } = product.app;
  const at = clock.now();
  const [paymentId, attemptId] = [newId(), newId()];
  const kes = method === 'mpesa';
  await db.insert(payments).values({
    ...{ id: paymentId, bookingId: booking.id, method, attemptId, refundedCents },
    ...{ dueCents: booking.totalCents, paidCents: booking.totalCents, paidAt: at, createdAt: at, updatedAt: at },
    status: refundedCents > 0 ? 'partially_refunded' : 'completed',
  });
  await db.insert(paymentAttempts).values({
    ...{ id: attemptId, paymentId, seq: 1, personId: booking.personId, createdAt: at, status: 'succeeded' },
    ...{ provider: kes ? 'daraja' : 'stripe', currency: kes ? 'KES' : 'USD', usdCents: booking.totalCents },
    amountMinor: kes ? booking.totalCents * 110 : booking.totalCents,
    rate: kes ? 110 : null,
    receipt: kes ? attemptId : null,
  });
  return { paymentId, attemptId };
}
const confirm = (booking: Booking) =>
  transaction(product.app, (tx) => confirmPaidBooking(tx, booking.id, product.clock.now()));

describe('GET /api/bookings/:bookingId', () => {
  test('is read in seven statements, six of them at the same time; inside a transaction the answer is the same', async () => {
    const { app } = product;
    const booking = await makeBooking(app, { person, serviceId: service.id });
    await paid(booking);
    const [asked, waiting] = [[] as string[], [] as number[]];
    const { $client } = app.db;
    const wanted = { id: booking.id, party: 'traveller', rights: [], lang: 'en' } as const;
    const watched = drizzle($client, { logger: { logQuery: (query) => void asked.push(query) } });
    const answer = await getBooking({ ...app, db: watched }, wanted);
    expect(asked).toHaveLength(7);
    const inside = await transaction(app, (tx) => {
      const one = { ...app, db: watched };
      return getBooking(one, wanted, tx);
    });
    expect(inside).toEqual(answer);
    // Each read has begun before the first has ended.
    await readTogether(
      app.db,
      [1, 2, 3].map((n) => async () => {
        waiting.push(n);
        await app.db.execute(sql`select 1`);
        expect(waiting).toHaveLength(3);
      }),
    );
  });

  test('is found by id and reference by its traveller, admins and members of its provider, and by nobody else', async () => {
    const { app } = product;
    const booking = await makeBooking(app, { person, serviceId: service.id });
    const stranger = await makePerson(app);
    const rival = await makePerson(app, { role: 'provider' });
    await makeProvider(app, [rival]);
    const accountant = await makePerson(app, { role: 'provider' });
    await addProviderMember(app, service.providerId, { personId: accountant.id, rights: ['money'] });
    for (const name of [booking.id, booking.reference, booking.reference.toLowerCase()]) {
      for (const who of [person, member, accountant, admin]) {
        const answer = await get(`/api/bookings/${name}`, who);
        expect([answer.statusCode, answer.json().id]).toEqual([200, booking.id]);
      }
      for (const who of [stranger, rival]) {
        expect((await get(`/api/bookings/${name}`, who)).statusCode).toBe(404);
      }
    }
    expect((await get(`/api/bookings/${booking.id}`)).json().code).toBe('sign_in_required');
    const long = 'x'.repeat(2_000);
    expect((await get(`/api/bookings/${long}`)).json().code).toBe('sign_in_required');
    expect((await get(`/api/bookings/${long}`, person)).statusCode).toBe(404);
    for (const odd of ['BK-2026-9999', newId(), '%25', 'a%00b', "'; drop", `${'x'.repeat(70)}`]) {
      const { statusCode } = await get(`/api/bookings/${odd}`, person);
      expect([400, 404]).toContain(statusCode);
    }
  });

  test('in Kiswahili, with a line for each price', async () => {
    const stay = await makeService(product.app, {
      category: 'hotels',
      priceUnit: 'night',
      guestsPerPlace: 2,
      title: { sw: 'Hoteli ya Diani' },
    });
    const { id } = await makeBooking(product.app, { person, serviceId: stay.id, guests: 3, endDate: '2026-12-04' });
    const answer = (await get(`/api/bookings/${id}`, person, { 'accept-language': 'sw' })).json();
    expect(answer.service.title).toBe('Hoteli ya Diani');
    expect(answer.lines).toEqual([{ label: 'Usiku 3 × vyumba 2', quantity: 6, unitPrice: 100, amount: 600 }]);
    expect((await get(`/api/bookings/${id}`, person)).json().service.title).toBe('Hoteli ya Diani');
  });

  test('shows what was paid, and what happened', async () => {
    const booking = await makeBooking(product.app, { person, serviceId: service.id });
    const { attemptId } = await paid(booking);
    await confirm(booking);
    const answer = (await get(`/api/bookings/${booking.id}`, person)).json();
    expect(answer).toMatchObject({ status: 'confirmed', paymentStatus: 'completed', payable: false, holdEndsAt: null });
    const { payments: charged } = answer;
    const paidAt = '2026-11-21T09:00:00.000Z';
    expect(charged).toEqual([
      {
        seq: 1,
        method: 'mpesa',
        paidAt,
        amount: 11_000,
        currency: 'KES',
        receipt: attemptId,
        forChange: false,
        surplus: false,
      },
    ]);
    expect(answer).toMatchObject({ moneyBack: 'none', refunds: [], papers: { receipt: true, voucher: true } });
    expect(answer.cancellation).toEqual({
      refundAmount: 100,
      back: [{ method: 'mpesa', amount: 100, kes: 11_000 }],
      pointsBack: 0,
      percent: 100,
      until: '2026-11-29T21:00:00.000Z',
    });
    expect(answer.timeline.slice(1)).toEqual([
      { at: '2026-11-21T09:00:00.000Z', event: 'confirmed', changed: null, by: 'system', reason: null },
    ]);
  });

  test('offers each reader the actions they may take, and the papers to the traveller and admins', async () => {
    const { app } = product;
    const seen = async (booking: Booking, as: MadePerson) => {
      const { role, payable, papers, cancellation } = (await get(`/api/bookings/${booking.id}`, as)).json();
      return { role, payable, papers: papers.receipt && papers.voucher, percent: cancellation?.percent };
    };
    const open = await makeBooking(app, { person, serviceId: service.id });
    expect(await seen(open, person)).toEqual({ role: 'traveller', payable: true, papers: false, percent: 100 });
    expect(await seen(open, member)).toEqual({ role: 'provider', payable: false, papers: false, percent: 100 });
    const trip = await makeBooking(app, { person, serviceId: service.id, startDate: '2026-11-22' });
    await paid(trip);
    await confirm(trip);
    expect(await seen(trip, person)).toEqual({ role: 'traveller', payable: false, papers: true, percent: 0 });
    expect(await seen(trip, member)).toEqual({ role: 'provider', payable: false, papers: false, percent: 100 });
    expect(await seen(trip, admin)).toEqual({ role: 'admin', payable: false, papers: true, percent: 100 });
  });

  test('says that a surplus is refunded, and why a booking ended', async () => {
    const { app, clock } = product;
    const booking = await makeBooking(app, { person, serviceId: service.id });
    const { paymentId, attemptId } = await paid(booking, { method: 'card' });
    const back = { paymentId, attemptId, currency: 'USD', amountMinor: 10_000, method: 'stripe' } as const;
    await app.db
      .insert(refunds)
      .values({ ...back, usdCents: 0, reason: 'surplus', status: 'queued', createdAt: clock.now() });
    await transaction(app, (tx) =>
      moveBooking(tx, booking, { to: 'cancelled', actor: 'provider', reason: 'Rain', at: clock.now() }),
    );
    const answer = (await get(`/api/bookings/${booking.id}`, person)).json();
    expect(answer.refunds).toEqual([
      expect.objectContaining({
        reason: 'surplus',
        amount: 100,
        currency: 'USD',
        status: 'waiting',
        method: 'card',
      }),
    ]);
    expect(answer).toMatchObject({ status: 'cancelled', cancelReason: 'provider', payable: false, cancellation: null });
    expect(answer.moneyBack).toBe('on_its_way');
    expect(answer.timeline.at(-1)).toMatchObject({ event: 'cancelled', by: 'provider', reason: 'Rain' });
    await app.db.update(refunds).set({ status: 'succeeded' }).where(eq(refunds.paymentId, paymentId));
    const later = (await get(`/api/bookings/${booking.id}`, person)).json();
    expect([later.moneyBack, later.refunds[0].status]).toEqual(['done', 'done']);
  });

  test('says that a booking ended because its payment never came, but not when another payment failed', async () => {
    const booking = await makeBooking(product.app, { person, serviceId: service.id });
    const { paymentId } = await paid(booking);
    const seen = async () => (await get(`/api/bookings/${booking.id}`, person)).json().neverCame;
    const fail = (lastError: string) =>
      product.app.db
        .update(payments)
        .set({ status: 'failed', paidAt: null, attemptId: null, lastError })
        .where(eq(payments.id, paymentId));
    expect(await seen()).toBe(false);
    await fail('no_answer');
    expect(await seen()).toBe(false);
    await fail('never_came');
    expect(await seen()).toBe(true);
    // Another payment for it was a surplus, and was refunded.
    await product.app.db.update(payments).set({ status: 'refunded' }).where(eq(payments.id, paymentId));
    expect(await seen()).toBe(true);
  });

  test('a failed payment may be tried again while the hold runs', async () => {
    const booking = await makeBooking(product.app, { person, serviceId: service.id });
    const { paymentId } = await paid(booking);
    await product.app.db.update(payments).set({ status: 'failed' }).where(eq(payments.id, paymentId));
    const answer = (await get(`/api/bookings/${booking.id}`, person)).json();
    expect(answer).toMatchObject({ paymentStatus: 'failed', payable: true });
  });
});

describe('GET /api/bookings', () => {
  test('lists one’s own bookings, newest first, in pages, by tab and by search', async () => {
    const { app, clock } = product;
    const own = await makePerson(app);
    const [drive, beach] = [
      await makeService(app),
      await makeService(app, { title: { en: '100% Diani_sun' }, location: 'Diani', category: 'beach' }),
    ];
    const made: Booking[] = [];
    for (const [serviceId, startDate] of [
      [drive.id, '2026-11-22'],
      [beach.id, '2026-12-01'],
      [drive.id, '2026-12-02'],
      [drive.id, '2026-12-03'],
    ] as const) {
      made.push(await makeBooking(app, { person: own, serviceId, startDate }));
      clock.advance(1_000);
    }
    await makeBooking(app, { person, serviceId: beach.id });
    const [first, second, third, fourth] = made.map(({ reference }) => reference);
    const [trip, paidTrip, gone] = made;
    if (!trip || !paidTrip || !gone) throw new Error('not made');
    for (const booking of [trip, paidTrip]) await confirm(booking);
    await app.db.update(bookings).set({ holdEndsAt: clock.now() }).where(eq(bookings.id, gone.id));
    await expireBooking(app, gone.id);
    clock.freeze(new Date('2026-11-23T00:00:00+03:00'));

    const list = async (query: string, headers = {}) => {
      const answer = (await get(`/api/bookings${query}`, own, headers)).json();
      return answer.items.map((item: { bookingId: string }) => item.bookingId);
    };
    expect((await get('/api/bookings?pageSize=3', own)).json()).toMatchObject({ total: 4, page: 1, pageSize: 3 });
    expect(await list('')).toEqual([fourth, third, second, first]);
    expect(await list('?pageSize=3&page=2')).toEqual([first]);
    expect(await list('?page=9')).toEqual([]);
    expect((await get('/api/bookings?page=9', own)).json().total).toBe(4);
    expect(await list('?status=upcoming')).toEqual([fourth, second]); // the first one's day is over
    expect(await list('?status=confirmed')).toEqual([second, first]);
    expect(await list('?status=pending')).toEqual([fourth]);
    expect(await list('?status=cancelled')).toEqual([third]);
    expect(await list('?status=completed')).toEqual([]);
    expect(await list('?q=diani')).toEqual([second]);
    expect(await list('?q=ALFAJIRI')).toEqual([fourth, third, first]);
    expect(await list(`?q=${second?.toLowerCase()}`)).toEqual([second]);
    expect(await list(`?q=${second?.toLowerCase().replaceAll('-', '')}`)).toEqual([second]);
    expect(await list('?q=--')).toEqual([]);
    expect(await list('?q=maasai&status=confirmed')).toEqual([first]);
    expect(await list('?q=100%25')).toEqual([second]);
    expect(await list('?q=_')).toEqual([second]);
    expect(await list('?q=%5C')).toEqual([]);
    expect((await get('/api/bookings?status=nonsense', own)).statusCode).toBe(400);
    expect((await get('/api/bookings?page=0', own)).statusCode).toBe(400);
    expect((await get('/api/bookings')).statusCode).toBe(401);
    const [item] = (await get('/api/bookings?q=diani', own)).json().items;
    expect(Object.keys(item).sort()).toEqual(
      [
        ...[
          'id',
          'review',
          'bookingId',
          'service',
          'startDate',
          'endDate',
          'status',
          'totalAmount',
          'currency',
          'guests',
        ],
        ...[
          'paymentStatus',
          'paid',
          'approval',
          'answerEndsAt',
          'holdEndsAt',
          'moneyBack',
          'phoneRequest',
          'payable',
          'createdAt',
        ],
      ].sort(),
    );
    clock.freeze(new Date('2026-11-21T12:00:00+03:00'));
  });
});

describe('GET /api/dashboard', () => {
  test('has counts of real rows', async () => {
    const { app, clock } = product;
    const own = await makePerson(app);
    const dashboard = async () => (await get('/api/dashboard', own)).json();
    expect(await dashboard()).toEqual({
      totalBookings: 0,
      upcomingTrips: 0,
      totalSpent: 0,
      spent: [],
      loyaltyPoints: 0,
    });
    const first = await makeBooking(app, { person: own, serviceId: service.id, guests: 3 });
    const second = await makeBooking(app, { person: own, serviceId: service.id, startDate: '2026-12-20' });
    await makeBooking(app, { person: own, serviceId: service.id });
    await paid(first);
    await paid(second, { method: 'card', refundedCents: 2_550 });
    await confirm(first);
    await confirm(second);
    const spent = [
      { currency: 'KES', amount: 33_000, amountUsd: 300 },
      { currency: 'USD', amount: 74.5, amountUsd: 74.5 },
    ];
    const money = { totalSpent: 374.5, spent };
    expect(await dashboard()).toEqual({ totalBookings: 3, upcomingTrips: 2, ...money, loyaltyPoints: 0 });
    const { items } = (await get('/api/bookings', own)).json();
    expect(items.map(({ paid: sums }: { paid: unknown }) => sums)).toEqual([
      [],
      [{ currency: 'USD', amount: 100, amountUsd: 100 }],
      [{ currency: 'KES', amount: 33_000, amountUsd: 300 }],
    ]);
    clock.freeze(new Date('2026-12-10T12:00:00+03:00'));
    expect((await dashboard()).upcomingTrips).toBe(1);
    await runDueBookings(app);
    expect(await dashboard()).toEqual({ totalBookings: 3, upcomingTrips: 1, ...money, loyaltyPoints: 300 });
    clock.freeze(new Date('2026-11-21T12:00:00+03:00'));
  });
});
