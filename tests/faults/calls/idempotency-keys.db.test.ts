import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { atCommit } from '#server/db/client.ts';
import type * as Idempotency from '#server/http/idempotency.ts';
import { listService, openScenario, type Scenario, type Stay, type Traveller } from '../../support/scenario.ts';

/** Where the next call fails: in its transaction, or between its commit and its answer. */
const fault = vi.hoisted(() => ({ at: 'nowhere' as 'nowhere' | 'inside' | 'after' }));

vi.mock('#server/http/idempotency.ts', async (original) => {
  const real = await original<typeof Idempotency>();
  const die = () => {
    fault.at = 'nowhere';
    throw new Error('the process dies here');
  };
  const rememberAnswer: typeof real.rememberAnswer = async (db, ...rest) => {
    if (!('rollback' in db)) return fault.at === 'after' ? die() : real.rememberAnswer(db, ...rest);
    // Only a transaction has it. What runs at the end of its commit comes before the answer.
    if (fault.at === 'inside') die();
    if (fault.at === 'after') atCommit(db, async () => die);
    return real.rememberAnswer(db, ...rest);
  };
  return { ...real, rememberAnswer };
});

const card = '4242424242424242';

/** A call that moves money, with a booking, refund or payout of its own. */
interface Action {
  path: string;
  as: Traveller;
  body?: object;
  /** Another body, which is a conflict under the same key. */
  other: object;
  status?: number;
}

const scenario = await openScenario();
let cards: Scenario['product']['app']['stripe'];
let admin: Traveller;
let earned: { member: Traveller }[];
const actions: Record<string, () => Promise<Action>> = {
  'cancel a booking': async () => {
    const stay = await paid();
    const path = `/api/bookings/${stay.id}/cancel`;
    return { path, as: stay.traveller, body: { reason: 'Ill' }, other: { reason: 'Well' } };
  },
  'change a booking': async () => {
    const stay = await paid();
    const wish = { startDate: stay.startDate, guests: 3, total: 150 };
    const path = `/api/bookings/${stay.id}/changes`;
    return { path, as: stay.traveller, body: wish, other: { ...wish, guests: 4 }, status: 201 };
  },
  'give a change up': async () => {
    const stay = await paid();
    const wish = { startDate: stay.startDate, guests: 3, total: 150 };
    const { body } = await ask<{ id: string }>(stay.traveller, `/api/bookings/${stay.id}/changes`, wish);
    return { path: `/api/bookings/${stay.id}/changes/${body.id}/cancel`, as: stay.traveller, other: { sure: true } };
  },
  'refund a part': async () => {
    const stay = await paid();
    const order = { amount: 10, reason: 'Rain' };
    const path = `/api/admin/bookings/${stay.id}/refunds`;
    return { path, as: admin, body: order, other: { ...order, amount: 20 }, status: 201 };
  },
  'note a refund as sent': async () => {
    const id = await refundByHand();
    return {
      path: `/api/admin/refunds/${id}/paid`,
      as: admin,
      body: { reference: id, from: 'bank' },
      other: { reference: id },
    };
  },
  'try a refund by machine': async () => {
    const path = `/api/admin/refunds/${await refundByHand('47')}/retry`;
    return { path, as: admin, other: { sure: true } };
  },
  'take a refund over by hand': async () => {
    const stay = await paid();
    scenario.product.app.stripe = undefined;
    const { body } = await scenario.cancel(stay);
    return { path: `/api/admin/refunds/${body.refunds[0]?.id}/by-hand`, as: admin, other: { sure: true } };
  },
  'withdraw a refund': async () => {
    const stay = await paid();
    const order = { amount: 10, reason: 'Rain' };
    type Made = { refunds: { id: string }[] };
    const { body } = await ask<Made>(admin, `/api/admin/bookings/${stay.id}/refunds`, order);
    return { path: `/api/admin/refunds/${body.refunds[0]?.id}/withdraw`, as: admin, other: { sure: true } };
  },
  'say what became of an order': async () => {
    const id = await orderInDoubt();
    const path = `/api/admin/disbursements/${id}/decide`;
    const body = { outcome: 'arrived', receipt: id.slice(-12).toUpperCase(), reason: 'It is in the portal' };
    return { path, as: admin, body, other: { ...body, outcome: 'not_arrived' } };
  },
  'ask for a payout': async () => ({ path: '/api/provider/payouts', as: host().member, other: { x: 1 }, status: 201 }),
  'approve a payout': async () => ({ path: `/api/admin/payouts/${await draft()}/approve`, as: admin, other: { x: 1 } }),
  'withdraw a payout': async () => ({
    path: `/api/admin/payouts/${await draft()}/withdraw`,
    as: admin,
    other: { x: 1 },
  }),
  'note a bank transfer as paid': async () => {
    const path = `${await bankItem()}/paid`;
    return { path, as: admin, body: { reference: `EQ-${path.slice(-12)}` }, other: { reference: 'EQ-0' } };
  },
  'note a bank transfer as failed': async () => {
    const path = `${await bankItem()}/failed`;
    return { path, as: admin, body: { reason: 'Closed account' }, other: { reason: 'Other' } };
  },
  'send a failed transfer again': async () => {
    const item = await bankItem();
    await ask(admin, `${item}/failed`, { reason: 'Closed account' });
    return { path: `${item}/retry`, as: admin, other: { x: 1 } };
  },
};

/** Twelve providers have earned one trip each, to be paid by bank. */
beforeAll(async () => {
  cards = scenario.product.app.stripe;
  const hosts: { member: Traveller }[] = [];
  for (let n = 0; n < 12; n++) {
    const serviceId = await listService(scenario.product);
    const member = await scenario.member(serviceId);
    const account = { channel: 'bank', bankName: 'Equity', accountName: 'Savanna', accountNumber: `01234000${n}9` };
    await ask(member, '/api/provider/payout-method', account, 'PUT');
    await scenario.card(await scenario.book({ serviceId, startDate: '2026-11-25' }), card);
    hosts.push({ member });
  }
  await scenario.pass(2);
  // The trips end after a Monday, so that no payout run has collected their money before the provider asks for it.
  await scenario.advance(3 * 86_400);
  await scenario.advance(3 * 86_400);
  admin = await scenario.admin();
  earned = hosts;
}, 300_000);
afterEach(() => {
  fault.at = 'nowhere';
  scenario.product.app.stripe = cards;
});

const ask = <Body>(as: Traveller, path: string, body?: object, method = 'POST') =>
  scenario.call<Body>(path, { as, method, ...(body && { body }) });

async function paid(by = card): Promise<Stay> {
  wide ??= await listService(scenario.product, 5_000, { capacity: 400 });
  const stay = await scenario.book({ serviceId: wide, startDate: '2027-02-01' });
  if (by.length === 2) await scenario.prompt(stay, by);
  else await scenario.card(stay, by);
  await scenario.pass(6);
  return stay;
}
let wide: string | undefined;

/** A refund that failed at the provider and now waits for a person. */
async function refundByHand(by = '4000000000005126'): Promise<string> {
  const stay = await paid(by);
  await scenario.cancel(stay);
  await scenario.pass(80, 10);
  type Page = { items: { id: string; booking: { id: string } }[] };
  const { body } = await scenario.call<Page>('/api/admin/refunds?status=manual', { as: admin });
  return body.items.find(({ booking }) => booking.id === stay.id)?.id ?? expect.unreachable('no refund by hand');
}

/** A reversal without a Result from M-Pesa, for which the checks have ended. */
async function orderInDoubt(): Promise<string> {
  await scenario.cancel(await paid('43'));
  await scenario.pass(4);
  const { rows } = await scenario.product.app.db.execute<{ id: string }>(
    sql`update disbursements set next_check_at = null, status = 'unknown' where settled_at is null returning id`,
  );
  return rows[0]?.id ?? expect.unreachable('no order in doubt');
}

const host = () => earned.pop() ?? expect.unreachable('every host is used');

async function draft(): Promise<string> {
  const { body } = await ask<{ payout: { id: string } }>(host().member, '/api/provider/payouts');
  return body.payout.id;
}

/** The path of a transfer that is on the bank list. */
async function bankItem(): Promise<string> {
  const id = await draft();
  const { body } = await ask<{ payout: { items: { id: string }[] } }>(admin, `/api/admin/payouts/${id}/approve`);
  return `/api/admin/payouts/${id}/items/${body.payout.items[0]?.id}`;
}

let keys = 0;
/** The action under a key of its own. */
function once({ path, as, body }: Action) {
  const key = `asked-again-${++keys}`;
  return (with_: object | undefined = body) =>
    scenario.call(path, { as, method: 'POST', headers: { 'idempotency-key': key }, ...(with_ && { body: with_ }) });
}
const replayed = ({ headers }: { headers: Headers }) => headers.get('idempotent-replayed');

describe.each(Object.entries(actions))('%s', (_, prepare) => {
  test('rolled back by an error: the same key runs it, a repeated call gets the same answer, and another body is a conflict', async () => {
    const action = await prepare();
    const send = once(action);
    fault.at = 'inside';
    expect((await send()).status).toBe(500);
    const first = await send();
    expect([first.status, first.body.code, replayed(first)]).toEqual([action.status ?? 200, undefined, null]);
    const again = await send();
    expect([again.status, again.body, replayed(again)]).toEqual([first.status, first.body, 'true']);
    expect(await send(action.other)).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
  });

  test('committed, and its answer lost: the same key gets the answer of what was done', async () => {
    const action = await prepare();
    const send = once(action);
    fault.at = 'after';
    expect((await send()).status).toBe(500);
    const again = await send();
    expect([again.status, again.body.code, replayed(again)]).toEqual([action.status ?? 200, undefined, 'true']);
  });
});
