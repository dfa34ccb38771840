import { beforeAll, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { earnPoints } from '#server/loyalty/earn-points.ts';
import type { Settings } from '#shared/contracts/settings.ts';
import { freshPhone, listService, type Scenario, type Stay, scenarioOn, type Traveller } from '../support/scenario.ts';
import { openTwoProducts } from './support/two-products.ts';

const products = openTwoProducts();
/** Admins change the settings in one product, and everybody else uses the other one. */
let here: Scenario;
let there: Scenario;
let byRequest: string;
let admin: Traveller;
let stay: Stay;

beforeAll(async () => {
  const serviceId = await listService(products.here, undefined, { capacity: 100 });
  byRequest = await listService(products.here, undefined, {
    capacity: 100,
    approval: 'request',
    rules: { leadDays: 1 },
  });
  here = scenarioOn(products.here, serviceId);
  there = scenarioOn(products.there, serviceId);
  admin = await here.admin();
  stay = await there.book();
});

async function set(settings: Partial<Settings>): Promise<void> {
  const { status } = await here.call('/api/admin/settings', { method: 'PUT', as: admin, body: settings });
  expect(status).toBe(200);
}

/** What a call answers: its status, and its code where it is refused. */
async function answerOf(called: ReturnType<Scenario['call']>): Promise<[number, string?]> {
  const { status, body } = await called;
  return status < 400 ? [status] : [status, body.code];
}

const booking = (traveller: Traveller, more: object = {}) => {
  const contact = { name: 'Amina', email: traveller.email };
  const body = { serviceId: there.serviceId, startDate: '2027-01-10', guests: 1, contact, ...more };
  return there.call('/api/bookings', { as: traveller, body });
};

let visitors = 0;
const registration = () => ({
  ...{ name: 'Amina Odhiambo', email: `visitor-${++visitors}@example.com`, role: 'user' },
  password: 'Savanna-2026-long',
});

async function withPoints(): Promise<Traveller> {
  const traveller = await there.register();
  const earning = { personId: traveller.id, bookingId: newId(), points: 100, at: products.there.clock.now() };
  await transaction(products.there.app, (tx) => earnPoints(tx, earning));
  return traveller;
}

interface Switch {
  name: keyof Settings;
  ask: () => ReturnType<Scenario['call']>;
  on: [number, string?];
  off: [number, string];
}

test.each<Switch>([
  {
    name: 'takesBookings',
    ask: async () => booking(await there.register()),
    ...{ on: [201], off: [409, 'bookings_off'] },
  },
  {
    name: 'takesBookings',
    ask: async () => booking(await there.register(), { serviceId: byRequest }),
    ...{ on: [201], off: [409, 'bookings_off'] },
  },
  {
    name: 'takesRequests',
    ask: async () => booking(await there.register(), { serviceId: byRequest, startDate: '2027-01-11' }),
    ...{ on: [201], off: [409, 'requests_off'] },
  },
  {
    name: 'takesPoints',
    ask: async () => booking(await withPoints(), { points: 10 }),
    ...{ on: [201], off: [409, 'points_off'] },
  },
  {
    name: 'takesRegistrations',
    ask: () => there.call('/api/auth/register', { body: registration() }),
    ...{ on: [201], off: [409, 'registrations_off'] },
  },
  {
    name: 'takesApplications',
    ask: async () =>
      there.call('/api/onboarding/business', { method: 'PUT', as: await there.register(), body: { kind: 'tour' } }),
    ...{ on: [200], off: [409, 'applications_off'] },
  },
  { name: 'takesCards', ask: async () => there.intent(stay), on: [200], off: [503, 'method_off'] },
  {
    name: 'takesMpesa',
    ask: async () => there.push(await there.book(), freshPhone()),
    ...{ on: [200], off: [503, 'method_off'] },
  },
])(
  '$name switched off in one process refuses in another, until it is switched on again',
  async ({ name, ask, on, off }) => {
    await set({ [name]: false });
    expect(await answerOf(ask())).toEqual(off);
    await set({ [name]: true });
    expect(await answerOf(ask())).toEqual(on);
  },
);

test('what has begun goes on while all is switched off', async () => {
  const paying = await there.book();
  const phone = freshPhone();
  const prompted = await there.prompt(paying, phone);
  const other = await there.book();
  const { body: form } = await there.intent(other);
  await set({ takesBookings: false, takesCards: false, takesMpesa: false, takesPoints: false });
  // The same payments asked for once more, and their ends.
  expect((await there.push(paying, phone)).body.data.attemptId).toBe(prompted.attemptId);
  expect((await there.intent(other)).body.data.clientSecret).toBe(form.data.clientSecret);
  const fresh = await there.push(stay, freshPhone());
  expect([fresh.status, fresh.body.code]).toEqual([503, 'method_off']);
  const { body: options } = await there.call(`/api/payments/options/${stay.id}`, { as: stay.traveller });
  expect(options).toMatchObject({
    card: { available: false, reason: 'method_off' },
    mpesa: { available: false, reason: 'method_off' },
  });
  await products.there.advance(60_000);
  expect((await there.verify(paying)).status).toBe('confirmed');
  expect((await there.cancel(paying)).status).toBe(200);
  await set({ takesBookings: true, takesCards: true, takesMpesa: true, takesPoints: true });
});

test('what pages show of the settings is seen in the other process at once', async () => {
  const shown = async () => {
    const [settings, listing, requested] = await Promise.all([
      there.call<Record<string, unknown>>('/api/settings/public'),
      there.call<{ takesBookings: boolean }>(`/api/services/${there.serviceId}`),
      there.call<{ takesBookings: boolean }>(`/api/services/${byRequest}`),
    ]);
    const { social, takes } = settings.body;
    return { social, takes, bookable: [listing.body.takesBookings, requested.body.takesBookings] };
  };
  const open = { registrations: true, applications: true, points: true, cards: true, mpesa: true };
  expect(await shown()).toEqual({ social: [], takes: open, bookable: [true, true] });
  const facebookUrl = 'https://www.facebook.com/twende';
  await set({ facebookUrl, takesRequests: false, takesPoints: false, takesMpesa: false });
  await expect.poll(shown).toEqual({
    social: [{ name: 'Facebook', url: facebookUrl }],
    takes: { ...open, points: false, mpesa: false },
    bookable: [true, false],
  });
  await set({ facebookUrl: '', takesRequests: true, takesPoints: true, takesMpesa: true, takesBookings: false });
  await expect.poll(shown).toEqual({ social: [], takes: open, bookable: [false, false] });
  await set({ takesBookings: true });
});

test('a letter that is written in the other process has the texts as they were worded here', async () => {
  const subject = async () => {
    const preview = { method: 'POST', as: admin, body: { texts: [] } };
    const { body } = await there.call<{ en: { subject: string } }>('/api/admin/letters/restored/preview', preview);
    return body.en.subject;
  };
  const word = async (text: string | null) => {
    const body = { texts: [{ key: 'restored.subject', language: 'en', text }] };
    expect((await here.call('/api/admin/letters/restored', { method: 'PUT', as: admin, body })).status).toBe(200);
  };
  const ours = await subject();
  await word('Welcome back');
  expect(await subject()).toBe('Welcome back');
  await word(null);
  expect(await subject()).toBe(ours);
});
