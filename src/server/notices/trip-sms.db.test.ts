import { afterAll, beforeAll, expect, test } from 'vitest';
import { updatePreferences } from '#server/accounts/update-preferences.ts';
import type { App } from '#server/app.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { changeChoices } from './change-choices.ts';
import { findChoices, isTold } from './choice-queries.ts';
import { notificationChoiceRoutes } from './choice-routes.ts';

let product: TestApp;
const gateway: App['sms'] = { send: async () => ({ kind: 'sent', messageId: 'one', cost: undefined }) };
beforeAll(async () => {
  product = await createTestApp({ routes: [notificationChoiceRoutes] });
  product.app.sms = gateway;
});
afterAll(() => product.close());

const call = (method: 'GET' | 'PUT', person?: MadePerson) =>
  product.fastify.inject({
    ...{ method, url: '/api/notifications/trip-sms' },
    ...(person && { headers: { authorization: `Bearer ${person.token}` } }),
  });
const isOffered = async (person: MadePerson) => (await call('GET', person)).json().offered;
const told = (person: MadePerson, kind: Parameters<typeof isTold>[1]['kind']) =>
  isTold(product.app.db, { personId: person.id, kind, by: 'sms' });
const channels = { email: true, push: true, sms: false };

test('it is offered until it is on, switches on what belongs to a trip, and nothing else', async () => {
  const person = await makePerson(product.app);
  await updatePreferences(product.app, person, { notifications: { ...channels, email: false } });
  expect([await isOffered(person), await told(person, 'booking_confirmed')]).toEqual([true, false]);
  const { user } = (await call('PUT', person)).json();
  expect(user.preferences.notifications).toEqual({ email: false, push: true, sms: true });
  for (const kind of ['booking_confirmed', 'booking_changed', 'refund_done', 'trip_tomorrow'] as const)
    expect(await told(person, kind), kind).toBe(true);
  expect([await isOffered(person), await told(person, 'host_booking')]).toEqual([false, false]);
});

test('what was switched off for trips is on again; other channels, topics and quiet hours stay', async () => {
  const person = await makePerson(product.app);
  const quietHours = { from: '22:00', to: '06:00', zone: 'Africa/Nairobi' };
  const off = { bookings: ['push' as const, 'sms' as const], reminders: ['sms' as const], points: ['push' as const] };
  await changeChoices(product.app, person.id, { off, quietHours });
  await call('PUT', person);
  expect(await findChoices(product.app.db, person.id)).toMatchObject({
    off: { bookings: ['push'], points: ['push'], host_bookings: ['sms'] },
    quietHours,
  });
});

test('a second time changes nothing, nor does it take SMS from a host who has switched it on', async () => {
  const person = await makePerson(product.app);
  await updatePreferences(product.app, person, { notifications: { ...channels, sms: true } });
  expect(await isOffered(person)).toBe(false);
  await call('PUT', person);
  await call('PUT', person);
  expect(await told(person, 'host_booking')).toBe(true);
  expect(await findChoices(product.app.db, person.id)).toMatchObject({ off: {} });
});

test('two at once, and a change of other preferences beside them, lose nothing', async () => {
  const person = await makePerson(product.app);
  await Promise.all([
    call('PUT', person),
    updatePreferences(product.app, person, { currency: 'KES' }),
    call('PUT', person),
  ]);
  const { user } = (await call('PUT', person)).json();
  expect(user.preferences).toMatchObject({ currency: 'KES', notifications: { sms: true } });
  expect(await told(person, 'host_booking')).toBe(false);
});

test('it is off again in the preferences', async () => {
  const person = await makePerson(product.app);
  await call('PUT', person);
  await updatePreferences(product.app, person, { notifications: channels });
  expect([await told(person, 'booking_confirmed'), await isOffered(person)]).toEqual([false, true]);
});

test('where no SMS is sent, and to visitors, nothing is offered', async () => {
  const person = await makePerson(product.app);
  delete product.app.sms;
  expect(await isOffered(person)).toBe(false);
  product.app.sms = gateway;
  for (const method of ['GET', 'PUT'] as const)
    expect((await call(method)).json().code, method).toBe('sign_in_required');
});
