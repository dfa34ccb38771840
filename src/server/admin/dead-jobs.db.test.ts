import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { queueOf, transaction } from '#server/db/client.ts';
import { createJobRunner, type Job } from '#server/jobs/runner.ts';
import type { DeadJobsPage } from '#shared/contracts/admin-jobs.schemas.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { adminJobRoutes } from './job-routes.ts';

const path = '/api/admin/jobs/dead';
type DeadJobs = (typeof DeadJobsPage)['_zod']['output'];
let product: TestApp;
let admin: MadePerson;
let ran: number;
let works: boolean;

const fragile: Job<App> = {
  name: 'fragile',
  async run() {
    ran++;
    if (!works) throw new Error('no line to +254712345678 of amina@example.com');
  },
};

beforeAll(async () => {
  product = await createTestApp({ jobs: [fragile], routes: [adminJobRoutes] });
  admin = await makePerson(product.app, { role: 'admin' });
});
afterAll(() => product.close());
beforeEach(async () => {
  ran = 0;
  works = false;
  await product.app.db.execute(sql`delete from jobs.job`);
});

const as = (who: MadePerson, extra: Record<string, string> = {}) => ({
  authorization: `Bearer ${who.token}`,
  ...extra,
});
const list = async (query = '') =>
  (await product.fastify.inject({ url: `${path}${query}`, headers: as(admin) })).json();
const end = (id: string, what: 'retry' | 'discard', headers = as(admin)) =>
  product.fastify.inject({ method: 'POST', url: `${path}/${id}/${what}`, headers });
const send = (number: number) =>
  transaction(product.app, (tx) => queueOf(tx).send(tx, 'fragile', { number, note: 'a secret word' }, {}));
/** Makes waiting retries due. */
const due = () => product.app.db.execute(sql`update jobs.job set start_after = now() where state = 'retry'`);
async function die(number = 7): Promise<string> {
  await send(number);
  for (let tries = 0; tries < 9; tries++) {
    await product.drain();
    await due();
  }
  return (await list()).items[0].id;
}

test('a job that always fails is listed, is retried by an admin, and then succeeds; nothing runs twice', async () => {
  const id = await die();
  expect(ran).toBe(9);
  expect(await list()).toEqual({
    items: [
      {
        id,
        name: 'fragile',
        data: { number: 7, note: '•••••' },
        error: { type: 'Error', message: 'no line to +2547•••••678 of •••••' },
        tries: 9,
        createdAt: expect.any(String),
        diedAt: expect.any(String),
      },
    ],
    ...{ total: 1, page: 1, pageSize: 20, next: null },
  });
  works = true;
  const key = { 'idempotency-key': 'retry-1' };
  expect((await end(id, 'retry', as(admin, key))).json()).toEqual({ success: true });
  expect((await end(id, 'retry', as(admin, key))).headers['idempotent-replayed']).toBe('true');
  expect((await end(id, 'retry')).json().code).toBe('not_found');
  expect(await product.drain()).toBe(1);
  expect(ran).toBe(10);
  expect((await list()).total).toBe(0);
  expect(await product.app.db.select().from(auditEntries)).toMatchObject([
    {
      actorId: admin.id,
      action: 'job.retried',
      subjectType: 'job',
      subjectId: id,
      detail: { name: 'fragile', tries: 9 },
    },
  ]);
});

test('two admins who retry and discard at once: one of them does it', async () => {
  const id = await die();
  const answers = await Promise.all([end(id, 'retry'), end(id, 'discard'), end(id, 'retry')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404]);
  expect((await list()).total).toBe(0);
});

test('a retried job that fails again comes back to the list; a discarded one never runs', async () => {
  const id = await die();
  await end(id, 'retry');
  for (let tries = 0; tries < 9; tries++) {
    await product.drain();
    await due();
  }
  const [again] = (await list()).items;
  expect(again).toMatchObject({ name: 'fragile', tries: 9 });
  expect(again.id).not.toBe(id);
  expect((await end(again.id, 'discard')).statusCode).toBe(200);
  await due();
  expect(await product.drain()).toBe(0);
  expect((await list()).total).toBe(0);
});

test('the list has pages, and is for admins only', async () => {
  for (let number = 1; number <= 3; number++) await die(number);
  expect((await list('?page=2&pageSize=2')).items).toMatchObject([{ data: { number: 1 } }]);
  // Two of them died at the same instant, and a microsecond before the third.
  await product.app.db.execute(sql`update jobs.job set created_on = timestamptz '2026-11-21 09:00:00.000001Z'
    - case when data->>'number' = '2' then interval '0' else interval '1 microsecond' end where name = 'dead-letters'`);
  for (const order of ['asc', 'desc']) {
    const numbers: number[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: DeadJobs = await list(`?pageSize=1&sort=diedAt&order=${order}${next && `&after=${next}`}`);
      numbers.push(...page.items.map(({ data }) => (data as { number: number }).number));
      expect(page.total).toBe(3);
      next = page.next;
    }
    expect(numbers.toSorted()).toEqual([1, 2, 3]);
    expect(numbers.indexOf(2)).toBe(order === 'asc' ? 2 : 0);
  }
  const other = await makePerson(product.app);
  expect((await product.fastify.inject({ url: path, headers: as(other) })).statusCode).toBe(403);
  expect((await end('0199c3a2-5d7e-7000-8000-7477656e6465', 'retry')).json().code).toBe('not_found');
});

test('a job whose process died is run by another after five minutes; after nine such ends it is a dead job', async () => {
  const crashed = new PgBoss({ connectionString: product.app.config.databaseUrl ?? '', schema: 'jobs' });
  const other = createJobRunner<App>(product.app.config.databaseUrl ?? '', product.clock, () => {});
  await crashed.start();
  await other.start([fragile]);
  /** Takes the job and never ends it; the queue is maintained five minutes later. */
  const takeAndDie = async () => {
    expect(await crashed.fetch('fragile')).toHaveLength(1);
    await product.app.db.execute(sql`update jobs.job set started_on = now() - interval '301 s' where state = 'active'`);
    await product.app.db.execute(sql`update jobs.queue set monitor_on = null, monitor_claim_on = null`); // otherwise checked once a minute
    await crashed.supervise('fragile');
    await due();
  };
  try {
    works = true;
    await send(1);
    await takeAndDie();
    expect(await other.drain(product.app)).toBe(1);
    expect(ran).toBe(1);

    await send(2);
    for (let deaths = 0; deaths < 9; deaths++) await takeAndDie();
    const [dead] = (await list()).items;
    expect(dead).toMatchObject({ name: 'fragile', error: { message: 'job timed out' }, tries: 9 });
    await end(dead.id, 'retry');
    expect(await product.drain()).toBe(1);
    expect(ran).toBe(2);
  } finally {
    await crashed.stop({ graceful: false });
    await other.stop();
  }
});
