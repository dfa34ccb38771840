import { expect, test } from 'vitest';
import { taking } from './taking-turns.ts';

/** Work that ends when it is told to. */
function held(done: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { end: resolve, work: () => promise.then(() => done.push(name)) };
}

test('the lighter goes before the heavier, the earlier before the later', async () => {
  const inTurn = taking({ atOnce: 1 });
  const done: string[] = [];
  const first = held(done, 'first');
  const all = [inTurn(first.work)];
  for (const [name, weight] of [
    ['large', 1600],
    ['card', 640],
    ['another card', 640],
    ['thumb', 320],
  ] as const) {
    all.push(inTurn(async () => done.push(name), weight));
  }
  first.end();
  await Promise.all(all);
  expect(done).toEqual(['first', 'thumb', 'card', 'another card', 'large']);
});

test('refuses whoever comes when too many wait, and goes on afterwards', async () => {
  const inTurn = taking({ atOnce: 1, waitingMost: 1 });
  const done: string[] = [];
  const first = held(done, 'first');
  const running = inTurn(first.work);
  const waiting = inTurn(async () => done.push('second'));
  await expect(inTurn(async () => done.push('third'))).rejects.toThrow('unavailable');
  first.end();
  await Promise.all([running, waiting]);
  await inTurn(async () => done.push('fourth'));
  expect(done).toEqual(['first', 'second', 'fourth']);
});
