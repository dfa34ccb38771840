import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { settingsVersions } from '#server/settings/tables.ts';
import { codeAt } from '../second-factor/totp.ts';
import { suspendPerson } from '../suspend-person.ts';
import { identities, people, sessions, signIns, usedTickets } from '../tables.ts';
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

const me = (token: string) => openBrowser().call('/api/auth/me', { token });
const personWith = async (email: string) => (await made.app.db.select().from(people).where(eq(people.email, email)))[0];
const identitiesOf = (personId: string) =>
  made.app.db.select().from(identities).where(eq(identities.personId, personId));
const outcomesOf = async (personId: string) =>
  (await made.app.db.select().from(signIns).where(eq(signIns.personId, personId)).orderBy(signIns.at)).map(
    ({ outcome }) => outcome,
  );

test('whoever is new gets an account without a password, and signs in to it again', async () => {
  const browser = openBrowser();
  const typed = { name: 'Wanjiru Kamau', email: 'wanjiru@example.com' };
  expect(await browser.goThere('google', typed, '?lang=sw&redirect=%2Fdashboard')).toBe(
    '/sw/finish-sign-in?provider=google&redirect=%2Fdashboard',
  );
  const first = await browser.finish();
  expect(first).toMatchObject({ status: 200, body: { isNew: true, link: null } });
  const { token, user } = first.body.session;
  expect(user).toMatchObject({
    name: 'Wanjiru Kamau',
    email: 'wanjiru@example.com',
    emailVerified: true,
    role: 'user',
  });
  expect((await me(token)).body).toEqual({ user });
  expect(await personWith('wanjiru@example.com')).toMatchObject({ passwordHash: null });
  expect(browser.cookies.has('device')).toBe(true);
  expect(browser.cookies.has('identity_found')).toBe(false);

  const other = openBrowser();
  await other.goThere('google', { ...typed, name: 'Another Name' });
  const again = await other.finish();
  expect(again).toMatchObject({ status: 200, body: { isNew: false, link: null, session: { user: { id: user.id } } } });
  expect(await outcomesOf(user.id)).toEqual(['signed_in', 'signed_in']);
  expect(await identitiesOf(user.id)).toHaveLength(1);
});

test.each([
  { remember: true, query: '', hours: 30 * 24, page: '/finish-sign-in?provider=google' },
  { remember: false, query: '?remember=false', hours: 12, page: '/finish-sign-in?provider=google&remember=false' },
])('a session lasts $hours hours where "remember me" is $remember', async ({ remember, query, hours, page }) => {
  const browser = openBrowser();
  const email = `remember-${remember}@example.com`;
  const lasts = { expiresAt: new Date(made.clock.now().getTime() + hours * 60 * minuteMs), remember };
  for (const isNew of [true, false]) {
    expect(await browser.goThere('google', { email }, query)).toBe(page);
    expect((await browser.finish({ remember })).body).toMatchObject({ isNew });
    const { id = '' } = (await personWith(email)) ?? {};
    const own = await made.app.db.select().from(sessions).where(eq(sessions.personId, id));
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject(lasts);
    await made.app.db.delete(sessions).where(eq(sessions.personId, id));
  }
});

test('a new account takes language, currency and role from where it was made', async () => {
  const browser = openBrowser();
  browser.cookies.set('currency', 'KES');
  await browser.goThere('google', { email: 'njeri@example.com' });
  const answer = await browser.call('/api/auth/identity', { method: 'POST', body: { role: 'provider' }, lang: 'sw' });
  expect(answer.body.session.user).toMatchObject({
    ...{ name: 'njeri', role: 'provider' },
    preferences: { currency: 'KES', language: 'sw' },
  });
});

test('Facebook does not verify addresses, so that a letter does', async () => {
  const browser = openBrowser();
  await browser.goThere('facebook', { name: 'Otieno', email: 'otieno@example.com' });
  const { body } = await browser.finish();
  expect(body).toMatchObject({ isNew: true, session: { user: { emailVerified: false } } });
});

test('nobody is linked silently: an account with the same address, verified on both sides, asks for a confirmation', async () => {
  const { email, token, id } = await register();
  const browser = openBrowser();
  await browser.goThere('google', { email });
  const asked = await browser.finish();
  expect(asked).toEqual({
    status: 200,
    body: { session: null, isNew: false, link: { provider: 'google', email, needs: 'confirmation' } },
  });
  expect(await identitiesOf(id)).toEqual([]);
  const confirmed = await browser.finish({ confirm: true });
  expect(confirmed).toMatchObject({ status: 200, body: { isNew: false, session: { user: { id } } } });
  // Whoever was signed in before may be somebody else.
  expect((await me(token)).status).toBe(401);
  expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual([
    'A Google account was linked to your account',
  ]);
  expect((await personWith(email))?.passwordHash).toEqual(expect.any(String));
});

test.each([
  { what: 'the account has not verified its address', verified: false, typed: {} },
  { what: 'the address is not verified there', verified: true, typed: { unverified: 'on' as const } },
])('$what: the person signs in by their password first, and then links', async ({ verified, typed }) => {
  const { email, id } = await register({ verified });
  const browser = openBrowser();
  await browser.goThere('google', { email, ...typed });
  expect((await browser.finish()).body.link).toEqual({ provider: 'google', email, needs: 'password' });
  // To agree is not enough.
  expect((await browser.finish({ confirm: true })).body).toMatchObject({ session: null, link: { needs: 'password' } });
  expect(await identitiesOf(id)).toEqual([]);

  const { token } = (await browser.call('/api/auth/login', { method: 'POST', body: { email, password } })).body;
  const waiting = await browser.call('/api/auth/identities', { token });
  expect(waiting.body).toEqual({
    ...{ hasPassword: true, linked: [], possible: ['google', 'facebook'] },
    waiting: { provider: 'google', email },
  });
  expect(await browser.call('/api/auth/identities', { method: 'POST', token })).toEqual({
    status: 200,
    body: { success: true },
  });
  expect(await identitiesOf(id)).toMatchObject([{ provider: 'google', email }]);
});

test('an account with a second factor is linked only after password and code, and a code is asked for from then on', async () => {
  const { email, token: first, id } = await register();
  const browser = openBrowser();
  const post = (url: string, body: object, token?: string) =>
    browser.call(url, { method: 'POST', body, ...(token && { token }) });
  const { key } = (await post('/api/auth/second-factor/start', { currentPassword: password }, first)).body;
  const code = () => codeAt(key, made.app.clock.machineNow());
  await post('/api/auth/second-factor/confirm', { code: code() }, first);
  await browser.goThere('google', { email });
  expect((await browser.finish({ confirm: true })).body.link).toMatchObject({ needs: 'password' });
  await browser.call('/api/auth/identities', { method: 'POST', token: first });

  const again = openBrowser();
  await again.goThere('google', { email });
  const refused = await again.finish();
  expect(refused).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
  expect(await outcomesOf(id)).toContain('code_asked');
  advance(minuteMs);
  const { challenge } = refused.body;
  const wrong = await again.call('/api/auth/login/second-factor', {
    method: 'POST',
    body: { challenge, code: '000000' },
  });
  expect(wrong.status).toBe(401);
});

test('suspended people are not let in, and it is recorded', async () => {
  const { email, id } = await register();
  const browser = openBrowser();
  await browser.goThere('google', { email });
  await browser.finish({ confirm: true });
  const { id: admin } = await register();
  await made.app.db.update(people).set({ role: 'admin' }).where(eq(people.id, admin));
  await suspendPerson(made.app, { id: admin }, { personId: id, reason: 'Test' });
  await browser.goThere('google', { email });
  expect(await browser.finish()).toMatchObject({ status: 403, body: { code: 'suspended' } });
  expect(await outcomesOf(id)).toContain('suspended');
  const open = await made.app.db.select().from(sessions).where(eq(sessions.personId, id));
  expect(open.every(({ endedAt }) => endedAt)).toBe(true);
});

test('registrations that are switched off make no account by Google either', async () => {
  const browser = openBrowser();
  await browser.goThere('google', { email: 'late@example.com' });
  await made.app.db
    .insert(settingsVersions)
    .values({ version: 1, values: { takesRegistrations: false }, changedAt: made.clock.now() });
  expect(await browser.finish()).toMatchObject({ status: 409, body: { code: 'registrations_off' } });
  await made.app.db.delete(settingsVersions);
  expect(await browser.finish()).toMatchObject({ status: 200, body: { isNew: true } });
});

test('what a browser has brought works once, for ten minutes, and only in that browser', async () => {
  const browser = openBrowser();
  await browser.goThere('google', { email: 'once@example.com' });
  const kept = new Map(browser.cookies);
  expect((await openBrowser().finish()).body.code).toBe('identity_expired');
  expect((await browser.finish()).status).toBe(200);
  for (const [name, value] of kept) browser.cookies.set(name, value);
  expect(await browser.finish()).toMatchObject({ status: 409, body: { code: 'identity_expired' } });

  await browser.goThere('google', { email: 'slow@example.com' });
  advance(10 * minuteMs);
  expect((await browser.finish()).body.code).toBe('identity_expired');
  expect(await made.app.db.select().from(usedTickets)).not.toEqual([]);
});

test('two first sign-ins at once make one account', async () => {
  const [one, two] = [openBrowser(), openBrowser()];
  const typed = { email: 'twins@example.com' };
  await Promise.all([one.goThere('google', typed), two.goThere('google', typed)]);
  const answers = await Promise.all([one.finish(), two.finish()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)]);
  const found = await made.app.db.select().from(people).where(eq(people.email, typed.email));
  expect(found).toHaveLength(1);
});
