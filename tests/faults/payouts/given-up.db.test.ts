import { eq, isNull, sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { services } from '#server/catalogue/tables.ts';
import { transaction } from '#server/db/client.ts';
import { judgeDisbursementEvent } from '#server/payments/disbursements/judge-event.ts';
import { providerEvents } from '#server/payments/inbox/tables.ts';
import { payoutItemOwner } from '#server/payments/payouts/settle-item.ts';
import { comparePayouts } from '#server/payments/reconciliation/books.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import type { AdminPayout, Earnings } from '#shared/contracts/payouts.ts';
import { makePerson } from '../../support/factories.ts';
import { freshPhone, listService, openScenario, type Traveller } from '../../support/scenario.ts';

const B2C = '/mpesa/b2c';
/** Saturday 21 November 2026, 08:00 in Nairobi; the trips of the 25th are over and paid out on Monday the 30th. */
const SATURDAY = '2026-11-21T05:00:00Z';
const UNTIL_PAYOUT_S = 10 * 86_400;
/** What is sent for USD 88.00 at 110, with M-Pesa's fee, in shillings × 100. */
const OUT = 968_000 + 1_100;

const scenario = await openScenario({ at: SATURDAY });
interface Host {
  providerId: string;
  member: Traveller;
  payoutId: string;
}
const hosts: Host[] = [];
beforeAll(async () => {
  for (let count = 0; count < 8; count++) hosts.push(await hostWithTrip());
  await scenario.advance(10);
  await scenario.pass(UNTIL_PAYOUT_S, 86_400);
  for (const host of hosts) {
    const { body } = await scenario.call<{ items: AdminPayout[] }>('/api/provider/payouts', { as: host.member });
    host.payoutId = body.items[0]?.id ?? '';
  }
}, 300_000);
afterEach(() => {
  vi.restoreAllMocks();
});

const daraja = (control: string, body: object) => scenario.product.control('daraja', control, body);
const fault = (path: string, what: string) => daraja('faults', { match: { path }, do: what, times: 1_000 });

async function hostWithTrip(): Promise<Host> {
  const { app } = scenario.product;
  const serviceId = await listService(scenario.product);
  const [service] = await app.db.select().from(services).where(eq(services.id, serviceId));
  const providerId = service?.providerId ?? '';
  const member = await makePerson(app, { role: 'provider' });
  await addProviderMember(app, providerId, { personId: member.id, rights: ['money'] });
  const body = { channel: 'mpesa', phoneNumber: freshPhone() };
  await scenario.call('/api/provider/payout-method', { method: 'PUT', as: member, body });
  await scenario.prompt(await scenario.book({ serviceId, startDate: '2026-11-25' }), freshPhone());
  return { providerId, member, payoutId: '' };
}

/** Calls as an admin with a recent sign-in. */
const asAdmin = async (path: string, body: object) => scenario.call(path, { as: await scenario.admin(), body });

async function payoutOf({ payoutId }: Host): Promise<AdminPayout> {
  const { body } = await scenario.call<{ payout: AdminPayout }>(`/api/admin/payouts/${payoutId}`, {
    as: await scenario.admin(),
  });
  return body.payout;
}

const orderOf = async (itemId = '') => {
  const { rows } = await scenario.product.app.db.execute<{ id: string; status: string; error: string | null }>(
    sql`select id, status, error_code as error from disbursements where owner_id = ${itemId}`,
  );
  return rows[0] ?? expect.unreachable('nothing was ordered');
};

/** A transfer that was sent, had no outcome for a day, and was then noted by an admin as not arrived. */
async function givenUp(host: Host): Promise<string> {
  await daraja('callbacks', { mode: 'hold' });
  await fault('/mpesa/transactionstatus', 'status:500');
  expect((await asAdmin(`/api/admin/payouts/${host.payoutId}/approve`, {})).status).toBe(200);
  await scenario.pass(60, 20);
  await scenario.pass(26 * 3_600, 3_600);
  const { items } = await payoutOf(host);
  const { id } = await orderOf(items[0]?.id);
  const decided = await asAdmin(`/api/admin/disbursements/${id}/decide`, {
    outcome: 'not_arrived',
    reason: 'Not there.',
  });
  expect(decided.status).toBe(200);
  // How another admin would have read of it.
  const named = await transaction(scenario.product.app, (tx) => payoutItemOwner.nameOf(tx, items[0]?.id ?? ''));
  expect(named).toEqual({ name: (await payoutOf(host)).provider.name, payoutId: host.payoutId });
  expect(await payoutOf(host)).toMatchObject({ status: 'failed', items: [{ status: 'failed' }] });
  return items[0]?.id ?? '';
}

const retry = async ({ payoutId }: Host, itemId: string) =>
  asAdmin(`/api/admin/payouts/${payoutId}/items/${itemId}/retry`, {});

async function release(): Promise<void> {
  await daraja('release', {});
  await scenario.advance(0);
}

async function figures({ member }: Host) {
  const { body } = await scenario.call<Earnings>('/api/provider/earnings', { as: member });
  return { payable: body.payable, onTheWay: body.onTheWay, paidOut: body.paidOut };
}

/** What this host's postings have taken from the disbursement account. */
async function sent({ providerId }: Host): Promise<number> {
  const { rows } = await scenario.product.app.db.execute<{ minor: number }>(
    sql`select coalesce(-sum(amount_minor), 0)::float8 as minor from ledger_entries
        where provider_id = ${providerId} and account = 'mpesa:disburse:KES' and kind like 'payout%'`,
  );
  return rows[0]?.minor ?? 0;
}

const casesOf = async (id: string) =>
  (
    await scenario.product.app.db.execute(
      sql`select expected, found from reconciliation_issues where code = 'paid_twice' and subject = ${id}`,
    )
  ).rows;

test('F31: a transfer that was given up and not sent again arrives: it is paid', async () => {
  const [host] = hosts as [Host];
  const itemId = await givenUp(host);
  expect(await figures(host)).toEqual({ payable: 88, onTheWay: 0, paidOut: 0 });
  await release();
  expect(await payoutOf(host)).toMatchObject({
    status: 'paid',
    items: [{ status: 'paid', receipt: expect.any(String) }],
  });
  expect(await orderOf(itemId)).toMatchObject({ status: 'succeeded', error: null });
  expect(await figures(host)).toEqual({ payable: 0, onTheWay: 0, paidOut: 88 });
  expect(await sent(host)).toBe(OUT);
  expect((await retry(host, itemId)).body.code).toBe('payout_closed');
  expect(await comparePayouts(scenario.product.app.db)).toEqual([]);
});

test('a transfer arrives while its replacement is queued: the replacement fails and cannot be tried again', async () => {
  const host = hosts[1] as Host;
  const itemId = await givenUp(host);
  await fault(B2C, 'status:429');
  expect((await retry(host, itemId)).status).toBe(200);
  await scenario.advance(0);
  const next = (await payoutOf(host)).items[1]?.id ?? '';
  expect((await orderOf(next)).status).toBe('queued');
  await release();
  await daraja('faults', { clear: true });
  await scenario.pass(8 * 3_600, 1_800);
  expect(await payoutOf(host)).toMatchObject({
    status: 'paid',
    items: [{ status: 'paid' }, { status: 'failed', errorCode: 'arrived_before' }],
  });
  expect(await orderOf(next)).toMatchObject({ status: 'failed', error: 'arrived_before' });
  expect(await figures(host)).toEqual({ payable: 0, onTheWay: 0, paidOut: 88 });
  expect(await sent(host)).toBe(OUT);
  expect((await retry(host, next)).body.code).toBe('payout_closed');
  expect(await comparePayouts(scenario.product.app.db)).toEqual([]);
});

test('a transfer arrives after its replacement was sent: the provider was paid twice, which reduces their payable balance', async () => {
  const host = hosts[2] as Host;
  const itemId = await givenUp(host);
  expect((await retry(host, itemId)).status).toBe(200);
  await scenario.advance(0);
  const next = (await payoutOf(host)).items[1]?.id ?? '';
  const [first, second] = [await orderOf(itemId), await orderOf(next)];
  expect(second.status).toBe('accepted');
  await scenario.pass(10);
  await release();
  await scenario.pass(60, 10);
  expect(await payoutOf(host)).toMatchObject({ status: 'paid', items: [{ status: 'paid' }, { status: 'paid' }] });
  expect(await figures(host)).toEqual({ payable: -88, onTheWay: 0, paidOut: 176 });
  expect(await sent(host)).toBe(2 * OUT);
  expect(await casesOf(first.id)).toEqual([
    {
      expected: { amountMinor: 968_000, after: 'decided_not_arrived' },
      found: { receipt: expect.any(String), followedBy: next, booked: 'provider:payable:USD' },
    },
  ]);
  expect(await comparePayouts(scenario.product.app.db)).toEqual([]);
});

test('a transfer arrives after its replacement was sent, and the replacement fails: the case is closed', async () => {
  const host = hosts[3] as Host;
  const itemId = await givenUp(host);
  await fault(B2C, 'reset_before');
  expect((await retry(host, itemId)).status).toBe(200);
  await scenario.pass(60, 20);
  const next = (await payoutOf(host)).items[1]?.id ?? '';
  expect((await orderOf(next)).status).toBe('unknown');
  await release();
  const first = await orderOf(itemId);
  expect(await standing(first.id)).toEqual([{ status: 'open', note: null }]);
  // M-Pesa does not know the replacement; it is not sent again, because the provider has the money.
  await daraja('faults', { clear: true });
  await daraja('callbacks', { mode: 'auto' });
  await scenario.pass(26 * 3_600, 3_600);
  const decided = await asAdmin(`/api/admin/disbursements/${(await orderOf(next)).id}/decide`, {
    outcome: 'not_arrived',
    reason: 'Not there.',
  });
  expect(decided.status).toBe(200);
  expect(await payoutOf(host)).toMatchObject({ status: 'paid', items: [{ status: 'paid' }, { status: 'failed' }] });
  expect(await figures(host)).toEqual({ payable: 0, onTheWay: 0, paidOut: 88 });
  expect(await sent(host)).toBe(OUT);
  expect(await standing(first.id)).toEqual([{ status: 'closed', note: 'the other came to nothing' }]);
  expect(await comparePayouts(scenario.product.app.db)).toEqual([]);
});

test.each(['failed', 'returned'] as const)(
  'a transfer arrives although a bank transfer replaces it, which is noted as %s: that closes the case',
  async (noted) => {
    const host = hosts[noted === 'failed' ? 5 : 6] as Host;
    const itemId = await givenUp(host);
    await byBank(host);
    expect((await retry(host, itemId)).status).toBe(200);
    const next = (await payoutOf(host)).items[1]?.id ?? '';
    const path = `/api/admin/payouts/${host.payoutId}/items/${next}`;
    if (noted === 'returned') await asAdmin(`${path}/paid`, { reference: `FT-${next.slice(-6)}` });
    const told = await letters('Your payout did not go through');
    expect((await bankList()).includes(next)).toBe(noted === 'failed');
    await release();
    // What has arrived is no longer on the bank list.
    expect((await bankList()).includes(next)).toBe(false);
    const first = await orderOf(itemId);
    expect(await casesOf(first.id)).toMatchObject([{ found: { followedBy: next, booked: 'provider:payable:USD' } }]);
    expect((await asAdmin(`${path}/${noted}`, { reason: 'The account is closed.' })).status).toBe(200);
    expect(await payoutOf(host)).toMatchObject({ status: 'paid', items: [{ status: 'paid' }, { status: 'failed' }] });
    expect(await figures(host)).toEqual({ payable: 0, onTheWay: 0, paidOut: 88 });
    expect(await standing(first.id)).toEqual([{ status: 'closed', note: 'the other came to nothing' }]);
    expect(await letters('Your payout did not go through')).toBe(told);
    expect(await comparePayouts(scenario.product.app.db)).toEqual([]);
  },
);

test('a transfer arrives after the bank transfer that replaced it was returned: the provider gets a letter', async () => {
  const host = hosts[7] as Host;
  const itemId = await givenUp(host);
  await byBank(host);
  expect((await retry(host, itemId)).status).toBe(200);
  const next = (await payoutOf(host)).items[1]?.id ?? '';
  const path = `/api/admin/payouts/${host.payoutId}/items/${next}`;
  const told = await letters('Your payout has arrived');
  await asAdmin(`${path}/paid`, { reference: `FT-${next.slice(-6)}` });
  await scenario.advance(0);
  expect(await letters('Your payout has arrived')).toBe(told + 1);
  await asAdmin(`${path}/returned`, { reason: 'The account is closed.' });
  await release();
  await scenario.advance(1);
  expect(await payoutOf(host)).toMatchObject({ status: 'paid', items: [{ status: 'paid' }, { status: 'failed' }] });
  expect(await letters('Your payout has arrived')).toBe(told + 2);
  expect(await comparePayouts(scenario.product.app.db)).toEqual([]);
});

const bankList = async () =>
  String((await scenario.call('/api/admin/payouts/bank-list.csv', { as: await scenario.admin() })).body.text);

/** Sets a bank account as the provider's payout method. */
async function byBank({ providerId }: Host): Promise<void> {
  // A new member, because the change needs a recent sign-in.
  const member = await makePerson(scenario.product.app, { role: 'provider' });
  await addProviderMember(scenario.product.app, providerId, { personId: member.id, rights: ['money'] });
  const body = { channel: 'bank', bankName: 'KCB', accountNumber: '1234567890', accountName: 'Savanna Trails' };
  const set = await scenario.call('/api/provider/payout-method', { method: 'PUT', as: member, body });
  expect(set.status).toBe(200);
}

test('a transfer arrives while its replacement is being sent, which M-Pesa refuses: the replacement is not sent again', async () => {
  const host = hosts[4] as Host;
  const itemId = await givenUp(host);
  const { app } = scenario.product;
  const told = await letters('Your payout did not go through');
  if (!app.daraja) throw new Error('M-Pesa is off');
  const send = vi.spyOn(app.daraja, 'sendB2c').mockImplementationOnce(async () => {
    await daraja('release', {});
    const events = await app.db.select().from(providerEvents).where(isNull(providerEvents.processedAt));
    for (const event of events) await judgeDisbursementEvent(app, event);
    return { kind: 'refused', reason: 'rate_limited', detail: 'a test' };
  });
  expect((await retry(host, itemId)).status).toBe(200);
  await scenario.advance(0);
  expect(send).toHaveBeenCalledTimes(1);
  const next = (await payoutOf(host)).items[1]?.id ?? '';
  await scenario.pass(8 * 3_600, 1_800);
  expect(send).toHaveBeenCalledTimes(1);
  expect(await payoutOf(host)).toMatchObject({
    status: 'paid',
    items: [{ status: 'paid' }, { status: 'failed', errorCode: 'arrived_before' }],
  });
  expect(await orderOf(next)).toMatchObject({ status: 'failed', error: 'arrived_before' });
  expect(await figures(host)).toEqual({ payable: 0, onTheWay: 0, paidOut: 88 });
  expect(await sent(host)).toBe(OUT);
  expect(await standing((await orderOf(itemId)).id)).toEqual([{ status: 'closed', note: 'the other came to nothing' }]);
  expect((await retry(host, next)).body.code).toBe('payout_closed');
  expect(await letters('Your payout did not go through')).toBe(told);
  expect(await comparePayouts(app.db)).toEqual([]);
});

const letters = async (title: string) =>
  ((await scenario.product.app.mail.mailbox?.list()) ?? []).filter(({ subject }) => subject.startsWith(title)).length;

const standing = async (id: string) =>
  (
    await scenario.product.app.db.execute(
      sql`select status, note from reconciliation_issues where code = 'paid_twice' and subject = ${id}`,
    )
  ).rows;
