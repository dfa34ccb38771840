import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminUserRoutes } from '#server/admin/users/routes.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePerson } from '#tests/support/factories.ts';
import { findPerson } from '../repository.ts';
import { accountsRoutes } from '../routes.ts';
import { people } from '../tables.ts';
import { removeFactorByCommand } from './remove-factor.ts';

let live: TestApp;
let demo: TestApp;
beforeAll(async () => {
  const routes = [accountsRoutes, adminUserRoutes];
  live = await createTestApp({ routes, env: { DEMO: 'false' } });
  demo = await createTestApp({ routes });
});
afterAll(() => Promise.all([live?.close(), demo?.close()]));

const get = async (made: TestApp, url: string, token: string) => {
  const answer = await made.fastify.inject({ url, headers: { authorization: `Bearer ${token}` } });
  return { status: answer.statusCode, body: answer.json() };
};
const without = ({ app }: TestApp, id: string) =>
  app.db.update(people).set({ secondFactorAt: null }).where(eq(people.id, id));

test('outside of the demo an admin without a second factor may only do what everybody may', async () => {
  const admin = await makePerson(live.app, { role: 'admin' });
  expect((await get(live, '/api/admin/users', admin.token)).status).toBe(200);
  await without(live, admin.id);
  const refused = await get(live, '/api/admin/users', admin.token);
  expect([refused.status, refused.body.code]).toEqual([403, 'second_factor_missing']);
  expect((await get(live, '/api/auth/me', admin.token)).status).toBe(200);
  const state = await get(live, '/api/auth/second-factor', admin.token);
  expect(state.body).toEqual({ since: null, codesLeft: 0, required: true });
  const traveller = await makePerson(live.app);
  expect((await get(live, '/api/admin/users', traveller.token)).body.code).toBe('forbidden');
  expect((await get(live, '/api/auth/second-factor', traveller.token)).body.required).toBe(false);
});

test('the demo’s admins need none', async () => {
  const admin = await makePerson(demo.app, { role: 'admin' });
  expect(admin.hasSecondFactor).toBe(false);
  expect((await get(demo, '/api/admin/users', admin.token)).status).toBe(200);
  expect((await get(demo, '/api/auth/second-factor', admin.token)).body.required).toBe(false);
});

test('the command removes that of the last admin, and notes it', async () => {
  const { app, clock } = live;
  const admin = await makePerson(app, { role: 'admin' });
  const remove = (email: string) => app.db.transaction((tx) => removeFactorByCommand(tx, email, clock.now()));
  expect(await remove(admin.email.toUpperCase())).toBe('done');
  expect((await findPerson(app.db, admin.id))?.secondFactorAt).toBeNull();
  expect(await remove(admin.email)).toBe('off');
  expect(await remove('nobody@example.com')).toBe('unknown');
  const entries = await app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, admin.id));
  expect(entries).toMatchObject([{ actorId: null, action: 'person.second_factor_removed' }]);
});
