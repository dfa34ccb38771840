import { availableParallelism } from 'node:os';
import { expect, test, vi } from 'vitest';
import { passwordMatches } from './passwords.ts';

const running = vi.hoisted(() => ({ ends: [] as (() => void)[] }));
vi.mock('@node-rs/argon2', () => ({
  hash: async () => 'hash',
  verify: () => new Promise((resolve) => running.ends.push(() => resolve(true))),
}));

test('few passwords are checked at once, some wait, and further ones are refused until there is room', async () => {
  const check = () => passwordMatches('hash', 'Savanna-2026');
  const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
  const accepted = Array.from({ length: 41 * atOnce }, check);
  await expect(check()).rejects.toMatchObject({ code: 'too_busy', detail: { retryAfter: 5 } });
  expect(running.ends).toHaveLength(atOnce);
  running.ends.shift()?.();
  await accepted[0];
  accepted.push(check());
  while (running.ends.length > 0) {
    running.ends.shift()?.();
    await new Promise(setImmediate);
  }
  expect(await Promise.all(accepted)).toEqual(accepted.map(() => true));
});
