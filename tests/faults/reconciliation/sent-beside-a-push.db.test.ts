import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { PRICE_KES } from '../../support/scenario.ts';
import { checkInvariants, expectPaidOnce, MPESA_PAYMENT, stateOf } from '../support/invariants.ts';
import { account, ask, imported, openIssues, receiptOf, root, scenario, statement } from './support.ts';

describe('money that is sent by hand while a booking has a push', () => {
  const read = async (rows: Parameters<typeof statement>[0]) => (await imported(statement(rows))).body;

  test('is unattributed when it is listed before the receipt of a paid push, which keeps its own', async () => {
    const stay = await scenario.book();
    await scenario.prompt(stay, '12');
    await scenario.pass(60, 5);
    const [receipt = ''] = await receiptOf(stay);
    const byHand = { receipt: 'TKL0000071', amount: 4_000, account: account(stay) };
    expect(await read([byHand])).toMatchObject({ unattributed: 1 });
    const [issue] = (await openIssues()).filter(({ subject }) => subject === byHand.receipt);
    const [attempt] = await scenario.query<{ id: string }>(
      sql`select a.id from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
    );
    expect((await ask(`${root}/issues/${issue?.id}/attribute`, { attemptId: attempt?.id })).status).toBe(400);
    expect(await read([byHand, { receipt, amount: PRICE_KES, account: account(stay) }])).toMatchObject({
      known: 0,
      kept: 1,
      completed: 1,
    });
    expect((await expectPaidOnce(scenario, stay)).attempts).toMatchObject([
      { receipt, received: String(PRICE_KES * 100) },
    ]);
    await checkInvariants(scenario, stay);
  });

  test('is unattributed when it is more than the price and listed first; no rest is refunded', async () => {
    for (const { waited, at } of [
      { waited: 0, at: -55 },
      { waited: 3_600, at: 0 },
    ]) {
      const stay = await scenario.book();
      await scenario.prompt(stay, '12');
      await scenario.pass(60, 5);
      const [receipt = ''] = await receiptOf(stay);
      await scenario.advance(waited);
      const byHand = {
        receipt: `TKL0000${at}`.replace('-', 'B'),
        amount: PRICE_KES + 2_500,
        account: account(stay),
        at,
      };
      const rows = [byHand, { receipt, amount: PRICE_KES, account: account(stay), at: -50 - waited }];
      expect(await read(rows)).toMatchObject({ unattributed: 1, completed: 1 });
      const state = await expectPaidOnce(scenario, stay);
      expect(state).toMatchObject({ attempts: [{ receipt, received: String(PRICE_KES * 100) }], refunds: [] });
      await checkInvariants(scenario, stay);
    }
  });

  test('is unattributed when it has the same amount an hour later and is listed first', async () => {
    const stay = await scenario.book();
    await scenario.prompt(stay, '12');
    await scenario.pass(60, 5);
    const [receipt = ''] = await receiptOf(stay);
    await scenario.advance(3_600);
    const later = { receipt: 'TKL0000076', amount: PRICE_KES, account: account(stay), at: 0 };
    expect(await read([later, { receipt, amount: PRICE_KES, account: account(stay), at: -3_650 }])).toMatchObject({
      unattributed: 1,
      completed: 1,
    });
    expect(await expectPaidOnce(scenario, stay)).toMatchObject({ attempts: [{ receipt }] });
  });

  test('is unattributed when it comes long after a push without a receipt', async () => {
    const stay = await scenario.book();
    await scenario.prompt(stay, '12');
    await scenario.pass(60, 5);
    await scenario.advance(3_600);
    const later = { receipt: 'TKL0000073', amount: PRICE_KES + 2_500, account: account(stay), at: 0 };
    expect(await read([later])).toMatchObject({ unattributed: 1 });
    expect(await expectPaidOnce(scenario, stay)).toMatchObject({ attempts: [{ receipt: null }] });
  });

  test('is unattributed when its amount differs from that of a refused push; the same amount pays', async () => {
    const stay = await scenario.book();
    expect((await scenario.push(stay, '08')).status).toBe(502);
    const less = { receipt: 'TKL0000074', amount: PRICE_KES - 500, account: account(stay) };
    expect(await read([less])).toMatchObject({ unattributed: 1 });
    expect(await read([{ receipt: 'TKL0000075', amount: PRICE_KES, account: account(stay) }])).toMatchObject({
      settled: 1,
    });
    await scenario.product.drain();
    expect(await stateOf(scenario.product, stay)).toMatchObject({
      standing: 'confirmed/completed',
      ledger: { payment: MPESA_PAYMENT },
    });
  });

  test('is unattributed while a prompt is open, which can still be paid', async () => {
    const stay = await scenario.book();
    await scenario.prompt(stay, '24');
    const byHand = { receipt: 'TKL0000072', amount: 4_000, account: account(stay) };
    expect(await read([byHand])).toMatchObject({ unattributed: 1 });
    const [issue] = (await openIssues()).filter(({ subject }) => subject === byHand.receipt);
    const [attempt] = await scenario.query<{ id: string }>(
      sql`select a.id from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
    );
    expect(await ask(`${root}/issues/${issue?.id}/attribute`, { attemptId: attempt?.id })).toMatchObject({
      status: 409,
      body: { code: 'payment_in_progress' },
    });
    await scenario.pass(300, 10);
    await expectPaidOnce(scenario, stay);
  });
});
