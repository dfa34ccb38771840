import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { services } from '#server/catalogue/tables.ts';
import { newId } from '#server/db/columns.ts';
import { postEarning } from '#server/payments/earnings/post-earning.ts';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import type { Payout } from '#shared/contracts/payouts.ts';
import { type MadePerson, makePerson } from '../../support/factories.ts';
import { freshPhone, listService, openScenario } from '../../support/scenario.ts';
import { stateOf } from '../support/invariants.ts';

const scenario = await openScenario({ at: '2026-11-21T12:00:00+03:00' });

const until = (instant: string) =>
  scenario.advance((Date.parse(instant) - scenario.product.clock.now().getTime()) / 1000);

/** A provider with one paid trip. */
async function hostWithTrip(startDate: string) {
  const { app } = scenario.product;
  const serviceId = await listService(scenario.product);
  const [service] = await app.db.select().from(services).where(eq(services.id, serviceId));
  const member = await makePerson(app, { role: 'provider' });
  await addProviderMember(app, service?.providerId ?? '', { personId: member.id, rights: ['money'] });
  const body = { channel: 'mpesa', phoneNumber: freshPhone() };
  await scenario.call('/api/provider/payout-method', { method: 'PUT', as: member, body });
  const stay = await scenario.book({ serviceId, startDate });
  await scenario.prompt(stay, freshPhone());
  await scenario.advance(10);
  return { member, stay };
}

const payoutsOf = async (as: MadePerson) =>
  (await scenario.call<{ items: Payout[] }>('/api/provider/payouts', { as })).body.items;

test('F31: when the product was down from Sunday night to Tuesday Sunday’s earnings are in that Monday’s run', async () => {
  const { member } = await hostWithTrip('2026-11-29');
  await until('2026-11-29T23:00:00+03:00');
  await until('2026-12-01T09:00:00+03:00');
  expect(await payoutsOf(member)).toMatchObject([{ period: '2026-11-30', status: 'draft', usd: 88 }]);
});

test('the job of a booking that no longer exists, as after the demo is filled again, does nothing', async () => {
  await expect(postEarning(scenario.product.app, newId())).resolves.toBeUndefined();
});

test('a trip whose job was lost is a case a day after its end, and the next run splits its price', async () => {
  const { app, clock } = scenario.product;
  const { member, stay } = await hostWithTrip('2026-12-20');
  const disputed = await hostWithTrip('2026-12-20');
  // A disputed payment has a case of its own.
  await app.db.execute(sql`update payments set disputed = true where booking_id = ${disputed.stay.id}`);
  await app.db.execute(sql`update bookings set status = 'completed', completed_at = ${clock.now().toISOString()}
    where id in (${stay.id}, ${disputed.stay.id})`);
  const cases = async () => {
    await checkLedger(app);
    const { rows } = await app.db.execute(
      sql`select subject, expected, found from reconciliation_issues where code = 'deposit_stuck'`,
    );
    return rows;
  };
  const since = clock.now().toISOString();
  await scenario.advance(24 * 3_600 - 1);
  expect(await cases()).toEqual([]);
  await scenario.advance(1);
  expect(await cases()).toEqual([{ subject: stay.id, expected: 0, found: { cents: 10_000, since } }]);
  await until('2026-12-07T06:00:10+03:00');
  expect(await payoutsOf(member)).toMatchObject([{ period: '2026-12-07', usd: 88 }]);
  expect((await stateOf(scenario.product, disputed.stay)).ledger).not.toHaveProperty('earn');
});
