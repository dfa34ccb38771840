import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { listService, openScenario } from '../../support/scenario.ts';
import { checkInvariants } from '../support/invariants.ts';

const good = '4242424242424242';

const scenario = await openScenario();

test('F32: when both payments of a changed booking are disputed each is compared with its own amounts', async () => {
  const { product } = scenario;
  const serviceId = await listService(product, 5_000, { capacity: 4 });
  const stay = await scenario.book({ serviceId });
  await scenario.card(stay, good);
  const wish = { startDate: stay.startDate, guests: 3, total: 150 };
  const changed = await scenario.call(`/api/bookings/${stay.id}/changes`, { as: stay.traveller, body: wish });
  expect(changed.status).toBe(201);
  await scenario.card(stay, good);
  await scenario.pass(5);
  const { rows } = await product.app.db.execute<{ intent: string }>(
    sql`select a.stripe_intent_id as intent from payment_attempts a join payments p on p.id = a.payment_id
        where p.booking_id = ${stay.id} and a.status = 'succeeded' order by p.seq`,
  );
  expect(rows).toHaveLength(2);
  for (const { intent } of rows) await product.control('stripe', 'dispute', { intent });
  // Both are stored within the hour in which a webhook may still be under way.
  await scenario.pass(60, 10);
  await scenario.advance(2 * 3_600);
  expect(await checkLedger(product.app)).toBe(0);
  await checkInvariants(scenario, stay);
});
