import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { earnPoints } from '#server/loyalty/earn-points.ts';
import { matchReceipt } from '#server/payments/reconciliation/match-receipt.ts';
import { settle } from '#server/payments/settle.ts';
import { addDays, calendarDate, startOfDayNairobi, today } from '#shared/dates.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { claimPaid, mpesaSays, SILENT_PHONE } from './forger.ts';
import { listService, type Stage, type Stay, setStage } from './stage.ts';
import { checkInvariants } from './witness.ts';

/** USD 100.00 for two guests, half of it back until the day before; a third guest is USD 50.00. */
const POINTS = 500;
const KES = { first: 11_000, third: 5_500 };

let stage: Stage;
let serviceId: string;
beforeAll(async () => {
  stage = await setStage();
  serviceId = await listService(stage.product, 5_000, { capacity: 40, policy: 'moderate' });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => stage.close());

const run = async <T>(text: ReturnType<typeof sql>) => (await stage.product.app.db.execute(text)).rows as T[];

/** Counted on a callback alone, since M-Pesa says nothing. */
async function claim(stay: Stay, amount: number): Promise<void> {
  mpesaSays(stage, 'nothing');
  expect((await stage.push(stay, SILENT_PHONE, { amount })).status).toBe(200);
  await claimPaid(stage, stay, undefined, amount);
  await stage.pass(45, 5);
  vi.restoreAllMocks();
}

async function payByCard(stay: Stay): Promise<void> {
  await stage.card(stay, '4242424242424242');
  await stage.pass(6);
}

async function change(stay: Stay, body: { startDate: string; guests: number; total: number }): Promise<void> {
  const { status } = await stage.call(`/api/bookings/${stay.id}/changes`, { as: stay.traveller, body });
  expect(status).toBe(201);
}

interface Beside {
  stay: Stay;
  attemptId: string;
  issueId: string;
}

/** Two payments, one of which never came: the booking's own, or the third guest's. */
async function beside(
  denied: 'first' | 'third',
  wishes: { days?: number; guests?: number; fewerFirst?: boolean; meanwhile?: (stay: Stay) => Promise<unknown> } = {},
): Promise<Beside> {
  const { days = 20, guests = 3, fewerFirst = false, meanwhile } = wishes;
  const traveller = await stage.register();
  await transaction(stage.product.app, (tx) =>
    earnPoints(tx, { personId: traveller.id, bookingId: newId(), points: POINTS, at: stage.product.clock.now() }),
  );
  const startDate = addDays(today(stage.product.clock), days);
  const stay = await stage.book({ traveller, serviceId, startDate, points: POINTS });
  await (denied === 'first' ? claim(stay, KES.first - POINTS * 1.1) : payByCard(stay));
  if (fewerFirst) await change(stay, { startDate, guests: 1, total: 50 });
  const wish = { startDate, guests, total: guests * 50 };
  await change(stay, wish);
  await (denied === 'third' ? claim(stay, (guests - (fewerFirst ? 1 : 2)) * KES.third) : payByCard(stay));
  expect(await stage.read(stay)).toMatchObject({ status: 'confirmed', guests });
  await meanwhile?.(stay);
  mpesaSays(stage, 'unpaid');
  await stage.pass(3_600, 300);
  const [found] = await run<{ attemptId: string; issueId: string }>(
    sql`select a.id as "attemptId", i.id as "issueId" from payment_attempts a
        join payments p on p.id = a.payment_id join reconciliation_issues i on i.subject = a.id::text
        where p.booking_id = ${stay.id} and i.code = 'callback_contradicted'`,
  );
  if (!found) throw new Error('there is no case');
  return { stay, ...found };
}

/** An admin says so; then whatever follows. */
async function say({ issueId }: Beside) {
  const as = await stage.admin();
  const path = `/api/admin/reconciliation/issues/${issueId}/never-came`;
  const answer = await stage.call(path, { as, body: { reason: 'Not in the portal' } });
  vi.restoreAllMocks();
  await stage.pass(3_700, 600);
  return answer;
}

const sums = ({ id }: Stay) =>
  run<{ account: string; minor: number }>(
    sql`select account, sum(amount_minor)::int as minor from ledger_entries where booking_id = ${id}
        group by 1 having sum(amount_minor) <> 0 order by 1`,
  );
const refundsOf = ({ id }: Stay) =>
  run<{ seq: number; status: string; usd: number; reason: string }>(
    sql`select p.seq, r.status, r.usd_cents::int as usd, r.reason from refunds r join payments p on p.id = r.payment_id
        where p.booking_id = ${id} order by p.seq, r.created_at`,
  );
const standingOf = async ({ id }: Stay) => [
  ...(await run<{ status: string }>(sql`select status from bookings where id = ${id}`)),
  ...(await run<{ status: string }>(sql`select status from payments where booking_id = ${id} order by seq`)),
];
const standing = async (stay: Stay) => (await standingOf(stay)).map(({ status }) => status).join(' ');
const pointsOf = async ({ traveller }: Stay) =>
  (await run<{ balance: number }>(sql`select balance from points_accounts where person_id = ${traveller.id}`))[0]
    ?.balance;
const lettersWith = async ({ traveller }: Stay, key: KeyOf<'mail'>) => {
  const box = (await stage.product.app.mail.mailbox?.list()) ?? [];
  const text = translate('en', 'mail', key);
  return box.filter((letter) => letter.to === traveller.email && letter.text.includes(text)).length;
};
const takenOn = async ({ startDate }: Stay) =>
  (
    await run<{ taken: number }>(
      sql`select taken from service_days where service_id = ${serviceId} and date = ${startDate}`,
    )
  )[0]?.taken;
const sumOn = async (stay: Stay, account: string) =>
  (await sums(stay)).find((sum) => sum.account === account)?.minor ?? 0;
/** Stripe keeps its fee of what it gives back. */
const feeOnly = [
  { account: 'fees:stripe:USD', minor: expect.any(Number) },
  { account: 'stripe:clearing:USD', minor: expect.any(Number) },
];

describe('money that never came, beside a payment that did', () => {
  test('F15: of a change: the booking is cancelled, and what was paid for it goes back whole', async () => {
    const denied = await beside('third', { days: 5 });
    const { stay } = denied;
    expect((await say(denied)).status).toBe(200);
    expect(await standing(stay)).toBe('cancelled refunded failed');
    expect(await stage.read(stay)).toMatchObject({ neverCame: true, paymentStatus: 'refunded' });
    expect(await refundsOf(stay)).toEqual([{ seq: 1, status: 'succeeded', usd: 9_500, reason: 'our_cancel' }]);
    expect(await pointsOf(stay)).toBe(POINTS);
    expect(await takenOn(stay)).toBe(0);
    expect(await sums(stay)).toEqual(feeOnly);
    expect([await lettersWith(stay, 'neverCame.rest'), await lettersWith(stay, 'neverCame.points')]).toEqual([1, 0]);
    await checkInvariants(stage, stay);
  });

  test('of the booking itself: its points come back once, what was paid for the change goes back', async () => {
    const denied = await beside('first');
    const { stay } = denied;
    expect((await say(denied)).status).toBe(200);
    expect(await standing(stay)).toBe('cancelled failed refunded');
    expect([await lettersWith(stay, 'neverCame.rest'), await lettersWith(stay, 'neverCame.points')]).toEqual([1, 1]);
    expect(await stage.read(stay)).toMatchObject({ neverCame: true, paymentStatus: 'refunded' });
    expect(await refundsOf(stay)).toEqual([{ seq: 2, status: 'succeeded', usd: 5_000, reason: 'our_cancel' }]);
    expect(await pointsOf(stay)).toBe(POINTS);
    expect(await sums(stay)).toEqual(feeOnly);
    await checkInvariants(stage, stay);
  });

  test('cancelled at half before: half of what really was paid comes back', async () => {
    const denied = await beside('third', { days: 3, meanwhile: (stay) => stage.cancel(stay) });
    const { stay } = denied;
    // 75.00 of 150.00: the change's 50.00 first, then 25.00 in dollars and points.
    const before = [{ usd: 2_375 }, { status: 'queued', usd: 5_000 }];
    expect(await refundsOf(stay)).toMatchObject(before);
    expect((await say(denied)).status).toBe(200);
    const after = [
      { seq: 1, status: 'succeeded', usd: 2_375 },
      { seq: 1, status: 'succeeded', usd: 2_375 },
    ];
    expect(await refundsOf(stay)).toMatchObject([...after, { seq: 2, status: 'withdrawn' }]);
    expect(await pointsOf(stay)).toBe(POINTS / 2);
    expect(await sumOn(stay, 'customer:deposits:USD')).toBe(0);
    expect(await sumOn(stay, 'provider:payable:USD')).toBe(-4_400);
    await checkInvariants(stage, stay);
  });

  test('cancelled by us before: all that really was paid has gone back already, and nothing more does', async () => {
    const admin = await stage.admin();
    const wish = { reason: 'A flood', refund: 'full' };
    const denied = await beside('third', { meanwhile: (stay) => stage.cancel(stay, wish, admin) });
    const { stay } = denied;
    expect((await say(denied)).status).toBe(200);
    expect(await refundsOf(stay)).toMatchObject([
      { seq: 1, status: 'succeeded', usd: 9_500 },
      { seq: 2, status: 'withdrawn' },
    ]);
    expect(await sums(stay)).toEqual(feeOnly);
  });

  test('cancelled after it had become cheaper: half of what really was paid comes back', async () => {
    const meanwhile = async (stay: Stay) => {
      const { startDate } = stay;
      await change(stay, { startDate, guests: 3, total: 150 });
      await stage.cancel(stay);
    };
    const denied = await beside('third', { days: 3, guests: 4, meanwhile });
    const { stay } = denied;
    expect((await say(denied)).status).toBe(200);
    const back = (await refundsOf(stay)).filter(({ status }) => status === 'succeeded');
    const points = (await pointsOf(stay)) ?? 0;
    expect(back.reduce((sum, { usd }) => sum + usd, 0) + points).toBe(5_000);
    await checkInvariants(stage, stay);
  });

  test('undone before it was denied: the rest pays for all of the booking, which stays', async () => {
    const meanwhile = async (stay: Stay) => {
      const { startDate } = stay;
      await change(stay, { startDate, guests: 2, total: 100 });
    };
    const denied = await beside('third', { days: 6, meanwhile });
    const { stay } = denied;
    expect((await say(denied)).status).toBe(200);
    expect(await standing(stay)).toBe('confirmed completed failed');
    expect(await refundsOf(stay)).toMatchObject([{ seq: 2, status: 'withdrawn' }]);
    expect(await stage.read(stay)).toMatchObject({ status: 'confirmed', neverCame: false });
    expect(await sumOn(stay, 'customer:deposits:USD')).toBe(-10_000);
    await checkInvariants(stage, stay);
  });

  test('the trip has begun: it goes on', async () => {
    const denied = await beside('third', { days: 2 });
    const { stay } = denied;
    const noon = startOfDayNairobi(calendarDate(stay.startDate)).getTime() + 12 * 3_600_000;
    await stage.advance((noon - stage.product.clock.now().getTime()) / 1_000);
    expect((await say(denied)).status).toBe(200);
    expect(await standing(stay)).toBe('confirmed completed failed');
    expect(await stage.read(stay)).toMatchObject({ status: 'confirmed', neverCame: true });
    expect(await refundsOf(stay)).toEqual([]);
    expect(await lettersWith(stay, 'neverCame.over')).toBe(1);
    // What they send by hand is for it, though the trip is not over yet.
    const { app, clock } = stage.product;
    const accountReference = stay.reference.replaceAll('-', '');
    const found = { receipt: 'TKLTHIRD01', amountMinor: KES.third * 100, accountReference, at: clock.now() };
    expect(await matchReceipt(app, found, 'admin')).toBe('unattributed');
    const [issue] = await run<{ id: string }>(
      sql`select id from reconciliation_issues where subject = ${found.receipt}`,
    );
    const path = `/api/admin/reconciliation/issues/${issue?.id}/attribute`;
    const body = { attemptId: denied.attemptId };
    expect((await stage.call(path, { as: await stage.admin(), body })).status).toBe(200);
    await stage.pass(3_600, 600);
    expect(await standing(stay)).toBe('confirmed completed completed');
    expect(await sumOn(stay, 'customer:deposits:USD')).toBe(-15_000);
    expect(await refundsOf(stay)).toEqual([]);
  });

  test('the rest pays for the booking, and then it comes after all: it goes back', async () => {
    const meanwhile = async (stay: Stay) => {
      const { startDate } = stay;
      await change(stay, { startDate, guests: 2, total: 100 });
    };
    const denied = await beside('first', { days: 3, guests: 6, meanwhile });
    const { stay, attemptId } = denied;
    expect((await say(denied)).status).toBe(200);
    expect(await standing(stay)).toBe('confirmed failed partially_refunded');
    expect(await pointsOf(stay)).toBe(POINTS);
    const before = await sumOn(stay, 'customer:deposits:USD');
    const proof = { verified: true, receivedMinor: (KES.first - POINTS * 1.1) * 100, resultCode: '0' };
    await transaction(stage.product.app, (tx) =>
      settle(stage.product.app, tx, attemptId, { status: 'succeeded', proof }, 'job'),
    );
    expect(await refundsOf(stay)).toContainEqual(expect.objectContaining({ seq: 1, reason: 'duplicate' }));
    expect(await sumOn(stay, 'customer:deposits:USD')).toBe(before);
  });

  test('what the policy had kept of a cheaper change before it is not won back', async () => {
    const denied = await beside('third', {
      days: 3,
      fewerFirst: true,
      guests: 2,
      meanwhile: (stay) => stage.cancel(stay),
    });
    const { stay } = denied;
    expect((await say(denied)).status).toBe(200);
    const of = (await refundsOf(stay)).filter(({ seq, status }) => seq === 1 && status === 'succeeded');
    // 25.00 when it became cheaper, and half of the 50.00 that are left of the price.
    expect(of.reduce((sum, { usd }) => sum + usd, 0) + ((await pointsOf(stay)) ?? 0)).toBe(5_000);
    await checkInvariants(stage, stay);
  });

  test('the trip is over: what came is shared out, and what comes after all is shared out too', async () => {
    const denied = await beside('third', { days: 2 });
    const { stay, attemptId } = denied;
    await stage.advance(4 * 86_400);
    expect((await say(denied)).status).toBe(200);
    expect(await standing(stay)).toBe('completed completed failed');
    expect(await sumOn(stay, 'provider:payable:USD')).toBe(-8_800);
    const { app } = stage.product;
    const proof = { verified: true, receivedMinor: KES.third * 100, resultCode: '0' };
    await transaction(app, (tx) => settle(app, tx, attemptId, { status: 'succeeded', proof }, 'job'));
    await stage.pass(60, 30);
    expect(await standing(stay)).toBe('completed completed completed');
    expect(await sumOn(stay, 'provider:payable:USD')).toBe(-13_200);
    expect(await sumOn(stay, 'customer:deposits:USD')).toBe(0);
  });

  test('a bank disputes the other payment: first that has to end', async () => {
    const denied = await beside('third');
    await run(sql`update payments set disputed = true where booking_id = ${denied.stay.id} and seq = 1`);
    expect((await say(denied)).body.code).toBe('disputed');
    await run(sql`update payments set disputed = false where booking_id = ${denied.stay.id}`);
    expect((await say(denied)).status).toBe(200);
  });
});
