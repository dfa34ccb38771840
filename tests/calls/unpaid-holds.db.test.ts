import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { countHold } from '#server/bookings/check-hold-limits.ts';
import { bookings } from '#server/bookings/tables.ts';
import { serviceDays } from '#server/catalogue/tables.ts';
import { transaction } from '#server/db/client.ts';
import { addDays, type CalendarDate, today } from '#shared/dates.ts';
import { makePerson } from '../support/factories.ts';
import { freshPhone, listService, openScenario, startScenario, type Traveller } from '../support/scenario.ts';

const scenario = await openScenario({ env: { RATE_LIMITS: 'on' } });
const { app, clock } = scenario.product;

const minute = 60;
const day = (ahead: number): CalendarDate => addDays(today(clock), ahead);

/** Somebody who has just registered; their address is not verified. */
const fresh = (): Promise<Traveller> => makePerson(app);

async function verified(): Promise<Traveller> {
  const person = await makePerson(app);
  await app.db.update(people).set({ emailVerifiedAt: clock.now() }).where(eq(people.id, person.id));
  return person;
}

/** A safari of so many places a day, or a lodge of so many rooms for two. */
const safari = (capacity: number) => listService(scenario.product, 5_000, { capacity });
const lodge = (capacity: number) =>
  listService(scenario.product, 5_000, { category: 'lodges', priceUnit: 'night', capacity, guestsPerPlace: 2 });

test('a person makes at most sixty bookings an hour, also when they are cancelled at once', async () => {
  const person = await verified();
  const serviceId = await safari(50);
  await transaction(app, async (tx) => {
    for (let n = 0; n < 59; n++) await countHold(tx, person.id, clock.now());
  });
  const { status, body } = await book(person, { serviceId });
  expect(status).toBe(201);
  await scenario.call(`/api/bookings/${body.id}/cancel`, { as: person, body: {} });
  expect(await book(person, { serviceId })).toMatchObject({
    status: 429,
    body: { code: 'too_many_tries', retryAfter: 60 },
  });
  await scenario.advance(60);
  expect((await book(person, { serviceId })).status).toBe(201);
});

interface Wish {
  serviceId: string;
  startDate?: string;
  endDate?: string;
  guests?: number;
}

const book = (as: Traveller, { startDate = day(20), guests = 1, ...wish }: Wish) =>
  scenario.call<{ id: string }>('/api/bookings', {
    as,
    body: { ...wish, startDate, guests, contact: { name: 'Amina', email: as.email } },
  });

/** What the answers say: `booked` or a code, with how often. */
async function outcomes(answers: ReturnType<typeof book>[]): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const { status, body } of await Promise.all(answers)) {
    const said = status === 201 ? 'booked' : `${status} ${body.code}`;
    counted[said] = (counted[said] ?? 0) + 1;
  }
  return counted;
}

/** The places that are taken on any day of a listing, and the days on which all are. */
async function takenOf(serviceId: string) {
  const days = await app.db.select().from(serviceDays).where(eq(serviceDays.serviceId, serviceId));
  return {
    places: days.reduce((sum, { taken }) => sum + taken, 0),
    fullDays: days.filter(({ taken, capacity }) => taken === capacity).length,
  };
}

const holdMinutes = async (id: string) => {
  const [row] = await app.db.select().from(bookings).where(eq(bookings.id, id));
  return row && (row.holdEndsAt.getTime() - row.createdAt.getTime()) / 60_000;
};

const ninety = Array.from({ length: 90 }, (_, index) => 10 + index);

test('a fresh account that books 90 days at one instant gets three of them', async () => {
  const [serviceId, vandal] = [await safari(4), await fresh()];
  const tries = ninety.map((ahead) => book(vandal, { serviceId, startDate: day(ahead), guests: 4 }));
  expect(await outcomes(tries)).toEqual({ booked: 3, '409 unpaid_bookings_open': 87 });
  expect(await takenOf(serviceId)).toEqual({ places: 12, fullDays: 3 });
});

test('one who is verified gets six', async () => {
  const [serviceId, vandal] = [await safari(4), await verified()];
  const tries = ninety.map((ahead) => book(vandal, { serviceId, startDate: day(ahead), guests: 4 }));
  expect(await outcomes(tries)).toEqual({ booked: 6, '409 unpaid_bookings_open': 84 });
});

test('a stay of 90 nights is too long for a fresh account, however many bookings it is cut into, and not for a verified one', async () => {
  const serviceId = await lodge(2);
  const nights = (from: number, count: number) => ({ serviceId, startDate: day(from), endDate: day(from + count) });
  const vandal = await fresh();
  expect(await outcomes([book(vandal, nights(10, 90))])).toEqual({ '409 unpaid_days_many': 1 });
  expect(await outcomes([book(vandal, nights(10, 20))])).toEqual({ booked: 1 });
  expect(await outcomes([book(vandal, nights(40, 12))])).toEqual({ '409 unpaid_days_many': 1 });
  expect(await outcomes([book(vandal, nights(40, 11))])).toEqual({ booked: 1 });
  expect(await outcomes([book(await verified(), nights(60, 90))])).toEqual({ booked: 1 });
});

test('a person holds at most half of a day, or what a family of fourteen needs', async () => {
  const [serviceId, rooms] = [await safari(40), await lodge(20)];
  const person = await verified();
  expect(await outcomes([book(person, { serviceId, guests: 21 })])).toEqual({ '409 unpaid_places_many': 1 });
  expect(await outcomes([book(person, { serviceId, guests: 12 })])).toEqual({ booked: 1 });
  expect(await outcomes([book(person, { serviceId, guests: 9 })])).toEqual({ '409 unpaid_places_many': 1 });
  expect(await outcomes([book(person, { serviceId, guests: 8 })])).toEqual({ booked: 1 });
  expect(await outcomes([book(person, { serviceId, guests: 9, startDate: day(21) })])).toEqual({ booked: 1 });
  const nights = { serviceId: rooms, endDate: day(22) };
  expect(await outcomes([book(person, { ...nights, guests: 21 })])).toEqual({ '409 unpaid_places_many': 1 });
  expect(await outcomes([book(person, { ...nights, guests: 20 })])).toEqual({ booked: 1 });
});

test.each([10, 12, 14])('a family of %i books at the first try, verified or not', async (guests) => {
  for (const capacity of [14, 16, 40]) {
    for (const person of [await fresh(), await verified()]) {
      const serviceId = await safari(capacity);
      expect(await outcomes([book(person, { serviceId, guests })])).toEqual({ booked: 1 });
    }
  }
  const rooms = { serviceId: await lodge(7), startDate: day(20), endDate: day(34), guests };
  expect(await outcomes([book(await fresh(), rooms)])).toEqual({ booked: 1 });
});

test('the sale of a day tried by fifty accounts at once: sold exactly, and again once the holds have ended', async () => {
  const serviceId = await safari(12);
  const crowd = await Promise.all(Array.from({ length: 50 }, fresh));
  const sale = () => outcomes(crowd.map((person) => book(person, { serviceId })));
  expect(await sale()).toEqual({ booked: 12, '409 sold_out': 38 });
  expect(await takenOf(serviceId)).toEqual({ places: 12, fullDays: 1 });
  const live = and(eq(bookings.serviceId, serviceId), eq(bookings.status, 'pending'));
  const holders = await app.db.select().from(bookings).where(live);
  expect(new Set(holders.map(({ personId }) => personId)).size).toBe(12);
  await scenario.advance(60 * minute);
  expect(await takenOf(serviceId)).toEqual({ places: 0, fullDays: 0 });
  expect(await sale()).toEqual({ booked: 12, '409 sold_out': 38 });
});

test('many fresh accounts together fill fourteen days of a listing, and the half of each other day; a verified one books more', async () => {
  const serviceId = await safari(4);
  const vandals = await Promise.all(Array.from({ length: 30 }, fresh));
  const tries = ninety.slice(0, 30).map((ahead, index) => {
    const vandal = vandals[index] as Traveller;
    return book(vandal, { serviceId, startDate: day(ahead), guests: 4 });
  });
  expect(await outcomes(tries)).toEqual({ booked: 14, '409 email_unverified': 16 });
  const free = (await app.db.select().from(serviceDays).where(eq(serviceDays.serviceId, serviceId))).filter(
    ({ taken }) => taken === 0,
  );
  const startDate = free[0]?.date ?? day(99);
  const [one, other, late] = [await fresh(), await fresh(), await verified()];
  expect(await outcomes([book(one, { serviceId, startDate, guests: 3 })])).toEqual({ '409 email_unverified': 1 });
  expect(await outcomes([book(one, { serviceId, startDate, guests: 2 })])).toEqual({ booked: 1 });
  expect(await outcomes([book(other, { serviceId, startDate, guests: 1 })])).toEqual({ '409 email_unverified': 1 });
  expect(await outcomes([book(late, { serviceId, startDate, guests: 2 })])).toEqual({ booked: 1 });
});

test('a guesthouse with one room is booked by anybody', async () => {
  const serviceId = await lodge(1);
  for (let ahead = 10; ahead < 24; ahead++) {
    const stay = { serviceId, startDate: day(ahead), endDate: day(ahead + 1), guests: 2 };
    expect(await outcomes([book(await fresh(), stay)])).toEqual({ booked: 1 });
  }
});

test('paying for a booking or cancelling it makes room for the next, and whoever has paid is known', async () => {
  const person = await fresh();
  const serviceId = await safari(2);
  const hold = (ahead: number) => book(person, { serviceId, startDate: day(ahead), guests: 2 });
  const [first, second] = [await hold(10), await hold(11)];
  expect(await outcomes([hold(12), hold(13)])).toEqual({ booked: 1, '409 unpaid_bookings_open': 1 });
  await scenario.call(`/api/bookings/${second.body.id}/cancel`, { as: person, body: {} });
  expect(await outcomes([hold(14), hold(15)])).toEqual({ booked: 1, '409 unpaid_bookings_open': 1 });
  const stay = { id: first.body.id, reference: '', traveller: person, serviceId, startDate: day(10) };
  await scenario.prompt(stay, freshPhone());
  await scenario.advance(5);
  expect(await outcomes([20, 21, 22, 23, 24].map(hold))).toEqual({ booked: 4, '409 unpaid_bookings_open': 1 });
});

test('further places of a change that costs more are held like a booking', async () => {
  const person = await fresh();
  const paid: string[] = [];
  const serviceId = await lodge(1);
  for (const ahead of [10, 200, 300]) {
    const { body } = await book(person, { serviceId, startDate: day(ahead), endDate: day(ahead + 1), guests: 2 });
    const stay = { id: body.id, reference: '', traveller: person, serviceId, startDate: day(ahead) };
    expect((await scenario.push(stay, freshPhone(), { amount: 5_500 })).status).toBe(200);
    await scenario.advance(5);
    paid.push(body.id);
  }
  const change = (index: number, from: number, nights: number) =>
    scenario.call(`/api/bookings/${paid[index]}/changes`, {
      as: person,
      body: { startDate: day(from), endDate: day(from + nights), guests: 2, total: 50 * nights },
    });
  expect(await change(0, 10, 95)).toMatchObject({ status: 409, body: { code: 'unpaid_days_many' } });
  expect((await change(0, 10, 91)).status).toBe(201);
  expect(await change(1, 200, 4)).toMatchObject({ status: 409, body: { code: 'unpaid_days_many' } });
  expect((await change(1, 200, 3)).status).toBe(201);
  const other = { serviceId: await safari(4), startDate: day(20) };
  expect(await outcomes([book(person, other)])).toEqual({ '409 unpaid_days_many': 1 });
});

test('one lapse is forgiven; further ones make the next holds shorter and rarer, for a day', async () => {
  const [serviceId, person] = [await safari(40), await fresh()];
  const hold = (ahead: number) => book(person, { serviceId, startDate: day(ahead) });
  const first = await hold(10);
  expect(await holdMinutes(first.body.id)).toBe(60);
  await scenario.advance(60 * minute);
  const second = await hold(10);
  expect(await holdMinutes(second.body.id)).toBe(60);
  await scenario.advance(60 * minute);

  const paused = await hold(10);
  expect(paused).toMatchObject({ status: 429, body: { code: 'unpaid_bookings_lapsed', retryAfter: 600 } });
  expect(paused.headers.get('retry-after')).toBe('600');
  await scenario.advance(10 * minute);
  const third = await hold(10);
  expect(await holdMinutes(third.body.id)).toBe(30);
  expect(await outcomes([hold(11), hold(12)])).toEqual({ booked: 1, '409 unpaid_bookings_open': 1 });
  await scenario.advance(30 * minute);

  expect(await hold(10)).toMatchObject({ status: 429, body: { retryAfter: 40 * 60 } });
  await scenario.advance(40 * minute);
  const last = await hold(10);
  expect(await holdMinutes(last.body.id)).toBe(10);
  expect(await outcomes([hold(11)])).toEqual({ '409 unpaid_bookings_open': 1 });
  await scenario.advance(10 * minute);
  await scenario.advance(24 * 60 * minute);
  const later = await hold(10);
  expect(await holdMinutes(later.body.id)).toBe(60);
  expect(await outcomes([hold(11), hold(12)])).toEqual({ booked: 2 });
});

test('to book and cancel in turn counts like lapsing, by the time that the holds stood', async () => {
  const [serviceId, person] = [await safari(40), await fresh()];
  const turn = async (seconds: number) => {
    const { status, body } = await book(person, { serviceId });
    if (status !== 201) return body.code;
    await scenario.advance(seconds);
    await scenario.call(`/api/bookings/${body.id}/cancel`, { as: person, body: {} });
    return 'booked';
  };
  const turns: unknown[] = [];
  for (let n = 0; n < 5; n++) turns.push(await turn(20 * minute));
  for (let n = 0; n < 3; n++) turns.push(await turn(10 * minute));
  expect(turns).toEqual([...Array(7).fill('booked'), 'unpaid_bookings_lapsed']);
  const careful = await fresh();
  for (let n = 0; n < 5; n++) {
    const { status, body } = await book(careful, { serviceId });
    expect(status).toBe(201);
    await scenario.call(`/api/bookings/${body.id}/cancel`, { as: careful, body: {} });
  }
});

test('to pay and cancel in turn counts like lapsing, because a card fee is lost each time; a trip cancelled later does not', async () => {
  const [serviceId, person] = [await safari(40), await verified()];
  const paid = async (ahead: number) => {
    const { status, body } = await book(person, { serviceId, startDate: day(ahead), guests: 2 });
    if (status !== 201) return { code: body.code };
    const trip = { id: body.id, reference: '', traveller: person, serviceId, startDate: day(ahead) };
    await scenario.prompt(trip, freshPhone());
    await scenario.advance(5);
    return { cancel: () => scenario.call(`/api/bookings/${body.id}/cancel`, { as: person, body: {} }) };
  };
  const kept = await paid(40);
  await scenario.advance(24 * 60 * minute);
  await kept.cancel?.();
  for (const ahead of [20, 21]) await (await paid(ahead)).cancel?.();
  expect(await paid(22)).toEqual({ code: 'unpaid_bookings_lapsed' });
});

test('one trip that was paid and cancelled and one hold that lapsed are forgiven together: the next hold is whole', async () => {
  const [serviceId, person] = [await safari(40), await fresh()];
  const { body } = await book(person, { serviceId, guests: 2 });
  const trip = { id: body.id, reference: '', traveller: person, serviceId, startDate: day(20) };
  await scenario.prompt(trip, freshPhone());
  await scenario.advance(5);
  expect((await scenario.call(`/api/bookings/${body.id}/cancel`, { as: person, body: {} })).status).toBe(200);
  expect((await book(person, { serviceId })).status).toBe(201);
  await scenario.advance(60 * minute);
  const again = await book(person, { serviceId });
  expect(again).toMatchObject({ status: 201 });
  expect(await holdMinutes(again.body.id)).toBe(60);
  await scenario.advance(60 * minute);
  expect(await book(person, { serviceId })).toMatchObject({ status: 429, body: { retryAfter: 600 } });
});

test('RATE_LIMITS=off lifts all of it', async () => {
  const own = await startScenario();
  try {
    const traveller = await own.register();
    for (let n = 0; n < 8; n++) await own.book({ traveller });
  } finally {
    await own.close();
  }
});
