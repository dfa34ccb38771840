import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openScenario } from '../../support/scenario.ts';
import { checkInvariants, expectPaidOnce } from '../support/invariants.ts';
import { rows } from '../support/rows.ts';

const scenario = await openScenario();

test('an event about which Stripe does not answer is given up after 20 tries, and an admin can have it judged again', async () => {
  const { app, control, advance } = scenario.product;
  const stay = await scenario.book();
  await control('stripe', 'callbacks', { mode: 'hold' });
  await scenario.card(stay, '4242424242424242');
  await scenario.advance(5);
  await scenario.verify(stay);
  await scenario.pass(1);
  await expectPaidOnce(scenario, stay);
  const { held } = await control<{ held: { id: string; body: string }[] }>('stripe', 'callbacks');
  const late = held.filter(({ body }) => body.includes('payment_intent.succeeded'));
  await control('stripe', 'callbacks', { mode: 'auto' });
  const asked = vi.spyOn(app.stripe ?? expect.unreachable(), 'retrieveIntent');
  asked.mockResolvedValue({ kind: 'ambiguous', detail: 'a test' });
  await control('stripe', 'release', { ids: late.map(({ id }) => id) });
  await advance(0);

  const about = sql`select e.id, e.tries, e.outcome, e.next_try_at as due,
      array(select i.code from reconciliation_issues i where i.subject = e.id::text and i.status = 'open') as cases
    from provider_events e where e.event_type = 'payment_intent.succeeded'`;
  type Told = { id: string; tries: number; outcome: string | null; due: string | null; cases: string[] };
  const told = async () => (await rows<Told>(app, about))[0] ?? expect.unreachable();
  for (let tries = 1; tries < 20; tries++) {
    const { due, ...waiting } = await told();
    expect(waiting).toMatchObject({ tries, outcome: null, cases: [] });
    await advance(Date.parse(due ?? '') - app.clock.now().getTime());
  }
  expect(await told()).toMatchObject({ tries: 20, outcome: 'dead', due: null, cases: ['event_dead'] });
  const looks = asked.mock.calls.length;
  await scenario.pass(24 * 3_600, 3_600);
  expect(asked).toHaveBeenCalledTimes(looks);

  asked.mockRestore();
  const { id } = await told();
  await scenario.call(`/api/admin/provider-events/${id}/retry`, { as: await scenario.admin(), body: {} });
  await advance(0);
  expect(await told()).toMatchObject({ tries: 1, outcome: 'no_effect', cases: [] });
  await expectPaidOnce(scenario, stay);
  await checkInvariants(scenario, stay);
});
