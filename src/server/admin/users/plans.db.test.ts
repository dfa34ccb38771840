import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SeenPlan, tellPlans, watchPlans } from '#tests/support/seen-plans.ts';
import { createUsersApp, type UsersApp } from './users.fixture.ts';

/** Enough that the planner chooses as with a hundred thousand. */
const many = 20_000;
let product: UsersApp;
let plans: ReturnType<typeof watchPlans>;
beforeAll(async () => {
  product = await createUsersApp();
  const { db, config } = product.app;
  const names = `(array['Wanjiru Kamau', 'Otieno Ouma', 'Halima Salim', 'Kiprop Langat', 'Mutua Muli'])[1 + n % 5]`;
  await db.execute(`
    insert into people (id, name, email, email_verified_at, role, preferences, suspended_at, deleted_at, created_at, updated_at)
    select gen_random_uuid(), case when n % 1000 = 0 then 'Xaviera Quist' else ${names} end, 'traveller-' || n || '@twende.test',
      now(), case when n % 500 = 0 then 'provider' else 'user' end, '{"language": "en"}'::jsonb,
      case when n % 400 = 0 then now() end, case when n % 400 = 1 then now() end, timestamptz '2024-01-01' + n * interval '7 minutes', now()
    from generate_series(1, ${many}) n`);
  await db.execute('vacuum analyze people');
  await tellPlans(config.databaseUrl ?? '');
  plans = watchPlans(db.$client);
  const open = await Promise.all(Array.from({ length: db.$client.totalCount }, () => db.$client.connect()));
  for (const connection of open) connection.release(true);
}, 120_000);
afterAll(() => product?.close());

async function plansOf(query: string): Promise<{ total: number; seen: SeenPlan[] }> {
  plans.take();
  const answer = await product.get(`?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return { total: answer.json().total, seen: plans.take().filter(({ statement }) => statement.includes('"people"')) };
}

// What few people have is found by an index, in both orders; each row is read for the page, and once more to be counted.
test.each([
  { query: 'q=xaviera', found: 20 },
  { query: 'q=avier&sort=name&order=asc', found: 20 },
  { query: 'q=xa', found: 20 },
  { query: 'q=traveller-19999', found: 1 },
  { query: 'q=nobody-here', found: 0 },
  { query: 'q=%25%25%25', found: 0 },
  { query: 'role=provider', found: 40 },
  { query: 'role=provider&sort=name&order=asc', found: 40 },
  { query: 'state=suspended', found: 50 },
  { query: 'state=deleted', found: 50 },
  { query: 'state=deleted&sort=name&order=asc', found: 50 },
  { query: 'state=suspended&sort=name&order=asc', found: 50 },
])('$query reads few of 20,000 people', async ({ query, found }) => {
  const { total, seen } = await plansOf(query);
  expect(total).toBe(found);
  expect(seen.length).toBeGreaterThan(0);
  for (const { statement, readInTurn, rowsRead } of seen) {
    expect(readInTurn, statement).toEqual([]);
    expect(rowsRead, statement).toBeLessThan(500);
  }
});

test.each(['', 'sort=name&order=asc', 'q=twende.test', 'state=active'])(
  'what nearly everybody has is read in order until the page is full, and counted up to its limit: %s',
  async (query) => {
    const { total, seen } = await plansOf(query);
    expect(total).toBe(10_000);
    for (const { statement, rowsRead } of seen) {
      expect(rowsRead, statement).toBeLessThan(statement.includes('order by') ? 100 : 11_000);
    }
  },
);
