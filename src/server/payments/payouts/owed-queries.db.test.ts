import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminExportRoutes } from '#server/admin/exports/routes.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { providers } from '#server/providers/tables.ts';
import type { OwedProvider } from '#shared/contracts/payouts.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { providerBalances } from '../ledger/tables.ts';
import { bank, createPayoutApp, makeEarner, makeTrip, owe, type PayoutApp } from './payouts.fixture.ts';
import { payouts } from './tables.ts';

const path = '/api/admin/provider-balances';
let product: PayoutApp;
let admin: MadePerson;
beforeAll(async () => {
  product = await createPayoutApp({ routes: [(http, app) => adminExportRoutes(http, app)] });
  admin = await makePerson(product.app, { role: 'admin' });
});
afterAll(() => product?.close());

const list = async (query = ''): Promise<OwedProvider[]> =>
  (await product.call('GET', `${path}?pageSize=50${query}`, admin)).json().items;

async function owedOf(providerId: string): Promise<OwedProvider | undefined> {
  return (await list()).find(({ provider }) => provider.id === providerId);
}

test('a provider is listed with what we owe, its masked method, and the reason why no payout is made', async () => {
  const [due, small, missing, held, suspended] = await Promise.all([
    makeEarner(product, { destination: bank }),
    makeEarner(product),
    makeEarner(product, { destination: null }),
    makeEarner(product),
    makeEarner(product),
  ]);
  // At 110 shillings a dollar $4.55 are 501 shillings, and $4.54 are 499.
  await owe(product, due.providerId, 455);
  await owe(product, small.providerId, 454);
  await owe(product, missing.providerId, 90_000);
  await makeTrip(product, held.providerId, { cents: 20_000, disputed: true });
  await makeTrip(product, held.providerId, { cents: 500 });
  await owe(product, suspended.providerId, 30_000);
  await product.app.db.update(providers).set({ status: 'suspended' }).where(eq(providers.id, suspended.providerId));

  expect(await owedOf(due.providerId)).toEqual({
    id: due.providerId,
    provider: { id: due.providerId, name: 'Savanna Trails' },
    ...{ owed: 4.55, payable: 4.55, frozen: 0, inPreparation: 0, why: 'next_run', payout: null },
    method: { channel: 'bank', destination: 'Equity Bank ••••9012' },
  });
  expect(await owedOf(small.providerId)).toMatchObject({ owed: 4.54, why: 'payout_minimum' });
  expect(await owedOf(missing.providerId)).toMatchObject({ owed: 900, why: 'payout_method_missing', method: null });
  expect(await owedOf(held.providerId)).toMatchObject({ owed: 180.4, payable: 4.4, frozen: 176, why: 'on_hold' });
  expect(await owedOf(suspended.providerId)).toMatchObject({ owed: 300, why: 'not_approved' });
  expect((await list('&why=payout_method_missing')).map(({ provider }) => provider.id)).toEqual([missing.providerId]);
  expect((await list()).map(({ owed }) => owed)).toEqual([900, 300, 180.4, 4.55, 4.54]);
});

test('what waits for approval is named with its payout, and who is owed nothing is not listed', async () => {
  const { providerId, member } = await makeEarner(product);
  await owe(product, providerId, 12_000);
  const { payout } = (await product.call('POST', '/api/provider/payouts', member)).json();
  expect(await owedOf(providerId)).toMatchObject({
    ...{ owed: 120, payable: 0, inPreparation: 120, why: 'payout_draft' },
    payout: { id: payout.id, status: 'draft' },
  });
  await product.call('POST', `/api/admin/payouts/${payout.id}/approve`, admin);
  expect(await owedOf(providerId)).toBeUndefined();
  await owe(product, providerId, 7_000);
  expect(await owedOf(providerId)).toMatchObject({ owed: 70, payable: 70, why: 'payout_under_way' });
});

test('who owes us money is named as such', async () => {
  const { providerId } = await makeEarner(product);
  await transaction(product.app, (tx) =>
    postLedger(tx, {
      ...{ kind: 'dispute_closed', source: newId(), providerId, at: product.clock.now() },
      entries: [
        { account: 'provider:payable:USD', amountMinor: 2_500 },
        { account: 'dispute:held:USD', amountMinor: -2_500 },
      ],
    }),
  );
  expect(await owedOf(providerId)).toMatchObject({ owed: -25, payable: -25, why: 'owes_us' });
});

test('postings at one instant are all counted, and the sums are those of the ledger', async () => {
  const { providerId } = await makeEarner(product);
  await Promise.all(Array.from({ length: 8 }, () => owe(product, providerId, 1_000)));
  expect(await owedOf(providerId)).toMatchObject({ owed: 80 });
  const { rows } = await product.app.db.execute(sql`
    select provider_id as "providerId", -sum(amount_minor)::integer as "owedCents" from ledger_entries
    where account = 'provider:payable:USD' group by provider_id order by provider_id`);
  expect(await product.app.db.select().from(providerBalances).orderBy(providerBalances.providerId)).toEqual(rows);
});

test('the file has the rows of the list, and nobody but admins gets either', async () => {
  const answer = await product.call('GET', `${path}.csv?why=payout_method_missing`, admin);
  expect(parse(answer.body, { bom: true, columns: true })).toMatchObject([
    { Provider: 'Savanna Trails', 'We owe in dollars': '900', Reason: 'payout_method_missing' },
  ]);
  const { member } = await makeEarner(product);
  for (const each of [path, `${path}.csv`]) expect((await product.call('GET', each, member)).statusCode).toBe(403);
});

test('an admin reads the balances of one provider, and which method it has', async () => {
  const { providerId } = await makeEarner(product, { destination: bank });
  await makeTrip(product, providerId);
  const answer = await product.call('GET', `/api/admin/providers/${providerId}/balances`, admin);
  expect(answer.json()).toMatchObject({
    ...{ owed: 88, payable: 88, paidOut: 0, payoutRefusal: null },
    payoutMethod: { channel: 'bank', destination: 'Equity Bank ••••9012', changedAt: expect.stringMatching(/Z$/) },
  });
  const missing = await product.call('GET', `/api/admin/providers/${newId()}/balances`, admin);
  expect(missing.statusCode).toBe(404);
});

test('a payout names what was earned since the payout before, with the bookings', async () => {
  const { providerId, member } = await makeEarner(product);
  const collect = async () => {
    const { payout } = (await product.call('POST', '/api/provider/payouts', member)).json();
    const lines = await product.call('GET', `/api/admin/payouts/${payout.id}/lines`, admin);
    return { id: payout.id as string, ...lines.json() };
  };
  const first = await makeTrip(product, providerId);
  product.clock.advance(60_000);
  const { id, items } = await collect();
  expect(items).toMatchObject([{ kind: 'earn', reference: first.booking.reference, net: 88 }]);
  await product.call('POST', `/api/admin/payouts/${id}/approve`, admin);
  await product.app.db.update(payouts).set({ status: 'paid' }).where(eq(payouts.id, id));
  product.clock.advance(60_000);
  const second = await makeTrip(product, providerId, { cents: 20_000 });
  const next = await collect();
  expect([next.total, next.items]).toMatchObject([1, [{ reference: second.booking.reference, net: 176 }]]);
});
