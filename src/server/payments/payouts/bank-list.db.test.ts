import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { consentRequests } from '#server/consents/tables.ts';
import { transaction } from '#server/db/client.ts';
import { providers } from '#server/providers/tables.ts';
import { addDays, dateInNairobi } from '#shared/dates.ts';
import { makePerson } from '#tests/support/factories.ts';
import { disbursements } from '../disbursements/tables.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { comparePayouts } from '../reconciliation/books.ts';
import { isPaidBefore } from './payout-status.ts';
import { bank, createPayoutApp, makeEarner, mpesa, owe, type PayoutApp } from './payouts.fixture.ts';
import { balancesOf } from './provider-balances.ts';
import { listItems } from './repository.ts';
import { payoutItemOwner } from './settle-item.ts';
import { payoutItems, payoutMethods } from './tables.ts';

const listPath = '/api/admin/payouts/bank-list.csv';
let product: PayoutApp;
let admin: Awaited<ReturnType<typeof makePerson>>;
beforeAll(async () => {
  product = await createPayoutApp();
  admin = await makePerson(product.app, { role: 'admin' });
});
afterAll(() => product.close());

const post = (path: string, body?: unknown, key?: string) =>
  product.call('POST', `/api/admin/payouts/${path}`, admin, { body, key });

async function approved(accountName = 'Savanna Trails Ltd', cents = 8_800) {
  const { providerId, member } = await makeEarner(product, { destination: { ...bank, accountName } });
  await owe(product, providerId, cents);
  const { payout } = (await product.call('POST', '/api/provider/payouts', member)).json();
  const answer = await post(`${payout.id}/approve`);
  return { providerId, member, payout: answer.json().payout };
}

async function lines(query = ''): Promise<Record<string, string>[]> {
  const { statusCode, headers, body } = await product.call('GET', `${listPath}${query}`, admin);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  return parse(body, { bom: true, columns: true });
}
const lineOf = async (itemId: string, query = '') => (await lines(query)).find(({ Reference }) => Reference === itemId);

const sentTo = ({ channel, destination }: { channel: string; destination: string }) => ({ channel, destination });

/** Reports the outcome of an item's disbursement to its owner. */
async function settled({ id }: { id: string }, outcome: 'succeeded' | 'failed') {
  const [order] = await product.app.db.select().from(disbursements).where(eq(disbursements.ownerId, id));
  if (!order) throw new Error('nothing was ordered');
  await transaction(product.app, async (tx) => {
    await payoutItemOwner.lock(tx, id);
    const said = { ...order, status: outcome, receipt: outcome === 'succeeded' ? `M-${id}` : null };
    await payoutItemOwner.statusChanged(product.app, tx, said, outcome);
  });
}

test('an approved transfer is on the list until the bank’s outcome is noted, and its cells cannot be formulas', async () => {
  const { providerId, payout } = await approved('=HYPERLINK("http://x","Savanna")');
  expect(payout).toMatchObject({ status: 'approved', channel: 'bank', items: [{ status: 'queued' }] });
  const [item] = payout.items;
  expect(await lineOf(item.id)).toEqual({
    Reference: item.id,
    'Account name': `'=HYPERLINK("http://x","Savanna")`,
    'Account number': '0123456789012',
    Bank: 'Equity Bank',
    'Branch code': '068',
    Amount: '9680',
    Currency: 'KES',
    'Approved on': '2026-11-21',
  });
  const inKiswahili = await product.fastify.inject({
    url: listPath,
    headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'sw' },
  });
  const [titles] = parse(inKiswahili.body, { bom: true }) as string[][];
  expect(titles?.slice(0, 4)).toEqual(['Nambari ya kumbukumbu', 'Jina la akaunti', 'Nambari ya akaunti', 'Benki']);
  expect(await lineOf(item.id, '?from=2026-11-21&to=2026-11-21')).toBeDefined();
  expect(await lineOf(item.id, '?from=2026-11-22&to=2026-11-23')).toBeUndefined();
  expect((await product.call('GET', `${listPath}?from=2026-02-30`, admin)).statusCode).toBe(400);
  const tomorrow = await product.call('GET', `${listPath}?from=2030-01-01`, admin);
  expect(tomorrow.json().fields).toEqual({ from: 'The start date cannot be after today' });

  const path = `${payout.id}/items/${item.id}`;
  const paid = await post(`${path}/paid`, { reference: 'FT26325ABC' }, 'paid-1');
  expect(paid.json().payout).toMatchObject({ status: 'paid', items: [{ status: 'paid', receipt: 'FT26325ABC' }] });
  const again = await post(`${path}/paid`, { reference: 'FT26325ABC' }, 'paid-1');
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect((await post(`${path}/failed`, { reason: 'returned' })).json().code).toBe('payout_closed');
  expect(await lineOf(item.id)).toBeUndefined();
  const done = await product.app.db.select().from(ledgerEntries).where(eq(ledgerEntries.source, item.id));
  const moved = done.filter(({ kind }) => kind === 'payout_done');
  expect(moved.map(({ account, amountMinor }) => [account, amountMinor]).sort()).toEqual([
    ['bank:KES', -968_000],
    ['payout:transit:KES', 968_000],
  ]);
  expect((await balancesOf(product.app.db, providerId)).paidOut).toBe(8_800);
  const actions = (await product.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, payout.id))).map(
    ({ action }) => action,
  );
  expect(actions).toEqual(['payout.collected', 'payout.approved', 'payout.bank_paid']);
});

test('a transfer that is too large for M-Pesa is not sent again by it; the next payout has it in parts', async () => {
  const { member, payout } = await approved('Savanna Trails Ltd', 300_000);
  const path = `${payout.id}/items/${payout.items[0].id}`;
  const item = async () => (await product.call('GET', `/api/admin/payouts/${payout.id}`, admin)).json().payout.items[0];
  await post(`${path}/failed`, { reason: 'Account closed' });
  expect(await item()).toMatchObject({ kes: 330_000, canBeSentAgain: true, tooLarge: false });
  const body = { channel: 'mpesa', phoneNumber: '+254711999886' };
  expect((await product.call('PUT', '/api/provider/payout-method', member, { body })).statusCode).toBe(200);
  expect(await item()).toMatchObject({ canBeSentAgain: false, sendsAgainTo: null, tooLarge: true });
  expect((await post(`${path}/retry`)).json().code).toBe('payout_item_large');
  const { payout: next } = (await product.call('POST', '/api/provider/payouts', member)).json();
  expect(next.items.map(({ kes }: { kes: number }) => kes)).toEqual([249_999, 80_001]);
});

test('a failed transfer is owed again, its replacement is on the list, and a reference belongs to one transfer', async () => {
  const { providerId, payout } = await approved();
  const path = `${payout.id}/items/${payout.items[0].id}`;
  expect((await post(`${path}/failed`, {})).json().fields).toHaveProperty('reason');
  const failed = await post(`${path}/failed`, { reason: 'Account closed' });
  expect(failed.json().payout).toMatchObject({
    status: 'failed',
    items: [{ errorCode: 'bank_refused', reason: 'Account closed', canBeSentAgain: true, otherPayout: null }],
  });
  expect((await balancesOf(product.app.db, providerId)).payable).toBe(8_800);
  expect(failed.json().payout.items[0].sendsAgainTo).toEqual({ ...sentTo(payout), same: true });
  await product.app.db
    .update(payoutMethods)
    .set({ destinationSealed: product.app.secrets.seal(JSON.stringify(bank)) })
    .where(eq(payoutMethods.providerId, providerId));
  const { payout: moved } = (await product.call('GET', `/api/admin/payouts/${payout.id}`, admin)).json();
  expect(moved.items[0].sendsAgainTo).toEqual({ ...sentTo(payout), same: false });
  const { payout: again } = (await post(`${path}/retry`)).json();
  const listed = async (status: string) =>
    (await product.call('GET', `/api/admin/payouts?status=${status}`, admin))
      .json()
      .items.map((one: { id: string }) => one.id);
  expect([(await listed('approved')).includes(payout.id), (await listed('failed')).includes(payout.id)]).toEqual([
    true,
    false,
  ]);
  expect(again).toMatchObject({
    status: 'sending',
    items: [
      { status: 'failed', reason: 'Account closed', canBeSentAgain: false },
      { status: 'queued', reason: null, canBeSentAgain: false },
    ],
  });
  expect(await lineOf(again.items[1].id)).toMatchObject({ Amount: '9680' });

  const other = await approved();
  await post(`${other.payout.id}/items/${other.payout.items[0].id}/paid`, { reference: 'FT26325DEF' });
  const second = `${payout.id}/items/${again.items[1].id}/paid`;
  expect((await post(second, { reference: 'FT26325DEF' })).json().code).toBe('receipt_used');
  expect((await post(second, { reference: 'FT26325GHI' })).json().payout.status).toBe('paid');
});

test('the page of the bank list says who had it last and what was downloaded before, and leaves out what is noted already', async () => {
  const state = async () => (await product.call('GET', '/api/admin/payouts/bank-list', admin)).json();
  const { payout } = await approved();
  const [{ id }] = payout.items;
  const before = await state();
  await lines();
  product.clock.advance(60_000);
  const other = await approved('Mara Tours Ltd');
  expect(await state()).toEqual({
    ...{ transfers: before.transfers + 1, downloadedBefore: before.transfers, noteWaits: 0 },
    last: {
      ...{ at: new Date(product.clock.now().getTime() - 60_000).toISOString(), transfers: before.transfers },
      by: { id: admin.id, name: admin.name },
    },
  });
  const at = product.clock.now();
  await product.app.db.insert(consentRequests).values({
    ...{ act: 'payout.item_paid', subjectType: 'payout', subjectId: id, subjectName: '', status: 'open' },
    ...{ usdCents: 8_800, params: {}, sent: {}, facts: {}, callDigest: '', reason: '' },
    ...{ askedBy: admin.id, askedAt: at, expiresAt: new Date(at.getTime() + 60_000) },
  });
  expect(await lineOf(id)).toBeUndefined();
  expect(await lineOf(other.payout.items[0].id)).toBeDefined();
  expect(await state()).toMatchObject({ transfers: before.transfers, noteWaits: 1 });
  const denied = await post(`${payout.id}/items/${id}/failed`, { reason: 'Account closed' });
  expect([denied.statusCode, denied.json().code]).toEqual([409, 'consent_open']);
  await product.app.db.update(consentRequests).set({ status: 'taken_back' });
  expect(await lineOf(id)).toBeDefined();
});

test('a transfer that the bank returns after it was noted as paid is owed again, once, and can be sent as a new one', async () => {
  const { providerId, member, payout } = await approved();
  const [item] = payout.items;
  const path = `${payout.id}/items/${item.id}`;
  const reason = 'Account closed';
  expect((await post(`${path}/returned`, { reason })).json().code).toBe('payout_closed');
  await post(`${path}/paid`, { reference: 'FT26325RET' });
  await product.drain();
  await owe(product, providerId, 8_800);
  const other = (await product.call('POST', '/api/provider/payouts', member)).json().payout; // open meanwhile
  product.clock.advance(1_000);
  const answers = await Promise.all([1, 2].map(() => post(`${path}/returned`, { reason })));
  expect(answers.map((answer) => answer.json().code ?? answer.json().payout.status).toSorted()).toEqual([
    'failed',
    'payout_closed',
  ]);
  const { payout: back } = (await product.call('GET', `/api/admin/payouts/${payout.id}`, admin)).json();
  expect(back).toMatchObject({
    status: 'failed',
    items: [
      // The other payout does not contain its money, but a provider has one open payout at a time.
      {
        ...{ status: 'failed', errorCode: 'bank_returned', reason },
        otherPayout: { id: other.id, hasItsMoney: false },
      },
    ],
  });
  const posted = await product.app.db.select().from(ledgerEntries).where(eq(ledgerEntries.source, item.id));
  const sums = Map.groupBy(posted, ({ account }) => account);
  expect([...sums].map(([, of]) => of.reduce((sum, { amountMinor }) => sum + amountMinor, 0))).toEqual(
    Array(sums.size).fill(0),
  );
  expect(sums.size).toBe(5);
  expect(await balancesOf(product.app.db, providerId)).toMatchObject({ payable: 8_800, onTheWay: 0, paidOut: 0 });
  expect(await comparePayouts(product.app.db)).toEqual([]);
  await product.drain();
  const told = async (words: string) =>
    ((await product.app.mail.mailbox?.list()) ?? []).filter(
      ({ to, subject }) => to === `${providerId}@example.com` && subject.includes(words),
    );
  expect(await told('go through')).toHaveLength(1);
  expect((await post(`${path}/retry`)).json().code).toBe('payout_open');
  await post(`${other.id}/withdraw`);
  const { payout: again } = (await post(`${path}/retry`)).json();
  expect(again).toMatchObject({ status: 'sending', items: [{ status: 'failed' }, { status: 'queued' }] });
  expect(await told('has arrived')).toHaveLength(1);
  await post(`${payout.id}/items/${again.items[1].id}/paid`, { reference: 'FT26325RE2' });
  await product.drain();
  expect(await told('has arrived')).toHaveLength(2);
});

test('a replacement is on the list of the day on which it was approved, not of the first approval', async () => {
  const { payout } = await approved();
  await post(`${payout.id}/items/${payout.items[0].id}/failed`, { reason: 'Account closed' });
  product.clock.advance(2 * 3_600_000 * 5);
  const day = dateInNairobi(product.clock.now());
  const { payout: again } = (await post(`${payout.id}/items/${payout.items[0].id}/retry`)).json();
  const reference = again.items[1].id;
  expect(await lineOf(reference, `?from=${day}&to=${day}`)).toMatchObject({ 'Approved on': day });
  const before = addDays(day, -1);
  expect(await lineOf(reference, `?from=${before}&to=${before}`)).toBeUndefined();
  product.clock.advance(-2 * 3_600_000 * 5);
});

test('returned by the bank, then sent by M-Pesa as the provider wants it, failed there, and sent by bank again', async () => {
  const { member, payout } = await approved();
  const [item] = payout.items;
  await post(`${payout.id}/items/${item.id}/paid`, { reference: 'FT26325MOB' });
  await post(`${payout.id}/items/${item.id}/returned`, { reason: 'Account closed' });
  const method = (body: object) => product.call('PUT', '/api/provider/payout-method', member, { body });
  await method(mpesa);
  const { payout: byPhone } = (await post(`${payout.id}/items/${item.id}/retry`)).json();
  const second = byPhone.items[1];
  expect(second).toMatchObject({ status: 'sending', channel: 'mpesa', destination: '+2547•••••678' });
  expect(await lineOf(second.id)).toBeUndefined();
  // It is sent by M-Pesa, so no bank can have paid it.
  expect((await post(`${payout.id}/items/${second.id}/paid`, { reference: 'FT1' })).json().code).toBe('payout_closed');
  await settled(second, 'failed');
  await method({ ...bank, accountNumber: '7776665554443' });
  const { payout: byBank } = (await post(`${payout.id}/items/${second.id}/retry`)).json();
  const third = byBank.items[2];
  expect(third).toMatchObject({ status: 'queued', channel: 'bank', destination: 'Equity Bank ••••4443' });
  expect(await lineOf(third.id)).toMatchObject({ 'Account number': '7776665554443' });
  expect(await comparePayouts(product.app.db)).toEqual([]);
  const { payout: end } = (await post(`${payout.id}/items/${third.id}/paid`, { reference: 'FT26325NEW' })).json();
  expect(end.status).toBe('paid');
  expect(await comparePayouts(product.app.db)).toEqual([]);
});

test('paid by M-Pesa after the bank transfer had failed: each transfer is posted to the account that it was sent from', async () => {
  const { providerId, member, payout } = await approved();
  await post(`${payout.id}/items/${payout.items[0].id}/failed`, { reason: 'Account closed' });
  await product.call('PUT', '/api/provider/payout-method', member, { body: mpesa });
  const { payout: byPhone } = (await post(`${payout.id}/items/${payout.items[0].id}/retry`)).json();
  await settled(byPhone.items[1], 'succeeded');
  expect(await comparePayouts(product.app.db)).toEqual([]);
  expect(await balancesOf(product.app.db, providerId)).toMatchObject({ payable: 0, onTheWay: 0, paidOut: 8_800 });
});

test('a replacement of a replacement is not on the list once any transfer before it has arrived', async () => {
  const { db } = product.app;
  const { payout } = await approved();
  const retried = async (itemId: string): Promise<{ id: string }[]> => {
    await post(`${payout.id}/items/${itemId}/failed`, { reason: 'Account closed' });
    return (await post(`${payout.id}/items/${itemId}/retry`)).json().payout.items;
  };
  const [first, second] = await retried(payout.items[0].id);
  const third = (await retried(second?.id ?? ''))[2]?.id ?? '';
  expect(await lineOf(third)).toBeDefined();
  for (const { id } of [first, second] as { id: string }[]) {
    const become = (status: 'paid' | 'failed') => db.update(payoutItems).set({ status }).where(eq(payoutItems.id, id));
    await become('paid');
    expect(isPaidBefore(await listItems(db, payout.id), { replaces: second?.id ?? '' })).toBe(true);
    expect(await lineOf(third)).toBeUndefined();
    await become('failed');
    expect(await lineOf(third)).toBeDefined();
  }
  // A cycle, which only a fault of ours can make, must not keep the database busy for ever.
  await db
    .update(payoutItems)
    .set({ replaces: third })
    .where(eq(payoutItems.id, first?.id ?? ''));
  expect(await lineOf(third)).toBeDefined();
  await db
    .update(payoutItems)
    .set({ replaces: null })
    .where(eq(payoutItems.id, first?.id ?? ''));
});

test('a long list is read in batches of 500, each transfer once and in order, and the record says how many and how much', async () => {
  const { db } = product.app;
  product.clock.advance(3 * 24 * 3_600_000); // a day on which nothing else is approved
  const otherAdmin = admin;
  admin = await makePerson(product.app, { role: 'admin' });
  const day = dateInNairobi(product.clock.now());
  const { payout } = await approved();
  // Seven at a time were made at the same instant.
  await db.execute(sql`insert into payout_items (id, payout_id, seq, usd_cents, amount_minor, channel,
      destination_sealed, destination_masked, status, created_at)
    select gen_random_uuid(), payout_id, seq + i, usd_cents, amount_minor + i, channel,
      destination_sealed, destination_masked, status, created_at - i / 7 * interval '1 ms'
    from payout_items, generate_series(1, 1199) i where payout_id = ${payout.id}`);
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from payout_items where payout_id = ${payout.id} order by created_at, seq`,
  );
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  const found = await lines(`?from=${day}&to=${day}`);
  const texts = queries.mock.calls.map(([query]) =>
    typeof query === 'string' ? query : (query as { text: string }).text,
  );
  queries.mockRestore();
  expect(found.map(({ Reference }) => Reference)).toEqual(rows.map(({ id }) => id));
  expect(texts.filter((text) => text.includes('"payout_items"'))).toHaveLength(1 + 3);
  expect(texts.length).toBeLessThan(30);
  const [first, ...batches] = await recordsOf(admin);
  const kesMinor = 1_200 * payout.items[0].kes * 100 + (1_199 * 1_200) / 2;
  expect(first).toEqual(['payouts.bank_list_read', { from: day, to: day, transfers: 1_200, kesMinor }]);
  const ids = rows.map(({ id }) => id);
  expect(batches).toEqual(
    [ids.slice(0, 500), ids.slice(500, 1_000), ids.slice(1_000)].map((items) => [
      'payouts.bank_accounts_read',
      { items },
    ]),
  );
  product.clock.advance(-3 * 24 * 3_600_000);
  admin = otherAdmin;
});

/** What was recorded of the lists that an admin read, in order. */
async function recordsOf({ id }: { id: string }) {
  const { rows } = await product.app.db.execute<{ action: string; detail: unknown }>(
    sql`select action, detail from ${auditEntries}
      where subject_id = 'bank-list' and actor_id = ${id} order by ${auditEntries.id}`,
  );
  return rows.map(({ action, detail }) => [action, detail]);
}

test.each(['payouts.bank_list_read', 'payouts.bank_accounts_read'])(
  'no account is sent while the record %s cannot be written',
  async (action) => {
    const { db } = product.app;
    await approved();
    await db.execute(
      sql`alter table audit_entries add constraint refused check (action <> ${sql.raw(`'${action}'`)}) not valid`,
    );
    const answer = await product.call('GET', listPath, admin);
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal']);
    await db.execute(sql`alter table audit_entries drop constraint refused`);
    expect(await lines()).not.toEqual([]);
  },
);

test('what failed is not offered again once another payout contains its money, until that one is withdrawn', async () => {
  const { member, payout } = await approved();
  const path = `${payout.id}/items/${payout.items[0].id}`;
  await post(`${path}/failed`, { reason: 'Account closed' });
  const item = async () => (await product.call('GET', `/api/admin/payouts/${payout.id}`, admin)).json().payout.items[0];
  const later = (await product.call('POST', '/api/provider/payouts', member)).json().payout;
  const inLater = { canBeSentAgain: false, otherPayout: { id: later.id, hasItsMoney: true } };
  expect(await item()).toMatchObject(inLater);
  expect((await post(`${path}/retry`)).json().code).toBe('payout_open');
  await post(`${later.id}/withdraw`);
  expect(await item()).toMatchObject({ canBeSentAgain: true, otherPayout: null });
  const last = (await product.call('POST', '/api/provider/payouts', member)).json().payout;
  await post(`${last.id}/approve`);
  await post(`${last.id}/items/${last.items[0].id}/paid`, { reference: `FT-${last.id}` });
  expect(await item()).toMatchObject({ canBeSentAgain: false, otherPayout: { id: last.id, hasItsMoney: true } });
  // Its provider does not read what our team has typed.
  const own = (await product.call('GET', '/api/provider/payouts', member)).json().items;
  expect(own.flatMap((one: { items: object[] }) => one.items.flatMap(Object.keys))).not.toContain('reason');
});

test('nothing is sent to a provider that was suspended meanwhile', async () => {
  const suspend = (id: string) =>
    product.app.db.update(providers).set({ status: 'suspended' }).where(eq(providers.id, id));
  const { providerId, payout } = await approved();
  const path = `${payout.id}/items/${payout.items[0].id}`;
  await post(`${path}/failed`, { reason: 'Account closed' });
  await suspend(providerId);
  const refused = await post(`${path}/retry`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'provider_suspended']);
  const { payout: failed } = (await product.call('GET', `/api/admin/payouts/${payout.id}`, admin)).json();
  expect(failed).toMatchObject({ provider: { status: 'suspended' }, items: [{ canBeSentAgain: false }] });
  const { providerId: second, member } = await makeEarner(product);
  await owe(product, second, 8_800);
  const { payout: draft } = (await product.call('POST', '/api/provider/payouts', member)).json();
  await suspend(second);
  expect((await post(`${draft.id}/approve`)).json().code).toBe('provider_suspended');
  expect((await post(`${draft.id}/withdraw`)).json().payout.status).toBe('withdrawn');
});

test('items of a draft or of M-Pesa cannot be noted, and only admins can read the list', async () => {
  const { providerId, member } = await makeEarner(product);
  await owe(product, providerId, 8_800);
  const { payout } = (await product.call('POST', '/api/provider/payouts', member)).json();
  const path = `${payout.id}/items/${payout.items[0].id}`;
  expect((await post(`${path}/paid`, { reference: 'FT1' })).json().code).toBe('payout_closed');
  await post(`${payout.id}/approve`);
  expect((await post(`${path}/paid`, { reference: 'FT1' })).json().code).toBe('payout_closed');
  const wrong = `${payout.id}/items/0199c3a2-5d7e-7000-8000-000000000009`;
  expect((await post(`${wrong}/paid`, { reference: 'FT1' })).statusCode).toBe(404);
  expect((await product.call('GET', listPath, member)).statusCode).toBe(403);
  expect((await product.call('GET', listPath)).statusCode).toBe(401);
});

test('admins can list payouts by status', async () => {
  const { payout } = await approved();
  const list = async (query: string) => (await product.call('GET', `/api/admin/payouts${query}`, admin)).json();
  const open = await list('?status=approved&pageSize=50');
  expect(open.items.map(({ id }: { id: string }) => id)).toContain(payout.id);
  type Listed = { status: string; items: { channel: string; status: string }[] };
  const waits = ({ status, items }: Listed) =>
    status === 'approved' || items.some((item) => item.channel === 'bank' && item.status === 'queued');
  expect(open.items.every(waits)).toBe(true);
  expect(open.items[0]).toMatchObject({ provider: { name: 'Savanna Trails' }, requested: true });
  expect((await list('?pageSize=1')).items).toHaveLength(1);
  expect((await product.call('GET', '/api/admin/payouts?status=lost', admin)).statusCode).toBe(400);
});
