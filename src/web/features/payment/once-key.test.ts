import { expect, test } from 'vitest';
import { Problem } from '#web/lib/problem.ts';
import { createOnceKey, isDecided } from './once-key.ts';

test('a key lasts for its content until the outcome is known', () => {
  let made = 0;
  const key = createOnceKey(() => `key${++made}`);
  expect(key.keyFor({ amount: 11000 })).toBe('key1');
  expect(key.keyFor({ amount: 11000 })).toBe('key1');
  expect(key.keyFor({ amount: 11200 })).toBe('key2');
  key.decided();
  expect(key.keyFor({ amount: 11200 })).toBe('key3');
});

test.each([
  [400, 'invalid_input', true],
  [409, 'payment_in_progress', true],
  [409, 'idempotency_in_progress', false],
  [502, 'provider_refused', false],
  [0, 'network', false],
])('status %i %s decides: %s', (status, code, decided) => {
  expect(isDecided(new Problem({ status, code, message: '' }))).toBe(decided);
});
