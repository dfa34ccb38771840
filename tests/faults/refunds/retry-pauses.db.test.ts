import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openScenario, PRICE_KES } from '../../support/scenario.ts';
import { expectEnd } from '../support/expect-end.ts';
import { stateOf } from '../support/invariants.ts';
import { rows } from '../support/rows.ts';

const scenario = await openScenario();

test('a refund that M-Pesa refuses (41) is tried eight times with growing pauses, and is then to be sent by hand', async () => {
  const { app, clock } = scenario.product;
  const stay = await scenario.book();
  await scenario.prompt(stay, '41');
  await scenario.pass(6);
  await scenario.cancel(stay);
  await scenario.pass(10);
  const find = async () => {
    const [refund] = await rows<{ status: string; tries: number; next: string | null }>(
      app,
      sql`select r.status, r.tries, r.next_try_at as next from refunds r join payments p on p.id = r.payment_id
          where p.booking_id = ${stay.id}`,
    );
    return refund ?? expect.unreachable('there is no refund');
  };
  const pauses: number[] = [];
  for (let refund = await find(); refund.next; refund = await find()) {
    const waitsMs = Date.parse(refund.next) - clock.now().getTime();
    pauses.push(Math.ceil(waitsMs / 60_000));
    await scenario.product.advance(waitsMs - 1);
    expect(await find()).toMatchObject({ status: 'queued', tries: pauses.length });
    await scenario.product.advance(1);
    await scenario.pass(10); // the next order, and its Result
  }
  expect(pauses).toEqual([1, 4, 16, 64, 256, 360, 360]);
  expect(await find()).toMatchObject({ status: 'manual', tries: 8 });
  const { orders, standing, issues } = await stateOf(scenario.product, stay);
  expect([standing, orders.length]).toEqual(['cancelled/completed', 8]);
  expect(issues).toContain('refund_by_hand');
  const told = { confirmed: 1, newBooking: 1, cancelled: 1, providerCancelled: 1, refundManual: 1 };
  await expectEnd(scenario, stay, { told, moved: { kesMinor: PRICE_KES * 100 } });
});
