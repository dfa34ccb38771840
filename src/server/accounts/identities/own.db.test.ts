import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { findPerson } from '../repository.ts';
import { makePasswordReset } from '../reset-password.ts';
import { codeAt } from '../second-factor/totp.ts';
import { identities, people, sessions } from '../tables.ts';
import {
  advance,
  lettersTo,
  made,
  minuteMs,
  openBrowser,
  password,
  register,
  startIdentityApp,
} from './identities.fixture.ts';

startIdentityApp();

const newPassword = 'Another-2026-long';
const linkedOf = async (personId: string) =>
  (await made.app.db.select().from(identities).where(eq(identities.personId, personId))).map(
    ({ provider }) => provider,
  );

/** Links what somebody typed there to the account of a session. */
async function link(token: string, typed: object, provider: 'google' | 'facebook' = 'google') {
  const browser = openBrowser();
  await browser.goThere(provider, typed, '?for=link');
  return browser.call('/api/auth/identities', { method: 'POST', token });
}
const unlink = (token: string, provider = 'google') =>
  openBrowser().call(`/api/auth/identities/${provider}`, { method: 'DELETE', token });

/** Somebody who has an account by Google alone. */
async function byGoogle(email: string) {
  const browser = openBrowser();
  await browser.goThere('google', { email });
  const { token, user } = (await browser.finish()).body.session;
  return { browser, token, id: user.id as string };
}

test('an account elsewhere is linked whatever its address, and unlinked again; letters tell of both', async () => {
  const { email, token, id } = await register();
  expect(await link(token, { email: 'quite-another@example.com' })).toEqual({ status: 200, body: { success: true } });
  const own = await openBrowser().call('/api/auth/identities', { token });
  expect(own.body).toMatchObject({
    linked: [{ provider: 'google', email: 'quite-another@example.com' }],
    ...{ possible: ['facebook'], waiting: null, hasPassword: true },
  });
  const other = openBrowser();
  await other.goThere('google', { email: 'quite-another@example.com' });
  const { token: second } = (await other.finish()).body.session;
  advance(minuteMs);

  expect(await unlink(token)).toEqual({ status: 200, body: { success: true } });
  expect(await linkedOf(id)).toEqual([]);
  expect((await openBrowser().call('/api/auth/me', { token: second })).status).toBe(401);
  expect((await openBrowser().call('/api/auth/me', { token })).status).toBe(200);
  expect((await lettersTo(email)).map(({ subject }) => subject).toSorted()).toEqual([
    'A Google account was linked to your account',
    'Your Google account is no longer linked',
  ]);
  expect((await unlink(token)).status).toBe(404);
});

test('an account elsewhere belongs to one person, who has one of each kind', async () => {
  const [one, two] = [await register(), await register()];
  await link(one.token, { email: 'shared@example.com' });
  expect(await link(two.token, { email: 'shared@example.com' })).toMatchObject({
    status: 409,
    body: { code: 'identity_taken' },
  });
  expect(await link(one.token, { email: 'second@example.com' })).toMatchObject({
    status: 409,
    body: { code: 'identity_known' },
  });
  expect(await link(one.token, { email: 'shared@example.com' }, 'facebook')).toMatchObject({ status: 200 });
  expect(await linkedOf(one.id)).toEqual(['google', 'facebook']);
});

test('the last way to sign in stays, until a password is set by the letter', async () => {
  const { token, id } = await byGoogle('alone@example.com');
  expect((await openBrowser().call('/api/auth/identities', { token })).body.hasPassword).toBe(false);
  expect(await unlink(token)).toMatchObject({ status: 409, body: { code: 'last_way_in' } });
  expect(await linkedOf(id)).toEqual(['google']);

  const browser = openBrowser();
  await browser.call('/api/auth/forgot-password', { method: 'POST', body: { email: 'alone@example.com' } });
  const [letter] = await lettersTo('alone@example.com');
  const reset = /token=([0-9a-f]{64})/.exec(letter?.text ?? '')?.[1];
  await browser.call('/api/auth/reset-password', { method: 'POST', body: { token: reset, password } });
  // The address was verified, so what is linked stays.
  expect(await linkedOf(id)).toEqual(['google']);
  const login = await browser.call('/api/auth/login', {
    method: 'POST',
    body: { email: 'alone@example.com', password },
  });
  expect((await unlink(login.body.token)).status).toBe(200);
});

test('linking and unlinking need a recent sign-in, which signing in elsewhere is as well', async () => {
  const { browser, token } = await byGoogle('later@example.com');
  advance(12 * 60 * minuteMs + 1);
  expect(await unlink(token)).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
  expect(await link(token, { email: 'x@example.com' }, 'facebook')).toMatchObject({ body: { code: 'sign_in_again' } });
  await browser.goThere('google', { email: 'later@example.com' }, '?for=again');
  const fresh = (await browser.finish()).body.session.token;
  expect(await unlink(fresh)).toMatchObject({ status: 409, body: { code: 'last_way_in' } });
});

test('whoever signs in once more does so as themselves: another account elsewhere neither signs in nor makes a person', async () => {
  const { browser, id } = await byGoogle('twice@example.com');
  await byGoogle('stranger@example.com');
  for (const email of ['stranger@example.com', 'nobody-yet@example.com']) {
    await browser.goThere('google', { email }, '?for=again');
    expect(await browser.finish({ as: id })).toMatchObject({ status: 409, body: { code: 'identity_not_linked' } });
  }
  const strangers = await made.app.db.select().from(people).where(eq(people.email, 'nobody-yet@example.com'));
  expect(strangers).toEqual([]);
  await browser.goThere('google', { email: 'twice@example.com' }, '?for=again');
  expect(await browser.finish({ as: id })).toMatchObject({ status: 200, body: { session: { user: { id } } } });
});

test('ten changes a day are made', async () => {
  const { token } = await register();
  for (let time = 0; time < 10; time += 1) {
    expect((await link(token, { email: `often-${time}@example.com` })).status).toBe(200);
    await unlink(token);
  }
  expect((await link(token, { email: 'often@example.com' })).status).toBe(429);
});

test('the link of the letter takes the account back: what was linked since is removed', async () => {
  const { email, token, id } = await register();
  await link(token, { email: 'mine@example.com' }, 'facebook');
  advance(minuteMs);
  await link(token, { email: 'thief@example.com' });
  const letter = (await lettersTo(email)).find(({ subject }) => subject.includes('Google'));
  const taken = /take-back\?token=([0-9a-f]{64})/.exec(letter?.text ?? '')?.[1];
  const back = await openBrowser().call('/api/auth/take-back', {
    ...{ method: 'POST', body: { token: taken, password: newPassword } },
  });
  expect(back.status).toBe(200);
  expect(await linkedOf(id)).toEqual(['facebook']);
  const subjects = (await lettersTo(email)).map(({ subject }) => subject);
  expect(subjects).toContain('Linked accounts and passkeys were removed');
  expect((await openBrowser().call('/api/auth/me', { token })).status).toBe(401);
});

test('whoever registered with somebody else’s address loses what they have linked once its owner sets a password', async () => {
  const { email, token, id } = await register({ verified: false });
  await link(token, { email: 'attacker@example.com' });
  const person = await findPerson(made.app.db, id);
  const reset = person && (await makePasswordReset(made.app, person));
  await openBrowser().call('/api/auth/reset-password', {
    method: 'POST',
    body: { token: reset, password: newPassword },
  });
  expect(await linkedOf(id)).toEqual([]);
  const attacker = openBrowser();
  await attacker.goThere('google', { email: 'attacker@example.com' });
  expect((await attacker.finish()).body.session.user.id).not.toBe(id);
  expect((await openBrowser().call('/api/auth/me', { token })).status).toBe(401);
  expect((await openBrowser().call('/api/auth/login', { method: 'POST', body: { email, password } })).status).toBe(401);
});

test('another address of the account leaves what is linked', async () => {
  const { browser, token, id } = await byGoogle('moves@example.com');
  await transaction(made.app, (tx) => tx.update(people).set({ email: 'moved@example.com' }).where(eq(people.id, id)));
  await browser.goThere('google', { email: 'moves@example.com' });
  expect((await browser.finish()).body.session.user).toMatchObject({ id, email: 'moved@example.com' });
  expect(token).toEqual(expect.any(String));
});

test('somebody without a password turns two-step verification on, and off, after a sign-in of the last twelve hours', async () => {
  const { token } = await byGoogle('two-steps@example.com');
  const factor = (what: string, body: object) =>
    openBrowser().call(`/api/auth/second-factor/${what}`, { method: 'POST', token, body });
  const { key } = (await factor('start', { currentPassword: '' })).body;
  expect((await factor('confirm', { code: codeAt(key, made.clock.now()) })).status).toBe(200);

  const later = openBrowser();
  await later.goThere('google', { email: 'two-steps@example.com' });
  expect(await later.finish()).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });

  advance(12 * 60 * minuteMs + 1);
  const off = () => factor('turn-off', { currentPassword: '', code: codeAt(key, made.clock.now()) });
  expect(await off()).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
  await made.app.db.update(sessions).set({ createdAt: made.clock.now() });
  expect(await off()).toEqual({ status: 200, body: { success: true } });
  advance(12 * 60 * minuteMs + 1);
  expect((await factor('start', { currentPassword: '' })).body.code).toBe('sign_in_again');
});
