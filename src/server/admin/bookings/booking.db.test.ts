import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { postLedger } from '#server/payments/ledger/post-ledger.ts';
import { type MadePerson, makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { type BookingsApp, createBookingsApp, payFor } from './bookings.fixture.ts';

let product: BookingsApp;
let traveller: MadePerson;
let serviceId: string;
beforeAll(async () => {
  product = await createBookingsApp();
  traveller = await makePerson(product.app, { name: 'Amina Hassan', language: 'sw' });
  serviceId = (await makeService(product.app, { questions: [{ id: 'flight', required: false, own: null }] })).id;
});
afterAll(() => product?.close());

const phone = '+254712345678';
const contact = () => ({ name: 'Zuhura Ali', email: traveller.email, phone });

async function paidBooking() {
  const { app, clock, update } = product;
  const answers = { flight: 'KQ 602' };
  const booking = await makeBooking(app, { person: traveller, serviceId, contact: contact(), answers });
  const paid = await payFor(product, {
    bookingId: booking.id,
    personId: traveller.id,
    receipt: `R${newId().slice(-9)}`,
  });
  await update(booking.id, { status: 'confirmed', confirmedAt: clock.now() });
  await transaction(app, (tx) =>
    postLedger(tx, {
      ...{ kind: 'payment', source: paid.attemptId, bookingId: booking.id, at: clock.now() },
      entries: [
        { account: 'mpesa:collection:KES', amountMinor: 1_100_000 },
        { account: 'fx:KES', amountMinor: -1_100_000 },
        { account: 'fx:USD', amountMinor: 10_000 },
        { account: 'customer:deposits:USD', amountMinor: -10_000 },
      ],
    }),
  );
  return { ...booking, ...{ paymentId: paid.id, attemptId: paid.attemptId } };
}

test('one booking with its money, by id and by reference, and without phone and answers', async () => {
  const booking = await paidBooking();
  const answer = await product.get(`/${booking.reference.toLowerCase()}`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    booking: {
      ...{ id: booking.id, bookingId: booking.reference, role: 'admin', status: 'confirmed' },
      contact: { name: 'Zuhura Ali', email: traveller.email, phone: '' },
      answers: { asked: [] },
    },
    own: false,
    traveller: { id: traveller.id, name: 'Amina Hassan', email: traveller.email, suspended: false },
    ...{ language: 'sw', personal: { phone: true, answers: 1, companions: 0 } },
    cancel: {
      policy: { refundAmount: 100, pointsBack: 0, percent: 100 },
      full: { refundAmount: 100, percent: 100, until: null },
    },
    payments: [
      {
        ...{ id: booking.paymentId, seq: 1, status: 'completed', method: 'mpesa', paid: 100, refunds: [] },
        attempts: [{ id: booking.attemptId, status: 'succeeded', currency: 'KES', amountMinor: 1_100_000, rate: 110 }],
      },
    ],
    ...{ disputes: [], notes: [] },
  });
  const { ledger } = answer.json() as { ledger: { account: string; amountMinor: number }[] };
  expect(ledger.map(({ account, amountMinor }) => [account, amountMinor]).toSorted()).toEqual([
    ['customer:deposits:USD', -10_000],
    ['fx:KES', -1_100_000],
    ['fx:USD', 10_000],
    ['mpesa:collection:KES', 1_100_000],
  ]);
  expect(answer.body).not.toContain(phone.slice(4));
  expect(answer.body).not.toContain('KQ 602');
  expect(await product.auditOf(booking.id)).toEqual([]);
  expect((await product.get(`/${booking.id}`)).json().booking.id).toBe(booking.id);
});

test('by the policy, or everything: what cancelling would refund, as long as the trip is not over', async () => {
  const { clock, update } = product;
  const booking = await paidBooking();
  const steps = [{ until: '2026-11-29T09:00:00.000Z', percent: 50 }];
  await update(booking.id, { policy: { name: 'moderate', steps } });
  expect((await product.get(`/${booking.id}`)).json().cancel).toMatchObject({
    policy: { refundAmount: 50, percent: 50, back: [{ method: 'mpesa', amount: 50, kes: 5_500 }] },
    full: { refundAmount: 100, percent: 100 },
  });
  await update(booking.id, { completesAt: clock.now() });
  expect((await product.get(`/${booking.id}`)).json().cancel).toBeNull();
});

test('phone and answers are a call of its own, which is recorded each time it is answered', async () => {
  const booking = await paidBooking();
  const answer = await product.post(`/${booking.reference}/personal`);
  expect(answer.json()).toEqual({
    phone,
    companions: [],
    answers: [{ question: expect.any(String), textLang: 'en', answer: 'KQ 602' }],
  });
  const [entry, ...others] = await product.auditOf(booking.id);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    ...{ action: 'booking.personal_viewed', actorId: product.admin.id, subjectType: 'booking', detail: {} },
  });
  const bare = await makeBooking(product.app, { person: traveller, serviceId });
  expect((await product.post(`/${bare.id}/personal`)).json()).toEqual({ phone: null, companions: [], answers: [] });
  expect((await product.get(`/${bare.id}`)).json().personal).toEqual({ phone: false, answers: 0, companions: 0 });
});

test('an admin’s own booking is said to be theirs; what is not there is 404 for admins, and 403 for others', async () => {
  const own = await makeBooking(product.app, { person: product.admin, serviceId });
  expect((await product.get(`/${own.id}`)).json()).toMatchObject({ own: true, booking: { role: 'admin' } });
  for (const name of [newId(), 'BK-2026-999999', '7']) {
    expect([name, (await product.get(`/${name}`)).json().code]).toEqual([name, 'not_found']);
    expect([name, (await product.post(`/${name}/personal`)).json().code]).toEqual([name, 'not_found']);
  }
  expect((await product.get(`/${own.id}`, traveller)).json().code).toBe('forbidden');
  expect((await product.post(`/${own.id}/personal`, undefined, traveller)).json().code).toBe('forbidden');
});
