import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { moveBooking } from '#server/bookings/lifecycle.ts';
import type * as Repository from '#server/bookings/repository.ts';
import { bookings, bookingTransitions } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import type * as Idempotency from '#server/http/idempotency.ts';
import { type BookingApp, createBookingApp } from '../support/bookings.ts';
import { makeBooking, makePerson, makeService } from '../support/factories.ts';

const atOnce = 8;
const world = vi.hoisted(() => ({ guard: true, arrive: async () => {} }));

/** Without the guard: looks at the state, and then writes whatever it has become by now. */
vi.mock('#server/bookings/repository.ts', async (original) => {
  const real = await original<typeof Repository>();
  const updateFrom: typeof real.updateFrom = async (tx, id, from, changes) => {
    if (world.guard) return real.updateFrom(tx, id, from, changes);
    const [before] = await tx.select().from(bookings).where(eq(bookings.id, id));
    await world.arrive();
    if (!before || !from.includes(before.status)) return undefined;
    const [booking] = await tx.update(bookings).set(changes).where(eq(bookings.id, id)).returning();
    return booking && { booking, before: before.status };
  };
  return { ...real, updateFrom };
});

/** Without the guard: nobody claims a key. */
vi.mock('#server/http/idempotency.ts', async (original) => {
  const real = await original<typeof Idempotency>();
  const claimKey: typeof real.claimKey = async (app, call) =>
    world.guard ? real.claimKey(app, call) : { claim: { ...call, startedAt: app.clock.now() } };
  const rememberAnswer: typeof real.rememberAnswer = async (db, claim, answer) =>
    world.guard ? real.rememberAnswer(db, claim, answer) : true;
  return { ...real, claimKey, rememberAnswer };
});

/** A place to wait until everybody is there. */
function meetingOf(people: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let there = 0;
  return () => {
    there += 1;
    if (there === people) resolve();
    return promise;
  };
}

let product: BookingApp;
beforeAll(async () => {
  product = await createBookingApp();
});
afterAll(() => product.close());

test.each([
  { guard: true, changes: 1 },
  { guard: false, changes: atOnce },
])('one booking changed by many at once, guard $guard: $changes', async ({ guard, changes }) => {
  const { app } = product;
  const [person, service] = [await makePerson(app), await makeService(app)];
  const { id } = await makeBooking(app, { person, serviceId: service.id });
  Object.assign(world, { guard, arrive: meetingOf(atOnce) });
  const at = app.clock.now();
  const moved = await Promise.all(
    Array.from({ length: atOnce }, (_, index) =>
      transaction(app, (tx) =>
        moveBooking(tx, id, { to: index % 2 ? 'cancelled' : 'confirmed', actor: 'system', at, from: ['pending'] }),
      ),
    ),
  );
  world.guard = true;
  expect(moved.filter(Boolean)).toHaveLength(changes);
  const written = await app.db.select().from(bookingTransitions).where(eq(bookingTransitions.bookingId, id));
  expect(written).toHaveLength(1 + changes);
});

test.each([
  { guard: true, made: 1 },
  { guard: false, made: atOnce },
])('one request sent many times at once under one key, guard $guard: $made', async ({ guard, made }) => {
  const { app } = product;
  const [person, service] = [await makePerson(app), await makeService(app)];
  world.guard = guard;
  const body = { serviceId: service.id, startDate: '2026-12-01', contact: { email: 'amina@example.com' } };
  const answers = await Promise.all(
    Array.from({ length: atOnce }, () => product.post('/api/bookings', person, body, { 'idempotency-key': 'once' })),
  );
  world.guard = true;
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(atOnce).fill(201));
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(made);
  expect(await app.db.select().from(bookings).where(eq(bookings.serviceId, service.id))).toHaveLength(made);
});
