import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import type { AppError } from '#shared/errors.ts';
import { makePerson } from '../../../../tests/support/factories.ts';
import { askAboutDisbursement } from './ask-disbursement.ts';
import { createDisbursement } from './create-disbursement.ts';
import { decideDisbursement } from './decide-disbursement.ts';
import { type Desk, openDesk, PHONE, paidBody, statusBody } from './disbursements.fixture.ts';
import { judgeDisbursementEvent } from './judge-event.ts';
import type * as Move from './move-disbursement.ts';
import type * as Owners from './owners.ts';
import type * as Repository from './repository.ts';
import { sendDisbursement } from './send-disbursement.ts';
import { disbursements } from './tables.ts';

const atOnce = 8;
const world = vi.hoisted(() => ({ guard: true, arrive: async () => {}, told: [] as string[] }));

vi.mock('./owners.ts', async (original) => {
  const real = await original<typeof Owners>();
  const refund: Owners.DisbursementOwner = {
    // Right before the disbursement is locked: all have found it, and none has it yet.
    lock: () => world.arrive(),
    settled: async (_app, _tx, { status }) => void world.told.push(status),
    arrived: async () => ({ settled: true }),
  };
  return { ...real, disbursementOwners: { refund } };
});

/** Without the guard: all look at the row, and when all have, each does what it saw was to be done. */
vi.mock('./move-disbursement.ts', async (original) => {
  const real = await original<typeof Move>();
  const { findDisbursement, updateDisbursement } = await vi.importActual<typeof Repository>('./repository.ts');
  const lockDisbursement: typeof real.lockDisbursement = async (tx, id, owners) => {
    if (world.guard) return real.lockDisbursement(tx, id, owners);
    const found = await findDisbursement(tx, id);
    await world.arrive();
    return found;
  };
  const moveDisbursement: typeof real.moveDisbursement = async (app, tx, owners, id, to, changes) => {
    if (world.guard) return real.moveDisbursement(app, tx, owners, id, to, changes);
    await world.arrive();
    world.told.push(to);
    return updateDisbursement(tx, id, { ...changes, status: to } as typeof changes & object);
  };
  return { ...real, lockDisbursement, moveDisbursement };
});

vi.mock('./repository.ts', async (original) => {
  const real = await original<typeof Repository>();
  const updateDisbursement: typeof real.updateDisbursement = async (tx, id, changes) => {
    if (!world.guard) await world.arrive();
    return real.updateDisbursement(tx, id, changes);
  };
  return { ...real, updateDisbursement };
});

/** A place to wait until everybody is there; later comers pass, or wait for everybody `again`. */
function meetingOf(people: number, again: boolean): () => Promise<void> {
  let there = 0;
  let gate = Promise.withResolvers<void>();
  return async () => {
    if (!again && there >= people) return;
    there += 1;
    const { promise, resolve } = gate;
    if (there % people === 0) {
      gate = Promise.withResolvers<void>();
      resolve();
    }
    await promise;
  };
}

const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: atOnce }, work));

let desk: Desk;
beforeEach(async () => {
  Object.assign(world, { guard: true, arrive: async () => {}, told: [] });
  desk = await openDesk();
});
afterEach(() => desk.close());

const rowsOf = (ownerId: string) =>
  desk.app.db.select().from(disbursements).where(sql`${disbursements.ownerId} = ${ownerId}`);

test.each([
  { guard: true, made: 1 },
  { guard: false, made: atOnce },
])('asked for many times at once for one owner, guard $guard: $made', async ({ guard, made }) => {
  const { app } = desk;
  if (!guard) await app.db.execute(sql`drop index disbursements_one_unfailed`);
  const order = { purpose: 'refund', ownerId: newId(), kind: 'b2c', amountMinor: 100, phone: PHONE } as const;
  const found = await many(() =>
    transaction(app, (tx) => createDisbursement(app, tx, { ...order, now: app.clock.now() })),
  );
  expect(found.filter(Boolean)).toHaveLength(made);
  expect(await rowsOf(order.ownerId)).toHaveLength(made);
});

test('after one that failed another may follow, after one that was paid none ever', async () => {
  const { app } = desk;
  const ownerId = newId();
  const first = await desk.create({ ownerId });
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
  desk.mpesa.answer = () => ({ kind: 'refused', reason: 'config', detail: 'http_400' });
  await desk.run();
  expect((await desk.find(first.id)).status).toBe('failed');
  const second = await again();
  expect(second?.id).not.toBe(first.id);
  desk.mpesa.answer = () => desk.accept();
  await desk.run();
  await desk.post(desk.last('b2c').resultUrl, paidBody(second?.id ?? ''));
  expect((await desk.find(second?.id ?? '')).status).toBe('succeeded');
  expect(await again()).toBeUndefined();
});

test.each([
  { wrong: { amountMinor: 0 } },
  { wrong: { amountMinor: 150 } },
  { wrong: { amountMinor: 25_000_100 } },
  { wrong: { phone: '+44 20 7946 0000' } },
  { wrong: { kind: 'reversal' as const, originalReceipt: '' } },
])('what M-Pesa cannot move is not queued: $wrong', async ({ wrong }) => {
  await expect(desk.create(wrong)).rejects.toThrow(RangeError);
});

test.each([
  { guard: true, sent: 1 },
  { guard: false, sent: atOnce },
])('sent by many at once, guard $guard: $sent', async ({ guard, sent }) => {
  const { id } = await desk.create();
  Object.assign(world, { guard, arrive: meetingOf(atOnce, !guard) });
  await many(() => sendDisbursement(desk.app, id));
  expect(desk.calls).toHaveLength(sent);
});

test.each([
  { guard: true, asked: 1 },
  { guard: false, asked: atOnce },
])('asked about by many at once, guard $guard: $asked', async ({ guard, asked }) => {
  const { id } = await desk.create();
  await desk.run();
  desk.clock.advance(30_000);
  Object.assign(world, { guard, arrive: meetingOf(atOnce, !guard) });
  await many(() => askAboutDisbursement(desk.app, id));
  expect(desk.calls.filter(({ name }) => name === 'status')).toHaveLength(asked);
});

test.each([
  { guard: true, settled: 1 },
  { guard: false, settled: atOnce },
])('one Result judged by many at once, guard $guard: the owner is told $settled', async ({ guard, settled }) => {
  const { id } = await desk.create();
  await desk.run();
  // Stored, and not judged yet.
  await desk.store(desk.last('b2c').resultUrl, paidBody(id));
  const event = await desk.event(id);
  Object.assign(world, { guard, arrive: meetingOf(atOnce, !guard) });
  await many(() => judgeDisbursementEvent(desk.app, event));
  expect(world.told.filter((status) => status === 'succeeded')).toHaveLength(settled);
});

test.each([
  { guard: true, repeats: 1 },
  { guard: false, repeats: atOnce },
])(
  'one "unknown to us" judged by many at once, guard $guard: sent again $repeats times',
  async ({ guard, repeats }) => {
    const { id } = await desk.create();
    desk.mpesa.answer = (call) => (call.name === 'b2c' ? { kind: 'ambiguous', detail: 'lost' } : desk.accept());
    await desk.run();
    await desk.pass(300);
    await desk.store(desk.last('status').resultUrl, statusBody({}, 'R000002'));
    const event = await desk.event(id);
    Object.assign(world, { guard, arrive: meetingOf(atOnce, !guard) });
    await many(() => judgeDisbursementEvent(desk.app, event));
    expect(desk.calls.filter(({ name }) => name === 'b2c')).toHaveLength(1 + repeats);
  },
);

test.each([
  { guard: true, decided: 1 },
  { guard: false, decided: atOnce },
])('decided by many at once, guard $guard: $decided', async ({ guard, decided }) => {
  const { id } = await desk.create();
  await desk.run();
  await desk.post(desk.last('b2c').resultUrl, paidBody(id, {}, 968));
  const admin = await makePerson(desk.app, { role: 'admin' });
  Object.assign(world, { guard, arrive: meetingOf(atOnce, !guard) });
  const answers = await many(() =>
    decideDisbursement(desk.app, admin, id, { outcome: 'arrived', reason: 'It is in the portal.' }).catch(
      (problem: AppError) => problem.code,
    ),
  );
  expect(answers.filter((answer) => answer === 'not_ready')).toHaveLength(atOnce - decided);
  expect(world.told.filter((status) => status === 'succeeded')).toHaveLength(decided);
});
