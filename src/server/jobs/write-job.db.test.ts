import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Queue, transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { enqueue } from './enqueue.ts';
import { writeJob } from './write-job.ts';

let product: TestApp;
let boss: PgBoss;
beforeAll(async () => {
  product = await createTestApp({ jobs: [{ name: 'same', run: async () => {} }] });
  boss = new PgBoss({ connectionString: product.app.config.databaseUrl ?? '', schema: 'jobs', useListenNotify: true });
  boss.on('error', () => {});
  await boss.start();
});
afterAll(async () => {
  await boss?.stop({ graceful: false });
  await product?.close();
});

const data = { bookingId: newId(), text: "it's \\ null" };

test.each([
  { of: 'a job that is due at once', at: undefined, key: undefined },
  { of: 'one that is due later', at: new Date('2031-05-04T03:02:01.987Z'), key: undefined },
  { of: 'one with a key', at: undefined, key: newId },
])('$of is the row that pg-boss writes', async ({ at, key }) => {
  const { app } = product;
  const write = { ours: key?.(), theirs: key?.() };
  await app.db.execute(sql`delete from jobs.job`);
  const rows = await transaction(app, async (tx) => {
    await writeJob(tx, { id: write.ours, name: 'same', data, at });
    const options = { ...(at && { startAfter: at }), ...(write.theirs && { id: write.theirs }) };
    await boss.send('same', data, { ...options, db: fromDrizzle(tx, sql) });
    return (await tx.execute(sql`select to_jsonb(j) as job from jobs.job j order by ctid`)).rows;
  });
  const [ours, theirs] = rows.map(({ job }) => job as Record<string, unknown>);
  expect(ours).toEqual({ ...theirs, id: write.ours ?? ours?.id });
  expect(ours?.id).not.toBe(theirs?.id);
});

test('a second job with the id of one in its queue is not written', async () => {
  const { app } = product;
  const job = { id: newId(), name: 'same', data, at: undefined };
  for (const _ of [1, 2]) await transaction(app, (tx) => writeJob(tx, job));
  const { rows } = await app.db.execute(sql`select 1 from jobs.job where id = ${job.id}`);
  expect(rows).toHaveLength(1);
});

test('there is no job without a queue', async () => {
  const job = { id: undefined, name: 'unknown', data, at: undefined };
  await expect(transaction(product.app, (tx) => writeJob(tx, job))).rejects.toThrow('no queue unknown');
});

test('a wrong name or shape does not compile; a right one reaches the queue of its transaction', async () => {
  const send = vi.fn<Queue['send']>(async () => undefined);
  const bookingId = newId();
  await transaction({ ...product.app, queue: { send } }, async (tx) => {
    await enqueue(tx, 'post-earning', { bookingId }, { key: bookingId });
    // @ts-expect-error there is no such job
    await enqueue(tx, 'post-earnings', { bookingId });
    // @ts-expect-error it needs the booking
    await enqueue(tx, 'post-earning', {});
    // @ts-expect-error an id is a text
    await enqueue(tx, 'post-earning', { bookingId: 1 });
    // @ts-expect-error it knows no such field
    await enqueue(tx, 'post-earning', { bookingId, paymentId: bookingId });
    // @ts-expect-error it takes nothing
    await enqueue(tx, 'check-due-payments', { bookingId });
  });
  expect(send.mock.calls[0]?.slice(1)).toEqual(['post-earning', { bookingId }, { key: bookingId }]);
});
