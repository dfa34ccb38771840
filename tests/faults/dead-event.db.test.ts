import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rows } from './rows.ts';
import { type Stage, setStage } from './stage.ts';
import { checkInvariants, expectOk } from './witness.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

test('an event about which Stripe cannot be asked is given up after 20 tries, and an admin has it judged anew', async () => {
  const { app, control, advance } = stage.product;
  const stay = await stage.book();
  await control('stripe', 'callbacks', { mode: 'hold' });
  await stage.card(stay, '4242424242424242');
  await stage.advance(5);
  await stage.verify(stay);
  await stage.pass(1);
  await expectOk(stage, stay);
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
  await stage.pass(24 * 3_600, 3_600);
  expect(asked).toHaveBeenCalledTimes(looks);

  asked.mockRestore();
  const { id } = await told();
  await stage.call(`/api/admin/provider-events/${id}/retry`, { as: await stage.admin(), body: {} });
  await advance(0);
  expect(await told()).toMatchObject({ tries: 1, outcome: 'no_effect', cases: [] });
  await expectOk(stage, stay);
  await checkInvariants(stage, stay);
});
