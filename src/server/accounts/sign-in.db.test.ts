import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { makePerson } from '#tests/support/factories.ts';
import { startSession } from './sessions.ts';
import { advance, guess, login, minute, password, person, product } from './sign-in.fixture.ts';
import { suspendPerson } from './suspend-person.ts';
import { people, sessions } from './tables.ts';

const me = (token: string) =>
  product.fastify.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });

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
  const admin = await makePerson(product.app, { role: 'admin' });
  await suspendPerson(product.app, admin, { personId: user.id, reason: 'fraud' });
  const wrong = await guess('suspended@example.com');
  expect(wrong.json().code).toBe('wrong_credentials');
  const right = await login({ email: 'suspended@example.com', password });
  expect(right.statusCode).toBe(403);
  expect(right.json().code).toBe('suspended');
  expect(right.cookies).toEqual([]);
});

test('a person has fifty sessions at most: another one ends the oldest', async () => {
  const { token, user } = await person('everywhere@example.com');
  const tokens = await transaction(product.app, async (tx) => {
    const opened: string[] = [];
    for (let n = 1; n < 50; n++) {
      advance(1000);
      const now = product.clock.now();
      opened.push(await startSession(tx, { personId: user.id, remember: true, userAgent: '', now }));
    }
    return opened;
  });
  expect((await me(token)).statusCode).toBe(200);
  expect((await login({ email: 'everywhere@example.com', password })).statusCode).toBe(200);
  expect((await me(token)).statusCode).toBe(401);
  for (const open of [tokens[0], tokens.at(-1)]) expect((await me(open ?? '')).statusCode).toBe(200);
});

test('no token is stored in the sessions in clear text', async () => {
  const { token, user } = await person('hashed@example.com');
  const rows = await product.app.db.select().from(sessions).where(eq(sessions.personId, user.id));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});
