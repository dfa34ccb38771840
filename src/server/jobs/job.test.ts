import { expect, test, vi } from 'vitest';
import type { App } from '#server/app.ts';
import { type Queue, type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from './enqueue.ts';
import { job, scheduledJob } from './job.ts';

const app = {} as App;
const bookingId = '0199c3a2-5d7e-7000-8000-000000000001';

test('data that its schema refuses fails the job, and the handler never sees it', async () => {
  const run = vi.fn(async () => undefined);
  await expect(job('post-earning', run).run(app, { bookingId: 1 })).rejects.toThrow('bookingId');
  expect(run).not.toHaveBeenCalled();
});

test('a handler is given what the schema makes of the data, with its defaults', async () => {
  const run = vi.fn(async () => undefined);
  const data = { bookingId, attemptId: bookingId, bought: true, rest: true, more: 1 };
  await job('mail-payment-never-came', run).run(app, data);
  expect(run).toHaveBeenCalledWith(app, {
    ...{ bookingId, attemptId: bookingId, bought: true },
    ...{ rest: true, points: false, unpaid: false },
  });
});

test('a wrong name or shape does not compile; a right one reaches the queue of its transaction', async () => {
  const send = vi.fn<Queue['send']>(async () => undefined);
  const db = { transaction: (work: (tx: Tx) => Promise<unknown>) => work({ _: { session: {} } } as Tx) };
  await transaction({ db, queue: { send } } as unknown as App, async (tx) => {
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

  // @ts-expect-error its handler is given no payment
  job('post-earning', async (_app, { paymentId }) => paymentId);
  // @ts-expect-error no such job can be handled
  job('post-earnings', async () => undefined);
  // @ts-expect-error the clock has no booking to give
  scheduledJob('post-earning', '* * * * *', async () => undefined);
});
