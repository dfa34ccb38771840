import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { adminUserRoutes } from '#server/admin/users/routes.ts';
import { job } from '#server/jobs/job.ts';
import { passwordLetterJobs } from '#server/notifications/letters/password-letters.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { pauseAfter } from '#tests/support/guard.ts';
import { forgetOldSessions } from './forget-old-sessions.ts';
import { findPerson } from './repository.ts';
import { accountsRoutes } from './routes.ts';
import { suspendPerson } from './suspend-person.ts';
import { passwordResets, people } from './tables.ts';

// Only to do something between the check of a password and what follows.
vi.mock('./passwords.ts', async (real) => {
  const { unguarded } = await import('#tests/support/guard.ts');
  return unguarded(real<typeof import('./passwords.ts')>, ({ passwordMatches }) => ({ passwordMatches }));
});

const password = 'Another-Savanna-81';
const minuteMs = 60_000;

let made: TestApp;
let admin: MadePerson;
beforeAll(async () => {
  made = await createTestApp({
    routes: [accountsRoutes, adminUserRoutes],
    jobs: [...passwordLetterJobs, job('mail-account-suspended', async () => {})],
  });
  admin = await makePerson(made.app, { role: 'admin' });
});
afterAll(() => made?.close());

let networks = 0;
const freshNetwork = () => `41.90.${++networks}.17`;
const post = async (url: string, payload: object, { remoteAddress = '', token = '' } = {}) => {
  const answer = await made.fastify.inject({
    ...{ method: 'POST', url, payload, remoteAddress: remoteAddress || freshNetwork() },
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: answer.statusCode, body: answer.json() };
};
const ask = (email: string, remoteAddress = '') => post('/api/auth/forgot-password', { email }, { remoteAddress });
const reset = (token: string, chosen: unknown = password) =>
  post('/api/auth/reset-password', { token, password: chosen });
const works = async (token: string) => (await post('/api/auth/reset-password/check', { token })).body.works;
const signIn = async (email: string, given: string) =>
  (await post('/api/auth/login', { email, password: given, remember: false })).status;
const me = async ({ token }: MadePerson) =>
  (await made.fastify.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })).statusCode;

async function lettersTo(email: string) {
  await made.drain();
  return ((await made.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === email);
}
/** The token of the newest letter with a link. */
async function tokenFor(email: string): Promise<string> {
  const tokens = (await lettersTo(email)).flatMap(
    ({ text }) => /forgot-password\?token=([0-9a-f]{64})/.exec(text)?.[1] ?? [],
  );
  return tokens[0] ?? '';
}
const adminToken = async () => (await makePerson(made.app, { role: 'admin' })).token;
const isVerified = async (id: string) => (await findPerson(made.app.db, id))?.emailVerifiedAt !== null;

test('whoever reads the letter chooses a new password; all devices are signed out, and a letter says so', async () => {
  const person = await makePerson(made.app);
  expect(await isVerified(person.id)).toBe(false);
  expect(await ask(` ${person.email.toUpperCase()} `)).toEqual({ status: 200, body: { success: true } });
  const token = await tokenFor(person.email);
  expect(await me(person)).toBe(200);
  expect((await reset(token)).body).toEqual({ success: true });
  expect(await me(person)).toBe(401);
  expect(await signIn(person.email, password)).toBe(200);
  expect(await isVerified(person.id)).toBe(true);
  const subjects = (await lettersTo(person.email)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(['Choose a new password', 'Your password was changed']);
});

test('an old password that was checked right before the reset opens no session after it', async () => {
  const person = await makePerson(made.app);
  await ask(person.email);
  expect((await reset(await tokenFor(person.email))).status).toBe(200);
  await ask(person.email);
  const token = await tokenFor(person.email);
  pauseAfter('passwordMatches', async () => expect((await reset(token, 'Yet-Another-Mara-82')).status).toBe(200));
  expect(await signIn(person.email, password)).toBe(401);
  expect(await signIn(person.email, 'Yet-Another-Mara-82')).toBe(200);
});

test('an address without an account gets the same answer and no letter; a suspended person gets none either', async () => {
  expect(await ask('nobody@example.com')).toEqual({ status: 200, body: { success: true } });
  const person = await makePerson(made.app);
  await suspendPerson(made.app, admin, { personId: person.id, reason: 'Fraud.' });
  expect((await ask(person.email)).status).toBe(200);
  expect([await lettersTo('nobody@example.com'), await lettersTo(person.email)]).toEqual([[], []]);
});

test('a link works once, also of two who use it at the same time, and the other links work no more', async () => {
  const person = await makePerson(made.app);
  await ask(person.email);
  const first = await tokenFor(person.email);
  await ask(person.email);
  const second = await tokenFor(person.email);
  expect(second).not.toBe(first);
  expect([await works(first), await works(second), await works('unknown')]).toEqual([true, true, false]);
  const both = await Promise.all([reset(second), reset(second, 'Yet-Another-Mara-82')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await reset(first)).status).toBe(404);
  expect([await works(first), await works(second)]).toEqual([false, false]);
});

test('a link works for an hour, and not once the account has another address or is suspended', async () => {
  const [late, moved, suspended] = [await makePerson(made.app), await makePerson(made.app), await makePerson(made.app)];
  const tokens = new Map<MadePerson, string>();
  for (const person of [moved, suspended, late]) {
    await ask(person.email);
    tokens.set(person, await tokenFor(person.email));
  }
  await made.app.db
    .update(people)
    .set({ email: `new-${moved.email}` })
    .where(eq(people.id, moved.id));
  expect((await reset(tokens.get(moved) ?? '')).status).toBe(404);
  expect(await works(tokens.get(moved) ?? '')).toBe(false);
  await suspendPerson(made.app, admin, { personId: suspended.id, reason: 'Fraud.' });
  expect((await reset(tokens.get(suspended) ?? '')).status).toBe(404);
  expect(await works(tokens.get(suspended) ?? '')).toBe(false);
  made.clock.advance(60 * minuteMs - 1);
  expect((await reset(tokens.get(late) ?? '', 'short')).body.fields).toHaveProperty('password');
  expect(await works(tokens.get(late) ?? '')).toBe(true);
  made.clock.advance(1);
  expect(await works(tokens.get(late) ?? '')).toBe(false);
  expect((await reset(tokens.get(late) ?? '')).status).toBe(404);
  made.clock.advance(30 * 24 * 60 * minuteMs);
  await forgetOldSessions(made.app);
  const kept = await made.app.db.select().from(passwordResets).where(eq(passwordResets.personId, moved.id));
  expect(kept).toHaveLength(1);
  made.clock.advance(60 * minuteMs);
  await forgetOldSessions(made.app);
  expect(await made.app.db.$count(passwordResets)).toBe(0);
});

test('common passwords and the own address are refused, and the link still works', async () => {
  const person = await makePerson(made.app);
  await ask(person.email);
  const token = await tokenFor(person.email);
  for (const refused of ['password1', person.email, 'a', '', 5]) {
    const { status, body } = await reset(token, refused);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['password']]);
  }
  expect((await reset(token)).status).toBe(200);
});

test('one network asks thirty times an hour, and one address gets three letters', async () => {
  const person = await makePerson(made.app);
  const network = freshNetwork();
  for (let count = 0; count < 30; count++) expect((await ask(person.email, network)).status).toBe(200);
  expect(await ask(person.email, network)).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
  expect(await lettersTo(person.email)).toHaveLength(3);
  // What strangers ask for does not keep the letter away that an admin starts.
  const byAdmin = await post(`/api/admin/users/${person.id}/password-reset`, {}, { token: await adminToken() });
  expect([byAdmin.status, (await lettersTo(person.email)).length]).toEqual([200, 4]);
});

test('an admin has a link mailed, which is recorded, at most three times an hour', async () => {
  const [person, admin] = [await makePerson(made.app), await makePerson(made.app, { role: 'admin' })];
  const start = () => post(`/api/admin/users/${person.id}/password-reset`, {}, { token: admin.token });
  expect((await start()).body).toEqual({ success: true });
  const [letter] = await lettersTo(person.email);
  expect(letter?.text).toContain('Our team has sent you this link');
  expect((await reset(await tokenFor(person.email))).status).toBe(200);
  const shown = await made.fastify.inject({
    url: `/api/admin/users/${person.id}`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const actions = shown.json().history.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(['person.password_reset', 'person.password_reset_started']);
  expect([(await start()).status, (await start()).status, (await start()).status]).toEqual([200, 200, 429]);
  await suspendPerson(made.app, admin, { personId: person.id, reason: 'Fraud.' });
  made.clock.advance(60 * minuteMs);
  expect(await start()).toMatchObject({ status: 409, body: { code: 'person_suspended' } });
});
