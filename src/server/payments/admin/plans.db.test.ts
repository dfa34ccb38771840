import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePerson, makeService } from '#tests/support/factories.ts';
import { type SeenPlan, tellPlans, watchPlans } from '#tests/support/seen-plans.ts';
import { disbursementsRoutes } from '../disbursements/routes.ts';
import { reconciliationRoutes } from '../reconciliation/routes.ts';
import { refundsRoutes } from '../refunds/routes.ts';
import { adminPaymentsRoutes } from './routes.ts';

/** Enough that the planner chooses as with a million. */
const many = 30_000;
let product: TestApp;
let plans: ReturnType<typeof watchPlans>;
let ask: (path: string) => Promise<{ status: number; body: { total: number; items: { id: string }[] } }>;
const found: Record<string, string> = {};

beforeAll(async () => {
  product = await createTestApp({
    routes: [adminPaymentsRoutes, reconciliationRoutes, refundsRoutes, disbursementsRoutes],
  });
  const { app } = product;
  const { db, config, secrets } = app;
  const { id: serviceId, providerId } = await makeService(app);
  const admin = await makePerson(app, { role: 'admin' });
  const phone = secrets.digest('phone', '+254712345678');
  await db.execute(`
    insert into bookings (id, reference, person_id, service_id, provider_id, status, approval, start_date, end_date, guests,
      places, price_unit, lines, total_cents, contact_name, contact_email, policy, commission_bps, hold_ends_at,
      hold_base_ends_at, completes_at, created_at, confirmed_at)
    select gen_random_uuid(), 'BK-2025-' || lpad(n::text, 6, '0'), '${admin.id}', '${serviceId}', '${providerId}', 'confirmed',
      'not_needed', '2025-06-01', '2025-06-02', 1, 1, 'person', '[]'::jsonb, 10000, '', 'a@twende.test', '{}'::jsonb, 1200,
      at, at, at, at, at
    from (select n, timestamptz '2024-12-01' + n * interval '20 minutes' as at from generate_series(1, ${many}) n) numbers`);
  await db.execute(`
    insert into payments (id, booking_id, due_cents, paid_cents, refunded_cents, status, method, paid_at, created_at, updated_at)
    select gen_random_uuid(), id, 10000, 10000, 0, case n % 1000 when 3 then 'failed' when 5 then 'refunded' when 8 then 'pending'
      else 'completed' end, case when n % 1000 = 9 then 'points' when n % 2 = 0 then 'card' else 'mpesa' end,
      case when n % 1000 in (3, 8) then null else created_at end, created_at, created_at
    from (select *, right(reference, 6)::integer as n from bookings) numbered`);
  await db.execute(`
    insert into payment_attempts (id, payment_id, seq, provider, status, currency, amount_minor, usd_cents, person_id, receipt,
      stripe_intent_id, checkout_request_id, phone_key, created_at)
    select gen_random_uuid(), p.id, 1, 'daraja', 'succeeded', 'KES', 1100000, 10000, '${admin.id}', 'R' || right(reference, 6) || 'XY',
      'pi_' || right(reference, 6), 'ws_' || right(reference, 6),
      case when right(reference, 3) = '007' then '${phone}' else 'other' || right(reference, 4) end, p.created_at
    from payments p join bookings b on b.id = p.booking_id`);
  await db.execute(`
    insert into refunds (id, payment_id, attempt_id, reason, usd_cents, currency, amount_minor, method, status, provider_ref, created_at)
    select gen_random_uuid(), payment_id, id, 'goodwill', 100, 'KES', 1100, 'b2c',
      case when n % 1000 = 0 then 'manual' else 'succeeded' end, 'F' || n || 'REF', created_at
    from (select *, row_number() over (order by created_at) as n from payment_attempts) numbered`);
  await db.execute(`
    insert into disbursements (id, purpose, owner_id, kind, status, amount_minor, created_at, settled_at)
    select gen_random_uuid(), 'refund', id, 'b2c', case when status = 'manual' then 'unknown' else 'succeeded' end, 1100, created_at,
      case when status = 'manual' then null else created_at end
    from refunds`);
  await db.execute(`
    insert into provider_events (id, provider, event_key, event_type, raw, received_at, processed_at, outcome, note)
    select gen_random_uuid(), 'daraja', 'key ' || n, 'stk', '{}', timestamptz '2025-01-01' + n * interval '1 minute',
      case when n % 1000 = 0 then null else now() end,
      case n % 1000 when 0 then null when 1 then 'dead' when 2 then 'ignored' else 'applied' end, 'redacted'
    from generate_series(1, ${many}) n`);
  await db.execute(`
    insert into reconciliation_issues (id, code, subject, status, created_at)
    select gen_random_uuid(), case when n % 1000 = 0 then 'paid_twice' else 'provider_refuses' end, 's' || n,
      case when n % 500 = 0 then 'open' else 'closed' end, timestamptz '2025-01-01' + n * interval '1 minute'
    from generate_series(1, ${many}) n`);
  await db.execute(`
    insert into ledger_accounts (id, code, type, currency) values (gen_random_uuid(), 'surplus:KES', 'liability', 'KES'),
      (gen_random_uuid(), 'fx:KES', 'trading', 'KES'), (gen_random_uuid(), 'mpesa:collection:KES', 'asset', 'KES')`);
  await db.execute(`
    insert into ledger_transfers (id, kind, source, line, debit_account_id, credit_account_id, currency, amount_minor, booking_id, at)
    select gen_random_uuid(), 'payment', p.attempt, 0, d.id, c.id, 'KES', 100, p.booking_id, p.created_at
    from (select p.*, a.id as attempt, row_number() over (order by p.created_at) as n from payments p
        join payment_attempts a on a.payment_id = p.id) p
      join ledger_accounts c on c.code = case when p.n % 1000 = 0 then 'surplus:KES' else 'fx:KES' end
      join ledger_accounts d on d.code = 'mpesa:collection:KES'`);
  await db.execute('vacuum analyze');
  const { rows } = await db.execute<{ payment: string; attempt: string; booking: string }>(
    `select p.id as payment, a.id as attempt, p.booking_id as booking from payments p
      join payment_attempts a on a.payment_id = p.id limit 1`,
  );
  Object.assign(found, rows[0]);
  await tellPlans(config.databaseUrl ?? '');
  plans = watchPlans(db.$client);
  const open = await Promise.all(Array.from({ length: db.$client.totalCount }, () => db.$client.connect()));
  for (const connection of open) connection.release(true);
  ask = async (path) => {
    const answer = await product.fastify.inject({
      url: `/api/admin/${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => found[name] ?? '')}`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
}, 240_000);
afterAll(() => product?.close());

const large = [
  ...['payments', 'payment_attempts', 'bookings', 'refunds', 'disbursements', 'provider_events'],
  ...['reconciliation_issues', 'ledger_transfers'],
];

async function asked(path: string): Promise<{ total: number; seen: SeenPlan[] }> {
  plans.take();
  const { status, body } = await ask(path);
  expect(status, JSON.stringify(body)).toBe(200);
  const seen = plans.take().filter(({ statement }) => large.some((table) => statement.includes(table)));
  return { total: body.total, seen };
}

test.each([
  { path: 'payments?q=BK-2025-000008', total: 1 },
  { path: 'payments?q=bk2025000008', total: 1 },
  { path: 'payments?q=r000008xy', total: 1 },
  { path: 'payments?q=pi_000008', total: 1 },
  { path: 'payments?q=ws_000008', total: 1 },
  { path: 'payments?q=F77REF', total: 1 },
  { path: 'payments?q=0712345678&sort=paidAt', total: 30 },
  { path: 'payments?q={payment}', total: 1 },
  { path: 'payments?q={attempt}', total: 1 },
  { path: 'payments?q={booking}', total: 1 },
  { path: 'payments?q=nothing-like-it', total: 0 },
  { path: 'payments?status=failed', total: 30 },
  { path: 'payments?status=pending', total: 30 },
  { path: 'payments?status=refunded&sort=paidAt', total: 30 },
  { path: 'payments?method=points', total: 30 },
  { path: 'payments?from=2025-03-01&to=2025-03-01', total: 72 },
  { path: 'refunds?status=open', total: 30 },
  { path: 'refunds?status=manual', total: 30 },
  { path: 'refunds?payment={payment}', total: 1 },
  { path: 'disbursements?status=stuck', total: 30 },
  { path: 'disbursements?status=unknown', total: 30 },
  { path: 'provider-events?outcome=waiting', total: 30 },
  { path: 'provider-events?outcome=dead', total: 30 },
  { path: 'provider-events?outcome=ignored', total: 30 },
  { path: 'reconciliation/issues?status=open', total: 60 },
  { path: 'reconciliation/issues?status=open&code=paid_twice', total: 30 },
  { path: 'reconciliation/issues?code=paid_twice', total: 30 },
  { path: 'reconciliation/issues?status=open&order=asc', total: 60 },
  { path: 'reconciliation/issues?about={payment},{attempt}', total: 0 },
  { path: 'reconciliation/issue-kinds', total: undefined },
  { path: 'ledger/entries?account=surplus:KES', total: 30 },
  { path: 'ledger/entries?account=mpesa:collection:KES&from=2025-03-01&to=2025-03-01', total: 72 },
])('$path reads few of 30,000 rows', async ({ path, total }) => {
  const { seen, ...answer } = await asked(path);
  expect(answer.total).toBe(total);
  expect(seen.length).toBeGreaterThan(0);
  for (const { statement, readInTurn, rowsRead } of seen) {
    expect(
      readInTurn.filter(({ table }) => large.includes(table)),
      statement,
    ).toEqual([]);
    expect(rowsRead, statement).toBeLessThan(1_000);
  }
});

test.each([
  'payments',
  'payments?status=completed&sort=paidAt&order=asc',
  'payments?method=card',
  'refunds?status=succeeded',
  'provider-events?outcome=applied',
  'ledger/entries?account=mpesa:collection:KES',
  'ledger/entries?account=fx:KES&order=asc',
])('what nearly all are is read in order until the page is full, and counted up to its limit: %s', async (path) => {
  const { total, seen } = await asked(path);
  expect(total).toBe(10_000);
  for (const { statement, rowsRead } of seen) {
    expect(rowsRead, statement).toBeLessThan(statement.includes('order by') ? 1_000 : 80_000);
  }
});
