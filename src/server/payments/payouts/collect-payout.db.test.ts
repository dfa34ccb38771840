import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { providers } from '#server/providers/tables.ts';
import { updateSettings } from '#server/settings/update-settings.ts';
import { makePerson } from '#tests/support/factories.ts';
import { withGuard } from '#tests/support/guard.ts';
import type * as PostEarning from '../earnings/post-earning.ts';
import { payments } from '../records/tables.ts';
import { bank, createPayoutApp, makeEarner, makeTrip, owe, type PayoutApp } from './payouts.fixture.ts';
import { prepareDuePayouts } from './prepare-payouts.ts';
import { payouts } from './tables.ts';

/** Without the guard earnings are posted by their own jobs only. */
vi.mock('../earnings/post-earning.ts', async (original) =>
  (await import('#tests/support/guard.ts')).unguarded(original<typeof PostEarning>, () => ({
    postDueEarnings: async () => {},
  })),
);

const path = '/api/provider/payouts';
let product: PayoutApp;
let admin: Awaited<ReturnType<typeof makePerson>>;
beforeAll(async () => {
  product = await createPayoutApp({ at: '2026-11-21T12:00:00+03:00' });
  admin = await makePerson(product.app, { role: 'admin' });
});
afterAll(() => product.close());

/** Deletes audit entries, as only a test does: the trigger that refuses it is off meanwhile. */
const withoutTrigger = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(product.app, async (tx) => {
    await tx.execute(`alter table audit_entries disable trigger audit_entries_only_added`);
    const answer = await work(tx);
    await tx.execute(`alter table audit_entries enable trigger audit_entries_only_added`);
    return answer;
  });

const payoutsOf = (providerId: string) =>
  product.app.db.select().from(payouts).where(eq(payouts.providerId, providerId));

describe('asking for a payout', () => {
  test.each([
    // 454 cents are 499 shillings at 110, 455 are 501; 500 exactly needs another rate.
    { cents: 454, rate: 110, kes: undefined },
    { cents: 455, rate: 110, kes: [501] },
    { cents: 499, rate: 100, kes: undefined },
    { cents: 500, rate: 100, kes: [500] },
    { cents: 227_273, rate: 110, kes: [250_000] },
    { cents: 227_274, rate: 110, kes: [249_999, 2] },
  ])('$cents cents at $rate', async ({ cents, rate, kes }) => {
    await updateSettings(product.app, admin, { usdToKesRate: rate });
    const { providerId, member } = await makeEarner(product);
    await owe(product, providerId, cents);
    const answer = await product.call('POST', path, member);
    await updateSettings(product.app, admin, { usdToKesRate: 110 });
    if (!kes) {
      expect(answer.json()).toMatchObject({ code: 'payout_minimum' });
      expect(await payoutsOf(providerId)).toEqual([]);
      return;
    }
    expect(answer.statusCode).toBe(201);
    const { payout } = answer.json();
    expect(payout).toMatchObject({ status: 'draft', rate, usd: cents / 100, destination: '+2547•••••678' });
    expect(payout.items.map((item: { kes: number }) => item.kes)).toEqual(kes);
    expect(payout.kes).toBe(kes.reduce((sum, one) => sum + one, 0));
  });

  test('by bank it is one transfer, however much it is', async () => {
    const { providerId, member } = await makeEarner(product, { destination: bank });
    await owe(product, providerId, 1_000_000);
    const { payout } = (await product.call('POST', path, member)).json();
    expect(payout.items.map(({ kes, usd }: { kes: number; usd: number }) => [kes, usd])).toEqual([[1_100_000, 10_000]]);
  });

  test('the same key twice makes one payout, and another key is refused while it is open', async () => {
    const { providerId, member } = await makeEarner(product);
    await owe(product, providerId, 8_800);
    const first = await product.call('POST', path, member, { key: 'ask-1' });
    const again = await product.call('POST', path, member, { key: 'ask-1' });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.json()).toEqual(first.json());
    expect((await product.call('POST', path, member, { key: 'ask-2' })).json().code).toBe('payout_open');
    expect(await payoutsOf(providerId)).toHaveLength(1);
    const listed = await product.call('GET', path, member);
    expect(listed.json()).toEqual({ items: [first.json().payout], total: 1, page: 1, pageSize: 20 });
    const stranger = await makeEarner(product);
    expect((await product.call('GET', path, stranger.member)).json().total).toBe(0);
    const asked = await product.call('POST', `${path}?providerId=${providerId}`, stranger.member);
    expect(asked.statusCode).toBe(404);
  });

  test('two requests at the same time make one payout', async () => {
    const { providerId, member } = await makeEarner(product);
    await owe(product, providerId, 8_800);
    const both = await Promise.all([product.call('POST', path, member), product.call('POST', path, member)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await payoutsOf(providerId)).toHaveLength(1);
  });

  test('nothing is collected without a payout method, nor from a negative balance', async () => {
    const nowhere = await makeEarner(product, { destination: null });
    await owe(product, nowhere.providerId, 8_800);
    expect((await product.call('POST', path, nowhere.member)).json().code).toBe('payout_method_missing');
    const { member } = await makeEarner(product);
    expect((await product.call('POST', path, member)).json().code).toBe('payout_minimum');
  });

  test('nothing is collected for a suspended provider', async () => {
    const { providerId, member } = await makeEarner(product);
    await owe(product, providerId, 8_800);
    await product.app.db.update(providers).set({ status: 'suspended' }).where(eq(providers.id, providerId));
    expect((await product.call('POST', path, member)).json().code).toBe('forbidden');
    expect(await payoutsOf(providerId)).toEqual([]);
  });

  test('money of disputed and unverified payments is left out, and nothing else', async () => {
    const { providerId, member } = await makeEarner(product);
    await makeTrip(product, providerId);
    const disputed = await makeTrip(product, providerId, { cents: 5_000, disputed: true });
    await makeTrip(product, providerId, { cents: 3_000, verified: false });
    const { payout } = (await product.call('POST', path, member)).json();
    expect(payout).toMatchObject({ usd: 88, kes: 9_680 });
    // Released later, it is payable like any other.
    await product.app.db.update(payments).set({ disputed: false }).where(eq(payments.id, disputed.paymentId));
    await product.call('POST', `/api/admin/payouts/${payout.id}/withdraw`, admin);
    expect((await product.call('POST', path, member)).json().payout).toMatchObject({ usd: 132 });
  });
});

describe('the weekly run', () => {
  const run = () => prepareDuePayouts(product.app);
  const at = (instant: string) => product.clock.freeze(new Date(instant));

  test('collects on Monday at 06:00 in Nairobi, once a week, whatever happens to the payout', async () => {
    await run();
    const { providerId } = await makeEarner(product);
    const poor = await makeEarner(product);
    const nowhere = await makeEarner(product, { destination: null });
    await owe(product, providerId, 8_800);
    await owe(product, poor.providerId, 454);
    await owe(product, nowhere.providerId, 8_800);
    at('2026-11-23T05:59:59+03:00');
    await run();
    expect(await payoutsOf(providerId)).toEqual([]);
    at('2026-11-23T06:00:00+03:00');
    await run();
    await run();
    const [made, ...more] = await payoutsOf(providerId);
    expect(more).toEqual([]);
    expect(made).toMatchObject({ period: '2026-11-23', status: 'draft', usdCents: 8_800, requestedBy: null });
    expect(await payoutsOf(poor.providerId)).toEqual([]);
    expect(await payoutsOf(nowhere.providerId)).toEqual([]);

    const fresh = await makePerson(product.app, { role: 'admin' });
    expect((await product.call('POST', `/api/admin/payouts/${made?.id}/withdraw`, fresh)).statusCode).toBe(200);
    at('2026-11-25T06:00:00+03:00');
    await run();
    expect(await payoutsOf(providerId)).toHaveLength(1);
    at('2026-11-30T06:30:00+03:00');
    await run();
    const periods = (await payoutsOf(providerId)).map(({ period, status }) => `${period} ${status}`);
    expect(periods.sort()).toEqual(['2026-11-23 withdrawn', '2026-11-30 draft']);
  });

  test.each([
    { on: true, monday: '2026-12-07', mineCents: [8_800], otherCents: [4_400] },
    // Sunday’s trip is not posted yet, and Monday’s run is already over.
    { on: false, monday: '2026-12-14', mineCents: [], otherCents: [] },
  ])('includes trips that are over and not shared out yet, guard $on: $mineCents', async (expected) => {
    at('2026-11-30T07:00:00+03:00'); // booked before the trip's day
    const [mine, other] = [await makeEarner(product), await makeEarner(product)];
    const trips = [
      await makeTrip(product, mine.providerId, { status: 'confirmed' }),
      await makeTrip(product, mine.providerId, { status: 'confirmed', disputed: true }),
      await makeTrip(product, other.providerId, { status: 'confirmed', cents: 5_000 }),
    ];
    for (const { booking, paymentId } of trips) {
      const completesAt = new Date(`${expected.monday}T00:00:00+03:00`);
      await product.app.db.update(bookings).set({ completesAt }).where(eq(bookings.id, booking.id));
      await product.app.db.update(payments).set({ paidAt: product.clock.now() }).where(eq(payments.id, paymentId));
    }
    at(`${expected.monday}T06:00:00+03:00`);
    await withGuard(expected, run);
    const collected = async (id: string) => (await payoutsOf(id)).map(({ usdCents }) => usdCents);
    expect([await collected(mine.providerId), await collected(other.providerId)]).toEqual([
      expected.mineCents,
      expected.otherCents,
    ]);
  });

  test('continues after a crash, without a second draft', async () => {
    at('2026-12-21T06:00:00+03:00');
    const { providerId } = await makeEarner(product);
    await owe(product, providerId, 8_800);
    await run();
    const [draft] = await payoutsOf(providerId);
    const later = await makeEarner(product);
    await owe(product, later.providerId, 8_800);
    // As if the process had died before it stored that the run was done, and the draft had been withdrawn meanwhile.
    const done = and(eq(auditEntries.subjectType, 'payout_run'), eq(auditEntries.subjectId, '2026-12-21'));
    const { rowCount } = await withoutTrigger((tx) => tx.delete(auditEntries).where(done));
    expect(rowCount).toBe(1);
    await product.app.db
      .update(payouts)
      .set({ status: 'withdrawn' })
      .where(eq(payouts.id, draft?.id ?? ''));
    await Promise.all([run(), run()]);
    expect(await payoutsOf(providerId)).toHaveLength(1);
    expect(await payoutsOf(later.providerId)).toHaveLength(1);
  });
});
