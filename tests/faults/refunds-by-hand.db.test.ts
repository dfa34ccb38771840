import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { findDisbursement } from '#server/payments/disbursements/repository.ts';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { disbursedRefund } from '#server/payments/refunds/disbursed-refund.ts';
import type * as Repository from '#server/payments/refunds/repository.ts';
import { PRICE_CENTS, PRICE_KES, type Stage, type Stay, setStage, type Traveller } from './stage.ts';
import { checkInvariants, movedFor, stateOf } from './witness.ts';

const REFUNDS_PATH = '/v1/refunds';

/** What protects against a machine and a person at once can be taken out, and then two payments must show. */
const race = vi.hoisted(() => ({ locked: true, meanwhile: undefined as (() => Promise<void>) | undefined }));
vi.mock('#server/payments/refunds/repository.ts', async (load) => {
  const real = await load<typeof Repository>();
  return {
    ...real,
    /** Whoever reads a refund first learns of what goes on at the same time only by the lock. */
    async lockRefund(tx: Tx, id: string) {
      const { meanwhile } = race;
      race.meanwhile = undefined;
      if (!meanwhile) return real.lockRefund(tx, id);
      const read = race.locked
        ? await real.lockRefund(tx, id)
        : await transaction(stage.product.app, (own) => real.lockRefund(own, id));
      const other = meanwhile();
      if (!race.locked) await other;
      return read;
    },
  };
});

let stage: Stage;
let admin: Traveller;
let cards: App['stripe'];
beforeAll(async () => {
  stage = await setStage();
  admin = await stage.admin();
  cards = stage.product.app.stripe;
});
afterEach(async () => {
  Object.assign(race, { locked: true, meanwhile: undefined });
  stage.product.app.stripe = cards;
  await stage.product.control('stripe', 'faults', { clear: true });
  await stage.product.control('stripe', 'callbacks', { mode: 'auto' });
});
afterAll(() => stage.close());

/** @param by the two digits of a special phone, or a card */
async function paid(by: string): Promise<Stay> {
  const stay = await stage.book();
  if (by.length === 2) await stage.prompt(stay, by);
  else await stage.card(stay, by);
  await stage.pass(6);
  return stay;
}

async function refundOf(stay: Stay) {
  const { rows } = await stage.product.app.db.execute<{ id: string; status: string; method: string }>(
    sql`select r.id, r.status, r.method from refunds r join payments p on p.id = r.payment_id where p.booking_id = ${stay.id}`,
  );
  return rows[0] ?? expect.unreachable('there is no refund');
}

const deed = (id: string, name: 'paid' | 'retry' | 'by-hand' | 'withdraw', body?: object) =>
  stage.call(`/api/admin/refunds/${id}/${name}`, { as: admin, method: 'POST', ...(body && { body }) });

async function caseOf(id: string): Promise<string | undefined> {
  const { rows } = await stage.product.app.db.execute<{ status: string }>(
    sql`select status from reconciliation_issues where code = 'refund_by_hand' and subject = ${id}`,
  );
  return rows[0]?.status;
}

/** Our initiator may not order this phone's reversal. */
async function waitsForPerson(): Promise<Stay> {
  const stay = await paid('47');
  await stage.cancel(stay);
  await stage.pass(30, 5);
  expect(await refundOf(stay)).toMatchObject({ status: 'manual', method: 'manual' });
  return stay;
}

describe('what is the machine’s is not noted as paid by hand', () => {
  test.each([
    { what: 'the card’s bank takes its time', by: '4000000000007726', status: 'pending' },
    { what: 'M-Pesa’s result is lost', by: '43', status: 'pending' },
    { what: 'Stripe’s answer is lost', by: '4242424242424242', status: 'unknown' },
  ])('$what: $status', async ({ by, status }) => {
    const stay = await paid(by);
    if (status === 'unknown') {
      await stage.product.control('stripe', 'callbacks', { mode: 'hold' });
      await stage.product.control('stripe', 'faults', { match: { path: REFUNDS_PATH }, do: 'reset_after', times: 3 });
    }
    await stage.cancel(stay);
    await stage.advance(1);
    const refund = await refundOf(stay);
    expect(refund.status).toBe(status);
    const noted = await deed(refund.id, 'paid', { reference: `HAND-${by}`, from: 'bank' });
    expect([noted.status, noted.body.code]).toEqual([409, 'not_ready']);
    await stage.product.control('stripe', 'callbacks', { mode: 'auto' });
    await stage.pass(3_900, 30);
    const state = await stateOf(stage.product, stay);
    expect(state).toMatchObject({ standing: 'cancelled/refunded', mails: { refundDone: 1 } });
    expect(state.ledger.refund_manual).toBeUndefined();
    await checkInvariants(stage, stay);
  });

  test('nor is what was withdrawn', async () => {
    const stay = await paid('4242424242424242');
    stage.product.app.stripe = undefined;
    const body = { amount: 40, reason: 'No lunch' };
    await stage.call(`/api/admin/bookings/${stay.id}/refunds`, { as: admin, body });
    const { id } = await refundOf(stay);
    expect((await deed(id, 'withdraw')).status).toBe(200);
    expect((await deed(id, 'paid', { reference: 'HAND-1', from: 'bank' })).body.code).toBe('not_ready');
    expect((await deed(id, 'by-hand')).body.code).toBe('not_ready');
  });
});

test.each([
  { locked: true, retried: 409, atStripe: PRICE_CENTS },
  { locked: false, retried: 200, atStripe: 0 },
])(
  'noted as paid while another has the machine try again, locked $locked: that answers $retried',
  async ({ locked, retried, atStripe }) => {
    const stay = await paid('4000000000007726');
    stage.product.app.stripe = undefined;
    await stage.cancel(stay);
    const { id } = await refundOf(stay);
    expect((await deed(id, 'by-hand')).status).toBe(200);
    stage.product.app.stripe = cards;
    let other = Promise.resolve(0);
    race.locked = locked;
    race.meanwhile = async () => {
      other = deed(id, 'retry').then(({ status }) => status);
      if (!locked && (await other) === 200) await stage.advance(1);
    };
    expect((await deed(id, 'paid', { reference: `HAND-${locked}`, from: 'bank' })).status).toBe(200);
    expect(await other).toBe(retried);
    expect(await refundOf(stay)).toMatchObject({ status: 'succeeded', method: 'manual' });
    expect((await stateOf(stage.product, stay)).ledger.refund_manual).toMatchObject({ 'bank:USD': -PRICE_CENTS });
    // With no lock the traveller has it twice.
    await stage.pass(3_900, 300);
    expect((await movedFor(stage.product, stay)).usdCents).toBe(atStripe);
    // What Stripe then tells of is not lost: it lies in the books as a refund of its own.
    const reasons = (await stateOf(stage.product, stay)).refunds.map(({ reason }) => reason);
    expect(reasons).toEqual(locked ? ['policy'] : ['policy', 'dashboard']);
  },
);

test('paid by hand it stays so: no word of a machine takes it back, and one of success is not swallowed', async () => {
  const stay = await waitsForPerson();
  const { id } = await refundOf(stay);
  await deed(id, 'paid', { reference: 'KCB-7000', from: 'bank' });
  const { app } = stage.product;
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from disbursements where owner_id = ${id}`);
  const told = (outcome: 'succeeded' | 'failed') =>
    transaction(app, async (tx) => {
      const order = (await findDisbursement(tx, rows[0]?.id ?? '')) ?? expect.unreachable('there is no order');
      await disbursedRefund.settled(app, tx, order, outcome);
    });
  const before = await stateOf(stage.product, stay);
  await told('failed');
  await expect(told('succeeded')).rejects.toThrow('not under way');
  expect(await stateOf(stage.product, stay)).toEqual(before);
});

describe('the case of a refund by hand', () => {
  test('ends when it is paid', async () => {
    const stay = await waitsForPerson();
    const { id } = await refundOf(stay);
    expect(await caseOf(id)).toBe('open');
    expect((await deed(id, 'paid', { reference: 'KCB-7001', from: 'bank' })).status).toBe(200);
    expect(await caseOf(id)).toBe('closed');
  });

  test('ends when a machine tries again, and comes again when that fails', async () => {
    const stay = await waitsForPerson();
    const { id } = await refundOf(stay);
    expect((await deed(id, 'retry')).status).toBe(200);
    expect(await caseOf(id)).toBe('closed');
    await stage.pass(30, 5);
    const { rows } = await stage.product.app.db.execute<{ status: string }>(
      sql`select status from reconciliation_issues where code = 'refund_by_hand' and subject = ${id} order by created_at`,
    );
    expect(rows.map(({ status }) => status)).toEqual(['closed', 'open']);
  });
});

describe('shillings sent by hand', () => {
  test('from where is asked; in M-Pesa’s portal they leave the account we send from, with its fee', async () => {
    const stay = await waitsForPerson();
    const { id } = await refundOf(stay);
    const without = await deed(id, 'paid', { reference: 'TKL4XA91PQ' });
    expect([without.status, without.body.fields]).toEqual([400, { from: expect.any(String) }]);
    const noted = await deed(id, 'paid', { reference: 'TKL4XA91PQ', from: 'mpesa' });
    expect([noted.status, noted.body.method, noted.body.reference]).toEqual([200, 'portal', 'TKL4XA91PQ']);
    await stage.pass(1);
    const state = await stateOf(stage.product, stay);
    expect(state).toMatchObject({ standing: 'cancelled/refunded', mails: { refundManual: 1, refundDone: 1 } });
    expect(state.ledger.refund_manual).toEqual({
      'refund:pending:KES': PRICE_KES * 100,
      'mpesa:disburse:KES': -(PRICE_KES + 11) * 100,
      'fees:mpesa:KES': 1_100,
    });
  });

  test('by our bank they leave it', async () => {
    const stay = await waitsForPerson();
    const { id } = await refundOf(stay);
    const noted = await deed(id, 'paid', { reference: 'kcb/7002a', from: 'bank' });
    // A bank's reference is its own spelling.
    expect(noted.body).toMatchObject({ method: 'manual', reference: 'kcb/7002a' });
    expect((await stateOf(stage.product, stay)).ledger.refund_manual).toEqual({
      'refund:pending:KES': PRICE_KES * 100,
      'bank:KES': -PRICE_KES * 100,
    });
    await checkInvariants(stage, stay);
  });

  test('dollars leave by our bank alone', async () => {
    const stay = await paid('4242424242424242');
    stage.product.app.stripe = undefined;
    await stage.cancel(stay);
    const { id } = await refundOf(stay);
    await deed(id, 'by-hand');
    const wrong = await deed(id, 'paid', { reference: 'TKL4XA91PR', from: 'mpesa' });
    expect([wrong.status, wrong.body.fields]).toEqual([400, { from: expect.any(String) }]);
    expect((await deed(id, 'paid', { reference: 'KCB-7003' })).status).toBe(200);
    expect((await stateOf(stage.product, stay)).ledger.refund_manual).toMatchObject({ 'bank:USD': -PRICE_CENTS });
  });

  test('in cents of a shilling is never M-Pesa’s: no machine tries it', async () => {
    const stay = await waitsForPerson();
    const { id } = await refundOf(stay);
    await stage.product.app.db.execute(sql`update refunds set amount_minor = amount_minor - 50 where id = ${id}`);
    expect((await deed(id, 'retry')).body.code).toBe('not_ready');
    await stage.product.app.db.execute(sql`update refunds set amount_minor = amount_minor + 50 where id = ${id}`);
  });
});

test('and the books agree with the rows', async () => {
  expect(await checkLedger(stage.product.app)).toBe(0);
});

describe('what may not go back yet is not sent back by a person either', () => {
  test('unvouched: noted as paid only once that is over', async () => {
    const stay = await waitsForPerson();
    const { id } = await refundOf(stay);
    const body = { reference: 'HELD-1', from: 'bank' };
    const vouch = (verified: boolean) =>
      stage.product.app.db.execute(
        sql`update payment_attempts set verified = ${verified} where payment_id in (select id from payments where booking_id = ${stay.id})`,
      );
    await vouch(false);
    expect(await deed(id, 'paid', body)).toMatchObject({ status: 409, body: { code: 'payment_unvouched' } });
    await vouch(true);
    expect((await deed(id, 'paid', body)).status).toBe(200);
  });

  test('disputed: handed over only once that is over', async () => {
    const stay = await paid('4242424242424242');
    const dispute = (disputed: boolean) =>
      stage.product.app.db.execute(sql`update payments set disputed = ${disputed} where booking_id = ${stay.id}`);
    stage.product.app.stripe = undefined;
    await stage.cancel(stay);
    const { id } = await refundOf(stay);
    await dispute(true);
    expect(await deed(id, 'by-hand')).toMatchObject({ status: 409, body: { code: 'disputed' } });
    await dispute(false);
    expect((await deed(id, 'by-hand')).status).toBe(200);
  });
});
