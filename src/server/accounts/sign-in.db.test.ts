import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { accountsJobs } from './jobs.ts';
import { registerPerson } from './register.ts';
import { accountsRoutes } from './routes.ts';
import { accountKeyOf } from './sign-in-limits.ts';
import { suspendPerson } from './suspend-person.ts';
import { people, sessions, signInFailures } from './tables.ts';

const password = 'Savanna-2026-long';
const minute = 60_000;
const admin = { id: '0199c3a2-5d7e-7000-8000-000000000001' };
let product: TestApp;
beforeAll(async () => {
  product = await createTestApp({ routes: [accountsRoutes], jobs: accountsJobs });
});
afterAll(() => product.close());

const advance = (ms: number) => product.clock.freeze(new Date(product.clock.now().getTime() + ms));

const person = (email: string) =>
  registerPerson(product.app, { name: 'Amina', email, password, role: 'user', language: 'en' }, { verified: true });

const login = (body: object, headers: Record<string, string> = {}) =>
  product.fastify.inject({ method: 'POST', url: '/api/auth/login', headers, payload: body });
const guess = (email: string, headers: Record<string, string> = {}) => login({ email, password: 'wrong one' }, headers);
const me = (token: string) =>
  product.fastify.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });

async function failures(email: string, times: number, headers: Record<string, string> = {}) {
  for (let count = 0; count < times; count++) expect((await guess(email, headers)).statusCode).toBe(401);
}

test('the right password is answered with a token and the user, whatever the capital letters of the address', async () => {
  const { user } = await person('amina@example.com');
  const answer = await login({ email: ' AMINA@example.com ', password });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ token: expect.stringMatching(/^[0-9a-f]{64}$/), user });
  expect((await me(answer.json().token)).json()).toEqual({ user });
});

test('a wrong password, an unknown address and an account without a password are refused alike', async () => {
  await person('known@example.com');
  const { user } = await person('social@example.com');
  await product.app.db.update(people).set({ passwordHash: null }).where(eq(people.id, user.id));
  const answers = [
    await guess('known@example.com'),
    await guess('unknown@example.com'),
    await login({ email: 'social@example.com', password }),
    await login({ email: 'known@example.com', password: password.toLowerCase() }),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toBe(answers[0]?.body);
    expect(answer.json().code).toBe('wrong_credentials');
    expect(answer.cookies).toEqual([]);
  }
});

test('empty fields are named, and an odd body is refused', async () => {
  const answer = await login({ email: '', password: '' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({
    email: 'Please enter your email address',
    password: 'Please enter your password',
  });
  for (const body of [[], { email: 1, password: {} }, { email: 'a@b.co', password, remember: 'yes' }]) {
    expect((await login(body)).statusCode).toBe(400);
  }
});

test('a remembered session lasts 30 days, another 12 hours', async () => {
  await person('long@example.com');
  const long = (await login({ email: 'long@example.com', password, remember: true })).json().token;
  const unsaid = (await login({ email: 'long@example.com', password })).json().token;
  const brief = (await login({ email: 'long@example.com', password, remember: false })).json().token;
  advance(12 * 60 * minute - 1);
  expect((await me(brief)).statusCode).toBe(200);
  advance(1);
  const over = await me(brief);
  expect(over.statusCode).toBe(401);
  expect(over.json().code).toBe('sign_in_required');
  advance(29.5 * 24 * 60 * minute - 1);
  expect((await me(long)).statusCode).toBe(200);
  expect((await me(unsaid)).statusCode).toBe(200);
  advance(1);
  expect((await me(long)).statusCode).toBe(401);
});

test('signing out ends this session and no other', async () => {
  await person('out@example.com');
  const [first, second] = [
    (await login({ email: 'out@example.com', password })).json().token,
    (await login({ email: 'out@example.com', password })).json().token,
  ];
  const out = await product.fastify.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { authorization: `Bearer ${first}` },
  });
  expect(out.json()).toEqual({ success: true });
  expect((await me(first)).statusCode).toBe(401);
  expect((await me(second)).statusCode).toBe(200);
  expect((await product.fastify.inject({ method: 'POST', url: '/api/auth/logout' })).statusCode).toBe(401);
});

test('a suspended person is told so after the right password only', async () => {
  const { user } = await person('suspended@example.com');
  await suspendPerson(product.app, admin, { personId: user.id, reason: 'fraud' });
  const wrong = await guess('suspended@example.com');
  expect(wrong.json().code).toBe('wrong_credentials');
  const right = await login({ email: 'suspended@example.com', password });
  expect(right.statusCode).toBe(403);
  expect(right.json().code).toBe('suspended');
  expect(right.cookies).toEqual([]);
});

test.each(['limited@example.com', 'nobody@example.com'])(
  'ten failures for %s within 15 minutes refuse the next try, right or wrong, until the first is old enough',
  async (email) => {
    if (email.startsWith('limited')) await person(email);
    await failures(email, 1);
    advance(5 * minute);
    await failures(email.toUpperCase(), 9);
    for (const answer of [await guess(email), await login({ email, password })]) {
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toMatchObject({ code: 'too_many_tries', retryAfter: 600 });
      expect(answer.headers['retry-after']).toBe('600');
    }
    advance(10 * minute - 1000);
    expect((await login({ email, password })).headers['retry-after']).toBe('1');
    advance(1000);
    // The first failure no longer counts, and refused tries did not count, so there is one more try.
    await failures(email, 1);
    expect((await guess(email)).headers['retry-after']).toBe('300');
  },
);

test("the limit is the account's, whatever the address headers say, and other accounts can sign in", async () => {
  await person('target@example.com');
  await person('neighbour@example.com');
  for (let count = 0; count < 10; count++) {
    await failures('target@example.com', 1, { 'x-forwarded-for': `10.0.0.${count}` });
  }
  expect((await guess('target@example.com', { 'x-forwarded-for': '10.9.9.9' })).statusCode).toBe(429);
  expect((await login({ email: 'neighbour@example.com', password })).statusCode).toBe(200);
});

test('a browser that has signed in to the account before has a limit of its own', async () => {
  await person('owner@example.com');
  await person('other@example.com');
  const cookieAfter = async (email: string, cookie = '') => {
    const answer = await login({ email, password }, cookie ? { cookie } : {});
    return `device=${answer.cookies.find(({ name }) => name === 'device')?.value}`;
  };
  const own = await cookieAfter('owner@example.com');
  const otherCookie = await cookieAfter('other@example.com');
  await failures('owner@example.com', 10);
  expect((await login({ email: 'owner@example.com', password })).statusCode).toBe(429);
  expect((await login({ email: 'owner@example.com', password }, { cookie: otherCookie })).statusCode).toBe(429);
  expect((await login({ email: 'owner@example.com', password }, { cookie: `${own}0` })).statusCode).toBe(429);
  expect((await login({ email: 'owner@example.com', password }, { cookie: own })).statusCode).toBe(200);
  // That limit counts too, and one browser may be known to several accounts.
  const both = await cookieAfter('other@example.com', own);
  await failures('owner@example.com', 10, { cookie: both });
  expect((await login({ email: 'owner@example.com', password }, { cookie: both })).statusCode).toBe(429);
  expect((await login({ email: 'other@example.com', password }, { cookie: both })).statusCode).toBe(200);
});

test('RATE_LIMITS=off lifts the limit', async () => {
  const free = await createTestApp({ routes: [accountsRoutes], env: { RATE_LIMITS: 'off' } });
  try {
    for (let count = 0; count < 12; count++) {
      const answer = await free.fastify.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: 'nobody@example.com', password: 'wrong one' },
      });
      expect(answer.statusCode).toBe(401);
    }
    expect(await free.app.db.select().from(signInFailures)).toEqual([]);
  } finally {
    await free.close();
  }
});

test('failures that no longer count are deleted, others stay', async () => {
  await failures('old@example.com', 2);
  advance(15 * minute);
  await failures('fresh@example.com', 1);
  advance(1);
  await accountsJobs[0]?.run(product.app, {});
  const left = await product.app.db.select().from(signInFailures);
  expect(left.map(({ accountKey }) => accountKey)).toEqual([accountKeyOf('fresh@example.com')]);
});

test('no token is stored in the sessions in clear text', async () => {
  const { token, user } = await person('hashed@example.com');
  const rows = await product.app.db.select().from(sessions).where(eq(sessions.personId, user.id));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});
