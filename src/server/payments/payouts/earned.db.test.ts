import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingsRoutes } from '#server/bookings/routes.ts';
import { transaction } from '#server/db/client.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import type { Earned } from '#shared/contracts/payouts.ts';
import { usd } from '#shared/money.ts';
import { makePerson, signInAgain } from '#tests/support/factories.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { disputeLostEntries, earningEntries } from '../ledger/postings.ts';
import { createPayoutApp, makeEarner, makeTrip, type PayoutApp } from './payouts.fixture.ts';

const path = '/api/provider/earnings/periods';
let product: PayoutApp;
beforeAll(async () => {
  product = await createPayoutApp({ routes: [bookingsRoutes] });
});
afterAll(() => product.close());

const earned = async (member: { token: string }, by = 'month'): Promise<Earned['items']> =>
  (await product.call('GET', `${path}?by=${by}`, member)).json().items;

/** Posts what a trip of this price earned, at an instant. */
const post = (providerId: string, bookingId: string, at: string, vatBps = 0) =>
  transaction(product.app, (tx) =>
    postLedger(tx, {
      ...{ kind: 'earn', source: bookingId, bookingId, providerId, at: new Date(at) },
      entries: earningEntries(usd(10_000), 1_200, { vatBps, levyBps: 200, withholdingBps: 500 }),
    }),
  );

const bookingOf = async (providerId: string) =>
  (await makeTrip(product, providerId, { status: 'confirmed' })).booking.id;

test('months and years are those of Kenya, with what was taken, and those without earnings are among them', async () => {
  const { providerId, member } = await makeEarner(product);
  // 23:59:59 of 31 December and 00:00 of 1 January in Kenya.
  await post(providerId, await bookingOf(providerId), '2025-12-31T20:59:59.999Z');
  await post(providerId, await bookingOf(providerId), '2025-12-31T21:00:00.000Z', 1_600);
  const months = await earned(member);
  expect([months.length, months[0]?.period, months.at(-1)?.period]).toEqual([24, '2024-12', '2026-11']);
  const split = { trips: 1, gross: 100, levy: 2, withholding: 4.3, net: 81.7 };
  expect(months.filter(({ trips }) => trips > 0)).toEqual([
    { ...split, period: '2025-12', commission: 12, vat: 0 },
    { ...split, period: '2026-01', commission: 10.35, vat: 1.65 },
  ]);
  const years = await earned(member, 'year');
  expect(years.map(({ period, gross }) => [period, gross])).toEqual([
    ...[
      ['2022', 0],
      ['2023', 0],
      ['2024', 0],
      ['2025', 100],
      ['2026', 100],
    ],
  ]);
});

test('a payout earns nothing, and a chargeback takes away', async () => {
  const { providerId, member } = await makeEarner(product);
  const { booking } = await makeTrip(product, providerId);
  await product.call('POST', '/api/provider/payouts', member);
  await transaction(product.app, (tx) =>
    postLedger(tx, {
      ...{ kind: 'dispute_closed', source: booking.id, bookingId: booking.id, providerId, at: product.clock.now() },
      entries: disputeLostEntries(usd(10_000), [
        { account: 'provider:payable:USD', amountMinor: 8_800 },
        { account: 'commission:USD', amountMinor: 1_200 },
      ]),
    }),
  );
  const now = (await earned(member)).at(-1);
  expect(now).toMatchObject({ trips: 1, net: 0, commission: 0, gross: 0 });
});

test('what was earned before the first month is in no month, and in its year', async () => {
  const { providerId, member } = await makeEarner(product);
  await post(providerId, await bookingOf(providerId), '2023-05-05T09:00:00Z');
  expect((await earned(member)).every(({ gross }) => gross === 0)).toBe(true);
  expect((await earned(member, 'year')).find(({ period }) => period === '2023')).toMatchObject({
    gross: 100,
    trips: 1,
  });
});

test('only for those with the right `money`, and never another provider’s', async () => {
  const { providerId } = await makeEarner(product);
  const clerk = await makePerson(product.app);
  await addProviderMember(product.app, providerId, { personId: clerk.id, rights: ['manage', 'bookings'] });
  expect((await product.call('GET', path, clerk)).json().code).toBe('forbidden');
  const { member: stranger } = await makeEarner(product);
  expect((await product.call('GET', `${path}?providerId=${providerId}`, stranger)).statusCode).toBe(404);
  expect((await product.call('GET', `${path}?by=week`, stranger)).statusCode).toBe(400);
});

test('earnings say where payouts go, and why none can be requested now', async () => {
  const { providerId, member } = await makeEarner(product, { destination: null });
  const figures = async () => (await product.call('GET', '/api/provider/earnings', member)).json();
  expect(await figures()).toMatchObject({ payoutMethod: null, payoutRefusal: 'payout_method_missing' });
  await product.call('PUT', '/api/provider/payout-method', member, {
    body: { channel: 'mpesa', phoneNumber: '0712 345 678' },
  });
  await makeTrip(product, providerId, { cents: 500 });
  expect(await figures()).toMatchObject({
    payoutMethod: { channel: 'mpesa', destination: '+2547•••••678' },
    ...{ payoutRefusal: 'payout_minimum', payable: 4.4, payableKes: 484, payoutMinimumKes: 500 },
  });
  await makeTrip(product, providerId);
  expect((await figures()).payoutRefusal).toBeNull();
  expect((await product.call('POST', '/api/provider/payouts', member)).statusCode).toBe(201);
  expect((await figures()).payoutRefusal).toBe('payout_open');
});

test('a link to a statement is refused after an old sign-in, so that the page can ask for the password', async () => {
  const { member } = await makeEarner(product);
  const link = (who: { token: string }) =>
    product.call('POST', '/api/file-links', who, { body: { path: '/api/provider/statement.pdf?from=2026-10-01' } });
  expect((await link(member)).statusCode).toBe(200);
  product.clock.advance(12 * 3_600_000 + 1);
  const late = await link(member);
  expect([late.statusCode, late.json().code]).toEqual([403, 'sign_in_again']);
  expect((await link(await signInAgain(product.app, member))).statusCode).toBe(200);
  // Files that need no recent sign-in are opened as before.
  const voucher = '/api/bookings/BK-2026-001/calendar.ics';
  expect((await product.call('POST', '/api/file-links', member, { body: { path: voucher } })).statusCode).toBe(200);
});
