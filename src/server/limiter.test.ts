import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

/** Work that ends when `end` is called. */
function workUntilTold(done: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { end: resolve, work: () => promise.then(() => done.push(name)) };
}

test('lighter work runs before heavier work, and equally heavy work in its order', async () => {
  const limit = createLimiter({ concurrency: 1 });
  const done: string[] = [];
  const first = workUntilTold(done, 'first');
  const all = [limit(first.work)];
  for (const [name, weight] of [
    ['large', 1600],
    ['card', 640],
    ['another card', 640],
    ['thumb', 320],
  ] as const) {
    all.push(limit(async () => done.push(name), weight));
  }
  first.end();
  await Promise.all(all);
  expect(done).toEqual(['first', 'thumb', 'card', 'another card', 'large']);
});

test('further work is refused while too much waits, and accepted again afterwards', async () => {
  const limit = createLimiter({ concurrency: 1, maxWaiting: 1 });
  const done: string[] = [];
  const first = workUntilTold(done, 'first');
  const running = limit(first.work);
  const waiting = limit(async () => done.push('second'));
  await expect(limit(async () => done.push('third'))).rejects.toThrow('too_busy');
  first.end();
  await Promise.all([running, waiting]);
  await limit(async () => done.push('fourth'));
  expect(done).toEqual(['first', 'second', 'fourth']);
});
