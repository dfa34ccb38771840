import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { services } from '#server/catalogue/tables.ts';
import { jobs } from '#server/product.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import type { AdminPayout } from '#shared/contracts/payouts.ts';
import { makePerson } from '../../support/factories.ts';
import { freshPhone, listService, openScenario, PRICE_KES, phoneOf, type Traveller } from '../../support/scenario.ts';

const B2C = '/mpesa/b2c';
/** The provider's 88 % of USD 100.00, at 110 shillings. */
const SHARE_KES = 9_680;
const FEE_KES = 11;
const SATURDAY = '2026-11-21T12:00:00+03:00';
const secondsUntil = (instant: string) => (Date.parse(instant) - Date.parse(SATURDAY)) / 1000;
const MONDAY_BEFORE = secondsUntil('2026-11-23T06:00:10+03:00');
const AFTER_TRIP = secondsUntil('2026-11-26T00:00:10+03:00');
const MONDAY = secondsUntil('2026-11-30T06:00:10+03:00');

interface Host {
  phone: string;
  providerId: string;
  member: Traveller;
}

const scenario = await openScenario({ at: SATURDAY });
let admin: Traveller;
const hosts = new Map<string, Host>();

/** Each host has earned one trip, paid by M-Pesa, and the Monday run has come. */
const cases = ['40', '41', '42', '43', '44', '45', '47', '48', 'clicks', 'float'];

beforeAll(async () => {
  for (const name of cases) hosts.set(name, await hostWithTrip(name));
  await scenario.advance(10);
  await scenario.advance(MONDAY_BEFORE - 10);
  await scenario.advance(AFTER_TRIP - MONDAY_BEFORE);
  await scenario.advance(MONDAY - AFTER_TRIP);
  admin = { ...(await makePerson(scenario.product.app, { role: 'admin' })) };
}, 300_000);

async function hostWithTrip(name: string): Promise<Host> {
  const { app } = scenario.product;
  const serviceId = await listService(scenario.product);
  const [service] = await app.db.select().from(services).where(eq(services.id, serviceId));
  const providerId = service?.providerId ?? '';
  const member = await makePerson(app, { role: 'provider' });
  await addProviderMember(app, providerId, { personId: member.id, rights: ['money'] });
  const phone = /^\d\d$/.test(name) ? phoneOf(name) : freshPhone();
  const put = await scenario.call('/api/provider/payout-method', {
    method: 'PUT',
    as: member,
    body: { channel: 'mpesa', phoneNumber: phone },
  });
  expect(put.status).toBe(200);
  const stay = await scenario.book({ serviceId, startDate: '2026-11-25' });
  await scenario.prompt(stay, freshPhone());
  return { phone, providerId, member };
}

const hostOf = (name: string): Host => {
  const host = hosts.get(name);
  if (!host) throw new Error(`There is no host ${name}`);
  return host;
};

const ask = <Body>(path: string, as: Traveller = admin, body?: object, key?: string) =>
  scenario.call<Body>(path, { as, ...(body && { body }), ...(key && { headers: { 'idempotency-key': key } }) });

/** The host's payout as admins see it; there is one. */
async function payoutOf(name: string): Promise<AdminPayout> {
  const { body } = await ask<{ items: AdminPayout[]; total: number }>('/api/provider/payouts', hostOf(name).member);
  expect(body.total).toBe(1);
  const { body: found } = await ask<{ payout: AdminPayout }>(`/api/admin/payouts/${body.items[0]?.id}`);
  return found.payout;
}

const approve = (id: string, key?: string) =>
  ask<{ payout: AdminPayout }>(`/api/admin/payouts/${id}/approve`, admin, {}, key);

interface Movement {
  kind: string;
  direction: string;
  amount: number;
  fee: number;
  phone: string;
  receipt: string;
}
async function sentTo(phone?: string): Promise<Movement[]> {
  const { moved } = await scenario.product.control<{ moved: Movement[] }>('daraja', 'moved');
  return moved.filter((one) => one.kind === 'b2c' && (!phone || one.phone === phone.slice(1)));
}
const ordersTo = async (phone: string) =>
  (await scenario.calls('daraja', B2C)).filter(({ body }) => String(body?.PartyB) === phone.slice(1));

async function earnings(name: string) {
  const { body } = await ask<Record<string, unknown>>('/api/provider/earnings', hostOf(name).member);
  const { payable, onTheWay, paidOut } = body;
  return { payable, onTheWay, paidOut };
}

/** Postings of payouts for a host, with how often each was made. */
async function postings(name: string): Promise<Record<string, number>> {
  const { rows } = await scenario.product.app.db.execute<{ kind: string; times: number }>(
    sql`select kind, count(distinct source)::int as times from ledger_transfers
        where provider_id = ${hostOf(name).providerId} and kind like 'payout%' group by kind`,
  );
  return Object.fromEntries(rows.map(({ kind, times }) => [kind, times]));
}

/** The cases of a payout's transfers, and of the orders that were made for them. */
async function casesOf(payoutId: string): Promise<string[]> {
  const { rows } = await scenario.product.app.db.execute<{ code: string; status: string }>(
    sql`select c.code, c.status from reconciliation_issues c join payout_items i on i.payout_id = ${payoutId}
        where c.subject = i.id::text or c.subject in (select id::text from disbursements where owner_id = i.id)`,
  );
  return rows.map(({ code, status }) => `${code} ${status}`);
}

async function lettersTo(name: string): Promise<string[]> {
  const { rows } = await scenario.product.app.db.execute<{ email: string }>(
    sql`select email from providers where id = ${hostOf(name).providerId}`,
  );
  const box = (await scenario.product.app.mail.mailbox?.list()) ?? [];
  return box
    .filter(({ to, subject }) => to === rows[0]?.email && subject.includes('payout'))
    .map(({ subject }) => subject)
    .toSorted();
}

describe('F31', () => {
  test('the Monday run, run again by hand, makes one draft for each host', async () => {
    const prepare = jobs.find(({ name }) => name === 'prepare-payouts');
    await prepare?.run(scenario.product.app, {});
    await Promise.all([prepare?.run(scenario.product.app, {}), prepare?.run(scenario.product.app, {})]);
    for (const name of cases) {
      expect(await payoutOf(name)).toMatchObject({ status: 'draft', period: '2026-11-30', usd: 88, kes: SHARE_KES });
    }
    expect(await sentTo()).toEqual([]);
  });

  test.each(['40', '43', '44', '45', '48'])('%s is paid once, by one order', async (name) => {
    const { id } = await payoutOf(name);
    expect((await approve(id)).status).toBe(200);
    expect(await earnings(name)).toEqual({ payable: 0, onTheWay: 88, paidOut: 0 });
    await scenario.advance(0);
    await scenario.pass(60, 2);
    const moved = await sentTo(hostOf(name).phone);
    expect(moved.map(({ amount, fee }) => [amount, fee])).toEqual([[SHARE_KES, FEE_KES]]);
    const payout = await payoutOf(name);
    expect(payout).toMatchObject({ status: 'paid', items: [{ status: 'paid', receipt: moved[0]?.receipt }] });
    expect(await postings(name)).toEqual({ payout: 1, payout_done: 1 });
    expect(await earnings(name)).toEqual({ payable: 0, onTheWay: 0, paidOut: 88 });
    await scenario.advance(86_400);
    expect(await ordersTo(hostOf(name).phone)).toHaveLength(1);
    expect(await sentTo(hostOf(name).phone)).toHaveLength(1);
    expect(await lettersTo(name)).toContain('Your payout has arrived: KES 9,680');
    admin = { ...(await makePerson(scenario.product.app, { role: 'admin' })) };
  });

  test.each([
    { name: '41', error: 'insufficient_float', alert: true },
    { name: '42', error: 'receiver_unregistered', alert: false },
    { name: '47', error: 'credential', alert: true },
  ])('$name fails: L7c is posted, and the provider gets a letter', async ({ name, error, alert }) => {
    const { id } = await payoutOf(name);
    await approve(id);
    await scenario.advance(0);
    await scenario.pass(10, 2);
    expect(await payoutOf(name)).toMatchObject({ status: 'failed', items: [{ status: 'failed', errorCode: error }] });
    expect(await postings(name)).toEqual({ payout: 1, payout_reversed: 1 });
    expect(await earnings(name)).toEqual({ payable: 88, onTheWay: 0, paidOut: 0 });
    expect(await sentTo(hostOf(name).phone)).toEqual([]);
    expect(await lettersTo(name)).toContain('Your payout did not go through: KES 9,680');
    expect(await casesOf(id)).toEqual(alert ? ['provider_refuses open'] : []);
  });

  test('when the disbursement account is empty the item fails; after a top-up a new item is paid', async () => {
    const { id, items } = await payoutOf('float');
    await scenario.product.control('daraja', 'float', { kes: 0 });
    await approve(id);
    await scenario.advance(0);
    await scenario.pass(10, 2);
    expect(await payoutOf('float')).toMatchObject({ status: 'failed', items: [{ errorCode: 'insufficient_float' }] });
    expect(await casesOf(id)).toEqual(['provider_refuses open']);
    await scenario.product.control('daraja', 'float', { kes: 1_000_000 });
    const path = `/api/admin/payouts/${id}/items/${items[0]?.id}/retry`;
    const [first, second] = await Promise.all([ask(path, admin, {}, 'again-1'), ask(path, admin, {}, 'again-1')]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await ask(path, admin, {}, 'again-2')).body.code).toBe('payout_closed');
    expect(await casesOf(id)).toEqual(['provider_refuses closed']);
    await scenario.advance(0);
    await scenario.pass(10, 2);
    expect(await payoutOf('float')).toMatchObject({
      status: 'paid',
      items: [{ status: 'failed' }, { status: 'paid', replaces: items[0]?.id }],
    });
    expect(await sentTo(hostOf('float').phone)).toHaveLength(1);
    const ids = (await ordersTo(hostOf('float').phone)).map(({ body }) => body?.OriginatorConversationID);
    expect(new Set(ids).size).toBe(2);
    expect(await postings('float')).toEqual({ payout: 2, payout_reversed: 1, payout_done: 1 });
    expect(await earnings('float')).toEqual({ payable: 0, onTheWay: 0, paidOut: 88 });
  });

  test('approved twenty times at once, with and without a key, a payout is sent once', async () => {
    const { id } = await payoutOf('clicks');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, click) => approve(id, click % 2 ? 'one-click' : undefined)),
    );
    const taken = answers.filter(({ status, headers }) => status === 200 && !headers.get('idempotent-replayed'));
    expect(taken).toHaveLength(1);
    for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('payout_closed');
    await scenario.advance(0);
    await scenario.pass(10, 2);
    expect(await payoutOf('clicks')).toMatchObject({ status: 'paid' });
    expect(await ordersTo(hostOf('clicks').phone)).toHaveLength(1);
    expect(await sentTo(hostOf('clicks').phone)).toHaveLength(1);
  });

  test('at the end the ledger agrees with what the simulator moved', async () => {
    const { rows } = await scenario.product.app.db.execute<{ account: string; amount: string }>(
      sql`select account, sum(amount_minor)::text as amount from ledger_entries
          where account in ('mpesa:disburse:KES', 'mpesa:collection:KES', 'payout:transit:KES', 'fees:mpesa:KES') group by account`,
    );
    const books = Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
    const moved = await sentTo();
    const out = moved.reduce((sum, { amount, fee }) => sum + amount + fee, 0);
    expect(moved).toHaveLength(7);
    expect(books).toEqual({
      'mpesa:collection:KES': cases.length * PRICE_KES * 100,
      'mpesa:disburse:KES': -out * 100,
      'payout:transit:KES': 0,
      'fees:mpesa:KES': moved.length * FEE_KES * 100,
    });
  });
});
