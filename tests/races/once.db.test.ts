import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { moveBooking } from '#server/bookings/move-booking.ts';
import type * as Repository from '#server/bookings/repository.ts';
import { bookings, bookingTransitions } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import type * as Idempotency from '#server/http/idempotency.ts';
import { type BookingApp, createBookingApp } from '../support/bookings.ts';
import { makeBooking, makePerson, makeService } from '../support/factories.ts';
import { atBarrier, withGuard } from '../support/guard.ts';

const atOnce = 8;

/** Without the guard the state is read, and then written without a condition. */
vi.mock('#server/bookings/repository.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof Repository>, () => ({
    async updateFrom(tx, id, from, changes) {
      const [before] = await tx.select().from(bookings).where(eq(bookings.id, id));
      await atBarrier();
      if (!before || !from.includes(before.status)) return undefined;
      const [booking] = await tx.update(bookings).set(changes).where(eq(bookings.id, id)).returning();
      return booking && { booking, before: before.status };
    },
  })),
);

/** Without the guard no idempotency key is claimed. */
vi.mock('#server/http/idempotency.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof Idempotency>, () => ({
    claimKey: async (app, call) => ({ claim: { ...call, startedAt: app.clock.now() } }),
    rememberAnswer: async () => true,
  })),
);

let product: BookingApp;
beforeAll(async () => {
  product = await createBookingApp();
});
afterAll(() => product.close());

test.each([
  { guard: true, changes: 1 },
  { guard: false, changes: atOnce },
])('one booking moved by many at once, guard $guard: $changes transitions', async ({ guard, changes }) => {
  const { app } = product;
  const [person, service] = [await makePerson(app), await makeService(app)];
  const { id } = await makeBooking(app, { person, serviceId: service.id });
  const at = app.clock.now();
  const move = (index: number) =>
    transaction(app, (tx) =>
      moveBooking(tx, id, { to: index % 2 ? 'cancelled' : 'confirmed', actor: 'system', at, from: ['pending'] }),
    );
  const moved = await withGuard({ on: guard, participants: atOnce }, () =>
    Promise.all(Array.from({ length: atOnce }, (_, index) => move(index))),
  );
  expect(moved.filter(Boolean)).toHaveLength(changes);
  const written = await app.db.select().from(bookingTransitions).where(eq(bookingTransitions.bookingId, id));
  expect(written).toHaveLength(1 + changes);
});

test.each([
  { guard: true, made: 1 },
  { guard: false, made: atOnce },
])('one request sent many times at once under one key, guard $guard: $made bookings', async ({ guard, made }) => {
  const { app } = product;
  const [person, service] = [await makePerson(app), await makeService(app)];
  const body = { serviceId: service.id, startDate: '2026-12-01', contact: { email: 'amina@example.com' } };
  const send = () => product.post('/api/bookings', person, body, { 'idempotency-key': 'once' });
  const answers = await withGuard({ on: guard }, () => Promise.all(Array.from({ length: atOnce }, send)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(atOnce).fill(201));
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(made);
  expect(await app.db.select().from(bookings).where(eq(bookings.serviceId, service.id))).toHaveLength(made);
});
