import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { csvFile } from '#server/csv/csv-file.ts';
import type { Http } from '#server/http/route.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import type { Db } from './client.ts';
import { inOneState } from './one-state.ts';

/** Ten numbers at a time, without end; `ended` once they are no longer read. */
function numbers() {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  async function* read(db: Db): AsyncGenerator<{ n: number }> {
    try {
      for (let start = 0; ; start += 10) {
        const { rows } = await db.execute<{ n: number }>(sql`select generate_series(${start}::int, ${start + 9}) as n`);
        yield* rows;
      }
    } finally {
      resolve();
    }
  }
  return { read, ended };
}

let downloads: ReturnType<typeof numbers>;
function numbersRoutes(http: Http, app: App): void {
  http.file({
    path: '/api/numbers.csv',
    access: 'signed_in',
    summary: 'Numbers',
    tag: 'test',
    contentType: 'text/csv',
    handler: ({ lang }) =>
      csvFile({
        ...{ filename: 'numbers.csv', lang },
        columns: [{ title: () => 'n', cell: ({ n }) => n }],
        rows: inOneState(app.db, downloads.read),
      }),
  });
}

let product: TestApp;
let person: MadePerson;
beforeAll(async () => {
  product = await createTestApp({ routes: [numbersRoutes] });
  person = await makePerson(product.app);
  await product.app.db.execute(sql`create table counted (n integer not null)`);
});
afterAll(() => product.close());

/** Connections of ours that are in a transaction; the server's own work, such as autovacuum, opens some, too. */
async function openTransactions(): Promise<number> {
  const { rows } = await product.app.db.execute<{ open: number }>(sql`select count(*)::int as open from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and xact_start is not null and pid <> pg_backend_pid()`);
  return rows[0]?.open ?? -1;
}

test('rows that are written meanwhile are in none of the reads', async () => {
  const { db } = product.app;
  const count = async (from: Db) =>
    (await from.execute<{ n: number }>(sql`select count(*)::int as n from counted`)).rows;
  const seen: number[] = [];
  const reads = inOneState(db, async function* (state) {
    for (let run = 0; run < 3; run++) yield* await count(state);
  });
  for await (const { n } of reads) {
    seen.push(n);
    await db.execute(sql`insert into counted values (1)`);
  }
  expect(seen).toEqual([0, 0, 0]);
  expect(await count(db)).toEqual([{ n: 3 }]);
  expect(await openTransactions()).toBe(0);
});

test('a reader that stops early, and one that fails, release their connection', async () => {
  const { db } = product.app;
  for await (const { n } of inOneState(db, numbers().read)) if (n > 25) break;
  const failing = inOneState(db, async function* (state) {
    yield* (await state.execute(sql`select 1 / 0`)).rows;
  });
  await expect(failing.next()).rejects.toThrow();
  expect(await openTransactions()).toBe(0);
  expect(db.$client.idleCount).toBe(db.$client.totalCount);
});

test('a fifth concurrent reader is refused until another has ended', async () => {
  const { db } = product.app;
  const readers = Array.from({ length: 4 }, () => inOneState(db, numbers().read));
  for (const reader of readers) await reader.next();
  await expect(inOneState(db, numbers().read).next()).rejects.toMatchObject({ code: 'too_busy' });
  downloads = numbers();
  const headers = { authorization: `Bearer ${person.token}`, accept: 'text/html' };
  const page = await product.fastify.inject({ url: '/api/numbers.csv', headers });
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  expect(page.body).toContain('There are too many requests right now');
  await readers[0]?.return();
  const next = inOneState(db, numbers().read);
  expect(await next.next()).toEqual({ done: false, value: { n: 0 } });
  for (const reader of [...readers, next]) await reader.return();
});

test('a reader that stops reading is cut off by the database', async () => {
  const setting = inOneState(product.app.db, async function* (state) {
    yield* (await state.execute(sql`show idle_in_transaction_session_timeout`)).rows;
  });
  expect((await setting.next()).value).toEqual({ idle_in_transaction_session_timeout: '30s' });
  await setting.return();
});

test('an aborted download ends its reading and its transaction', async () => {
  downloads = numbers();
  await product.fastify.listen({ host: '127.0.0.1', port: 0 });
  const { port } = product.fastify.server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${person.token}`, 'accept-encoding': 'gzip' };
  await new Promise<void>((done, failed) => {
    const request = get({ host: '127.0.0.1', port, path: '/api/numbers.csv', headers }, (response) => {
      expect(response.statusCode).toBe(200);
      response.once('data', () => {
        request.destroy();
        done();
      });
      response.on('error', () => {});
    });
    request.on('error', failed);
  });
  await downloads.ended;
  await expect.poll(openTransactions).toBe(0);
  expect(product.app.db.$client.idleCount).toBe(product.app.db.$client.totalCount);
});
