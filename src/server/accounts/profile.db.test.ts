import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { job } from '#server/jobs/job.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson } from './register.ts';
import { accountsRoutes } from './routes.ts';
import { people } from './tables.ts';

const password = 'Savanna-2026-long';
/** Tokens of the links in letters, newest last. */
const mailed: string[] = [];
const letters = job('mail-verify-email', async (app, { sealedToken }) => {
  mailed.push(app.secrets.open(sealedToken));
});
/** Tokens of the links in the letters to old addresses, newest last. */
const undoLinks: string[] = [];
const undoLetters = job('mail-email-changed', async (app, { sealedToken }) => {
  undoLinks.push(app.secrets.open(sealedToken));
});
let product: TestApp;
beforeAll(async () => {
  product = await createTestApp({ routes: [accountsRoutes], jobs: [letters, undoLetters] });
});
afterAll(() => product.close());

const person = (email: string, phone?: string) =>
  registerPerson(
    product.app,
    { name: 'Amina', email, phone, password, role: 'user', language: 'en' },
    { verified: true },
  );

const save = (token: string, body: object) =>
  product.fastify.inject({
    method: 'PUT',
    url: '/api/auth/profile',
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });
const verify = (token: string) =>
  product.fastify.inject({ method: 'POST', url: '/api/auth/verify-email', payload: { token } });
const isVerified = async (id: string) =>
  (await product.app.db.select().from(people).where(eq(people.id, id)))[0]?.emailVerifiedAt !== null;

async function newLink(): Promise<string> {
  mailed.length = 0;
  await product.drain();
  expect(mailed).toHaveLength(1);
  return mailed[0] ?? '';
}

test('every field is saved and answered', async () => {
  const { token, user } = await person('all@example.com');
  const profile = {
    name: 'Amina Hassan',
    email: 'all@example.com',
    phone: '+254712345678',
    dateOfBirth: '1990-04-23',
    nationality: 'Kenyan',
    travelStyle: 'mid-range',
    bio: 'Up early, for the light.',
    interests: ['Wildlife Safari', 'Photography'],
  };
  const answer = await save(token, profile);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ user: { ...user, ...profile } });
  const me = await product.fastify.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
  expect(me.json()).toEqual(answer.json());
});

test('a name from before today’s rule blocks nothing while it stays, and cannot be taken anew', async () => {
  const { token, user } = await person('older@example.com');
  const named = async (name: string) => product.app.db.update(people).set({ name }).where(eq(people.id, user.id));
  const own = { email: 'older@example.com', nationality: 'Kenyan' };
  await named('amina.hassan');
  expect((await save(token, { ...own, name: 'amina.hassan' })).json().user).toMatchObject({ nationality: 'Kenyan' });
  await named('Dr.Kamau');
  expect((await save(token, { ...own, name: 'Dr.Kamau' })).json().user).toMatchObject({ name: 'Dr. Kamau' });
  const refused = await save(token, { ...own, name: 'amina.hassan' });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['name']]);
});

test('absent fields stay; empty text and null clear', async () => {
  const { token } = await person('clear@example.com', '+254712345678');
  const own = { name: 'Amina', email: 'clear@example.com' };
  const filled = { dateOfBirth: '1990-04-23', nationality: 'Kenyan', travelStyle: 'luxury', bio: 'Hello' };
  await save(token, { ...own, ...filled, interests: ['Solo Travel'] });
  expect((await save(token, own)).json().user).toMatchObject({
    ...filled,
    phone: '+254712345678',
    interests: ['Solo Travel'],
  });
  const empty = { phone: '', dateOfBirth: '', nationality: '', travelStyle: '', bio: '' };
  const cleared = { phone: null, dateOfBirth: null, nationality: null, travelStyle: null, bio: null };
  expect((await save(token, { ...own, ...empty, interests: [] })).json().user).toMatchObject({
    ...cleared,
    interests: [],
  });
  await save(token, { ...own, ...filled, phone: '+254712345678' });
  expect((await save(token, { ...own, ...cleared })).json().user).toMatchObject(cleared);
});

test('one field alone is saved; a name or an address that is sent must be one', async () => {
  const { token } = await person('alone@example.com', '+254712345678');
  const { user } = (await save(token, { bio: 'From another tab' })).json();
  expect(user).toMatchObject({ name: 'Amina', email: 'alone@example.com', bio: 'From another tab' });
  expect((await save(token, { nationality: 'Kenyan' })).json().user).toEqual({ ...user, nationality: 'Kenyan' });
  expect((await save(token, {})).json().user).toEqual({ ...user, nationality: 'Kenyan' });
  for (const empty of [{ name: '' }, { email: '' }, { name: null }, { email: null }]) {
    const refused = await save(token, empty);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, Object.keys(empty)]);
  }
});

test('wrong fields are named, and nothing is saved', async () => {
  const { token, user } = await person('wrong@example.com');
  const wrong = {
    name: 'A',
    email: 'nobody',
    phone: '0712345678',
    dateOfBirth: 'soon',
    travelStyle: 'royal',
    bio: 'x'.repeat(1001),
    interests: ['Shopping'],
  };
  const answer = await save(token, wrong);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields).sort()).toEqual(
    ['bio', 'dateOfBirth', 'email', 'interests.0', 'name', 'phone', 'travelStyle'].sort(),
  );
  for (const dateOfBirth of ['1990-02-30', '0000-01-01', '1899-12-31', '2026-11-22']) {
    const refused = await save(token, { name: 'Other', email: 'wrong@example.com', dateOfBirth });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({ dateOfBirth: 'Please enter a valid date, like 1990-04-23' });
  }
  const me = await product.fastify.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
  expect(me.json()).toEqual({ user });
});

test('role and verification cannot be set, and a wrong token is refused before the body is validated', async () => {
  const { token, user } = await person('sly@example.com');
  const answer = await save(token, { name: 'Amina', email: 'sly@example.com', role: 'admin', emailVerified: false });
  expect(answer.json()).toEqual({ user });
  const refused = await save('0'.repeat(64), {});
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toMatchObject({ code: 'sign_in_required' });
  expect(refused.json()).not.toHaveProperty('fields');
});

test('the address of another account is refused, one’s own in other capitals is not', async () => {
  await person('theirs@example.com');
  const { token } = await person('mine@example.com');
  const taken = await save(token, { name: 'Amina', email: 'THEIRS@example.com', currentPassword: password });
  expect(taken.statusCode).toBe(409);
  expect(taken.json()).toMatchObject({
    code: 'email_taken',
    fields: { email: 'This email address already has an account' },
  });
  const own = await save(token, { name: 'Amina', email: 'Mine@Example.com' });
  expect(own.json().user).toMatchObject({ email: 'Mine@Example.com', emailVerified: true });
  mailed.length = 0;
  await product.drain();
  expect(mailed).toEqual([]);
});

test('a new address is unverified until its own link is opened, and links to the old one no longer work', async () => {
  const { token, user } = await registerPerson(product.app, {
    name: 'Amina',
    email: 'first@example.com',
    password,
    role: 'user',
    language: 'en',
  });
  const first = await newLink();
  const moved = await save(token, { name: 'Amina', email: 'second@example.com', currentPassword: password });
  expect(moved.json().user).toMatchObject({ email: 'second@example.com', emailVerified: false });
  const second = await newLink();
  expect((await verify(first)).statusCode).toBe(404);
  expect(await isVerified(user.id)).toBe(false);
  expect((await verify(second)).json()).toEqual({ success: true, alreadyVerified: false });
  // The old address is set again: its used link no longer verifies it, and a new one is mailed.
  await save(token, { name: 'Amina', email: 'third@example.com', currentPassword: password });
  await save(token, { name: 'Amina', email: 'second@example.com', currentPassword: password });
  expect((await verify(second)).json().fields).toEqual({ token: expect.stringContaining('expired') });
  expect(await isVerified(user.id)).toBe(false);
  mailed.length = 0;
  await product.drain();
  expect(mailed).toHaveLength(2);
});

test('a link verifies once, and says so when it is opened again', async () => {
  const { user } = await registerPerson(product.app, {
    name: 'Amina',
    email: 'once@example.com',
    password,
    role: 'user',
    language: 'en',
  });
  const link = await newLink();
  const answers = await Promise.all([verify(link), verify(link), verify(link)]);
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
  expect(answers.map((answer) => answer.json().alreadyVerified).sort()).toEqual([false, true, true]);
  expect(await isVerified(user.id)).toBe(true);
  expect((await verify(link)).json()).toEqual({ success: true, alreadyVerified: true });
});

test('a link expires after 48 hours; opening it then has one new link mailed', async () => {
  const { user } = await registerPerson(product.app, {
    name: 'Amina',
    email: 'late@example.com',
    password,
    role: 'user',
    language: 'en',
  });
  const link = await newLink();
  product.clock.freeze(new Date(product.clock.now().getTime() + 48 * 3_600_000));
  for (let opening = 0; opening < 2; opening++) {
    const answer = await verify(link);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      fields: { token: 'This link has expired. We have just sent you a new one.' },
    });
  }
  expect(await isVerified(user.id)).toBe(false);
  expect((await verify(await newLink())).json()).toEqual({ success: true, alreadyVerified: false });
});

test('whoever is signed in has another link mailed, three times an hour, until their address is verified', async () => {
  const { token, user } = await registerPerson(
    product.app,
    { name: 'Otieno', email: 'again@example.com', password, role: 'user', language: 'en' },
    { verified: false },
  );
  const send = () =>
    product.fastify.inject({
      ...{ method: 'POST', url: '/api/auth/verification', headers: { authorization: `Bearer ${token}` } },
    });
  await newLink();
  for (let time = 0; time < 3; time++) {
    expect((await send()).json()).toEqual({ success: true });
    await newLink();
  }
  expect((await send()).json().code).toBe('too_many_tries');
  await verify(mailed[0] ?? '');
  expect(await isVerified(user.id)).toBe(true);
  const late = await send();
  expect([late.statusCode, late.json().code]).toEqual([409, 'email_verified']);
});

test.each(['', 'x', '0'.repeat(64), 'ü'.repeat(1000)])('an unknown link is not found: %j', async (token) => {
  expect((await verify(token)).json().code).toBe('not_found');
});

const ownAddress = (email: string, currentPassword?: string) => ({ name: 'Amina', email, currentPassword });
const signInAs = (email: string, given = password, cookie = '') =>
  product.fastify.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: cookie ? { cookie } : {},
    payload: { email, password: given },
  });
const cookieOf = ({ cookies }: Awaited<ReturnType<typeof signInAs>>) => `device=${cookies[0]?.value}`;
const isSignedIn = async (token: string) =>
  (await product.fastify.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })).statusCode ===
  200;
const restore = (token: string, given = 'Another-Savanna-81') =>
  product.fastify.inject({ method: 'POST', url: '/api/auth/restore-email', payload: { token, password: given } });
const advance = (ms: number) => product.clock.freeze(new Date(product.clock.now().getTime() + ms));
const hours = 3_600_000;

/** Changes the address of an account. @returns the token of the link in the letter to the old one */
async function change(token: string, email: string): Promise<string> {
  await product.drain();
  expect((await save(token, ownAddress(email, password))).statusCode).toBe(200);
  undoLinks.length = 0;
  await product.drain();
  expect(undoLinks).toHaveLength(1);
  return undoLinks[0] ?? '';
}

test('another address needs the present password; the same in other capitals, or none, does not', async () => {
  const { token, user } = await person('keeper@example.com');
  for (const [given, text] of [
    [undefined, 'Please enter your password'],
    ['', 'Please enter your password'],
    ['not mine', 'This password is wrong'],
  ]) {
    const refused = await save(token, ownAddress('thief@example.com', given));
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: { currentPassword: text } });
  }
  expect((await save(token, ownAddress('Keeper@Example.com'))).json().user.email).toBe('Keeper@Example.com');
  const moved = await save(token, ownAddress('keeper-2@example.com', password));
  expect(moved.json().user).toEqual({ ...user, email: 'keeper-2@example.com', emailVerified: false });
});

test('a wrong password counts as a failed sign-in: the eleventh try is refused, as is a sign-in', async () => {
  const { token } = await person('counted@example.com');
  for (let n = 0; n < 10; n++) {
    expect((await save(token, ownAddress('x@example.com', `wrong ${n}`))).statusCode).toBe(400);
  }
  const refused = await save(token, ownAddress('x@example.com', password));
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'too_many_tries', retryAfter: 900 });
  expect((await signInAs('counted@example.com')).statusCode).toBe(429);
  expect((await save(token, ownAddress('counted@example.com'))).statusCode).toBe(200);
  advance(hours);
});

test('somebody without a password needs a sign-in of the last twelve hours', async () => {
  const { token, user } = await person('social@example.com');
  await product.app.db.update(people).set({ passwordHash: null }).where(eq(people.id, user.id));
  advance(12 * hours);
  expect((await save(token, ownAddress('social-2@example.com'))).statusCode).toBe(200);
  advance(1);
  const refused = await save(token, ownAddress('social-3@example.com'));
  expect(refused.statusCode).toBe(403);
  expect(refused.json().code).toBe('sign_in_again');
});

test('a changed address ends the other sessions and makes other browsers unknown', async () => {
  await person('leaving@example.com');
  const [own, other] = [await signInAs('leaving@example.com'), await signInAs('leaving@example.com')];
  const moved = await product.fastify.inject({
    method: 'PUT',
    url: '/api/auth/profile',
    headers: { authorization: `Bearer ${own.json().token}`, cookie: cookieOf(own) },
    payload: ownAddress('left-for@example.com', password),
  });
  expect(moved.statusCode).toBe(200);
  expect(await isSignedIn(own.json().token)).toBe(true);
  expect(await isSignedIn(other.json().token)).toBe(false);
  for (let n = 0; n < 10; n++) await signInAs('left-for@example.com', 'wrong one');
  expect((await signInAs('left-for@example.com', password, cookieOf(other))).statusCode).toBe(429);
  expect((await signInAs('left-for@example.com', password, cookieOf(own))).statusCode).toBe(200);
  advance(hours);
});

test('an address is changed five times a day at most', async () => {
  const { token } = await person('often-0@example.com');
  for (let n = 1; n <= 5; n++) {
    expect((await save(token, ownAddress(`often-${n}@example.com`, password))).statusCode).toBe(200);
  }
  expect((await save(token, ownAddress('often-6@example.com', password))).json().code).toBe('too_many_tries');
  advance(24 * hours);
  expect((await save(token, ownAddress('often-6@example.com', password))).statusCode).toBe(200);
});

test('which addresses have accounts can be asked twenty times a day at most, by changing one’s own', async () => {
  await person('found-out@example.com');
  const { token, user } = await person('curious@example.com');
  // Without a password none has to be checked, which is slow on purpose.
  await product.app.db.update(people).set({ passwordHash: null }).where(eq(people.id, user.id));
  const guess = () => save(token, ownAddress('found-out@example.com'));
  for (let n = 1; n <= 20; n++) expect((await guess()).json().code).toBe('email_taken');
  expect((await guess()).json().code).toBe('too_many_tries');
  advance(12 * hours);
  expect((await guess()).json().code).toBe('email_taken');
});

test('the browser in which an address was restored is known', async () => {
  const { token } = await person('home-again@example.com');
  const restored = await restore(await change(token, 'away@example.com'));
  for (let n = 0; n < 10; n++) await signInAs('home-again@example.com', 'wrong one');
  expect((await signInAs('home-again@example.com', 'Another-Savanna-81')).statusCode).toBe(429);
  const again = await signInAs('home-again@example.com', 'Another-Savanna-81', cookieOf(restored));
  expect(again.statusCode).toBe(200);
  advance(hours);
});

test('the link to the old address restores it, also after the new one was verified, and signs everybody out', async () => {
  const { token, user } = await person('owner@example.com');
  const link = await change(token, 'thief-1@example.com');
  expect((await verify(mailed.at(-1) ?? '')).statusCode).toBe(200);
  const later = await change(token, 'thief-2@example.com');
  advance(71 * hours);
  // Nobody else may take the address meanwhile.
  const stranger = await product.fastify.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { ...ownAddress('OWNER@example.com'), password },
  });
  expect(stranger.json().code).toBe('email_taken');
  for (const refused of ['short', 'owner@example.com']) {
    expect((await restore(link, refused)).json().fields).toHaveProperty('password');
  }
  expect((await restore(link)).json()).toEqual({ success: true });
  const [row] = await product.app.db.select().from(people).where(eq(people.id, user.id));
  expect(row).toMatchObject({ email: 'owner@example.com', emailVerifiedAt: expect.any(Date) });
  expect(await isSignedIn(token)).toBe(false);
  expect((await signInAs('owner@example.com')).json().code).toBe('wrong_credentials');
  expect((await signInAs('owner@example.com', 'Another-Savanna-81')).statusCode).toBe(200);
  // Each works once, and the thief's own link does not bring their address back.
  for (const used of [link, later]) expect((await restore(used)).json().code).toBe('not_found');
});

test('a link to the old address works for 72 hours', async () => {
  const { token } = await person('slow@example.com');
  const link = await change(token, 'slow-2@example.com');
  advance(72 * hours);
  expect((await restore(link)).json().code).toBe('not_found');
  const { token: again } = await person('slow@example.com');
  expect(await isSignedIn(again)).toBe(true);
});

test('an address that was never verified cannot be restored, nor a link made up', async () => {
  const { token } = await registerPerson(product.app, {
    ...{ name: 'Amina', email: 'typo@example.com', password, role: 'user', language: 'en' },
  });
  const link = await change(token, 'right@example.com');
  for (const odd of [link, '', 'x', '0'.repeat(64)]) expect((await restore(odd)).json().code).toBe('not_found');
  expect(await isSignedIn(token)).toBe(true);
});
