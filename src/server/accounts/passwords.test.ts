import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

test('a password matches its own hash only, and equal passwords have different hashes', async () => {
  const [first, second] = [await hashPassword('Savanna ya Mara ☀'), await hashPassword('Savanna ya Mara ☀')];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
  expect(await passwordMatches(first, 'Savanna ya Mara ☀')).toBe(true);
  expect(await passwordMatches(second, 'Savanna ya Mara ☀')).toBe(true);
  expect(await passwordMatches(first, 'savanna ya Mara ☀')).toBe(false);
  expect(await passwordMatches(first, '')).toBe(false);
});

test('without an account no password matches, and the check takes as long as with one', async () => {
  const own = await hashPassword('Savanna-2026');
  for (const none of [undefined, null]) {
    expect(await passwordMatches(none, 'no account has this password')).toBe(false);
  }
  const median = async (hash: string | undefined) => {
    const times: number[] = [];
    for (let round = 0; round < 7; round++) {
      const start = performance.now();
      await passwordMatches(hash, 'a wrong guess');
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[3] ?? 0;
  };
  // Without the hashing it would take some thousandths of the time, so a wide margin is enough.
  expect(await median(undefined)).toBeGreaterThan((await median(own)) / 5);
});
