import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeProvider, makeService } from '#tests/support/factories.ts';
import { type SeenPlan, tellPlans, watchPlans } from '#tests/support/seen-plans.ts';
import { type BookingsApp, createBookingsApp } from './bookings.fixture.ts';

/** Enough that the planner chooses as with a million. */
const many = 30_000;
const rare = '0199c3a2-5d7e-7000-8000-000000000009';
let product: BookingsApp;
let plans: ReturnType<typeof watchPlans>;
const found: Record<string, string> = {};

beforeAll(async () => {
  product = await createBookingsApp();
  const { app } = product;
  const { db, config } = app;
  const common = await makeService(app);
  const { id: providerId } = await makeProvider(app);
  await db.execute(`update providers set name = 'Quizzical Camps' where id = '${providerId}'`);
  const other = await makeService(app, { providerId, category: 'boda', title: { en: 'Zebra ride' } });
  await db.execute(`
    insert into people (id, name, email, role, preferences, created_at, updated_at)
    select gen_random_uuid(), case when n % 1000 = 0 then 'Xaviera Quist' else 'Wanjiru Kamau' end,
      'traveller-' || n || '@twende.test', 'user', '{"language": "en"}'::jsonb, now(), now()
    from generate_series(1, 10000) n`);
  await db.execute(`update people set id = '${rare}' where email = 'traveller-1@twende.test'`);
  const state = `case when n % 1000 = 0 then 'pending' when n % 500 = 0 then 'confirmed' when n % 3 = 0 then 'cancelled'
    else 'completed' end`;
  await db.execute(`
    insert into bookings (id, reference, person_id, service_id, provider_id, status, approval, start_date, end_date, guests,
      places, price_unit, lines, total_cents, contact_name, contact_email, policy, commission_bps, hold_ends_at,
      hold_base_ends_at, completes_at, created_at, confirmed_at)
    select gen_random_uuid(), 'BK-2025-' || lpad(n::text, 6, '0'), p.id,
      case when n % 1500 = 7 then '${other.id}' else '${common.id}' end::uuid,
      case when n % 1500 = 7 then '${providerId}' else '${common.providerId}' end::uuid,
      ${state}, case when n % 1000 = 0 then 'asked' else 'not_needed' end, date '2025-01-01' + n / 50, date '2025-01-02' + n / 50,
      1, 1, 'person', '[]'::jsonb, 10000, case when n % 600 = 0 then 'Yolanda Pryce' else '' end, p.email, '{}'::jsonb, 1200,
      at, at, at, at, case when ${state} in ('pending', 'cancelled') then null else at end
    from (select n, timestamptz '2024-12-01' + n * interval '20 minutes' as at from generate_series(1, ${many}) n) numbers
    join (select id, email, row_number() over (order by email) as place from people where name <> 'Zawadi Njoroge'
      and email like 'traveller-%') p on p.place = 1 + n % 10000`);
  await db.execute(`
    insert into payments (id, booking_id, due_cents, paid_cents, refunded_cents, status, paid_at, created_at, updated_at)
    select gen_random_uuid(), id, 10000, case when paid then 10000 else 0 end, 0, state, case when paid then created_at end,
      created_at, created_at
    from (select *, case when n % 1000 = 3 then 'failed' when n % 1000 = 5 then 'refunded' when n % 1000 = 8 then 'partially_refunded'
        when status = 'completed' then 'completed' else 'pending' end as state, n % 1000 not in (3) and status = 'completed'
        or n % 1000 in (5, 8) as paid
      from (select *, right(reference, 6)::integer as n from bookings) numbered) stated`);
  await db.execute(`
    insert into payment_attempts (id, payment_id, seq, provider, status, currency, amount_minor, usd_cents, person_id, receipt,
      stripe_intent_id, created_at)
    select gen_random_uuid(), p.id, 1, case when length(p.id::text) > 0 then 'daraja' end, 'succeeded', 'KES', 1100000, 10000,
      b.person_id, 'R' || right(b.reference, 6) || 'XY', 'pi_' || right(b.reference, 6), p.created_at
    from payments p join bookings b on b.id = p.booking_id where p.paid_at is not null`);
  await db.execute('vacuum analyze');
  Object.assign(found, { other: other.id, provider: providerId, rare });
  await tellPlans(config.databaseUrl ?? '');
  plans = watchPlans(db.$client);
  const open = await Promise.all(Array.from({ length: db.$client.totalCount }, () => db.$client.connect()));
  for (const connection of open) connection.release(true);
}, 240_000);
afterAll(() => product?.close());

async function plansOf(query: string): Promise<{ total: number; seen: SeenPlan[] }> {
  plans.take();
  const answer = await product.get(`?${query.replaceAll(/\{(\w+)\}/g, (_, name: string) => found[name] ?? '')}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return { total: answer.json().total, seen: plans.take().filter(({ statement }) => statement.includes('"bookings"')) };
}

/** The others have so few rows here that to read all of them is cheapest. */
const large = ['bookings', 'people', 'payments', 'payment_attempts'];

// What few bookings have is found by an index, in each order; each row is read for the page, and once more to be counted.
test.each([
  { query: 'q=yolanda', total: 50 },
  { query: 'q=pryce&sort=startDate&order=asc', total: 50 },
  { query: 'q=yo', total: 50 },
  { query: 'q=xaviera', total: 30 },
  { query: 'q=traveller-9999@', total: 3 },
  { query: 'q=zebra', total: 20 },
  { query: 'q=quizzical', total: 20 },
  { query: 'q=nobody-here', total: 0 },
  { query: 'q=%25%25%25', total: 0 },
  { query: 'q=BK-2025-000008', total: 1 },
  { query: 'q=r000008xy', total: 1 },
  { query: 'q=pi_000008', total: 1 },
  { query: 'q={rare}', total: 0 },
  { query: 'person={rare}', total: 3 },
  { query: 'service={other}', total: 20 },
  { query: 'provider={provider}&sort=startDate', total: 20 },
  { query: 'status=pending', total: 30 },
  { query: 'status=confirmed&sort=startDate', total: 30 },
  { query: 'approval=asked', total: 30 },
  { query: 'payment=failed', total: 30 },
  { query: 'payment=partially_refunded', total: 30 },
  { query: 'payment=refunded&sort=startDate&order=asc', total: 30 },
  { query: 'from=2025-03-01&to=2025-03-01', total: 50 },
  { query: 'bookedFrom=2025-03-01&bookedTo=2025-03-01', total: 72 },
])('$query reads few of 30,000 bookings', async ({ query, total }) => {
  const asked = await plansOf(query);
  expect(asked.total).toBe(total);
  expect(asked.seen.length).toBeGreaterThan(0);
  for (const { statement, readInTurn, rowsRead } of asked.seen) {
    expect(
      readInTurn.filter(({ table }) => large.includes(table)),
      statement,
    ).toEqual([]);
    expect(rowsRead, statement).toBeLessThan(2_000);
  }
});

test.each([
  '',
  'sort=startDate&order=asc',
  'q=twende.test',
  'status=completed',
  'payment=completed',
  'category=safari',
])('what nearly all have is read in order until the page is full, and counted up to its limit: %s', async (query) => {
  const { total, seen } = await plansOf(query);
  expect(total).toBe(10_000);
  for (const { statement, rowsRead } of seen) {
    expect(rowsRead, statement).toBeLessThan(statement.includes('order by') ? 1_000 : 80_000);
  }
});
