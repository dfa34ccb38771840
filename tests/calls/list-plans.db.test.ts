import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '#server/db/columns.ts';
import type * as Pages from '#server/db/page.ts';
import { readPage } from '#server/db/page.ts';
import '#server/product.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { importsOf, sourcesIn, textOf } from '../support/imports.ts';

type AnyList = Parameters<typeof readPage<unknown, Record<never, never>, string>>[1];

/** Every list of the product, because loading the product defines them. */
const lists = vi.hoisted(() => [] as AnyList[]);
vi.mock('#server/db/page.ts', async (original) => {
  const real = await original<typeof Pages>();
  const listOf: typeof real.listOf = (list) => {
    lists.push(list as unknown as AnyList);
    return real.listOf(list);
  };
  return { ...real, listOf };
});

/** The filter without which a list is never read; its index begins with that column. */
const scopeOf = ({ scope }: AnyList) => (scope === undefined ? {} : { [scope]: newId() });

let product: TestApp;
let pool: pg.Pool;
beforeAll(async () => {
  product = await createTestApp();
  pool = new pg.Pool({ connectionString: product.app.config.databaseUrl, max: 1 });
  pool.on('error', () => {}); // a connection may still be closing when the database is dropped
});
afterAll(async () => {
  await pool?.end();
  await product?.close();
});

/** The plans of the queries that read a page's rows: two where the column may be empty. */
async function plansOf(list: AnyList, wanted: { sort: string; order: 'asc' | 'desc' }): Promise<string[]> {
  const asked: { query: string; params: unknown[] }[] = [];
  const db = drizzle(pool, { logger: { logQuery: (query, params) => void asked.push({ query, params }) } });
  await readPage(db, list, { ...scopeOf(list), ...wanted, page: 1, pageSize: 20 });
  // Tables are empty here: without these settings the planner would not use an index.
  await pool.query('set enable_seqscan = off; set enable_sort = off; set enable_bitmapscan = off');
  const plans: string[] = [];
  for (const { query, params } of asked.filter((one) => one.query.includes('order by'))) {
    const { rows } = await pool.query(`explain ${query}`, params);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}

test('every list in the sources is among those that are tried here', () => {
  const defined = sourcesIn('src/server')
    .filter((file) => !/\.test\.ts$/.test(file) && importsOf(file).some(({ to }) => to === 'src/server/db/page.ts'))
    .flatMap((file) => [...textOf(file).matchAll(/\blistOf\(\{\s*name: '([^']+)'/g)].map(([, name]) => name));
  expect(defined.length).toBeGreaterThan(7);
  expect(lists.map(({ name }) => name).toSorted()).toEqual(defined.toSorted());
});

const tried = lists.flatMap((list) =>
  Object.entries(list.sorts).flatMap(([sort, { index }]) =>
    (['asc', 'desc'] as const).map((order) => ({ list, name: list.name, sort, order, index })),
  ),
);
test.each(tried)(
  '$name by $sort $order reads $index in its order, and sorts at most rows of equal values',
  async ({ list, sort, order, index }) => {
    const { column, sortsTies } = list.sorts[sort] ?? {};
    const plans = await plansOf(list, { sort, order });
    expect(plans).toHaveLength(column?.notNull ? 1 : 2);
    for (const plan of plans) {
      expect(plan).toContain(`using ${index} on`);
      const sorts = plan.match(/(Incremental )?Sort (?= \()/g) ?? [];
      expect(sorts).toEqual(sortsTies ? ['Incremental Sort '] : []);
      if (sortsTies && column) expect(plan).toContain(`Presorted Key: ${getTableName(column.table)}.${column.name}\n`);
    }
  },
);
