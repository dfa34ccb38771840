import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import type { AppError } from '#shared/errors.ts';
import { makePerson } from '#tests/support/factories.ts';
import { atBarrier, withGuard } from '#tests/support/guard.ts';
import { askAboutDisbursement } from './ask-disbursement.ts';
import { createDisbursement } from './create-disbursement.ts';
import { decideDisbursement } from './decide-disbursement.ts';
import { createDisbursementApp, type DisbursementApp, PHONE, paidBody, statusBody } from './disbursements.fixture.ts';
import { judgeDisbursementEvent } from './judge-event.ts';
import type * as Move from './move-disbursement.ts';
import { type DisbursementOwner, registerDisbursementOwners } from './owners.ts';
import type * as Repository from './repository.ts';
import { sendDisbursement } from './send-disbursement.ts';
import { disbursements } from './tables.ts';

const atOnce = 8;
let told: string[] = [];

const refund: DisbursementOwner = {
  nameOf: async () => ({ name: 'BK-2026-001' }),
  // Called right before the disbursement is locked: all runs have read it, and none has locked it.
  lock: () => atBarrier(),
  statusChanged: async (_app, _tx, { status }) => void told.push(status),
  arrivedLate: async () => ({ settled: true }),
};
registerDisbursementOwners({ refund, payout: refund });

/** Without the guard all runs read the row before any of them writes, and each sends. */
vi.mock('./move-disbursement.ts', async (original) => {
  const { findDisbursement, updateDisbursement } = await vi.importActual<typeof Repository>('./repository.ts');
  const { unguarded } = await import('#tests/support/guard.ts');
  return unguarded(original<typeof Move>, () => ({
    async lockDisbursement(tx, id) {
      const found = await findDisbursement(tx, id);
      await atBarrier();
      return found;
    },
    async moveDisbursement(_app, tx, { id, to, changes }) {
      await atBarrier();
      told.push(to);
      return updateDisbursement(tx, id, { ...changes, status: to } as typeof changes & object);
    },
  }));
});

vi.mock('./repository.ts', async (original) =>
  (await import('#tests/support/guard.ts')).unguarded(original<typeof Repository>, (real) => ({
    async updateDisbursement(tx, id, changes) {
      await atBarrier();
      return real.updateDisbursement(tx, id, changes);
    },
  })),
);

const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: atOnce }, work));
const manyWithGuard = <T>(on: boolean, work: () => Promise<T>) =>
  withGuard({ on, participants: atOnce, again: !on }, () => many(work));

let product: DisbursementApp;
beforeEach(async () => {
  told = [];
  product = await createDisbursementApp();
});
afterEach(() => product.close());

const rowsOf = (ownerId: string) =>
  product.app.db.select().from(disbursements).where(sql`${disbursements.ownerId} = ${ownerId}`);

test.each([
  { guard: true, made: 1 },
  { guard: false, made: atOnce },
])('asked for many times at once for one owner, guard $guard: $made', async ({ guard, made }) => {
  const { app } = product;
  if (!guard) await app.db.execute(sql`drop index disbursements_one_unfailed`);
  const order = { purpose: 'refund', ownerId: newId(), kind: 'b2c', amountMinor: 100, phone: PHONE } as const;
  const found = await many(() =>
    transaction(app, (tx) => createDisbursement(app, tx, { ...order, now: app.clock.now() })),
  );
  expect(found.filter(Boolean)).toHaveLength(made);
  expect(await rowsOf(order.ownerId)).toHaveLength(made);
});

test('another disbursement may follow a failed one, but never one that has succeeded', async () => {
  const { app } = product;
  const ownerId = newId();
  const first = await product.create({ ownerId });
  const again = () =>
    transaction(app, (tx) =>
      createDisbursement(app, tx, {
        purpose: 'refund',
        ownerId,
        kind: 'b2c',
        amountMinor: 968_000,
        phone: PHONE,
        now: app.clock.now(),
      }),
    );
  expect(await again()).toBeUndefined();
  product.mpesa.answer = () => ({ kind: 'refused', reason: 'config', detail: 'http_400' });
  await product.run();
  expect((await product.find(first.id)).status).toBe('failed');
  const second = await again();
  expect(second?.id).not.toBe(first.id);
  product.mpesa.answer = () => product.accept();
  await product.run();
  await product.post(product.last('b2c').resultUrl, paidBody(second?.id ?? ''));
  expect((await product.find(second?.id ?? '')).status).toBe('succeeded');
  expect(await again()).toBeUndefined();
});

test.each([
  { wrong: { amountMinor: 0 } },
  { wrong: { amountMinor: 150 } },
  { wrong: { amountMinor: 25_000_100 } },
  { wrong: { phone: '+44 20 7946 0000' } },
  { wrong: { kind: 'reversal' as const, originalReceipt: '' } },
])('what M-Pesa cannot move is not queued: $wrong', async ({ wrong }) => {
  await expect(product.create(wrong)).rejects.toThrow(RangeError);
});

test.each([
  { guard: true, sent: 1 },
  { guard: false, sent: atOnce },
])('sent by many at once, guard $guard: $sent', async ({ guard, sent }) => {
  const { id } = await product.create();
  await manyWithGuard(guard, () => sendDisbursement(product.app, id));
  expect(product.calls).toHaveLength(sent);
});

test.each([
  { guard: true, asked: 1 },
  { guard: false, asked: atOnce },
])('asked about by many at once, guard $guard: $asked', async ({ guard, asked }) => {
  const { id } = await product.create();
  await product.run();
  product.clock.advance(30_000);
  await manyWithGuard(guard, () => askAboutDisbursement(product.app, id));
  expect(product.calls.filter(({ name }) => name === 'status')).toHaveLength(asked);
});

test.each([
  { guard: true, settled: 1 },
  { guard: false, settled: atOnce },
])('one Result judged by many at once, guard $guard: the owner is told $settled', async ({ guard, settled }) => {
  const { id } = await product.create();
  await product.run();
  // Stored, and not judged yet.
  await product.store(product.last('b2c').resultUrl, paidBody(id));
  const event = await product.event(id);
  await manyWithGuard(guard, () => judgeDisbursementEvent(product.app, event));
  expect(told.filter((status) => status === 'succeeded')).toHaveLength(settled);
});

test.each([
  { guard: true, repeats: 1 },
  { guard: false, repeats: atOnce },
])(
  'one "unknown to us" judged by many at once, guard $guard: sent again $repeats times',
  async ({ guard, repeats }) => {
    const { id } = await product.create();
    product.mpesa.answer = (call) => (call.name === 'b2c' ? { kind: 'ambiguous', detail: 'lost' } : product.accept());
    await product.run();
    await product.pass(300);
    await product.store(product.last('status').resultUrl, statusBody({}, 'R000002'));
    const event = await product.event(id);
    await manyWithGuard(guard, () => judgeDisbursementEvent(product.app, event));
    expect(product.calls.filter(({ name }) => name === 'b2c')).toHaveLength(1 + repeats);
  },
);

test.each([
  { guard: true, decided: 1 },
  { guard: false, decided: atOnce },
])('decided by many at once, guard $guard: $decided', async ({ guard, decided }) => {
  const { id } = await product.create();
  await product.run();
  await product.post(product.last('b2c').resultUrl, paidBody(id, {}, 968));
  const admin = await makePerson(product.app, { role: 'admin' });
  const answers = await manyWithGuard(guard, () =>
    decideDisbursement(product.app, admin, { id, outcome: 'arrived', reason: 'It is in the portal.' }).catch(
      (problem: AppError) => problem.code,
    ),
  );
  expect(answers.filter((answer) => answer === 'not_ready')).toHaveLength(atOnce - decided);
  expect(told.filter((status) => status === 'succeeded')).toHaveLength(decided);
});
