import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { postLedger } from '#server/payments/ledger/post-ledger.ts';
import { refundEntries } from '#server/payments/ledger/postings.ts';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { usd } from '#shared/money.ts';
import { openScenario, PRICE_CENTS, type Stay } from '../../support/scenario.ts';
import { rows } from '../support/rows.ts';

const scenario = await openScenario();

const casesOf = ({ id }: Stay) =>
  rows(
    scenario.product.app,
    sql`select code, expected, found, status from reconciliation_issues where subject = ${id} order by created_at`,
  );

async function paid(): Promise<Stay> {
  const stay = await scenario.book();
  await scenario.card(stay, '4242424242424242');
  await scenario.advance(2 * 3_600);
  return stay;
}

/** A refund with row and posting as decided, but without the check that no more is refunded than was paid. */
async function refundUnchecked({ id }: Stay, cents: number): Promise<void> {
  const { app } = scenario.product;
  const [refundId, at] = [newId(), app.clock.now()];
  await rows(
    app,
    sql`insert into refunds (id, payment_id, attempt_id, reason, usd_cents, currency, amount_minor, method, status, created_at)
        select ${refundId}, a.payment_id, a.id, 'goodwill', ${cents}, 'USD', ${cents}, 'manual', 'manual', ${at.toISOString()}
        from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${id}`,
  );
  const share = { usdCents: usd(cents), discountCents: usd(0) };
  const bearers = [{ account: 'customer:deposits:USD' as const, amountMinor: cents }];
  const entries = refundEntries({ currency: 'USD', amountMinor: cents }, share, bearers);
  await transaction(app, (tx) => postLedger(tx, { kind: 'refund', source: refundId, entries, bookingId: id, at }));
}

test('F34: when more was refunded than paid, in rows and ledger alike, there is a case with the amount until it is closed', async () => {
  const [all, more] = [await paid(), await paid()];
  await refundUnchecked(all, PRICE_CENTS);
  await refundUnchecked(more, PRICE_CENTS);
  await refundUnchecked(more, 2_550);
  expect(await checkLedger(scenario.product.app)).toBe(1);
  const one = { code: 'deposit_overdrawn', expected: 0, found: { cents: -2_550 }, status: 'open' };
  expect([await casesOf(all), await casesOf(more)]).toEqual([[], [one]]);

  await refundUnchecked(more, 1_000);
  await checkLedger(scenario.product.app);
  expect(await casesOf(more)).toEqual([{ ...one, found: { cents: -3_550 } }]);

  const admin = await scenario.admin();
  const [found] = await rows<{ id: string }>(
    scenario.product.app,
    sql`select id from reconciliation_issues where subject = ${more.id}`,
  );
  const close = (body: object) =>
    scenario.call(`/api/admin/reconciliation/issues/${found?.id}/close`, { as: admin, body });
  expect((await close({ reason: 'Asked for it back' })).status).toBe(200);
  expect(await casesOf(more)).toMatchObject([{ status: 'closed' }]);
});

test('when rows and ledger differ about the deposit there is a case for the difference, and no other', async () => {
  const stay = await paid();
  await refundUnchecked(stay, PRICE_CENTS);
  await rows(
    scenario.product.app,
    sql`delete from ledger_transfers where kind = 'payment' and booking_id = ${stay.id}`,
  );
  await checkLedger(scenario.product.app);
  expect(await casesOf(stay)).toMatchObject([
    { code: 'ledger_difference', found: { 'customer:deposits:USD': PRICE_CENTS } },
  ]);
});
