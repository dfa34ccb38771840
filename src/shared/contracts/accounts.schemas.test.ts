import { expect, test } from 'vitest';
import type { z } from 'zod';
import { ProfileRequest, profileForm, RegisterForm, RegisterRequest } from './accounts.schemas.ts';
import { CloseIssueRequest } from './admin-payments.schemas.ts';
import { RoleRequest, SuspendRequest } from './admin-users.schemas.ts';
import { BookingRequest, CancelRequest } from './bookings.schemas.ts';
import { BankFailedRequest, PayoutMethodRequest } from './payouts.schemas.ts';
import { RefundRequest } from './refunds.schemas.ts';

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

test.each([
  'kİmi@example.com',
  '\u212aimi@example.com',
  'ämina@example.com',
  'amina@exämple.com',
  'a\u200bmina@example.com',
])('an address with other letters than a to z is refused and named: %s', (email) => {
  expect(errorsOf({ ...right, email })).toEqual({ email: 'email_plain' });
  expect(ProfileRequest.safeParse({ name: 'Amina', email }).error?.issues[0]?.message).toBe('email_plain');
  const contact = { name: '', phone: '', email };
  const booking = { serviceId: '0199c3a2-5d7e-7000-8000-000000000001', startDate: '2027-01-01', contact };
  const { error } = BookingRequest.safeParse(booking);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['contact.email', 'email_plain'],
  ]);
});

test.each([
  ['      ', 'password_blank'],
  ['twende1', 'password_product'],
  ['Tw3nde 2026!', 'password_product'],
  ['twende123', 'password_common'],
])('the password %j is refused: %s', (password, message) => {
  expect(errorsOf({ ...right, password, confirmPassword: password })).toEqual({ password: message });
});

test.each(['=1+1', 'Amina evil.com', 'http://evil', 'Amina\u202eHassan', 'Am\nina', '123'])(
  '%j is no name, of an account or of a contact',
  (name) => {
    expect(errorsOf({ ...right, name })).toEqual({ name: 'text_plain' });
    expect(profileForm('Amina').safeParse({ name, email: right.email }).error?.issues[0]?.message).toBe('text_plain');
    const contact = { name, phone: '', email: right.email };
    const booking = { serviceId: '0199c3a2-5d7e-7000-8000-000000000001', startDate: '2027-01-01', contact };
    expect(BookingRequest.safeParse(booking).error?.issues[0]?.message).toBe('text_plain');
    expect(BookingRequest.safeParse({ ...booking, contact: { ...contact, name: null } }).success).toBe(true);
    const { error } = BookingRequest.safeParse({
      ...booking,
      contact: { ...contact, name: '', phone: 'call evil.co' },
    });
    expect(error?.issues.map(({ message }) => message)).toEqual(['phone_number']);
  },
);

test('a blank after a title is added to every name, and a profile may keep a name that is older than the rule', () => {
  const { email } = right;
  expect(RegisterRequest.parse({ ...right, name: ' Dr.Kamau' }).name).toBe('Dr. Kamau');
  expect(profileForm('Dr.Kamau').parse({ name: 'Dr.Kamau', email }).name).toBe('Dr. Kamau');
  expect(profileForm('amina.hassan').parse({ name: 'amina.hassan', email }).name).toBe('amina.hassan');
  const booking = { serviceId: '0199c3a2-5d7e-7000-8000-000000000001', startDate: '2027-01-01' };
  const contact = { name: 'St.John', phone: '', email };
  expect(BookingRequest.parse({ ...booking, contact }).contact.name).toBe('St. John');
});

test('the blanks that are added to a name count towards its length', () => {
  const rest = { serviceId: '0199c3a2-5d7e-7000-8000-000000000001', startDate: '2027-01-01' };
  const errorsFor = (name: string) =>
    [
      RegisterRequest.safeParse({ ...right, name }),
      profileForm('Amina').safeParse({ name, email: right.email }),
      BookingRequest.safeParse({ ...rest, contact: { name, phone: '', email: right.email } }),
    ].map(({ error }) => error?.issues.map(({ message }) => message));
  const longest = `Dr.${'Kamau'.repeat(23)}x`;
  expect(longest).toHaveLength(119);
  expect(errorsFor(longest)).toEqual([undefined, undefined, undefined]);
  expect(errorsFor(`${longest}x`)).toEqual([['too_long'], ['too_long'], ['too_long']]);
});

test.each<[string, z.ZodType, object]>([
  ['a cancellation', CancelRequest, {}],
  ['a suspension', SuspendRequest, {}],
  ['another role', RoleRequest, { role: 'user' }],
  ['a refund', RefundRequest, { amount: 1 }],
  ['a payout that failed', BankFailedRequest, {}],
  ['a closed case', CloseIssueRequest, {}],
])('the reason of %s has no links and no hidden characters', (_, schema, rest) => {
  const problems = (reason: string) =>
    (schema.safeParse({ ...rest, reason }).error?.issues ?? []).map(({ path, message }) => `${path}: ${message}`);
  expect(problems('The road\nis closed.')).toEqual([]);
  for (const reason of ['a\u202eb', 'a\u0007b']) expect(problems(reason)).toEqual(['reason: text_plain']);
  for (const [reason, part] of [
    ['see evil.com/x', 'evil.com/x'],
    ['https://evil', 'https://evil'],
  ]) {
    expect(problems(String(reason))).toEqual([`reason: text_plain_part|${part}`]);
  }
  expect(problems('x'.repeat(501))).toEqual(['reason: too_long']);
});

test.each(['=1+1', '=HYPERLINK("http://x","Savanna")', '+254712345678', '@savanna', '-1', '2026'])(
  '%j is no name of a bank account',
  (accountName) => {
    const method = { channel: 'bank', bankName: 'Equity Bank', accountNumber: '0123456789' };
    const { error } = PayoutMethodRequest.safeParse({ ...method, accountName });
    expect(error?.issues.map(({ path, message }) => `${path}: ${message}`)).toEqual(['accountName: text_plain']);
    expect(PayoutMethodRequest.safeParse({ ...method, accountName: 'Savanna.com Ltd' }).success).toBe(true);
  },
);

test.each(['0712 345-678', '254712345678', '+254 (712) 345 678'])(
  'the forms take the phone %j; the calls do not',
  (phone) => {
    const profile = { name: 'Amina', email: 'amina@firm.test', phone };
    expect(RegisterForm.parse({ ...right, phone }).phone).toBe('+254712345678');
    expect(profileForm('Amina').parse(profile).phone).toBe('+254712345678');
    expect(RegisterRequest.safeParse({ ...right, phone }).success).toBe(false);
    expect(ProfileRequest.safeParse(profile).success).toBe(false);
  },
);

test('the forms refuse a foreign phone, and take an empty one', () => {
  const profile = { name: 'Amina', email: 'amina@firm.test' };
  expect(errorsOf({ ...right, phone: '+44 7700 900123' })).toEqual({ phone: 'phone_invalid' });
  expect(profileForm('Amina').safeParse({ ...profile, phone: '+447700900123' }).error?.issues[0]?.message).toBe(
    'phone_invalid',
  );
  expect(profileForm('Amina').parse({ ...profile, phone: ' ' }).phone).toBeNull();
  expect(profileForm('Amina').parse(profile).phone).toBeUndefined();
});

test('the name in a booking has no phone number, which its provider would read before it may be seen', () => {
  const contact = { name: 'Piga 0712 345 678', email: 'amina@example.com' };
  const booking = { serviceId: crypto.randomUUID(), startDate: '2026-12-01', contact };
  expect(BookingRequest.safeParse(booking).error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual(
    [['contact.name', 'name_phone']],
  );
});
