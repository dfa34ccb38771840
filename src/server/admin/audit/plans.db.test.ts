import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { type SeenPlan, tellPlans, watchPlans } from '#tests/support/seen-plans.ts';
import { adminAuditRoutes } from './routes.ts';

/** Enough that the planner chooses as with a million. */
const many = 20_000;
const rare = '0190a000-0000-7000-8000-000000000001';
let product: TestApp;
let admin: MadePerson;
let plans: ReturnType<typeof watchPlans>;

beforeAll(async () => {
  product = await createTestApp({ routes: [adminAuditRoutes] });
  admin = await makePerson(product.app, { role: 'admin', name: 'Achieng Otieno' });
  const { db, config } = product.app;
  await db.execute(`
    insert into audit_entries (id, at, actor_id, action, subject_type, subject_id)
    select gen_random_uuid(), timestamptz '2024-01-01' + n * interval '40 minutes',
      case when n % 1000 = 0 then '${admin.id}'::uuid when n % 3 = 0 then null else '${rare}'::uuid end,
      case when n % 2000 = 0 then 'settings.changed' else 'booking.checked_in' end, 'booking',
      case when n % 4000 = 0 then '${rare}' else gen_random_uuid()::text end
    from generate_series(1, ${many}) n`);
  await db.execute('vacuum analyze audit_entries');
  await tellPlans(config.databaseUrl ?? '');
  plans = watchPlans(db.$client);
  const open = await Promise.all(Array.from({ length: db.$client.totalCount }, () => db.$client.connect()));
  for (const connection of open) connection.release(true);
}, 120_000);
afterAll(() => product?.close());

async function plansOf(query: string): Promise<{ total: number; seen: SeenPlan[] }> {
  plans.take();
  const url = `/api/admin/audit?${query}`;
  const answer = await product.fastify.inject({ url, headers: { authorization: `Bearer ${admin.token}` } });
  expect(answer.statusCode, answer.body).toBe(200);
  return {
    total: answer.json().total,
    seen: plans.take().filter(({ statement }) => statement.includes('"audit_entries"')),
  };
}

test.each([
  { query: 'who=achieng', found: 20 },
  { query: `about=${rare}`, found: 5 },
  { query: 'about=BK-1999-001', found: 0 },
  { query: 'about=settings', found: 10 },
  { query: 'action=settings.changed', found: 10 },
  { query: 'from=2024-06-01&to=2024-06-02', found: 72 },
])('$query reads few of 20,000 entries', async ({ query, found }) => {
  const { total, seen } = await plansOf(query);
  expect(total).toBe(found);
  expect(seen.length).toBeGreaterThan(0);
  for (const { statement, readInTurn, rowsRead } of seen) {
    // The other tables have hardly a row here.
    expect(
      readInTurn.filter(({ table }) => table === 'audit_entries'),
      statement,
    ).toEqual([]);
    expect(rowsRead, statement).toBeLessThan(500);
  }
});
