import { expect, test } from 'vitest';
import { statusOf } from './error-statuses.ts';
import { AppError } from './errors.ts';

test('an error has its code and its detail', () => {
  const error = new AppError('price_changed', { amount: 11_000, rate: 110 });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'AppError',
    code: 'price_changed',
    message: 'price_changed',
    detail: { amount: 11_000, rate: 110 },
  });
});

test('a message that is given replaces the code as the message', () => {
  expect(new AppError('invalid_input', undefined, 'Required fields missing').message).toBe('Required fields missing');
});

test.each([
  ['sign_in_required', 401],
  ['wrong_credentials', 401],
  ['sold_out', 409],
  ['idempotency_conflict', 409],
  ['mpesa_limit', 422],
  ['provider_refused', 502],
  ['method_off', 503],
] as const)('%s is answered with %i', (code, status) => {
  expect(statusOf[code]).toBe(status);
});

test('every status is 400 to 599, but that of what is only asked for, and every code is in snake case', () => {
  const { consent_asked: asked, ...others } = statusOf;
  expect(asked).toBe(202);
  for (const [code, status] of Object.entries(others)) {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  }
});
