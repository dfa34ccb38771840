import { expect, test } from 'vitest';
import { isDecided, Problem } from './problem.ts';

test.each([
  [400, 'invalid_input', true],
  [409, 'payment_in_progress', true],
  [409, 'idempotency_in_progress', false],
  [502, 'provider_refused', false],
  [401, 'sign_in_required', false],
  [0, 'network', false],
])('status %i %s is a decided outcome: %s', (status, code, decided) => {
  expect(isDecided(new Problem({ status, code, message: '' }))).toBe(decided);
});
