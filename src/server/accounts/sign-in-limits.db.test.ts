import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { job } from '#server/jobs/job.ts';
import { tryLimits } from '#server/limits/tables.ts';
import { AppError } from '#shared/errors.ts';
import { createTestApp } from '#tests/support/app.ts';
import { accountsJobs } from './jobs.ts';
import { hashPassword } from './passwords.ts';
import { accountsRoutes } from './routes.ts';
import { advance, guess, login, minute, password, person, product } from './sign-in.fixture.ts';
import { accountKeyOf, countSignIn } from './sign-in-limits.ts';
import { people, signInDevices, signInFailures } from './tables.ts';

const hashing = vi.hoisted(() => ({ isFull: false }));
vi.mock('./passwords.ts', async (real) => {
  const passwords = await real<typeof import('./passwords.ts')>();
  const passwordMatches: typeof passwords.passwordMatches = async (...asked) => {
    if (hashing.isFull) throw new AppError('too_busy', { retryAfter: 5 });
    return passwords.passwordMatches(...asked);
  };
  return { ...passwords, passwordMatches };
});

const register = (email: string, remoteAddress: string) =>
  product.fastify.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { name: 'Amina', email, password },
    remoteAddress,
  });

async function failures(email: string, times: number, headers: Record<string, string> = {}) {
  for (let count = 0; count < times; count++) expect((await guess(email, headers)).statusCode).toBe(401);
}

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

test('a try for whose password there was no room is refused for seconds and does not count', async () => {
  await person('hurried@example.com');
  hashing.isFull = true;
  for (let count = 0; count < 11; count++) {
    const answer = await login({ email: 'hurried@example.com', password });
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '5', 'too_busy']);
  }
  hashing.isFull = false;
  expect((await login({ email: 'hurried@example.com', password })).statusCode).toBe(200);
});

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

/** The `device` cookie after a sign-in. */
async function deviceOf(email: string, { cookie = '', from = '127.0.0.1' } = {}): Promise<string> {
  const answer = await login({ email, password }, cookie ? { cookie } : {}, from);
  expect(answer.statusCode).toBe(200);
  return `device=${answer.cookies.find(({ name }) => name === 'device')?.value}`;
}

test('an address with letters that other programs fold to a to z signs nobody in, and counts against nobody', async () => {
  await person('kimi@example.com');
  for (const email of ['k\u0130mi@example.com', '\u212aimi@example.com', 'K\u0130MI@example.com']) {
    for (let count = 0; count < 4; count++) {
      const answer = await login({ email, password }, {}, '192.0.2.9');
      expect(answer.statusCode).toBe(401);
      expect(answer.json().code).toBe('wrong_credentials');
    }
  }
  expect(
    await product.app.db
      .select()
      .from(signInFailures)
      .where(eq(signInFailures.accountKey, accountKeyOf('kimi@example.com'))),
  ).toEqual([]);
  expect((await login({ email: 'KIMI@Example.com', password })).statusCode).toBe(200);
});

test.each([
  ['an IPv4 address', () => '192.0.2.10'],
  ['a /64 of IPv6', (n: number) => `2001:db8:10:1:${n}::${n}`],
])('sixty failures from %s, over any accounts, refuse its unknown browsers', async (_, addressOf) => {
  await person(`here-${addressOf(0)}@example.com`.replaceAll(':', '-'));
  const email = `here-${addressOf(0)}@example.com`.replaceAll(':', '-');
  const own = await deviceOf(email, { from: addressOf(1) });
  for (let n = 0; n < 60; n++) {
    expect(
      (await login({ email: `any-${n % 40}@example.com`, password: 'wrong one' }, {}, addressOf(n))).statusCode,
    ).toBe(401);
  }
  const refused = await login({ email, password }, {}, addressOf(99));
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'too_many_tries', retryAfter: 60 });
  // A browser that signed in before gets in, and so does anybody from elsewhere.
  expect((await login({ email, password }, { cookie: own }, addressOf(99))).statusCode).toBe(200);
  expect((await login({ email, password }, {}, '198.51.100.1')).statusCode).toBe(200);
  advance(minute - 1);
  expect((await login({ email, password }, {}, addressOf(99))).statusCode).toBe(429);
  advance(1);
  // The right password takes no try, so that it may be used again.
  expect((await login({ email, password }, {}, addressOf(99))).statusCode).toBe(200);
  expect((await login({ email, password }, {}, addressOf(98))).statusCode).toBe(200);
  advance(2 * 60 * minute);
});

test('thirty people sign in from one office within a minute, each after a wrong password', async () => {
  const emails = Array.from({ length: 30 }, (_, n) => `office-${n}@example.com`);
  for (const email of emails) expect((await register(email, '192.0.2.20')).statusCode).toBe(201);
  for (const email of emails) {
    expect((await login({ email, password: 'wrong one' }, {}, '192.0.2.20')).statusCode).toBe(401);
    expect((await login({ email, password }, {}, '192.0.2.20')).statusCode).toBe(200);
  }
});

test('thirty accounts may be registered at once from one address, then one in twenty seconds', async () => {
  const from = '192.0.2.30';
  for (let n = 0; n < 30; n++) expect((await register(`many-${n}@example.com`, from)).statusCode).toBe(201);
  const refused = await register('many-30@example.com', from);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'too_many_tries', retryAfter: 20 });
  expect(await product.app.db.select().from(people).where(eq(people.email, 'many-30@example.com'))).toEqual([]);
  expect((await register('elsewhere@example.com', '192.0.2.31')).statusCode).toBe(201);
  advance(20_000);
  expect((await register('many-30@example.com', from)).statusCode).toBe(201);
  expect((await register('many-31@example.com', from)).statusCode).toBe(429);
});

test('the limits of all together refuse unknown browsers in networks with failures only, with the seconds to wait', async () => {
  await person('known@everywhere.example');
  const own = await deviceOf('known@everywhere.example', { from: '198.51.100.7' });
  const overall = { subject: 'sign-in:overall', freeAt: new Date(product.clock.now().getTime() + 60 * minute) };
  await product.app.db
    .insert(tryLimits)
    .values(overall)
    .onConflictDoUpdate({ target: tryLimits.subject, set: overall });
  const right = { email: 'known@everywhere.example', password };
  for (const n of [1, 2, 3]) {
    expect((await login({ email: `nobody-${n}@example.com`, password }, {}, '203.0.113.5')).statusCode).toBe(401);
  }
  const refused = await login(right, {}, '203.0.113.5');
  expect(refused.json()).toMatchObject({ code: 'too_many_tries', retryAfter: 2 });
  // A network from which nobody failed is not kept out by what others did.
  expect((await login(right, {}, '203.0.113.6')).statusCode).toBe(200);
  expect((await login(right, { cookie: own }, '203.0.113.5')).statusCode).toBe(200);
  advance(1200);
  expect((await login(right, {}, '203.0.113.5')).statusCode).toBe(200);
});

test('the address is what a trusted proxy says, and the peer where none is trusted', async () => {
  const behind = await createTestApp({ routes: [accountsRoutes], env: { TRUST_PROXY: '10.0.0.1' } });
  const fail = async (remoteAddress: string, forwarded: string) => {
    const payload = { email: `x-${Math.random()}@example.com`, password: 'wrong one' };
    const headers = { 'x-forwarded-for': forwarded };
    return (await behind.fastify.inject({ method: 'POST', url: '/api/auth/login', headers, payload, remoteAddress }))
      .statusCode;
  };
  try {
    for (let n = 0; n < 60; n++) expect(await fail('10.0.0.1', `198.51.100.9`)).toBe(401);
    expect(await fail('10.0.0.1', '198.51.100.9')).toBe(429);
    expect(await fail('10.0.0.1', '198.51.100.10')).toBe(401);
    for (let n = 0; n < 60; n++) expect(await fail('10.0.0.2', `198.51.100.${n}`)).toBe(401);
    expect(await fail('10.0.0.2', '198.51.100.99')).toBe(429);
  } finally {
    await behind.close();
  }
});

test('a person has ten known browsers at most, and none after their password was changed', async () => {
  const { user } = await person('devices@example.com');
  const cookies: string[] = [];
  for (let n = 0; n < 11; n++) {
    advance(1000);
    cookies.push(await deviceOf('devices@example.com'));
  }
  expect(await product.app.db.select().from(signInDevices).where(eq(signInDevices.personId, user.id))).toHaveLength(10);
  const known = async (cookie = '') => {
    await failures('devices@example.com', 10);
    const { statusCode } = await login({ email: 'devices@example.com', password }, { cookie });
    advance(30 * minute);
    return statusCode === 200;
  };
  expect(await known(cookies[0])).toBe(false);
  expect(await known(cookies[1])).toBe(true);
  const passwordHash = await hashPassword(password);
  await product.app.db.update(people).set({ passwordHash }).where(eq(people.id, user.id));
  expect(await known(cookies[1])).toBe(false);
});

test('a person signs in a hundred times an hour at most', async () => {
  const { user } = await person('busy@example.com');
  await transaction(product.app, async (tx) => {
    for (let n = 0; n < 99; n++) await countSignIn(product.app, tx, user.id);
  });
  const signIns = [
    await login({ email: 'busy@example.com', password }),
    await login({ email: 'busy@example.com', password }),
  ];
  expect(signIns.map(({ statusCode }) => statusCode)).toEqual([200, 429]);
  expect(signIns[1]?.json().code).toBe('too_many_tries');
  advance(60 * minute);
  expect((await login({ email: 'busy@example.com', password })).statusCode).toBe(200);
});

test('a failed sign-in and a lock-out make one line each, without address and account, and at most 30 a minute', async () => {
  const lines = (event: string) => product.logged.filter((line) => JSON.parse(line).event === event);
  advance(2 * 60 * minute);
  product.logged.length = 0;
  await failures('logged@example.com', 10);
  const refused = await login({ email: 'Logged@example.com', password }, {}, '192.0.2.40');
  expect(refused.statusCode).toBe(429);
  expect(lines('sign_in_failed')).toHaveLength(10);
  const [limited] = lines('sign_in_limited').map((line) => JSON.parse(line));
  expect(limited).toMatchObject({
    from: '192.0.2.x',
    knownDevice: false,
    account: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(limited.account).toBe(JSON.parse(lines('sign_in_failed')[0] ?? '').account);
  expect(product.logged.join('')).not.toMatch(/logged@|192\.0\.2\.40/i);
  for (let n = 0; n < 25; n++) await guess(`log-${n}@example.com`);
  expect(lines('sign_in_failed').map((line) => JSON.parse(line).most)).toEqual([...Array(30).fill(undefined), 30]);
  advance(minute);
  await guess('log-later@example.com');
  expect(
    lines('sign_in_failed')
      .slice(31)
      .map((line) => JSON.parse(line)),
  ).toMatchObject([{ leftOut: 5 }, { from: '127.0.0.x' }]);
});

test('RATE_LIMITS=off lifts the limit', async () => {
  const free = await createTestApp({
    routes: [accountsRoutes],
    jobs: [job('mail-verify-email', async () => {})],
    env: { RATE_LIMITS: 'off' },
  });
  try {
    for (let count = 0; count < 12; count++) {
      const answer = await free.fastify.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: 'nobody@example.com', password: 'wrong one' },
      });
      expect(answer.statusCode).toBe(401);
    }
    for (let count = 0; count < 35; count++) {
      const payload = { name: 'Amina', email: `free-${count}@example.com`, password };
      const answer = await free.fastify.inject({ method: 'POST', url: '/api/auth/register', payload });
      expect(answer.statusCode).toBe(201);
    }
    expect(await free.app.db.select().from(signInFailures)).toEqual([]);
    expect(await free.app.db.select().from(tryLimits)).toEqual([]);
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
  advance(60 * minute);
  await accountsJobs[0]?.run(product.app, {});
  expect(await product.app.db.select().from(tryLimits)).toEqual([]);
});
