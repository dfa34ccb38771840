import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { earnPoints } from '#server/loyalty/earn-points.ts';
import { expirePoints } from '#server/loyalty/expire-points.ts';
import { returnPoints } from '#server/loyalty/return-points.ts';
import { spendPoints } from '#server/loyalty/spend-points.ts';
import { pointsAccounts } from '#server/loyalty/tables.ts';
import { updateSettings } from '#server/settings/update-settings.ts';
import type { Points } from '#shared/contracts/points.ts';
import { type BookingApp, createBookingApp } from '#tests/support/bookings.ts';
import { type MadePerson, makeBooking, makePerson, makeService, signInAgain } from '#tests/support/factories.ts';
import { pointsRoutes } from './routes.ts';

let made: BookingApp;
beforeAll(async () => {
  made = await createBookingApp({ routes: [pointsRoutes] });
});
afterAll(() => made?.close());

async function pointsOf(person: MadePerson, query = '', lang = 'en'): Promise<Points> {
  const answer = await made.get(`/api/points${query}`, person, { 'accept-language': lang });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const minuteLater = () => {
  made.clock.advance(60_000);
  return made.clock.now();
};

test('every movement says why, with its booking, and the balance says until when it counts', async () => {
  const person = await makePerson(made.app);
  const { id: serviceId } = await makeService(made.app, { title: { en: 'Mara dawn drive', sw: 'Mara alfajiri' } });
  const trip = await makeBooking(made.app, { person, serviceId });
  const of = { personId: person.id, bookingId: trip.id };
  await transaction(made.app, async (tx) => {
    await earnPoints(tx, { ...of, points: 300, at: minuteLater() });
    await spendPoints(tx, { ...of, source: trip.id, points: 100, at: minuteLater() });
    await returnPoints(tx, { ...of, source: trip.id, points: 100, at: minuteLater() });
    await spendPoints(tx, { ...of, source: newId(), points: 200, at: minuteLater() });
    await returnPoints(tx, { ...of, source: newId(), points: 50, at: minuteLater() });
  });
  const points = await pointsOf(person);
  expect(points).toMatchObject({ balance: 150, worth: 1.5, lastDay: '2028-11-21', spendable: true, total: 5 });
  expect(points.items.map(({ kind, points: moved, unpaid }) => [kind, moved, unpaid])).toEqual([
    ['returned', 50, false],
    ['spent', -200, false],
    ['returned', 100, true],
    ['spent', -100, false],
    ['earned', 300, false],
  ]);
  expect(points.items[0]?.booking).toEqual({
    ...{ id: trip.id, bookingId: trip.reference, title: 'Mara dawn drive', textLang: 'en' },
  });
  expect((await pointsOf(person, '', 'sw')).items[0]?.booking?.title).toBe('Mara alfajiri');
  await made.app.db.update(pointsAccounts).set({ warnsAt: null });
  made.clock.freeze(new Date('2028-11-22T12:00:00+03:00'));
  await expirePoints(made.app);
  const after = await pointsOf(await signInAgain(made.app, person));
  expect(after).toMatchObject({ balance: 0, worth: 0, lastDay: null });
  expect(after.items[0]).toMatchObject({ kind: 'expired', points: -150, booking: null });
});

test('a person reads their own alone, page by page; without points it says so', async () => {
  const [rich, poor] = [await makePerson(made.app), await makePerson(made.app)];
  for (let index = 0; index < 3; index++) {
    await transaction(made.app, (tx) =>
      earnPoints(tx, { personId: rich.id, bookingId: newId(), points: 10, at: minuteLater() }),
    );
  }
  const first = await pointsOf(rich, '?pageSize=2');
  const rest = await pointsOf(rich, `?pageSize=2&after=${first.next}`);
  expect([first.items.length, rest.items.length, rest.next, first.total]).toEqual([2, 1, null, 3]);
  expect(await pointsOf(poor)).toMatchObject({ balance: 0, worth: 0, lastDay: null, total: 0, items: [] });
  await updateSettings(made.app, poor, { takesPoints: false });
  expect((await pointsOf(rich)).spendable).toBe(false);
  expect((await made.get('/api/points')).statusCode).toBe(401);
  expect((await made.get('/api/points?after=x', rich)).statusCode).toBe(400);
});
