import { afterAll, beforeAll, expect, test } from 'vitest';
import { usd } from '#shared/money.ts';
import { makeService } from '../support/factories.ts';
import { categoryCover } from '../support/pictures.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';

let product: TestProduct;
let made: { id: string; providerId: string };
let serviceId: string;
let token: string;
let bookingId: string;

beforeAll(async () => {
  product = await startTestProduct();
  made = await makeService(product.app, {
    title: { en: 'Maasai Mara day' },
    priceCents: usd(5_000),
    capacity: 4,
  });
  serviceId = made.id;
});
afterAll(() => product?.close());

async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${product.origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

const amina = {
  id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  name: 'Amina Hassan',
  email: 'amina@nine.test',
  emailVerified: false,
  phone: '+254712345678',
  avatar: null,
  role: 'user',
  memberships: [],
  dateOfBirth: null,
  nationality: null,
  travelStyle: null,
  bio: null,
  interests: [],
  preferences: {
    currency: 'USD',
    language: 'en',
    notifications: { email: true, sms: false, push: true },
    privacy: { profileVisible: true, showBookingHistory: false },
  },
};

// One journey: each call builds on the one before, as a browser makes them.
test('POST /api/auth/register', async () => {
  const answer = await call('POST', '/api/auth/register', {
    name: 'Amina Hassan',
    email: 'Amina@nine.test',
    phone: '+254712345678',
    password: 'Karibu2026!',
    role: 'user',
  });
  expect(answer).toEqual({
    status: 201,
    body: {
      token: expect.stringMatching(/^\S{40,}$/),
      user: { ...amina, email: expect.stringMatching(/^amina@nine\.test$/i) },
    },
  });
});

test('POST /api/auth/login', async () => {
  const answer = await call('POST', '/api/auth/login', { email: 'amina@nine.test', password: 'Karibu2026!' });
  expect(answer).toEqual({
    status: 200,
    body: {
      token: expect.stringMatching(/^[0-9a-f]{64}$/),
      user: { ...amina, email: expect.stringMatching(/^amina@nine\.test$/i) },
    },
  });
  token = answer.body.token;
});

test('GET /api/auth/me', async () => {
  const answer = await call('GET', '/api/auth/me');
  expect(answer).toEqual({
    status: 200,
    body: { user: { ...amina, email: expect.stringMatching(/^amina@nine\.test$/i) } },
  });
});

test('PUT /api/auth/profile', async () => {
  const profile = {
    name: 'Amina H.',
    email: 'amina@nine.test',
    phone: '+254700111222',
    dateOfBirth: '1994-02-28',
    nationality: 'Kenyan',
    bio: 'I like dhows.',
    interests: ['Photography', 'Beach Activities'],
    travelStyle: 'adventure',
  };
  const answer = await call('PUT', '/api/auth/profile', profile);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ user: { ...amina, ...profile, email: expect.stringMatching(/^amina@nine\.test$/i) } });
});

test('GET /api/services/{id}', async () => {
  const answer = await call('GET', `/api/services/${serviceId}`);
  const { image, imageAlt, imagePlaceholder } = categoryCover('safari');
  expect(answer).toEqual({
    status: 200,
    body: {
      id: serviceId,
      title: 'Maasai Mara day',
      summary: 'Lions before breakfast.',
      description: 'A morning in the Mara.',
      textLang: 'en',
      category: 'safari',
      location: 'Maasai Mara',
      county: 'Narok',
      lat: -1.49,
      lon: 35.14,
      pricePerUnit: 50,
      priceFrom: 50,
      priceTo: 50,
      priceUnit: 'person',
      capacity: 4,
      guestsPerPlace: 1,
      durationDays: 1,
      minStay: 1,
      leadDays: 0,
      approval: 'instant',
      bookableFrom: null,
      bookableUntil: null,
      image,
      imageAlt,
      imagePlaceholder,
      images: [image],
      pictures: [{ image, alt: imageAlt, placeholder: imagePlaceholder }],
      rating: null,
      reviewCount: 0,
      ratingCounts: [0, 0, 0, 0, 0],
      reviews: [],
      providerName: 'Savanna Trails',
      questions: [],
      ...{ onSiteFees: [], extras: [] },
      facts: expect.objectContaining({ facilities: expect.any(Array), plan: expect.any(Array) }),
      provider: {
        id: made.providerId,
        name: 'Savanna Trails',
        location: 'Narok',
        about: '',
        aboutLang: 'en',
        since: '2026-11-21',
      },
      place: { slug: 'maasai-mara', name: 'Maasai Mara' },
      shareImage: expect.stringMatching(/^\/cards\/[\da-f-]{36}\/en-[\da-f]{32}\.jpg$/),
      policy: 'flexible',
      included: ['Guide'],
      notIncluded: [],
      languages: ['en'],
      meetingPoint: null,
      residencyPrices: {},
      childUntil: null,
      seasons: [],
      weekend: null,
      singleDays: false,
      takesBookings: true,
      pricedKinds: [],
    },
  });
});

test('POST /api/bookings', async () => {
  const contact = { name: 'Amina', phone: '+254712345678', email: 'amina@nine.test' };
  const answer = await call('POST', '/api/bookings', {
    serviceId,
    startDate: '2026-12-05',
    endDate: '2026-12-05',
    guests: 2,
    contact,
  });
  expect(answer).toEqual({ status: 201, body: { success: true, id: expect.any(String) } });
  bookingId = answer.body.id;
});

test.each([
  { what: 'no start date', body: { startDate: '' }, error: 'Required fields missing', code: 'invalid_input' },
  { what: 'no contact', body: { contact: undefined }, error: 'Required fields missing', code: 'invalid_input' },
  { what: 'no e-mail', body: { contact: { name: 'A' } }, error: 'Required fields missing', code: 'invalid_input' },
  {
    what: 'a malformed e-mail',
    body: { contact: { email: 'amina' } },
    error: 'Please enter a valid email address',
    code: 'invalid_input',
  },
  { what: 'no such day', body: { startDate: '2026-02-30' }, error: expect.any(String), code: 'invalid_dates' },
  { what: 'a past day', body: { startDate: '2026-11-20' }, error: expect.any(String), code: 'invalid_dates' },
  {
    what: 'an end before the start',
    body: { endDate: '2026-12-01' },
    error: expect.any(String),
    code: 'invalid_dates',
  },
  { what: 'too far ahead', body: { startDate: '2028-11-22' }, error: expect.any(String), code: 'invalid_dates' },
])('POST /api/bookings refuses $what', async ({ body, error, code }) => {
  const contact = { email: 'amina@nine.test' };
  const answer = await call('POST', '/api/bookings', {
    serviceId,
    startDate: '2026-12-05',
    guests: 1,
    contact,
    ...body,
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ success: false, error, code });
});

test('POST /api/bookings does not ask for an end, a name or a phone', async () => {
  const contact = { name: null, phone: null, email: 'amina@nine.test' };
  const answer = await call('POST', '/api/bookings', { serviceId, startDate: '2026-12-07', endDate: null, contact });
  expect(answer).toEqual({ status: 201, body: { success: true, id: expect.any(String) } });
  const booking = await call('GET', `/api/bookings/${answer.body.id}`);
  expect(booking.body).toMatchObject({
    endDate: '2026-12-07',
    contact: { name: '', phone: '', email: 'amina@nine.test' },
  });
});

test.each([3, 20_000, 1e9])('POST /api/bookings refuses %d guests: more than places', async (guests) => {
  const contact = { email: 'amina@nine.test' };
  const answer = await call('POST', '/api/bookings', { serviceId, startDate: '2026-12-05', guests, contact });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ success: false, code: 'sold_out', error: expect.any(String) });
});

test('POST /api/payments/stripe/create-payment-intent', async () => {
  const answer = await call('POST', '/api/payments/stripe/create-payment-intent', { bookingId });
  expect(answer).toEqual({
    status: 200,
    body: {
      data: {
        clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
        publishableKey: 'pk_test_twende_sim',
        amount: 10_000,
        currency: 'usd',
      },
    },
  });
});

test('POST /api/payments/mpesa/stk-push', async () => {
  const answer = await call('POST', '/api/payments/mpesa/stk-push', {
    phoneNumber: '+254712345678',
    amount: 11_000,
    bookingId,
  });
  expect(answer).toEqual({
    status: 200,
    body: {
      success: true,
      data: {
        attemptId: expect.any(String),
        amount: 11_000,
        currency: 'KES',
        phone: '+2547•••••678',
        promptExpiresAt: '2026-11-21T09:01:00.000Z',
      },
    },
  });
});

test('GET /api/payments/verify/{bookingId}', async () => {
  const pending = await call('GET', `/api/payments/verify/${bookingId}`);
  expect(pending).toEqual({
    status: 200,
    body: {
      booking: {
        id: bookingId,
        bookingId: 'BK-2026-001',
        status: 'pending',
        paymentStatus: 'pending',
        method: 'mpesa',
        attemptStatus: 'prompted',
        message: null,
        reason: null,
        canRetry: false,
        retryAfter: 60,
        holdEndsAt: expect.any(String),
        latePaymentEffect: 'counts',
        receipt: null,
        change: null,
      },
    },
  });
  await product.advance(5_000);
  const paid = await call('GET', '/api/payments/verify/BK-2026-001');
  expect(paid.body.booking).toEqual({
    id: bookingId,
    bookingId: 'BK-2026-001',
    status: 'confirmed',
    paymentStatus: 'completed',
    method: 'mpesa',
    attemptStatus: 'succeeded',
    message: null,
    latePaymentEffect: 'goes_back',
    reason: null,
    canRetry: false,
    retryAfter: null,
    holdEndsAt: null,
    receipt: expect.stringMatching(/^[A-Z0-9]{10}$/),
    change: null,
  });
});

test("another person's booking is not found", async () => {
  const other = await call('POST', '/api/auth/register', {
    name: 'Otieno Odhiambo',
    email: 'otieno@nine.test',
    password: 'Karibu2026!',
  });
  token = other.body.token;
  const calls = [
    call('GET', `/api/bookings/${bookingId}`),
    call('GET', `/api/payments/verify/${bookingId}`),
    call('GET', `/api/payments/options/${bookingId}`),
    call('POST', '/api/payments/stripe/create-payment-intent', { bookingId }),
    call('POST', '/api/payments/mpesa/stk-push', { phoneNumber: '+254712345678', amount: 11_000, bookingId }),
  ];
  for (const { status, body } of await Promise.all(calls)) {
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'not_found' });
  }
});
