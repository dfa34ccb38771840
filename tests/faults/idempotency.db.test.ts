import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { bookings } from '#server/bookings/tables.ts';
import type { Tx } from '#server/db/client.ts';
import { processEvent } from '#server/payments/process-event.ts';
import { paymentAttempts, payments } from '#server/payments/tables.ts';
import { callbackPaths } from './replay.ts';
import { freshPhone, INTENTS_PATH, PUSH_PATH, type Stage, type Stay, setStage } from './stage.ts';
import { checkInvariants, expectOk, stateOf } from './witness.ts';

/** Controls: what protects against two at once can be taken out, and then two at once must show. */
const guard = vi.hoisted(() => ({ on: true, readers: 0, applied: [] as string[] }));

/** Without the guard each waits here until another has read the same. */
async function untilTwoHaveRead(): Promise<void> {
  guard.readers += 1;
  await vi.waitUntil(() => guard.readers >= 2, { timeout: 5_000, interval: 5 });
}

vi.mock('#server/bookings/lifecycle.ts', async (real) => {
  const lifecycle = await real<typeof import('#server/bookings/lifecycle.ts')>();
  return {
    ...lifecycle,
    async lockBooking(tx: Tx, id: string) {
      if (guard.on) return lifecycle.lockBooking(tx, id);
      const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id));
      return booking;
    },
  };
});

vi.mock('#server/payments/repository.ts', async (real) => {
  const repository = await real<typeof import('#server/payments/repository.ts')>();
  return {
    ...repository,
    async lockFirstPayment(...args: Parameters<typeof repository.lockFirstPayment>) {
      if (guard.on) return repository.lockFirstPayment(...args);
      const [tx, { id: bookingId, totalCents: dueCents }, now] = args;
      const values = { bookingId, dueCents, createdAt: now, updatedAt: now };
      await tx.insert(payments).values(values).onConflictDoNothing();
      const [payment] = await tx.select().from(payments).where(eq(payments.bookingId, bookingId));
      return payment;
    },
    async lockPayment(...args: Parameters<typeof repository.lockPayment>) {
      if (guard.on) return repository.lockPayment(...args);
      const [tx, id] = args;
      const [payment] = await tx.select().from(payments).where(eq(payments.id, id));
      return payment;
    },
    async lockAttempt(...args: Parameters<typeof repository.lockAttempt>) {
      if (guard.on) return repository.lockAttempt(...args);
      const [tx, id] = args;
      const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
      return attempt;
    },
    async findLiveAttempt(tx: Tx, paymentId: string) {
      const live = await repository.findLiveAttempt(tx, paymentId);
      if (!guard.on && !live) await untilTwoHaveRead();
      return live;
    },
    async moveAttempt(...args: Parameters<typeof repository.moveAttempt>) {
      const [tx, id, to, changes] = args;
      if (guard.on || to !== 'succeeded') return repository.moveAttempt(...args);
      const [before] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
      await untilTwoHaveRead();
      if (!before || before.status === 'succeeded') return undefined;
      await tx
        .update(paymentAttempts)
        .set({ ...changes, status: to })
        .where(eq(paymentAttempts.id, id));
      return { ...before, ...changes, status: to };
    },
  };
});

vi.mock('#server/payments/settle.ts', async (real) => {
  const { settle } = await real<typeof import('#server/payments/settle.ts')>();
  return {
    settle: async (...args: Parameters<typeof settle>) => {
      const done = await settle(...args);
      guard.applied.push(done);
      return done;
    },
  };
});

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(async () => {
  Object.assign(guard, { on: true, readers: 0 });
  await stage.product.control('daraja', 'callbacks', { mode: 'auto' });
});
afterAll(() => stage.close());

/** Pushes at Daraja for a booking. */
const pushesFor = async (stay: Stay) =>
  (await stage.calls('daraja', PUSH_PATH)).filter(
    ({ body }) => body?.AccountReference === stay.reference.replaceAll('-', ''),
  );

const many = <T>(count: number, one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => one(n)));

describe('F4: callback, polls and job at one instant', () => {
  test('settle once: one applies, whoever it is', async () => {
    const stay = await stage.book();
    await stage.product.control('daraja', 'callbacks', { mode: 'hold' });
    await stage.prompt(stay, freshPhone());
    await stage.advance(4);
    await stage.advance(15);
    const { held } = await stage.product.control<{ held: { body: string }[] }>('daraja', 'callbacks');
    const body = held.map((one) => one.body).find((text) => text.includes('stkCallback')) ?? '';
    await stage.product.control('daraja', 'drop', {});
    // Not moved by /dev/clock, which would look by itself: the next look is due at 20 s.
    stage.product.clock.advance(1_000);
    guard.applied = [];
    const path = (await callbackPaths(stage.product.app)).get((await attemptIds(stay))[0] ?? '') ?? '';
    const [answers] = await Promise.all([
      many(20, () => stage.verify(stay)),
      many(3, () => stage.call(path, { body })),
      stage.advance(0),
    ]);
    await stage.advance(0);
    expect(answers).toHaveLength(20);
    expect(guard.applied.filter((done) => done === 'applied')).toHaveLength(1);
    await expectOk(stage, stay);
    await checkInvariants(stage, stay);
  });

  test.each([
    { on: true, applied: 1 },
    { on: false, applied: 2 },
  ])(
    'control: with the conditional update and the locks $on, it is applied $applied times',
    async ({ on, applied }) => {
      const stay = await stage.book();
      await stage.prompt(stay, '14');
      // Two callbacks that differ are two events; both say paid.
      const path = (await callbackPaths(stage.product.app)).get((await attemptIds(stay))[0] ?? '') ?? '';
      await stage.product.control('daraja', 'callbacks', { mode: 'hold' });
      stage.product.clock.advance(4_000);
      await stage.product.control('daraja', 'clock', { advanceMs: 0 });
      const { held } = await stage.product.control<{ held: { body: string }[] }>('daraja', 'callbacks');
      const body = JSON.parse(held[0]?.body ?? '{}') as { Body: object };
      await stage.call(path, { body });
      await stage.call(path, { body: { ...body, Again: 1 } });
      const events = await eventIds(stay);
      expect(events).toHaveLength(2);
      Object.assign(guard, { on, readers: 0, applied: [] });
      await Promise.allSettled(events.map((id) => processEvent(stage.product.app, id)));
      expect(guard.applied.filter((done) => done === 'applied')).toHaveLength(applied);
      await stage.product.control('daraja', 'drop', {});
    },
  );
});

const attemptIds = async (stay: Stay) =>
  (
    await stage.product.app.db.execute<{ id: string }>(
      sql`select a.id from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
    )
  ).rows.map(({ id }) => id);

const eventIds = async (stay: Stay) =>
  (
    await stage.product.app.db.execute<{ id: string }>(
      sql`select e.id from provider_events e join payment_attempts a on a.id = e.owner_id
          join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
    )
  ).rows.map(({ id }) => id);

describe('F19: many pushes at one instant', () => {
  test.each([{ key: 'one-key' }, { key: undefined }])(
    'twenty with key $key: one attempt, one push, one answer',
    async ({ key }) => {
      const stay = await stage.book();
      const phone = freshPhone();
      const answers = await many(20, () => stage.push(stay, phone, key ? { key } : {}));
      expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect(await attemptIds(stay)).toHaveLength(1);
      expect(await pushesFor(stay)).toHaveLength(1);
      if (key) {
        expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(19);
        const other = await stage.push(stay, freshPhone(), { key });
        expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
      }
      await stage.advance(4);
      await expectOk(stage, stay);
      await checkInvariants(stage, stay);
    },
  );

  test('control: without the unique indexes and the row locks two are made', async () => {
    const own = await setStage();
    try {
      await own.product.app.db.execute('drop index payment_attempts_one_live');
      await own.product.app.db.execute('alter table payment_attempts drop constraint payment_attempts_seq');
      const stay = await own.book();
      await own.push(stay, '23'); // refused, but from now on there is a payment: making it would let them wait in line
      guard.on = false;
      await many(2, () => own.push(stay, freshPhone()));
      const { attempts } = await stateOf(own.product, stay);
      expect(attempts).toMatchObject([{ status: 'failed' }, { status: 'prompted' }, { status: 'prompted' }]);
    } finally {
      guard.on = true;
      await own.close();
    }
  });

  test('another phone while a prompt is open is refused, and told when to come back', async () => {
    const stay = await stage.book();
    await stage.prompt(stay, '28');
    await stage.advance(10);
    const refused = await stage.push(stay, freshPhone());
    expect(refused).toMatchObject({ status: 409, body: { code: 'payment_in_progress', retryAfter: 50 } });
    expect(await pushesFor(stay)).toHaveLength(1);
  });

  test('twenty card forms at one instant share one intent', async () => {
    const stay = await stage.book();
    const answers = await many(20, () => stage.intent(stay));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body.data]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await attemptIds(stay)).toHaveLength(1);
    const made = (await stage.calls('stripe', INTENTS_PATH)).filter(
      ({ body }) => body?.['metadata[booking_id]'] === stay.id,
    );
    expect(new Set(made.map(({ body }) => body?.idempotencyKey)).size).toBe(1);
    await stage.card(stay, '4242424242424242');
    await stage.advance(2);
    await expectOk(stage, stay);
    await checkInvariants(stage, stay);
  });
});

describe('F20: card and M-Pesa at one instant', () => {
  test.each([1, 2, 3, 4, 5, 6])(
    'round %i: one is live, the other is refused; whatever can be completed, once',
    async () => {
      const stay = await stage.book();
      const [byCard, byPhone] = await Promise.all([stage.intent(stay), stage.push(stay, freshPhone())]);
      const taken = [byCard, byPhone].filter(({ status }) => status === 200);
      const refused = [byCard, byPhone].filter(({ status }) => status !== 200);
      expect(taken.length).toBeGreaterThanOrEqual(1);
      for (const { status, body } of refused) {
        expect({ status, code: body.code }).toEqual({ status: 409, code: 'payment_in_progress' });
      }
      const { attempts } = await stateOf(stage.product, stay);
      expect(attempts.filter(({ status }) => ['created', 'sent', 'prompted', 'unknown'].includes(status))).toHaveLength(
        1,
      );
      if (byCard.status === 200) await stage.confirm(byCard.body.data.clientSecret, '4242424242424242');
      await stage.pass(6, 2);
      await expectOk(stage, stay);
      await checkInvariants(stage, stay);
    },
  );

  test('an open card form gives way to M-Pesa; its card then pays nothing', async () => {
    const stay = await stage.book();
    const { clientSecret } = (await stage.intent(stay)).body.data;
    await stage.prompt(stay, freshPhone());
    expect(await stage.confirm(clientSecret, '4242424242424242')).toMatchObject({ status: 'canceled' });
    expect((await stage.intent(stay)).body).toMatchObject({ code: 'payment_in_progress' });
    await stage.advance(4);
    await expectOk(stage, stay);
    await checkInvariants(stage, stay);
  });

  test('a card that was quicker is settled before M-Pesa begins', async () => {
    const stay = await stage.book();
    await stage.product.control('stripe', 'callbacks', { mode: 'hold' });
    const { clientSecret } = (await stage.intent(stay)).body.data;
    await stage.confirm(clientSecret, '4242424242424242');
    expect(await stage.push(stay, freshPhone())).toMatchObject({ status: 409, body: { code: 'already_paid' } });
    expect(await pushesFor(stay)).toHaveLength(0);
    await stage.product.control('stripe', 'release', {});
    await stage.product.control('stripe', 'callbacks', { mode: 'auto' });
    await stage.advance(2);
    await expectOk(stage, stay);
    await checkInvariants(stage, stay);
  });

  test('an earlier prompt that was cancelled pays late: the card form opened since is closed', async () => {
    const stay = await stage.book();
    await stage.prompt(stay, '16');
    await stage.advance(4);
    const { clientSecret } = (await stage.intent(stay)).body.data;
    await stage.advance(5);
    expect(await stage.confirm(clientSecret, '4242424242424242')).toMatchObject({ status: 'canceled' });
    const state = await expectOk(stage, stay);
    expect(state.attempts).toMatchObject([{ status: 'succeeded' }, { status: 'cancelled' }]);
    expect(await stage.verify(stay)).toMatchObject({ method: 'mpesa', attemptStatus: 'succeeded', reason: null });
    await checkInvariants(stage, stay);
  });
});
