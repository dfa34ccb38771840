import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectEnd } from './ending.ts';
import { rows } from './rows.ts';
import { PRICE_KES, type Stage, setStage } from './stage.ts';
import { stateOf } from './witness.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

test('rule 13: a refund that M-Pesa refuses (41) is tried eight times at ever longer pauses, then a person’s', async () => {
  const { app, clock } = stage.product;
  const stay = await stage.book();
  await stage.prompt(stay, '41');
  await stage.pass(6);
  await stage.cancel(stay);
  await stage.pass(10);
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
    await stage.product.advance(waitsMs - 1);
    expect(await find()).toMatchObject({ status: 'queued', tries: pauses.length });
    await stage.product.advance(1);
    await stage.pass(10); // the next order, and its Result
  }
  expect(pauses).toEqual([1, 4, 16, 64, 256, 360, 360]);
  expect(await find()).toMatchObject({ status: 'manual', tries: 8 });
  const { orders, standing, issues } = await stateOf(stage.product, stay);
  expect([standing, orders.length]).toEqual(['cancelled/completed', 8]);
  expect(issues).toContain('refund_by_hand');
  const told = { confirmed: 1, newBooking: 1, cancelled: 1, providerCancelled: 1, refundManual: 1 };
  await expectEnd(stage, stay, { told, moved: { kesMinor: PRICE_KES * 100 } });
});
