import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updatePreferences } from '#server/accounts/update-preferences.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { isTold } from './choice-queries.ts';
import { notificationChoiceRoutes } from './choice-routes.ts';

let product: TestApp;
let amina: MadePerson;
beforeAll(async () => {
  product = await createTestApp({ routes: [notificationChoiceRoutes] });
  amina = await makePerson(product.app);
});
afterAll(() => product.close());

const call = (method: 'GET' | 'PUT', person: MadePerson | undefined, payload?: object) =>
  product.fastify.inject({
    ...{ method, url: '/api/notifications/choices' },
    headers: person ? { authorization: `Bearer ${person.token}` } : {},
    ...(payload && { payload }),
  });
const night = { from: '22:00', to: '06:30', zone: 'Africa/Nairobi' };

test('nothing is off and no hours are quiet until somebody chooses, and absent choices stay', async () => {
  const person = await makePerson(product.app);
  expect((await call('GET', person)).json()).toEqual({ off: {}, quietHours: null });
  const off = { messages: ['email'], points: ['email'], host_reviews: ['bell', 'push'] };
  expect((await call('PUT', person, { off })).json()).toEqual({ off, quietHours: null });
  expect((await call('PUT', person, { quietHours: night })).json()).toEqual({ off, quietHours: night });
  expect((await call('GET', person)).json()).toEqual({ off, quietHours: night });
  const on = { messages: [] };
  expect((await call('PUT', person, { off: on, quietHours: null })).json()).toEqual({
    ...{ off: { ...off, ...on }, quietHours: null },
  });
});

test('two devices that save different choices at once keep both', async () => {
  const person = await makePerson(product.app);
  const off = [{ points: ['push'] }, { messages: ['email'] }];
  await Promise.all([
    ...off.map((one) => call('PUT', person, { off: one })),
    call('PUT', person, { quietHours: night }),
  ]);
  expect((await call('GET', person)).json()).toEqual({ off: { ...off[0], ...off[1] }, quietHours: night });
});

test.each([
  [{ off: { bookings: ['email'] } }, 'off.bookings.0'],
  [{ off: { money: ['bell'] } }, 'off.money.0'],
  [{ off: { messages: ['sms'] } }, 'off.messages.0'],
  [{ off: { messages: ['push', 'push', 'push', 'push', 'push'] } }, 'off.messages'],
  [{ off: { weather: ['push'] } }, 'off'],
  [{ quietHours: { ...night, from: '24:00' } }, 'quietHours.from'],
  [{ quietHours: { ...night, to: '22:00' } }, 'quietHours.to'],
  [{ quietHours: { ...night, zone: 'Africa/Nowhere' } }, 'quietHours.zone'],
  [{ quietHours: { ...night, zone: `Africa/${'N'.repeat(60)}` } }, 'quietHours.zone'],
])('%j is refused', async (body, field) => {
  const answer = await call('PUT', amina, body);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
});

test('a visitor has none', async () => {
  expect((await call('GET', undefined)).json().code).toBe('sign_in_required');
  expect((await call('PUT', undefined, {})).json().code).toBe('sign_in_required');
});

describe('who is told by what', () => {
  const told = (person: MadePerson) =>
    isTold(product.app.db, { personId: person.id, kind: 'review_invitation', by: 'email' });

  test('a topic that is off, and a whole channel that is off', async () => {
    const person = await makePerson(product.app);
    expect(await told(person)).toBe(true);
    await call('PUT', person, { off: { reviews: ['email'] } });
    expect(await told(person)).toBe(false);
    await call('PUT', person, { off: { reviews: [] } });
    await updatePreferences(product.app, person, { notifications: { email: false, sms: false, push: true } });
    expect(await told(person)).toBe(false);
  });

  test('nobody is nobody', async () => {
    expect(await told({ ...amina, id: '00000000-0000-4000-8000-000000000000' })).toBe(false);
  });
});
