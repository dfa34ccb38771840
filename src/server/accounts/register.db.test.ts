import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { job } from '#server/jobs/job.ts';
import { sha256 } from '#server/secrets.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { findPersonById, findPersonByToken } from './queries.ts';
import { createPerson, registerPerson } from './register.ts';
import { accountsRoutes } from './routes.ts';
import { people, sessions } from './tables.ts';

const password = 'Savanna-2026-long';
/** The queue must know the letter's job; what it sends is tested with the notifications. */
const letters = job('mail-verify-email', async () => {});
let product: TestApp;
beforeAll(async () => {
  product = await createTestApp({ routes: [accountsRoutes], jobs: [letters] });
});
afterAll(() => product.close());

const register = (body: unknown, headers: Record<string, string> = {}) =>
  product.fastify.inject({ method: 'POST', url: '/api/auth/register', headers, payload: body as object });
const me = (token: string) =>
  product.fastify.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });

test('a registration answers the token and the whole user, signs in, and sets the browser’s cookie', async () => {
  const answer = await register(
    { name: ' Wanjiku Kamau ', email: 'Wanjiku@Example.com', phone: '+254712345678', password, role: 'provider' },
    { 'accept-language': 'sw-KE,en;q=0.5', 'user-agent': 'Phone' },
  );
  expect(answer.statusCode).toBe(201);
  const { token, user } = answer.json();
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(user).toEqual({
    id: expect.any(String),
    name: 'Wanjiku Kamau',
    email: 'Wanjiku@Example.com',
    emailVerified: false,
    phone: '+254712345678',
    avatar: null,
    role: 'provider',
    memberships: [],
    dateOfBirth: null,
    nationality: null,
    travelStyle: null,
    bio: null,
    interests: [],
    preferences: {
      currency: 'USD',
      language: 'sw',
      notifications: { email: true, sms: false, push: true },
      privacy: { profileVisible: true, showBookingHistory: false },
    },
  });
  expect((await me(token)).json()).toEqual({ user });
  expect(answer.cookies).toEqual([
    expect.objectContaining({ name: 'device', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 31_536_000 }),
  ]);
  const [session] = await product.app.db.select().from(sessions).where(eq(sessions.personId, user.id));
  expect(session).toMatchObject({ remember: true, userAgent: 'Phone', tokenSha256: sha256(token) });
  expect(session?.expiresAt.getTime()).toBe(product.clock.now().getTime() + 30 * 24 * 3_600_000);
});

test('the defaults are no phone, the role user and English', async () => {
  const answer = await register({ name: 'Al', email: 'al@example.com', phone: '', password });
  expect(answer.json().user).toMatchObject({ phone: null, role: 'user', preferences: { language: 'en' } });
});

test('each wrong field has its own message, all at once, in the asked language', async () => {
  const wrong = { name: 'A', email: 'nobody@', phone: '0712345678', password: 'short', role: 'admin' };
  const answer = await register(wrong);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'invalid_input',
    error: expect.any(String),
    fields: {
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid Kenyan phone number (+254XXXXXXXXX)',
      password: 'Password must be at least 6 characters',
      role: 'Please choose an account type',
    },
  });
  const swahili = await register(wrong, { 'accept-language': 'sw' });
  expect(swahili.json().fields.name).toBe('Jina liwe na angalau herufi 2');
  const common = await register({ name: 'Al', email: 'common@example.com', password: 'password' });
  expect(common.json().fields).toEqual({
    password: 'Too many people use this password. Please choose another one.',
  });
  for (const own of ['Own.Name@Example.com', 'own.name', 'own\u200b.name']) {
    const guessed = await register({ name: 'Al', email: 'own.name@example.com', password: own });
    expect(guessed.json().fields).toEqual({
      password: 'Your email address is too easy to guess. Please choose another password.',
    });
  }
});

test.each([null, [], 'text', 7, {}, { name: {}, email: [], password: 1 }, { name: 'A\u0000', email: 'a@b.co' }])(
  'a malformed body is refused: %j',
  async (body) => {
    const answer = await product.fastify.inject({
      method: 'POST',
      url: '/api/auth/register',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('invalid_input');
  },
);

test('an address has one account, whatever its capital letters', async () => {
  await register({ name: 'First', email: 'taken@example.com', password });
  const again = await register({ name: 'Second', email: 'TAKEN@example.com', password });
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({
    code: 'email_taken',
    fields: { email: 'This email address already has an account' },
  });
});

test('simultaneous registrations of one address make one account, one session and one letter', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => register({ name: `Racer ${index}`, email: 'Race@example.com', password })),
  );
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array(7).fill(409)]);
  for (const lost of answers.filter(({ statusCode }) => statusCode === 409)) {
    expect(lost.json().code).toBe('email_taken');
  }
  const rows = await product.app.db.select().from(people).where(eq(people.email, 'Race@example.com'));
  expect(rows).toHaveLength(1);
  const opened = await product.app.db
    .select()
    .from(sessions)
    .where(eq(sessions.personId, rows[0]?.id ?? ''));
  expect(opened).toHaveLength(1);
});

test('neither password, token nor phone is readable in any table or in the log', async () => {
  const secret = 'Unseen-Password-81';
  const answer = await register({
    name: 'Hidden',
    email: 'hidden@example.com',
    phone: '+254700111222',
    password: secret,
  });
  const { token } = answer.json();
  await product.fastify.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
  const tables = await product.app.db.execute<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
  );
  const dumps = await Promise.all(
    tables.rows.map(({ name }) => product.app.db.execute<{ row: string }>(`select t::text as row from ${name} t`)),
  );
  const everything = dumps.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
  expect(everything).toContain('hidden@example.com');
  for (const plain of [secret, token, '700111222']) {
    expect(everything).not.toContain(plain);
    expect(product.logged.join('\n')).not.toContain(plain);
  }
  expect(product.logged.join('\n')).not.toContain('hidden@example.com');
});

test('the seed makes verified people of any role, without a letter', async () => {
  const waiting = async () =>
    (await product.app.db.execute(`select 1 from jobs.job where name = 'mail-verify-email'`)).rows.length;
  const before = await waiting();
  const { user } = await registerPerson(
    product.app,
    { name: 'Seeded', email: 'seeded@example.com', password, role: 'user', language: 'en' },
    { verified: true },
  );
  expect(user.emailVerified).toBe(true);
  const admin = await transaction(product.app, (tx) =>
    createPerson(tx, product.app.secrets, {
      name: 'Chief',
      email: 'chief@example.com',
      role: 'admin',
      passwordHash: null,
      language: 'en',
      now: product.clock.now(),
    }),
  );
  expect(admin.role).toBe('admin');
  expect(await waiting()).toBe(before);
});

test('people are found by token and by id, and nobody by a wrong one', async () => {
  const { token, user } = (await register({ name: 'Found', email: 'found@example.com', password })).json();
  const own = { id: user.id, name: 'Found', email: 'found@example.com', role: 'user', language: 'en' };
  const person = { ...own, hasSecondFactor: false };
  expect(await findPersonByToken(product.app, token)).toEqual({
    ...person,
    sessionId: expect.stringMatching(/-/),
    signedInAt: product.clock.now(),
  });
  expect(await findPersonById(product.app, user.id)).toEqual({ ...person, sessionId: '', signedInAt: null });
  for (const nonsense of ['', 'x', '0'.repeat(64), `${token}0`, token.toUpperCase()]) {
    expect(await findPersonByToken(product.app, nonsense)).toBeUndefined();
    expect(await findPersonById(product.app, nonsense)).toBeUndefined();
  }
});
