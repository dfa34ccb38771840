import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { signatureHeader } from '#server/sandbox/stripe/events.ts';
import { copyTestDatabase, createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { startProductOn, type TestProduct } from '../../support/product-on.ts';
import { freshPhone, listService, PRICE_KES, phoneOf, type Stay, scenarioOn } from '../../support/scenario.ts';
import { stateOf } from '../support/invariants.ts';

/**
 * The events of many payments, in any order and with repetitions, must lead to the same states. Each try begins from one
 * snapshot of database and simulators, taken after all phones and cards have paid or refused and before any event was
 * delivered. (A new database could not know the attempts: their ids are in Stripe's metadata, and of the callback
 * addresses we keep digests only.) Everything of a booking is compared except the list of events and the source by
 * which each attempt was settled, which depend on the order itself.
 */
const env = { RATE_LIMITS: 'off' };

/** The events that a simulator holds back. */
interface Held {
  id: string;
  url: string;
  body: string;
}

const phones = ['12', '13', '14', '16', '17', '18', '26', '27', '29', '01', '02', '15'];
const cards = ['4242424242424242', '4000000000000259', '4000000000005423', '4000000000001976', '4000000000000002'];

const made: { database: TestDatabase; dataDir: string }[] = [];
afterAll(async () => {
  for (const { database, dataDir } of made) {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function place(database: TestDatabase) {
  const dataDir = await mkdtemp(join(tmpdir(), 'twende-replay-'));
  made.push({ database, dataDir });
  return { database, dataDir };
}

/** The product's state when all payments were made or refused, and no event about them was delivered. */
async function snapshot() {
  const { database, dataDir } = await place(await createTestDatabase());
  const product = await startProductOn({ databaseUrl: database.url, dataDir, env });
  const scenario = scenarioOn(product, await listService(product));
  for (const simulator of ['daraja', 'stripe'] as const)
    await product.control(simulator, 'callbacks', { mode: 'hold' });
  const stays: Stay[] = [];
  for (const phone of [...phones, freshPhone()]) {
    const stay = await scenario.book();
    stays.push(stay);
    await scenario.push(stay, phone.length === 2 ? phoneOf(phone) : phone, { amount: PRICE_KES });
  }
  for (const card of cards) {
    const stay = await scenario.book();
    stays.push(stay);
    const { body } = await scenario.intent(stay);
    await scenario.confirm(body.data.clientSecret, card);
    if (card === '4000000000000002') await scenario.confirm(body.data.clientSecret, '5555555555554444');
  }
  // Refunded in Stripe's dashboard before we knew that it was paid.
  const { rows } = await product.app.db.execute<{ intent: string }>(
    sql`select a.stripe_intent_id as intent from payment_attempts a join payments p on p.id = a.payment_id
        where p.booking_id = ${stays.at(-1)?.id}`,
  );
  const waiting = { advanceMs: 120_000 };
  for (const simulator of ['daraja', 'stripe'] as const) await product.control(simulator, 'clock', waiting);
  await product.control('stripe', 'refund', { intent: rows[0]?.intent, amount: 4_000 });
  await product.control('stripe', 'clock', waiting);
  const held: Held[] = [];
  for (const simulator of ['daraja', 'stripe'] as const) {
    held.push(...(await product.control<{ held: Held[] }>(simulator, 'callbacks')).held);
    await product.control(simulator, 'drop', {});
    await product.control(simulator, 'callbacks', { mode: 'auto' });
  }
  await product.close();
  return { database, dataDir, stays, held };
}

type Snapshot = Awaited<ReturnType<typeof snapshot>>;

async function deliver(product: TestProduct, { url, body }: Held): Promise<void> {
  const seconds = Math.floor(product.clock.now().getTime() / 1_000);
  const answer = await fetch(`${product.origin}${new URL(url).pathname}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signatureHeader({ body, secret: product.sandbox.stripe.webhookSecret, seconds }),
    },
    body,
  });
  expect(answer.status).toBe(200);
}

/** Starts a product on a copy of both, and delivers the events in this order. */
async function replay({ database, dataDir, stays }: Snapshot, events: Held[]) {
  const copy = await place(await copyTestDatabase(database));
  await cp(dataDir, copy.dataDir, { recursive: true });
  const product = await startProductOn({ databaseUrl: copy.database.url, dataDir: copy.dataDir, env });
  try {
    for (const event of events) await deliver(product, event);
    for (const ms of [0, 5_000, 5_000, 30_000, 60_000, 120_000, 3 * 3_600_000]) await product.advance(ms);
    const states = [];
    for (const stay of stays) {
      const { events: _order, attempts, refunds, ...state } = await stateOf(product, stay);
      states.push({
        ...state,
        attempts: attempts.map(({ by: _source, ...attempt }) => attempt),
        refunds: refunds.map((refund) => JSON.stringify(refund)).toSorted(),
      });
    }
    const moved = await Promise.all([product.control('daraja', 'moved'), product.control('stripe', 'moved')]);
    return { states, differences: await checkLedger(product.app), moved: sums(moved) };
  } finally {
    await product.close();
  }
}

/** What moved, without the receipts, which differ in each run. */
function sums(moved: unknown[]): string[] {
  const rows = moved.flatMap((one) => (one as { moved: { kind: string; amount: number }[] }).moved);
  return rows.map(({ kind, amount }) => `${kind} ${amount}`).toSorted();
}

/** Each event three times, in random order. */
const shuffled = (held: Held[], seed: number): Held[] =>
  fc.sample(
    fc.shuffledSubarray([...held, ...held, ...held], { minLength: held.length * 3, maxLength: held.length * 3 }),
    {
      seed,
      numRuns: 1,
    },
  )[0] ?? [];

test('all events, in any order and repeated, lead to the same states', { timeout: 600_000 }, async () => {
  const from = await snapshot();
  expect(from.held.length).toBeGreaterThan(25);
  const inOrder = await replay(from, from.held);
  expect(inOrder.differences).toBe(0);
  expect(new Set(inOrder.states.map(({ standing }) => standing)).size).toBeGreaterThanOrEqual(4);
  expect(await replay(from, from.held.toReversed())).toEqual(inOrder);
  for (const seed of [1, 2, 3]) expect(await replay(from, shuffled(from.held, seed)), `seed ${seed}`).toEqual(inOrder);
});
