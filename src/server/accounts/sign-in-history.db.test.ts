import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { job } from '#server/jobs/job.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePerson } from '#tests/support/factories.ts';
import { listSignIns } from './history-queries.ts';
import { accountsJobs } from './jobs.ts';
import { accountsRoutes } from './routes.ts';
import { forgetOldSignIns, recordSignIn } from './sign-in-history.ts';
import { suspendPerson } from './suspend-person.ts';
import { signIns } from './tables.ts';

const password = 'Mlima-Kenya-5199';
const chrome = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

let made: TestApp;
beforeAll(async () => {
  made = await createTestApp({
    routes: [accountsRoutes],
    jobs: [...accountsJobs, job('mail-verify-email', async () => {}), job('mail-account-suspended', async () => {})],
  });
});
afterAll(() => made?.close());

let number = 0;
const post = (path: string, payload: object) =>
  made.fastify.inject({
    ...{ method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress: '41.90.64.17' },
    headers: { 'user-agent': chrome },
  });

async function register() {
  const email = `history-${++number}@example.com`;
  const name = 'Amina Odhiambo';
  const answer = await post('register', { name, email, password });
  expect(answer.statusCode).toBe(201);
  return { id: answer.json().user.id as string, email };
}
const signIn = async (email: string, given = password) =>
  (await post('login', { email, password: given, remember: false })).statusCode;
const outcomesOf = async (id: string) => (await listSignIns(made.app.db, id, 600)).map(({ outcome }) => outcome);

test('registration, sign-in, a wrong password and a refusal are recorded with device and shortened address', async () => {
  const { id, email } = await register();
  made.clock.advance(1_000);
  expect(await signIn(email, 'Mlima-Kenya-5198')).toBe(401);
  made.clock.advance(1_000);
  expect(await signIn(email)).toBe(200);
  made.clock.advance(1_000);
  await suspendPerson(made.app, await makePerson(made.app, { role: 'admin' }), { personId: id, reason: 'Fraud.' });
  expect(await signIn(email)).toBe(403);
  const [last, ...earlier] = await listSignIns(made.app.db, id, 50);
  const place = { device: 'Chrome, Android', network: '41.90.64.x' };
  expect(last).toEqual({ at: made.clock.now(), outcome: 'suspended', ...place });
  expect(earlier.map(({ outcome }) => outcome)).toEqual(['signed_in', 'wrong_password', 'signed_in']);
});

test('a try with an unknown address is recorded for nobody', async () => {
  const before = await made.app.db.$count(signIns);
  expect(await signIn('nobody@example.com')).toBe(401);
  expect(await made.app.db.$count(signIns)).toBe(before);
});

test('250 sign-ins and 250 failed tries of a person are kept, the newest of each', async () => {
  const [{ id }, other] = [await makePerson(made.app), await makePerson(made.app)];
  const browser = { userAgent: chrome, address: '41.90.64.17' };
  const at = made.clock.now().getTime();
  await transaction(made.app, async (tx) => {
    await recordSignIn(tx, { personId: other.id, outcome: 'wrong_password', browser, at: new Date(at) });
    for (let index = 0; index < 253; index++) {
      const outcome = index < 2 ? 'signed_in' : 'wrong_password';
      await recordSignIn(tx, { personId: id, outcome, browser, at: new Date(at + index) });
    }
  });
  const outcomes = await outcomesOf(id);
  const ofKind = (kind: string) => outcomes.filter((outcome) => outcome === kind).length;
  expect([ofKind('wrong_password'), ofKind('signed_in')]).toEqual([250, 2]);
  expect(await outcomesOf(other.id)).toEqual(['wrong_password']);
});

test('what is older than 180 days is deleted', async () => {
  const { id } = await register();
  const day = 24 * 3_600_000;
  const days = (count: number) => new Date(made.clock.now().getTime() - count * day);
  await made.app.db
    .update(signIns)
    .set({ at: days(180) })
    .where(eq(signIns.personId, id));
  await forgetOldSignIns(made.app);
  expect(await outcomesOf(id)).toEqual(['signed_in']);
  await made.app.db
    .update(signIns)
    .set({ at: new Date(days(180).getTime() - 1) })
    .where(eq(signIns.personId, id));
  await forgetOldSignIns(made.app);
  expect(await outcomesOf(id)).toEqual([]);
});
