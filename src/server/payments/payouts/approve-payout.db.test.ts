import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSession } from '#server/accounts/sessions.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { transaction } from '#server/db/client.ts';
import type * as LockProvider from '#server/providers/lock-provider.ts';
import { providers } from '#server/providers/tables.ts';
import type { AdminPayout } from '#shared/contracts/payouts.ts';
import type { TransferFailure } from '#shared/failure-codes.ts';
import { makePerson, signInAgain } from '#tests/support/factories.ts';
import { atBarrier, withGuard } from '#tests/support/guard.ts';
import { raiseIssue } from '../cases/raise-issue.ts';
import { reconciliationIssues } from '../cases/tables.ts';
import { disbursements } from '../disbursements/tables.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { payments } from '../records/tables.ts';
import { sealDestination } from './destination.ts';
import { createPayoutApp, type Earner, makeEarner, makeTrip, owe, type PayoutApp } from './payouts.fixture.ts';
import { balancesOf } from './provider-balances.ts';
import type * as Repository from './repository.ts';
import type { PayoutItem } from './repository.ts';
import { payoutItemOwner } from './settle-item.ts';
import { payoutItems, payoutMethods, payouts } from './tables.ts';

/** Without the guard an approval reads, waits until both have read, and then writes. */
vi.mock('./repository.ts', async (original) =>
  (await import('#tests/support/guard.ts')).unguarded(original<typeof Repository>, (real) => ({
    async movePayout(tx, id, to, changes) {
      if (to !== 'approved') return real.movePayout(tx, id, to, changes);
      const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id));
      await atBarrier();
      if (payout?.status !== 'draft') return real.movePayout(tx, id, to, changes);
      const [moved] = await tx
        .update(payouts)
        .set({ ...changes, status: to })
        .where(eq(payouts.id, id))
        .returning();
      return moved;
    },
  })),
);
/** The provider’s lock alone keeps two approvals apart, so this test removes it. */
vi.mock('#server/providers/lock-provider.ts', async (original) =>
  (await import('#tests/support/guard.ts')).unguarded(original<typeof LockProvider>, () => ({
    async lockProvider(tx, id) {
      const [provider] = await tx.select().from(providers).where(eq(providers.id, id));
      return provider;
    },
  })),
);

let product: PayoutApp;
let admin: Awaited<ReturnType<typeof makePerson>>;
beforeAll(async () => {
  product = await createPayoutApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  admin = await makePerson(product.app, { role: 'admin' });
});

test('an admin sees that where the money goes was changed within the week before the payout was made, and by whom', async () => {
  const { providerId, member } = await makeEarner(product);
  const methodChange = async () => {
    // Money moves only for whoever has signed in lately.
    const [host, boss] = [await signInAgain(product.app, member), await signInAgain(product.app, admin)];
    await makeTrip(product, providerId);
    const { payout } = (await product.call('POST', '/api/provider/payouts', host)).json();
    const one = (await product.call('GET', `/api/admin/payouts/${payout.id}`, boss)).json().payout;
    const { items } = (await product.call('GET', `/api/admin/payouts?providerId=${providerId}`, boss)).json();
    expect(items.find(({ id }: AdminPayout) => id === payout.id)).toEqual(one);
    await product.call('POST', `/api/admin/payouts/${payout.id}/withdraw`, boss, { body: { reason: 'Not yet' } });
    return one.methodChange;
  };
  const at = product.clock.now();
  const set = await product.call('PUT', '/api/provider/payout-method', member, {
    body: { channel: 'mpesa', phoneNumber: '0722000111' },
  });
  expect(set.statusCode).toBe(200);
  const changed = { at: at.toISOString(), by: { id: member.id, name: member.name } };
  expect(await methodChange()).toEqual(changed);
  product.clock.advance(7 * 24 * 3_600_000 - 1);
  expect(await methodChange()).toEqual(changed);
  product.clock.advance(2);
  expect(await methodChange()).toBeNull();
});

test('a change made after a later payout collected what had failed is no change of the earlier one', async () => {
  const { providerId, member } = await makeEarner(product);
  const request = async (): Promise<AdminPayout> =>
    (await product.call('POST', '/api/provider/payouts', member)).json().payout;
  const hasChange = async ({ id }: AdminPayout) =>
    (await product.call('GET', `/api/admin/payouts/${id}`, admin)).json().payout.methodChange !== null;
  await owe(product, providerId, 8_800);
  const earlier = await request();
  await post(`${earlier.id}/approve`);
  await settled(first(earlier), 'failed', { errorCode: 'receiver_unregistered' });
  product.clock.advance(1_000);
  const later = await request();
  product.clock.advance(1_000);
  const body = { channel: 'mpesa', phoneNumber: '+254711999888' };
  expect((await product.call('PUT', '/api/provider/payout-method', member, { body })).statusCode).toBe(200);
  expect(await hasChange(earlier)).toBe(false);
  // What the later one does not move after all is sent again by either.
  await post(`${later.id}/approve`);
  await settled(first(later), 'failed', { errorCode: 'receiver_unregistered' });
  expect([await hasChange(earlier), await hasChange(later)]).toEqual([true, true]);
  const retried = (await post(`${earlier.id}/items/${first(earlier).id}/retry`)).json().payout;
  await settled(retried.items[1], 'failed', { errorCode: 'receiver_unregistered' });
  product.clock.advance(1_000);
  const again = { ...body, phoneNumber: '+254711999887' };
  const changedAt = product.clock.now().toISOString();
  expect((await product.call('PUT', '/api/provider/payout-method', member, { body: again })).statusCode).toBe(200);
  const lastChange = async () =>
    (await product.call('GET', `/api/admin/payouts/${earlier.id}`, admin)).json().payout.methodChange.at;
  expect(await lastChange()).toBe(changedAt);
  // The first transfer has arrived after all, so nothing of it is sent again.
  await product.app.db
    .update(payoutItems)
    .set({ status: 'paid' })
    .where(eq(payoutItems.id, first(earlier).id));
  expect(await lastChange()).not.toBe(changedAt);
});

const post = (path: string, body?: unknown, key?: string) =>
  product.call('POST', `/api/admin/payouts/${path}`, admin, { body, key });

/** A draft of USD 88.00, or of the given amount. */
async function draft(cents = 8_800): Promise<Earner & { payout: AdminPayout }> {
  const earner = await makeEarner(product);
  await owe(product, earner.providerId, cents);
  const answer = await product.call('POST', '/api/provider/payouts', earner.member);
  const { payout } = (await product.call('GET', `/api/admin/payouts/${answer.json().payout.id}`, admin)).json();
  return { ...earner, payout };
}

/** The sums of a provider's postings by kind and account. */
async function ledgerOf(providerId: string): Promise<Record<string, Record<string, number>>> {
  const rows = await product.app.db
    .select({
      kind: ledgerEntries.kind,
      account: ledgerEntries.account,
      amount: sql<number>`sum(${ledgerEntries.amountMinor})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.providerId, providerId), sql`${ledgerEntries.kind} like 'payout%'`))
    .groupBy(ledgerEntries.kind, ledgerEntries.account);
  const sums: Record<string, Record<string, number>> = {};
  for (const { kind, account, amount } of rows) sums[kind] = { ...sums[kind], [account]: amount };
  return sums;
}

const L7 = {
  'provider:payable:USD': 8_800,
  'fx:USD': -8_800,
  'fx:KES': 968_000,
  'payout:transit:KES': -968_000,
};
const negated = (entries: Record<string, number>) =>
  Object.fromEntries(Object.entries(entries).map(([account, amount]) => [account, -amount]));

const ordersOf = (itemId: string) =>
  product.app.db.select().from(disbursements).where(eq(disbursements.ownerId, itemId));

/** Reports the outcome of an item's disbursement to its owner. */
async function settled(
  item: Pick<PayoutItem, 'id'>,
  outcome: 'succeeded' | 'failed',
  result: { receipt?: string; errorCode?: TransferFailure },
) {
  const [order] = (await ordersOf(item.id)).slice(-1);
  if (!order) throw new Error('nothing was ordered');
  await transaction(product.app, async (tx) => {
    await payoutItemOwner.lock(tx, item.id);
    await payoutItemOwner.statusChanged(product.app, tx, { ...order, ...result, status: outcome }, outcome);
  });
  if (outcome === 'failed') {
    await product.app.db.update(disbursements).set({ status: 'failed' }).where(eq(disbursements.id, order.id));
  }
}

const first = ({ items }: AdminPayout) => items[0] ?? { id: '' };
const audited = async (payoutId: string) =>
  (await product.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, payoutId))).map(
    ({ action }) => action,
  );

describe('approving', () => {
  test('posts L7, orders the transfer once, and writes an audit entry', async () => {
    const { providerId, payout } = await draft();
    const answer = await post(`${payout.id}/approve`, undefined, 'ok-1');
    expect(answer.json().payout).toMatchObject({
      status: 'sending',
      approvedAt: product.clock.now().toISOString(),
      approvedBy: { id: admin.id, name: expect.any(String) },
      items: [{ status: 'sending', kes: 9_680 }],
    });
    expect((await post(`${payout.id}/approve`, undefined, 'ok-1')).headers['idempotent-replayed']).toBe('true');
    expect((await post(`${payout.id}/approve`)).json().code).toBe('payout_closed');
    expect(await ledgerOf(providerId)).toEqual({ payout: L7 });
    const [order, ...more] = await ordersOf(first(payout).id);
    expect(more).toEqual([]);
    expect(order).toMatchObject({ purpose: 'payout', kind: 'b2c', amountMinor: 968_000, phoneTail: '678' });
    expect(await audited(payout.id)).toEqual(['payout.collected', 'payout.approved']);
    expect(await balancesOf(product.app.db, providerId)).toMatchObject({ payable: 0, onTheWay: 8_800, paidOut: 0 });
  });

  test.each([
    { on: true, approved: 1 },
    { on: false, approved: 2 },
  ])('two approvals at the same time, guard $on: approved $approved times', async ({ on, approved }) => {
    const { providerId, payout } = await draft();
    await owe(product, providerId, 8_800); // else the balance alone would stop the second
    const approve = () => post(`${payout.id}/approve`);
    await withGuard({ on, participants: 2 }, () => Promise.all([approve(), approve()]));
    const times = (await audited(payout.id)).filter((action) => action === 'payout.approved');
    expect(times).toHaveLength(approved);
    // Without the guard the unique posting and the unique order still send the money only once.
    expect(await ordersOf(first(payout).id)).toHaveLength(1);
  });

  test('is refused when money was frozen or returned since the payout was collected', async () => {
    const { providerId, member } = await makeEarner(product);
    const { paymentId } = await makeTrip(product, providerId);
    await owe(product, providerId, 1_000);
    const { payout } = (await product.call('POST', '/api/provider/payouts', member)).json();
    const read = async () => (await product.call('GET', `/api/admin/payouts/${payout.id}`, admin)).json().payout;
    expect(await read()).toMatchObject({ status: 'draft', usd: 98, missing: 0 });
    await owe(product, providerId, 500);
    await product.app.db.update(payments).set({ disputed: true }).where(eq(payments.id, paymentId));
    expect((await post(`${payout.id}/approve`)).json().code).toBe('payout_not_covered');
    expect(await read()).toMatchObject({ status: 'draft', missing: 83 });
    const { items } = (await product.call('GET', `/api/admin/payouts?providerId=${providerId}`, admin)).json();
    expect(items).toMatchObject([{ id: payout.id, missing: 83 }]);
    expect(await ledgerOf(providerId)).toEqual({});
  });

  test('a draft can be withdrawn and is payable again; an approved payout cannot be withdrawn', async () => {
    const { providerId, payout } = await draft();
    expect((await balancesOf(product.app.db, providerId)).payable).toBe(0);
    expect((await post(`${payout.id}/withdraw`)).json().payout.status).toBe('withdrawn');
    expect((await balancesOf(product.app.db, providerId)).payable).toBe(8_800);
    expect((await post(`${payout.id}/approve`)).json().code).toBe('payout_closed');
    const other = await draft();
    await post(`${other.payout.id}/approve`);
    expect((await post(`${other.payout.id}/withdraw`)).json().code).toBe('payout_closed');
  });

  test('needs an admin who has signed in within twelve hours', async () => {
    const { payout, member } = await draft();
    expect((await product.call('POST', `/api/admin/payouts/${payout.id}/approve`, member)).statusCode).toBe(403);
    product.clock.advance(12 * 3_600_000 + 1);
    const stale = await post(`${payout.id}/approve`, undefined, 'approve-1');
    expect([stale.statusCode, stale.json().code]).toEqual([403, 'sign_in_again']);
    // The same call with the same key, after they have signed in again.
    const fresh = { personId: admin.id, remember: true, userAgent: 'test', now: product.clock.now() };
    admin = { ...admin, token: await transaction(product.app, (tx) => startSession(tx, fresh)) };
    const again = await post(`${payout.id}/approve`, undefined, 'approve-1');
    expect(again.json().payout).toMatchObject({ id: payout.id, status: 'sending' });
    expect((await post('0199c3a2-5d7e-7000-8000-000000000009/approve')).statusCode).toBe(404);
  });
});

describe('the outcome at M-Pesa', () => {
  test('paid: posts L7b with the fee and stores the receipt, once', async () => {
    const { providerId, payout } = await draft();
    await post(`${payout.id}/approve`);
    const item = first(payout);
    await settled(item, 'succeeded', { receipt: `R${payout.id.slice(-9)}` });
    await settled(item, 'succeeded', { receipt: 'ANOTHER' });
    await settled(item, 'failed', { errorCode: 'daily_limit' });
    expect(await ledgerOf(providerId)).toEqual({
      payout: L7,
      payout_done: { 'payout:transit:KES': 968_000, 'mpesa:disburse:KES': -969_100, 'fees:mpesa:KES': 1_100 },
    });
    const { payout: now } = (await product.call('GET', `/api/admin/payouts/${payout.id}`, admin)).json();
    expect(now).toMatchObject({ status: 'paid', items: [{ status: 'paid', receipt: `R${payout.id.slice(-9)}` }] });
    expect(await balancesOf(product.app.db, providerId)).toMatchObject({ payable: 0, onTheWay: 0, paidOut: 8_800 });
  });

  test('failed: posts L7c, and a new item is sent; the failed one is never sent again', async () => {
    const { providerId, payout } = await draft();
    await post(`${payout.id}/approve`);
    const item = first(payout);
    const retry = () => post(`${payout.id}/items/${item.id}/retry`);
    expect((await retry()).json().code).toBe('payout_closed'); // its outcome is not known yet
    await settled(item, 'failed', { errorCode: 'receiver_unregistered' });
    expect(await ledgerOf(providerId)).toEqual({ payout: L7, payout_reversed: negated(L7) });
    expect(await balancesOf(product.app.db, providerId)).toMatchObject({ payable: 8_800, onTheWay: 0, paidOut: 0 });
    const both = await Promise.all([retry(), retry()]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { payout: again } = (await product.call('GET', `/api/admin/payouts/${payout.id}`, admin)).json();
    expect(again).toMatchObject({
      status: 'sending',
      items: [
        { id: item.id, status: 'failed', errorCode: 'receiver_unregistered' },
        { status: 'sending', replaces: item.id },
      ],
    });
    await settled(again.items[1], 'succeeded', { receipt: `S${payout.id.slice(-9)}` });
    expect(await balancesOf(product.app.db, providerId)).toMatchObject({ payable: 0, onTheWay: 0, paidOut: 8_800 });
    const { payout: end } = (await product.call('GET', `/api/admin/payouts/${payout.id}`, admin)).json();
    expect(end.status).toBe('paid');
  });

  test('failed, and the provider sets another phone: the new item is sent there, and the audit entry says so', async () => {
    const { member, payout } = await draft();
    await post(`${payout.id}/approve`);
    await settled(first(payout), 'failed', { errorCode: 'receiver_unregistered' });
    const phone = { channel: 'mpesa', phoneNumber: '+254711999888' };
    const change = async () =>
      (await product.call('GET', `/api/admin/payouts/${payout.id}`, admin)).json().payout.methodChange;
    // That it was set for the first time is no change.
    expect(await change()).toBeNull();
    product.clock.advance(1_000);
    const changed = { at: product.clock.now().toISOString(), by: { id: member.id, name: member.name } };
    expect((await product.call('PUT', '/api/provider/payout-method', member, { body: phone })).statusCode).toBe(200);
    expect(await change()).toEqual(changed);
    const { payout: again } = (await post(`${payout.id}/items/${first(payout).id}/retry`)).json();
    expect(again).toMatchObject({
      methodChange: changed,
      destination: '+2547•••••678',
      items: [
        { channel: 'mpesa', destination: '+2547•••••678' },
        { channel: 'mpesa', destination: '+2547•••••888' },
      ],
    });
    const [order] = await ordersOf(again.items[1].id);
    expect(product.app.secrets.open(order?.phoneSealed ?? '')).toBe('+254711999888');
    const [record] = await product.app.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, payout.id), eq(auditEntries.action, 'payout.item_retried')));
    expect(record?.detail).toMatchObject({
      from: '+2547•••••678',
      channel: 'mpesa',
      destination: '+2547•••••888',
    });
    await settled(again.items[1], 'succeeded', { receipt: `V${payout.id.slice(-9)}` });
    // What is changed once nothing can be sent again is about the next payout.
    product.clock.advance(1_000);
    await product.call('PUT', '/api/provider/payout-method', member, {
      body: { ...phone, phoneNumber: '+254711999887' },
    });
    expect(await change()).toEqual(changed);
    await product.drain();
    const box = (await product.app.mail.mailbox?.list()) ?? [];
    const paid = box.filter(
      ({ to, text }) => to.startsWith(payout.provider.id) && text.includes(`V${payout.id.slice(-9)}`),
    );
    expect(paid.map(({ text }) => [text.includes('+2547•••••888'), text.includes('+2547•••••678')])).toEqual([
      [true, false],
    ]);
  });

  test('failed, and the provider has no reachable destination: a retry is refused, and the money is still owed', async () => {
    const { providerId, payout } = await draft();
    await post(`${payout.id}/approve`);
    await settled(first(payout), 'failed', { errorCode: 'receiver_unregistered' });
    const retry = async () => (await post(`${payout.id}/items/${first(payout).id}/retry`)).json().code;
    const abroad = sealDestination(product.app.secrets, { channel: 'mpesa', phoneNumber: '+442079460000' });
    const isTheirs = eq(payoutMethods.providerId, providerId);
    await product.app.db.update(payoutMethods).set({ destinationSealed: abroad }).where(isTheirs);
    expect(await retry()).toBe('payout_method_missing');
    await product.app.db.delete(payoutMethods).where(isTheirs);
    expect(await retry()).toBe('payout_method_missing');
    expect((await balancesOf(product.app.db, providerId)).payable).toBe(8_800);
  });

  test('a failed item whose money a later payout has collected is not sent again, and its case is closed', async () => {
    const { member, payout } = await draft();
    await post(`${payout.id}/approve`);
    await settled(first(payout), 'failed', { errorCode: 'insufficient_float' });
    const subject = first(payout).id;
    const refused = { code: 'provider_refuses', subject, at: product.clock.now() } as const;
    await transaction(product.app, (tx) => raiseIssue(product.app, tx, refused));
    const isOpen = () => product.app.db.$count(reconciliationIssues, eq(reconciliationIssues.status, 'open'));
    const { payout: later } = (await product.call('POST', '/api/provider/payouts', member)).json();
    const retry = () => post(`${payout.id}/items/${first(payout).id}/retry`);
    expect((await retry()).json().code).toBe('payout_open');
    expect(await isOpen()).toBe(1);
    await post(`${later.id}/approve`);
    expect(await isOpen()).toBe(0);
    await settled(later.items[0], 'succeeded', { receipt: `T${later.id.slice(-9)}` });
    expect((await retry()).json().code).toBe('payout_not_covered');
  });

  test('one of two transfers fails: the payout is partly paid', async () => {
    const { providerId, payout } = await draft(227_274);
    await post(`${payout.id}/approve`);
    const [large, small] = payout.items;
    await settled(large ?? { id: '' }, 'succeeded', { receipt: `U${payout.id.slice(-9)}` });
    const stand = async () => (await product.app.db.select().from(payouts).where(eq(payouts.id, payout.id)))[0]?.status;
    expect(await stand()).toBe('sending');
    await settled(small ?? { id: '' }, 'failed', { errorCode: 'amount_limit' });
    expect(await stand()).toBe('partly_paid');
    const cents = small ? small.usd * 100 : 0;
    expect(await balancesOf(product.app.db, providerId)).toMatchObject({ payable: cents, paidOut: 227_274 - cents });
    expect(await product.app.db.$count(payoutItems, eq(payoutItems.payoutId, payout.id))).toBe(2);
  });
});
