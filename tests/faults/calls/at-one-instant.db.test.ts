import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type * as LockBooking from '#server/bookings/lock-booking.ts';
import type * as Settle from '#server/payments/attempts/settling/settle.ts';
import { processEvent } from '#server/payments/events/process-event.ts';
import type * as Repository from '#server/payments/records/repository.ts';
import { paymentAttempts, payments } from '#server/payments/records/tables.ts';
import { atBarrier, withGuard } from '../../support/guard.ts';
import { freshPhone, INTENTS_PATH, openScenario, PUSH_PATH, type Stay, startScenario } from '../../support/scenario.ts';
import { checkInvariants, expectPaidOnce, stateOf } from '../support/invariants.ts';
import { callbackPaths } from '../support/replay.ts';

/** What each call of `settle` answered. */
const settled = vi.hoisted(() => [] as string[]);

vi.mock('#server/bookings/lock-booking.ts', async (original) =>
  (await import('../../support/guard.ts')).unlockedBooking(original<typeof LockBooking>),
);

vi.mock('#server/payments/records/repository.ts', async (original) =>
  (await import('../../support/guard.ts')).unguarded(original<typeof Repository>, (real) => ({
    async lockFirstPayment(tx, { id: bookingId, totalCents: dueCents }, now) {
      const values = { bookingId, dueCents, createdAt: now, updatedAt: now };
      await tx.insert(payments).values(values).onConflictDoNothing();
      const [payment] = await tx.select().from(payments).where(eq(payments.bookingId, bookingId));
      return payment ?? expect.unreachable('it has just been inserted');
    },
    async lockPayment(tx, id) {
      const [payment] = await tx.select().from(payments).where(eq(payments.id, id));
      return payment ?? expect.unreachable('payments are not deleted');
    },
    async lockAttemptRow(tx, id) {
      const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
      return attempt ?? expect.unreachable('attempts are not deleted');
    },
    async findLiveAttempt(tx, paymentId) {
      const live = await real.findLiveAttempt(tx, paymentId);
      if (!live) await atBarrier();
      return live;
    },
    async moveAttempt(tx, id, to, changes) {
      if (to !== 'succeeded') return real.moveAttempt(tx, id, to, changes);
      const [before] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
      await atBarrier();
      if (!before || before.status === 'succeeded') return undefined;
      await tx
        .update(paymentAttempts)
        .set({ ...changes, status: to })
        .where(eq(paymentAttempts.id, id));
      return { ...before, ...changes, status: to };
    },
  })),
);

vi.mock('#server/payments/attempts/settling/settle.ts', async (original) => {
  const real = await original<typeof Settle>();
  const settle: typeof real.settle = async (...args) => {
    const done = await real.settle(...args);
    settled.push(done);
    return done;
  };
  return { ...real, settle };
});

const scenario = await openScenario();

/** Pushes at Daraja for a booking. */
const pushesFor = async (stay: Stay) =>
  (await scenario.calls('daraja', PUSH_PATH)).filter(
    ({ body }) => body?.AccountReference === stay.reference.replaceAll('-', ''),
  );

const many = <T>(count: number, one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => one(n)));

describe('F4: callback, polls and job at one instant', () => {
  test('settle the attempt once', async () => {
    const stay = await scenario.book();
    await scenario.product.control('daraja', 'callbacks', { mode: 'hold' });
    await scenario.prompt(stay, freshPhone());
    await scenario.advance(4);
    await scenario.advance(15);
    const { held } = await scenario.product.control<{ held: { body: string }[] }>('daraja', 'callbacks');
    const body = held.map((one) => one.body).find((text) => text.includes('stkCallback')) ?? '';
    await scenario.product.control('daraja', 'drop', {});
    // The clock is moved directly, since /dev/clock would check the attempt by itself: its next check is due at 20 s.
    scenario.product.clock.advance(1_000);
    settled.length = 0;
    const path = (await callbackPaths(scenario.product.app)).get((await attemptIds(stay))[0] ?? '') ?? '';
    const [answers] = await Promise.all([
      many(20, () => scenario.verify(stay)),
      many(3, () => scenario.call(path, { body })),
      scenario.advance(0),
    ]);
    await scenario.advance(0);
    expect(answers).toHaveLength(20);
    expect(settled.filter((done) => done === 'applied')).toHaveLength(1);
    await expectPaidOnce(scenario, stay);
    await checkInvariants(scenario, stay);
  });

  test.each([
    { on: true, applied: 1 },
    { on: false, applied: 2 },
  ])('control: conditional update and locks $on: the success is applied $applied times', async ({ on, applied }) => {
    const stay = await scenario.book();
    await scenario.prompt(stay, '14');
    // Two callbacks that differ are two events; both say paid.
    const path = (await callbackPaths(scenario.product.app)).get((await attemptIds(stay))[0] ?? '') ?? '';
    await scenario.product.control('daraja', 'callbacks', { mode: 'hold' });
    scenario.product.clock.advance(4_000);
    await scenario.product.control('daraja', 'clock', { advanceMs: 0 });
    const { held } = await scenario.product.control<{ held: { body: string }[] }>('daraja', 'callbacks');
    const body = JSON.parse(held[0]?.body ?? '{}') as { Body: object };
    await scenario.call(path, { body });
    await scenario.call(path, { body: { ...body, Again: 1 } });
    const events = await eventIds(stay);
    expect(events).toHaveLength(2);
    settled.length = 0;
    await withGuard({ on, participants: 2 }, () =>
      Promise.allSettled(events.map((id) => processEvent(scenario.product.app, id))),
    );
    expect(settled.filter((done) => done === 'applied')).toHaveLength(applied);
    await scenario.product.control('daraja', 'drop', {});
  });
});

const attemptIds = async (stay: Stay) =>
  (
    await scenario.product.app.db.execute<{ id: string }>(
      sql`select a.id from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
    )
  ).rows.map(({ id }) => id);

const eventIds = async (stay: Stay) =>
  (
    await scenario.product.app.db.execute<{ id: string }>(
      sql`select e.id from provider_events e join payment_attempts a on a.id = e.owner_id
          join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
    )
  ).rows.map(({ id }) => id);

describe('F19: many pushes at one instant', () => {
  test.each([{ key: 'one-key' }, { key: undefined }])(
    'twenty with the key $key make one attempt and one push, and have one answer',
    async ({ key }) => {
      const stay = await scenario.book();
      const phone = freshPhone();
      const answers = await many(20, () => scenario.push(stay, phone, key ? { key } : {}));
      expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect(await attemptIds(stay)).toHaveLength(1);
      expect(await pushesFor(stay)).toHaveLength(1);
      if (key) {
        expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(19);
        const other = await scenario.push(stay, freshPhone(), { key });
        expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
      }
      await scenario.advance(4);
      await expectPaidOnce(scenario, stay);
      await checkInvariants(scenario, stay);
    },
  );

  test('control: without the unique indexes and the row locks two prompts are made', async () => {
    const own = await startScenario();
    try {
      await own.product.app.db.execute('drop index payment_attempts_one_live');
      await own.product.app.db.execute('alter table payment_attempts drop constraint payment_attempts_seq');
      const stay = await own.book();
      await own.push(stay, '23'); // refused, but the payment's row exists now; inserting it would make the two pushes wait for each other
      await withGuard({ on: false, participants: 2 }, () => many(2, () => own.push(stay, freshPhone())));
      const { attempts } = await stateOf(own.product, stay);
      expect(attempts).toMatchObject([{ status: 'failed' }, { status: 'prompted' }, { status: 'prompted' }]);
    } finally {
      await own.close();
    }
  });

  test('a push to another phone while a prompt is open is refused, with the time after which to try again', async () => {
    const stay = await scenario.book();
    await scenario.prompt(stay, '28');
    await scenario.advance(10);
    const refused = await scenario.push(stay, freshPhone());
    expect(refused).toMatchObject({ status: 409, body: { code: 'payment_in_progress', retryAfter: 50 } });
    expect(await pushesFor(stay)).toHaveLength(1);
  });

  test('twenty card forms that are opened at once share one intent', async () => {
    const stay = await scenario.book();
    const answers = await many(20, () => scenario.intent(stay));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body.data]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await attemptIds(stay)).toHaveLength(1);
    const made = (await scenario.calls('stripe', INTENTS_PATH)).filter(
      ({ body }) => body?.['metadata[booking_id]'] === stay.id,
    );
    expect(new Set(made.map(({ body }) => body?.idempotencyKey)).size).toBe(1);
    await scenario.card(stay, '4242424242424242');
    await scenario.advance(2);
    await expectPaidOnce(scenario, stay);
    await checkInvariants(scenario, stay);
  });
});

describe('F20: card and M-Pesa at one instant', () => {
  test.each([1, 2, 3, 4, 5, 6])('round %i: one attempt is live, and the booking is paid once', async () => {
    const stay = await scenario.book();
    const [byCard, byPhone] = await Promise.all([scenario.intent(stay), scenario.push(stay, freshPhone())]);
    const taken = [byCard, byPhone].filter(({ status }) => status === 200);
    const refused = [byCard, byPhone].filter(({ status }) => status !== 200);
    expect(taken.length).toBeGreaterThanOrEqual(1);
    for (const { status, body } of refused) {
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'payment_in_progress' });
    }
    const { attempts } = await stateOf(scenario.product, stay);
    expect(attempts.filter(({ status }) => ['created', 'sent', 'prompted', 'unknown'].includes(status))).toHaveLength(
      1,
    );
    if (byCard.status === 200) await scenario.confirm(byCard.body.data.clientSecret, '4242424242424242');
    await scenario.pass(6, 2);
    await expectPaidOnce(scenario, stay);
    await checkInvariants(scenario, stay);
  });

  test('M-Pesa replaces an open card form, whose card then pays nothing', async () => {
    const stay = await scenario.book();
    const { clientSecret } = (await scenario.intent(stay)).body.data;
    await scenario.prompt(stay, freshPhone());
    expect(await scenario.confirm(clientSecret, '4242424242424242')).toMatchObject({ status: 'canceled' });
    expect((await scenario.intent(stay)).body).toMatchObject({ code: 'payment_in_progress' });
    await scenario.advance(4);
    await expectPaidOnce(scenario, stay);
    await checkInvariants(scenario, stay);
  });

  test('when the card has paid already M-Pesa is refused, and no prompt is sent', async () => {
    const stay = await scenario.book();
    await scenario.product.control('stripe', 'callbacks', { mode: 'hold' });
    const { clientSecret } = (await scenario.intent(stay)).body.data;
    await scenario.confirm(clientSecret, '4242424242424242');
    expect(await scenario.push(stay, freshPhone())).toMatchObject({ status: 409, body: { code: 'already_paid' } });
    expect(await pushesFor(stay)).toHaveLength(0);
    await scenario.product.control('stripe', 'release', {});
    await scenario.product.control('stripe', 'callbacks', { mode: 'auto' });
    await scenario.advance(2);
    await expectPaidOnce(scenario, stay);
    await checkInvariants(scenario, stay);
  });

  test('when an earlier cancelled prompt pays late the card form that was opened since is closed', async () => {
    const stay = await scenario.book();
    await scenario.prompt(stay, '16');
    await scenario.advance(4);
    const { clientSecret } = (await scenario.intent(stay)).body.data;
    await scenario.advance(5);
    expect(await scenario.confirm(clientSecret, '4242424242424242')).toMatchObject({ status: 'canceled' });
    const state = await expectPaidOnce(scenario, stay);
    expect(state.attempts).toMatchObject([{ status: 'succeeded' }, { status: 'cancelled' }]);
    expect(await scenario.verify(stay)).toMatchObject({ method: 'mpesa', attemptStatus: 'succeeded', reason: null });
    await checkInvariants(scenario, stay);
  });
});
