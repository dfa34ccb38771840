import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { passwordLetterJobs } from '#server/notifications/letters/password-letters.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { pauseAfter } from '#tests/support/guard.ts';
import { hashPassword } from './passwords.ts';
import { accountsRoutes } from './routes.ts';
import { people } from './tables.ts';

// Only to do something between the check of a password and what follows.
vi.mock('./passwords.ts', async (real) => {
  const { unguarded } = await import('#tests/support/guard.ts');
  return unguarded(real<typeof import('./passwords.ts')>, ({ passwordMatches }) => ({ passwordMatches }));
});

const present = 'Karibu-Mara-81';
const next = 'Another-Savanna-82';

let made: TestApp;
beforeAll(async () => {
  made = await createTestApp({ routes: [accountsRoutes], jobs: passwordLetterJobs });
});
afterAll(() => made?.close());

let networks = 0;
const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { token, body, cookie }: { token?: string; body?: object; cookie?: string } = {},
) => {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(cookie && { cookie }),
    'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  };
  const answer = await made.fastify.inject({
    ...{ method, url, headers, remoteAddress: `41.91.${++networks % 250}.9` },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies };
};
const change = (token: string, body: Record<string, unknown> = {}) =>
  call('PUT', '/api/auth/password', {
    token,
    body: { currentPassword: present, newPassword: next, confirmPassword: next, ...body },
  });
const signIn = async (email: string, password: string) =>
  call('POST', '/api/auth/login', { body: { email, password, remember: false } });
const me = async (token: string) => (await call('GET', '/api/auth/me', { token })).status;
const listed = async (token: string) =>
  (await call('GET', '/api/auth/sessions', { token })).body.sessions as { id: string; current: boolean }[];

let passwordHash: string | undefined;
async function somebody(): Promise<MadePerson & { email: string }> {
  passwordHash ??= await hashPassword(present);
  const person = await makePerson(made.app);
  await made.app.db.update(people).set({ passwordHash }).where(eq(people.id, person.id));
  return person;
}
const sessionOf = async (email: string, password = present) => (await signIn(email, password)).body.token as string;

test('the password is changed; every other session ends, this one goes on, and a letter and the history say so', async () => {
  const person = await somebody();
  const other = await sessionOf(person.email);
  expect(await change(person.token)).toMatchObject({ status: 200, body: { success: true } });
  expect([await me(person.token), await me(other)]).toEqual([200, 401]);
  expect((await signIn(person.email, present)).status).toBe(401);
  expect((await signIn(person.email, next)).status).toBe(200);
  await made.drain();
  const letters = ((await made.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === person.email);
  expect(letters.map(({ subject }) => subject)).toEqual(['Your password was changed']);
  const entries = await made.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, person.id));
  expect(entries.map(({ action }) => action)).toEqual(['person.password_changed']);
});

test.each([
  ['a wrong present one', { currentPassword: 'Wrong-Mara-81' }, '401 wrong_credentials currentPassword'],
  ['none', { currentPassword: '' }, '400 invalid_input currentPassword'],
  ['a short one', { newPassword: '12345', confirmPassword: '12345' }, '400 invalid_input newPassword'],
  ['a common one', { newPassword: 'password1', confirmPassword: 'password1' }, '400 invalid_input newPassword'],
  ['the same one', { newPassword: present, confirmPassword: present }, '400 invalid_input newPassword'],
  ['two that differ', { confirmPassword: 'Other-Mara-83' }, '400 invalid_input confirmPassword'],
  ['no repetition', { confirmPassword: undefined }, '400 invalid_input confirmPassword'],
])('%s is refused at its field, and nobody is signed out', async (_, body, refusal) => {
  const person = await somebody();
  const other = await sessionOf(person.email);
  const answer = await change(person.token, body);
  expect([answer.status, answer.body.code, ...Object.keys(answer.body.fields)].join(' ')).toBe(refusal);
  expect([await me(person.token), await me(other)]).toEqual([200, 200]);
});

test('the own address is refused as a password', async () => {
  const person = await somebody();
  const answer = await change(person.token, { newPassword: person.email, confirmPassword: person.email });
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['newPassword']]);
});

test('guesses of the present password are limited like sign-ins', async () => {
  const person = await somebody();
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess++)
    statuses.push((await change(person.token, { currentPassword: `Wrong-Mara-${guess}` })).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  expect((await change(person.token)).status).toBe(429);
});

test('ten changes a day are allowed, since each mails a letter; the eleventh changes nothing', async () => {
  const person = await somebody();
  const passwords = [present, ...Array.from({ length: 11 }, (_, place) => `Savanna-Mara-${place}`)];
  const statuses: number[] = [];
  for (const [place, newPassword] of passwords.slice(1).entries()) {
    const currentPassword = passwords[place];
    statuses.push((await change(person.token, { currentPassword, newPassword, confirmPassword: newPassword })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect((await signIn(person.email, passwords[10] ?? '')).status).toBe(200);
});

test('of two changes at the same time one holds, and the other is told that the present password is wrong', async () => {
  const person = await somebody();
  pauseAfter('passwordMatches', async () => {
    expect(
      (await change(person.token, { newPassword: 'First-Mara-84', confirmPassword: 'First-Mara-84' })).status,
    ).toBe(200);
  });
  expect(await change(person.token)).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
  expect((await signIn(person.email, 'First-Mara-84')).status).toBe(200);
});

test('a session that was ended while the password was checked changes nothing', async () => {
  const person = await somebody();
  const other = await sessionOf(person.email);
  pauseAfter('passwordMatches', async () => {
    expect((await call('DELETE', '/api/auth/sessions', { token: other })).status).toBe(200);
  });
  expect(await change(person.token)).toMatchObject({ status: 401, body: { code: 'sign_in_required' } });
  expect((await signIn(person.email, present)).status).toBe(200);
});

test('an open link for a new password works no more', async () => {
  const person = await somebody();
  const { makePasswordReset } = await import('./reset-password.ts');
  const [row] = await made.app.db.select().from(people).where(eq(people.id, person.id));
  if (!row) throw new Error('no person');
  const token = await makePasswordReset(made.app, row);
  expect((await change(person.token)).status).toBe(200);
  const reset = await call('POST', '/api/auth/reset-password', { body: { token, password: 'Third-Mara-85' } });
  expect(reset.status).toBe(404);
});

test('the sessions are listed with device and time; one is ended, then all others', async () => {
  const person = await somebody();
  const [second, third] = [await sessionOf(person.email), await sessionOf(person.email)];
  const sessions = await listed(second);
  expect(sessions.map(({ current }) => current).filter(Boolean)).toHaveLength(1);
  expect(sessions).toHaveLength(3);
  expect(sessions[1]).toMatchObject({ device: 'Chrome, Android', current: true });
  const ofThird = sessions[0]?.id ?? '';
  expect((await call('DELETE', `/api/auth/sessions/${ofThird}`, { token: second })).status).toBe(200);
  expect((await call('DELETE', `/api/auth/sessions/${ofThird}`, { token: second })).status).toBe(200);
  expect([await me(third), await me(second), await me(person.token)]).toEqual([401, 200, 200]);
  expect((await call('DELETE', '/api/auth/sessions', { token: second })).status).toBe(200);
  expect([await me(second), await me(person.token)]).toEqual([200, 401]);
  expect(await listed(second)).toHaveLength(1);
});

test('another’s session is not found and goes on', async () => {
  const [person, stranger] = [await somebody(), await somebody()];
  const [own] = await listed(stranger.token);
  expect((await call('DELETE', `/api/auth/sessions/${own?.id}`, { token: person.token })).status).toBe(404);
  expect((await call('DELETE', '/api/auth/sessions/nonsense', { token: person.token })).status).toBe(400);
  expect(await me(stranger.token)).toBe(200);
});
