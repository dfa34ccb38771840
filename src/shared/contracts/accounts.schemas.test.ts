import { expect, test } from 'vitest';
import { RegisterForm } from './accounts.schemas.ts';

const right = {
  name: 'Amina Hassan',
  email: 'amina@firm.test',
  phone: '+254712345678',
  password: 'Karibu2026!',
  role: 'user' as const,
  confirmPassword: 'Karibu2026!',
  terms: true,
};

/** The message of every wrong field, by its name. */
function errorsOf(form: unknown): Record<string, string> {
  const { error } = RegisterForm.safeParse(form);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

test('a right form passes, with and without a phone', () => {
  expect(errorsOf(right)).toEqual({});
  expect(errorsOf({ ...right, phone: '' })).toEqual({});
});

test('all six errors show at once', () => {
  const wrong = { name: 'A', email: 'amina', phone: '0712', password: 'abc', confirmPassword: 'abd', terms: false };
  expect(errorsOf({ ...right, ...wrong })).toEqual({
    name: 'name_short',
    email: 'email_invalid',
    phone: 'phone_invalid',
    password: 'password_short',
    confirmPassword: 'passwords_differ',
    terms: 'terms_missing',
  });
});

test('each of the two fields of the form alone is told, and nothing else', () => {
  expect(errorsOf({ ...right, confirmPassword: 'karibu2026!' })).toEqual({ confirmPassword: 'passwords_differ' });
  expect(errorsOf({ ...right, terms: false })).toEqual({ terms: 'terms_missing' });
});

test('an empty form: two empty passwords do match', () => {
  const empty = { name: '', email: '', phone: '', password: '', role: 'user', confirmPassword: '', terms: false };
  expect(Object.keys(errorsOf(empty)).sort()).toEqual(['email', 'name', 'password', 'terms']);
});

test('what is no form at all is refused and breaks nothing', () => {
  for (const odd of [null, undefined, 'form', 7, []]) expect(RegisterForm.safeParse(odd).success).toBe(false);
});
