import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction } from '#server/db/client.ts';
import { findDisbursement } from '#server/payments/disbursements/repository.ts';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { refundOwner } from '#server/payments/refunds/refund-owner.ts';
import type * as Repository from '#server/payments/refunds/repository.ts';
import { pauseAfter, withGuard } from '../../support/guard.ts';
import { openScenario, PRICE_CENTS, PRICE_KES, type Stay, type Traveller } from '../../support/scenario.ts';
import { checkInvariants, movedFor, stateOf } from '../support/invariants.ts';
import { bookAndPay } from '../support/payments.ts';

const REFUNDS_PATH = '/v1/refunds';

/** Without the guard a refund is read in a transaction of its own, and others may change it meanwhile. */
vi.mock('#server/payments/refunds/repository.ts', async (original) =>
  (await import('../../support/guard.ts')).unguarded(original<typeof Repository>, (real) => ({
    lockRefund: (_tx, id) => transaction(scenario.product.app, (own) => real.lockRefund(own, id)),
  })),
);

const scenario = await openScenario();
let admin: Traveller;
let cards: App['stripe'];
beforeAll(async () => {
  admin = await scenario.admin();
  cards = scenario.product.app.stripe;
});
afterEach(() => {
  scenario.product.app.stripe = cards;
});

async function refundOf(stay: Stay) {
  const { rows } = await scenario.product.app.db.execute<{ id: string; status: string; method: string }>(
    sql`select r.id, r.status, r.method from refunds r join payments p on p.id = r.payment_id where p.booking_id = ${stay.id}`,
  );
  return rows[0] ?? expect.unreachable('there is no refund');
}

const action = (id: string, name: 'paid' | 'retry' | 'by-hand' | 'withdraw', body?: object) =>
  scenario.call(`/api/admin/refunds/${id}/${name}`, { as: admin, method: 'POST', ...(body && { body }) });

async function caseOf(id: string): Promise<string | undefined> {
  const { rows } = await scenario.product.app.db.execute<{ status: string }>(
    sql`select status from reconciliation_issues where code = 'refund_by_hand' and subject = ${id}`,
  );
  return rows[0]?.status;
}

/** A refund that waits for a person, because our initiator may not order the reversal. */
async function waitsForPerson(): Promise<Stay> {
  const stay = await bookAndPay(scenario, '47');
  await scenario.cancel(stay);
  await scenario.pass(30, 5);
  expect(await refundOf(stay)).toMatchObject({ status: 'manual', method: 'manual' });
  return stay;
}

describe('a refund that a provider still processes cannot be noted as paid by hand', () => {
  test.each([
    { what: 'the card’s bank takes its time', by: '4000000000007726', status: 'pending' },
    { what: 'M-Pesa’s result is lost', by: '43', status: 'pending' },
    { what: 'Stripe’s answer is lost', by: '4242424242424242', status: 'unknown' },
  ])('$what: $status', async ({ by, status }) => {
    const stay = await bookAndPay(scenario, by);
    if (status === 'unknown') {
      await scenario.product.control('stripe', 'callbacks', { mode: 'hold' });
      await scenario.product.control('stripe', 'faults', {
        match: { path: REFUNDS_PATH },
        do: 'reset_after',
        times: 3,
      });
    }
    await scenario.cancel(stay);
    await scenario.advance(1);
    const refund = await refundOf(stay);
    expect(refund.status).toBe(status);
    const noted = await action(refund.id, 'paid', { reference: `HAND-${by}`, from: 'bank' });
    expect([noted.status, noted.body.code]).toEqual([409, 'not_ready']);
    await scenario.product.control('stripe', 'callbacks', { mode: 'auto' });
    await scenario.pass(3_900, 30);
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({ standing: 'cancelled/refunded', mails: { refundDone: 1 } });
    expect(state.ledger.refund_manual).toBeUndefined();
    await checkInvariants(scenario, stay);
  });

  test('a withdrawn refund: not_ready', async () => {
    const stay = await bookAndPay(scenario, '4242424242424242');
    scenario.product.app.stripe = undefined;
    const body = { amount: 40, reason: 'No lunch' };
    await scenario.call(`/api/admin/bookings/${stay.id}/refunds`, { as: admin, body });
    const { id } = await refundOf(stay);
    expect((await action(id, 'withdraw')).status).toBe(200);
    expect((await action(id, 'paid', { reference: 'HAND-1', from: 'bank' })).body.code).toBe('not_ready');
    expect((await action(id, 'by-hand')).body.code).toBe('not_ready');
  });
});

test.each([
  { locked: true, retried: 409, atStripe: PRICE_CENTS },
  { locked: false, retried: 200, atStripe: 0 },
])(
  'a refund is noted as paid while another admin retries it, locked $locked: the retry answers $retried',
  async ({ locked, retried, atStripe }) => {
    const stay = await bookAndPay(scenario, '4000000000007726');
    scenario.product.app.stripe = undefined;
    await scenario.cancel(stay);
    const { id } = await refundOf(stay);
    expect((await action(id, 'by-hand')).status).toBe(200);
    scenario.product.app.stripe = cards;
    let other = Promise.resolve(0);
    const paid = await withGuard({ on: locked, skip: 1 }, () => {
      pauseAfter('lockRefund', async () => {
        other = action(id, 'retry').then(({ status }) => status);
        if (!locked && (await other) === 200) await scenario.advance(1);
      });
      return action(id, 'paid', { reference: `HAND-${locked}`, from: 'bank' });
    });
    expect(paid.status).toBe(200);
    expect(await other).toBe(retried);
    expect(await refundOf(stay)).toMatchObject({ status: 'succeeded', method: 'manual' });
    expect((await stateOf(scenario.product, stay)).ledger.refund_manual).toMatchObject({ 'bank:USD': -PRICE_CENTS });
    // Without the lock the traveller is paid twice, and
    await scenario.pass(3_900, 300);
    expect((await movedFor(scenario.product, stay)).usdCents).toBe(atStripe);
    // Stripe's refund is then adopted as a refund of its own.
    const reasons = (await stateOf(scenario.product, stay)).refunds.map(({ reason }) => reason);
    expect(reasons).toEqual(locked ? ['policy'] : ['policy', 'dashboard']);
  },
);

test('a refund that was paid by hand is not changed by a provider’s failure, and a provider’s success is an error', async () => {
  const stay = await waitsForPerson();
  const { id } = await refundOf(stay);
  await action(id, 'paid', { reference: 'KCB-7000', from: 'bank' });
  const { app } = scenario.product;
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from disbursements where owner_id = ${id}`);
  const told = (outcome: 'succeeded' | 'failed') =>
    transaction(app, async (tx) => {
      const order = (await findDisbursement(tx, rows[0]?.id ?? '')) ?? expect.unreachable('there is no order');
      await refundOwner.statusChanged(app, tx, order, outcome);
    });
  const before = await stateOf(scenario.product, stay);
  await told('failed');
  await expect(told('succeeded')).rejects.toThrow('not being sent');
  expect(await stateOf(scenario.product, stay)).toEqual(before);
});

describe('the case of a refund by hand', () => {
  test('is closed when the refund is paid', async () => {
    const stay = await waitsForPerson();
    const { id } = await refundOf(stay);
    expect(await caseOf(id)).toBe('open');
    expect((await action(id, 'paid', { reference: 'KCB-7001', from: 'bank' })).status).toBe(200);
    expect(await caseOf(id)).toBe('closed');
  });

  test('is closed when the refund is retried, and opened again when that fails', async () => {
    const stay = await waitsForPerson();
    const { id } = await refundOf(stay);
    expect((await action(id, 'retry')).status).toBe(200);
    expect(await caseOf(id)).toBe('closed');
    await scenario.pass(30, 5);
    const { rows } = await scenario.product.app.db.execute<{ status: string }>(
      sql`select status from reconciliation_issues where code = 'refund_by_hand' and subject = ${id} order by created_at`,
    );
    expect(rows.map(({ status }) => status)).toEqual(['closed', 'open']);
  });
});

describe('shillings sent by hand', () => {
  test('need the account that they left; in M-Pesa’s portal it is the disbursement account, with its fee', async () => {
    const stay = await waitsForPerson();
    const { id } = await refundOf(stay);
    const without = await action(id, 'paid', { reference: 'TKL4XA91PQ' });
    expect([without.status, without.body.fields]).toEqual([400, { from: expect.any(String) }]);
    const noted = await action(id, 'paid', { reference: 'TKL4XA91PQ', from: 'mpesa' });
    expect([noted.status, noted.body.method, noted.body.reference]).toEqual([200, 'portal', 'TKL4XA91PQ']);
    await scenario.pass(1);
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({ standing: 'cancelled/refunded', mails: { refundManual: 1, refundDone: 1 } });
    expect(state.ledger.refund_manual).toEqual({
      'refund:pending:KES': PRICE_KES * 100,
      'mpesa:disburse:KES': -(PRICE_KES + 11) * 100,
      'fees:mpesa:KES': 1_100,
    });
  });

  test('by our bank leave the bank account', async () => {
    const stay = await waitsForPerson();
    const { id } = await refundOf(stay);
    const noted = await action(id, 'paid', { reference: 'kcb/7002a', from: 'bank' });
    // A bank's reference is kept as it was typed.
    expect(noted.body).toMatchObject({ method: 'manual', reference: 'kcb/7002a' });
    expect((await stateOf(scenario.product, stay)).ledger.refund_manual).toEqual({
      'refund:pending:KES': PRICE_KES * 100,
      'bank:KES': -PRICE_KES * 100,
    });
    await checkInvariants(scenario, stay);
  });

  test('are not dollars, which only our bank sends', async () => {
    const stay = await bookAndPay(scenario, '4242424242424242');
    scenario.product.app.stripe = undefined;
    await scenario.cancel(stay);
    const { id } = await refundOf(stay);
    await action(id, 'by-hand');
    const wrong = await action(id, 'paid', { reference: 'TKL4XA91PR', from: 'mpesa' });
    expect([wrong.status, wrong.body.fields]).toEqual([400, { from: expect.any(String) }]);
    expect((await action(id, 'paid', { reference: 'KCB-7003' })).status).toBe(200);
    expect((await stateOf(scenario.product, stay)).ledger.refund_manual).toMatchObject({ 'bank:USD': -PRICE_CENTS });
  });

  test('with cents cannot be retried, because M-Pesa moves whole shillings', async () => {
    const stay = await waitsForPerson();
    const { id } = await refundOf(stay);
    await scenario.product.app.db.execute(sql`update refunds set amount_minor = amount_minor - 50 where id = ${id}`);
    expect((await action(id, 'retry')).body.code).toBe('not_ready');
    await scenario.product.app.db.execute(sql`update refunds set amount_minor = amount_minor + 50 where id = ${id}`);
  });
});

test('at the end the ledger agrees with the rows', async () => {
  expect(await checkLedger(scenario.product.app)).toBe(0);
});

describe('a refund that is held back cannot be sent by hand', () => {
  test('while its payment is unverified it cannot be noted as paid', async () => {
    const stay = await waitsForPerson();
    const { id } = await refundOf(stay);
    const body = { reference: 'HELD-1', from: 'bank' };
    const setVerified = ({ verified }: { verified: boolean }) =>
      scenario.product.app.db.execute(
        sql`update payment_attempts set verified = ${verified} where payment_id in (select id from payments where booking_id = ${stay.id})`,
      );
    await setVerified({ verified: false });
    expect(await action(id, 'paid', body)).toMatchObject({ status: 409, body: { code: 'payment_unverified' } });
    await setVerified({ verified: true });
    expect((await action(id, 'paid', body)).status).toBe(200);
  });

  test('while its payment is disputed it cannot be handed to a person', async () => {
    const stay = await bookAndPay(scenario, '4242424242424242');
    const setDisputed = ({ disputed }: { disputed: boolean }) =>
      scenario.product.app.db.execute(sql`update payments set disputed = ${disputed} where booking_id = ${stay.id}`);
    scenario.product.app.stripe = undefined;
    await scenario.cancel(stay);
    const { id } = await refundOf(stay);
    await setDisputed({ disputed: true });
    expect(await action(id, 'by-hand')).toMatchObject({ status: 409, body: { code: 'disputed' } });
    await setDisputed({ disputed: false });
    expect((await action(id, 'by-hand')).status).toBe(200);
  });
});

test('whoever sends it by hand is shown the whole phone that paid and the receipt, which is recorded, and closes its case', async () => {
  const stay = await waitsForPerson();
  const { id } = await refundOf(stay);
  const path = `/api/admin/refunds/${id}/payer`;
  const [attempt] = (
    await scenario.product.app.db.execute<{ receipt: string }>(
      sql`select a.receipt from payment_attempts a join refunds r on r.attempt_id = a.id where r.id = ${id}`,
    )
  ).rows;
  const seen = await scenario.call<{ phone: string; receipt: string }>(path, { as: admin, method: 'POST' });
  expect(seen.body).toEqual({ phone: expect.stringMatching(/^\+254\d{9}$/), receipt: attempt?.receipt });
  const { rows } = await scenario.product.app.db.execute(
    sql`select actor_id, detail from audit_entries where action = 'refund.payer_viewed' and subject_id = ${id}`,
  );
  expect(rows).toEqual([{ actor_id: admin.id, detail: {} }]);
  expect((await scenario.call(path, { as: stay.traveller, method: 'POST' })).status).toBe(403);
  const { db } = scenario.product.app;
  // What somebody else did with it at the same second is not taken for what closed its case.
  const at = scenario.product.clock.now();
  const other = { action: 'refund.retried', subjectType: 'refund', subjectId: id, detail: {}, at } as const;
  await transaction(scenario.product.app, (tx) => recordAudit(tx, { ...other, actorId: stay.traveller.id }));
  expect((await action(id, 'paid', { reference: 'TKL5YB2PAY', from: 'mpesa' })).status).toBe(200);
  // Once nobody sends it any more, nobody needs the phone.
  expect(await scenario.call(path, { as: admin, method: 'POST' })).toMatchObject({
    status: 409,
    body: { code: 'not_ready' },
  });
  const [closed] = (
    await db.execute<{ id: string }>(
      sql`select id from reconciliation_issues where code = 'refund_by_hand' and subject = ${id}`,
    )
  ).rows;
  const found = await scenario.call(`/api/admin/reconciliation/issues/${closed?.id}`, { as: admin });
  expect(found.body).toMatchObject({ status: 'closed', closedBy: null, closer: { id: admin.id } });
});
