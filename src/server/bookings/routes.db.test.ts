import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/db/columns.ts';
import { type BookingApp, createBookingApp } from '#tests/support/bookings.ts';
import { type MadePerson, makePerson, makeService } from '#tests/support/factories.ts';
import { categoryCover } from '#tests/support/pictures.ts';
import { bookings } from './tables.ts';

let product: BookingApp;
let person: MadePerson;
let service: { id: string; providerId: string };
beforeAll(async () => {
  product = await createBookingApp();
  const { app } = product;
  person = await makePerson(app);
  service = await makeService(app, { capacity: 500, durationDays: 2 });
});
afterAll(() => product.close());

const get: BookingApp['get'] = (...ask) => product.get(...ask);
const post: BookingApp['post'] = (...ask) => product.post(...ask);
const request = (more: object = {}) => ({
  serviceId: service.id,
  startDate: '2026-12-01',
  endDate: '',
  guests: 2,
  contact: { name: 'Amina', phone: '+254712345678', email: 'amina@example.com' },
  ...more,
});
const ofService = (serviceId = service.id) =>
  product.app.db.select().from(bookings).where(eq(bookings.serviceId, serviceId));

describe('POST /api/bookings', () => {
  test('answers success and id, and the booking can be read with every field', async () => {
    const answer = await post('/api/bookings', person, request());
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json();
    expect(answer.json()).toEqual({ success: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const [row] = await product.app.db.select().from(bookings).where(eq(bookings.id, id));
    const read = await get(`/api/bookings/${id}`, person);
    expect(read.statusCode).toBe(200);
    expect(read.json()).toEqual({
      id,
      bookingId: row?.reference,
      service: {
        id: service.id,
        title: 'Mara dawn drive',
        textLang: 'en',
        ...categoryCover('safari'),
        location: 'Maasai Mara',
        category: 'safari',
      },
      startDate: '2026-12-01',
      endDate: '2026-12-02',
      role: 'traveller',
      status: 'pending',
      totalAmount: 200,
      currency: 'USD',
      guests: 2,
      paymentStatus: 'pending',
      paid: [],
      approval: 'not_needed',
      answerEndsAt: null,
      holdEndsAt: '2026-11-21T10:00:00.000Z',
      moneyBack: 'none',
      phoneRequest: null,
      payable: true,
      createdAt: '2026-11-21T09:00:00.000Z',
      priceUnit: 'person',
      places: 2,
      party: [],
      ...{ onSite: null, onSiteFees: [], extras: [] },
      lines: [{ label: '2 people', quantity: 2, unitPrice: 100, amount: 200 }],
      contact: { name: 'Amina', phone: '+254712345678', email: 'amina@example.com' },
      policy: {
        name: 'flexible',
        steps: [{ until: '2026-11-29T21:00:00.000Z', percent: 100, amount: 200, pointsBack: 0 }],
      },
      provider: { id: service.providerId, name: 'Savanna Trails' },
      companions: { names: [], changeableUntil: '2026-11-30T15:00:00.000Z' },
      answers: { asked: [], later: 0, changeableUntil: null, changedAt: null },
      arrival: {
        ...{ meetingPoint: '', textLang: 'en', meetingPosition: null },
        ...{ facts: [], host: 'Savanna Trails', hostPhone: '' },
      },
      cancelReason: null,
      neverCame: false,
      payments: [],
      pointsSpent: 0,
      discountAmount: 0,
      keptAmount: 0,
      disputed: false,
      cancellation: { refundAmount: 0, back: [], pointsBack: 0, percent: 100, until: '2026-11-29T21:00:00.000Z' },
      change: null,
      changeable: false,
      refunds: [],
      checkedInAt: null,
      noShowAt: null,
      review: 'none',
      forMember: null,
      papers: { receipt: false, voucher: false },
      timeline: [{ at: '2026-11-21T09:00:00.000Z', event: 'booked', changed: null, by: 'traveller', reason: null }],
    });
  });

  test.each([
    ['no start date', { startDate: undefined }, 'Required fields missing', 'invalid_input'],
    ['an empty start date', { startDate: '' }, 'Required fields missing', 'invalid_input'],
    ['no contact', { contact: undefined }, 'Required fields missing', 'invalid_input'],
    ['an empty address', { contact: { email: '  ' } }, 'Required fields missing', 'invalid_input'],
    ['a malformed address', { contact: { email: 'amina@' } }, 'Please enter a valid email address', 'invalid_input'],
    ['a date that is none', { startDate: '2026-02-30' }, undefined, 'invalid_dates'],
    ['an end before the start', { endDate: '2026-11-30' }, undefined, 'invalid_dates'],
    ['a past date', { startDate: '2026-11-20' }, undefined, 'invalid_dates'],
    ['no guests', { guests: 0 }, undefined, 'invalid_input'],
    ['half a guest', { guests: 1.5 }, undefined, 'invalid_input'],
  ])('%s is 400 with success false', async (_name, more, error, code) => {
    const answer = await post('/api/bookings', person, request(more));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code, error: error ?? expect.stringMatching(/\w/) });
  });

  test('sold out is 409, an unknown service 404, a visitor 401, each with success false', async () => {
    const full = await post('/api/bookings', person, request({ guests: 501 }));
    expect([full.statusCode, full.json()]).toEqual([
      409,
      { success: false, code: 'sold_out', error: expect.any(String) },
    ]);
    const unknown = await post('/api/bookings', person, request({ serviceId: newId() }));
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found']);
    const stranger = await post('/api/bookings', undefined, request());
    expect([stranger.statusCode, stranger.json()]).toEqual([
      401,
      { success: false, code: 'sign_in_required', error: expect.any(String) },
    ]);
  });

  test.each([null, [], 'text', { serviceId: 7 }, { ...request, guests: '2' }, { contact: 'x' }, { guests: 1e9 }])(
    'malformed input %j is a 4xx',
    async (body) => {
      const answer = await post('/api/bookings', person, body, { 'content-type': 'application/json' });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    },
  );

  test('the same key books once, at once and later; another body is a conflict, and a refusal is stored too', async () => {
    const own = await makeService(product.app, { capacity: 4 });
    const body = request({ serviceId: own.id });
    const key = { 'idempotency-key': 'two-clicks' };
    const both = await Promise.all([1, 2, 3].map(() => post('/api/bookings', person, body, key)));
    const later = await post('/api/bookings', person, body, key);
    expect([...both, later].map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set([...both, later].map((answer) => answer.json().id)).size).toBe(1);
    expect(both.filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(2);
    expect(later.headers['idempotent-replayed']).toBe('true');
    expect(await ofService(own.id)).toHaveLength(1);

    const other = await post('/api/bookings', person, { ...body, guests: 1 }, key);
    expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency_conflict']);
    const somebody = await makePerson(product.app);
    expect((await post('/api/bookings', somebody, body, key)).headers['idempotent-replayed']).toBeUndefined();
    expect(await ofService(own.id)).toHaveLength(2);

    const refused = await post('/api/bookings', person, body, { 'idempotency-key': 'full' });
    const again = await post('/api/bookings', person, body, { 'idempotency-key': 'full' });
    expect([refused.statusCode, again.statusCode, again.headers['idempotent-replayed']]).toEqual([409, 409, 'true']);
    expect(again.json()).toEqual(refused.json());
  });
});

test('strange characters in a search or a contact are no server error', async () => {
  const odd = ['%00', 'a%00b', '%F0%9F%A6%81', "'%3B--", '%25%25%25', '%5C%5C_', 'x'.repeat(200)];
  for (const q of odd) expect((await get(`/api/bookings?q=${q}`, person)).statusCode, q).toBeLessThan(500);
  for (const name of ['\u0000', 'a\u0000b', '\ud800', '🦁', '‮']) {
    const contact = { name, phone: name, email: 'a@example.com' };
    expect((await post('/api/bookings', person, request({ contact }))).statusCode, name).toBeLessThan(500);
  }
});
