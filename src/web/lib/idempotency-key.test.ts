import { expect, test } from 'vitest';
import { createIdempotencyKey } from './idempotency-key.ts';

test('a key lasts for its content until the outcome is known', () => {
  let made = 0;
  const key = createIdempotencyKey(() => `key${++made}`);
  expect(key.keyFor({ amount: 11000 })).toBe('key1');
  expect(key.keyFor({ amount: 11000 })).toBe('key1');
  expect(key.keyFor({ amount: 11200 })).toBe('key2');
  key.decided();
  expect(key.keyFor({ amount: 11200 })).toBe('key3');
});
