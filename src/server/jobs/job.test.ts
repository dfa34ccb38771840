import { expect, test, vi } from 'vitest';
import type { App } from '#server/app.ts';
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

test('a wrong name or shape of a handler does not compile', () => {
  // @ts-expect-error its handler is given no payment
  const known = job('post-earning', async (_app, { paymentId }) => paymentId);
  // @ts-expect-error no such job can be handled
  job('post-earnings', async () => undefined);
  // @ts-expect-error the clock has no booking to give
  scheduledJob('post-earning', '* * * * *', async () => undefined);
  expect(known.name).toBe('post-earning');
});
