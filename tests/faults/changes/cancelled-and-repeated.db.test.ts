import { describe, expect, test } from 'vitest';
import { newId } from '#server/db/columns.ts';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { freshPhone } from '../../support/scenario.ts';
import { checkInvariants, movedFor, stateOf } from '../support/invariants.ts';
import { addThirdGuest, change, deposit, GUEST_KES, good, paid, payByPhone, scenario, taken } from './support.ts';

describe('cancelling the booking', () => {
  test('lapses its held change, and late money for that is refunded too', async () => {
    const stay = await paid('card');
    await addThirdGuest(stay);
    await payByPhone(stay);
    const { body } = await scenario.cancel(stay);
    expect(body).toMatchObject({ status: 'cancelled', change: null, changeable: false });
    expect(await taken(stay)).toBe(0);
    await scenario.pass(10);
    const { refunds } = await stateOf(scenario.product, stay);
    expect(refunds).toMatchObject([
      { reason: 'policy', currency: 'USD', amount: 10_000, status: 'succeeded' },
      { reason: 'surplus', currency: 'KES', amount: GUEST_KES * 100, status: 'succeeded' },
    ]);
    expect([await taken(stay), await deposit(stay)]).toEqual([0, 0]);
    expect(await scenario.read(stay)).toMatchObject({ paymentStatus: 'refunded' });
    await checkInvariants(scenario, stay);
  });

  test('after a change refunds both payments, each by its own method', async () => {
    const stay = await paid('mpesa');
    await addThirdGuest(stay);
    await scenario.card(stay, good);
    const { cancellation, payments } = await scenario.read(stay);
    expect(cancellation).toMatchObject({ refundAmount: 150, percent: 100 });
    expect(cancellation?.back).toEqual([
      { method: 'card', amount: 50, kes: null },
      { method: 'mpesa', amount: 100, kes: 11_000 },
    ]);
    expect(payments).toMatchObject([
      { seq: 1, method: 'mpesa', amount: 11_000, currency: 'KES', forChange: false },
      { seq: 2, method: 'card', amount: 50, currency: 'USD', forChange: true },
    ]);
    expect((await scenario.cancel(stay)).body.refunds).toMatchObject([{ amount: 11_000 }, { amount: 50 }]);
    await scenario.pass(10);
    expect(await scenario.read(stay)).toMatchObject({ paymentStatus: 'refunded', moneyBack: 'done' });
    expect(await movedFor(scenario.product, stay)).toEqual({ kesMinor: 0, sentMinor: 0, usdCents: 0 });
    expect([await taken(stay), await deposit(stay)]).toEqual([0, 0]);
    await checkInvariants(scenario, stay);
  });
});

describe('a change that is requested more than once', () => {
  test('is made once under one key, with the same answer; another body under the key is a conflict', async () => {
    const stay = await paid('card');
    const asked = { guests: 1, total: 50, key: newId() };
    const [first, again] = [await change(stay, asked), await change(stay, asked)];
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await change(stay, { ...asked, guests: 3 })).toMatchObject({ body: { code: 'idempotency_conflict' } });
    await scenario.pass(6);
    expect((await stateOf(scenario.product, stay)).refunds).toHaveLength(1);
    await checkInvariants(scenario, stay);
  });

  test('is held once when ten requests come at once; the others are refused', async () => {
    const stay = await paid('card');
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(stay, { guests: 3, total: 150 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(await taken(stay)).toBe(3);
    await checkInvariants(scenario, stay);
  });

  test('is paid once when card and M-Pesa are tried at once', async () => {
    const stay = await paid('card');
    await addThirdGuest(stay);
    await Promise.all([
      scenario.push(stay, freshPhone(), { amount: GUEST_KES }),
      scenario.intent(stay).then(({ body }) => body.data && scenario.confirm(body.data.clientSecret, good)),
    ]);
    await scenario.pass(10);
    expect(await scenario.read(stay)).toMatchObject({ guests: 3, totalAmount: 150 });
    expect([await taken(stay), await deposit(stay)]).toEqual([3, 15_000]);
    await checkInvariants(scenario, stay);
  });
});

test('at the end the ledger agrees with our rows and with Stripe’s list', async () => {
  expect(await checkLedger(scenario.product.app)).toBe(0);
});
