import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminUserRoutes } from '#server/admin/users/routes.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { transaction } from '#server/db/client.ts';
import { job } from '#server/jobs/job.ts';
import { adminLetterJobs } from '#server/notifications/letters/admin-letters.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePerson } from '#tests/support/factories.ts';
import { findPerson } from '../repository.ts';
import { accountsRoutes } from '../routes.ts';
import { people } from '../tables.ts';
import { removeFactor, removeFactorByCommand } from './remove-factor.ts';

let live: TestApp;
let demo: TestApp;
beforeAll(async () => {
  const routes = [accountsRoutes, adminUserRoutes];
  const jobs = [...adminLetterJobs, job('mail-second-factor', async () => {})];
  live = await createTestApp({ routes, jobs, env: { DEMO: 'false' } });
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
  const remove = (email: string) => transaction(app, (tx) => removeFactorByCommand(tx, email, clock.now()));
  expect(await remove(admin.email.toUpperCase())).toBe('done');
  expect((await findPerson(app.db, admin.id))?.secondFactorAt).toBeNull();
  expect(await remove(admin.email)).toBe('off');
  expect(await remove('nobody@example.com')).toBe('unknown');
  const entries = await app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, admin.id));
  expect(entries).toMatchObject([{ actorId: null, action: 'person.second_factor_removed' }]);
});

/** Letters to somebody, the newest first. */
async function lettersTo({ email }: { email: string }) {
  await live.drain();
  const letters = (await live.app.mail.mailbox?.list()) ?? [];
  return letters.filter(({ to }) => to === email);
}
const turnOn = ({ id }: { id: string }) =>
  live.app.db.update(people).set({ secondFactorAt: live.clock.now() }).where(eq(people.id, id));

test('all other admins are told when that of an admin is removed, by another one or by the command', async () => {
  const { app, clock } = live;
  const [acting, admin] = [
    await makePerson(app, { role: 'admin', name: 'Wanjiku Kamau' }),
    await makePerson(app, { role: 'admin', name: 'Otieno Ouma' }),
  ];
  const [third, suspended] = [
    await makePerson(app, { role: 'admin', language: 'sw' }),
    await makePerson(app, { role: 'admin' }),
  ];
  await app.db.update(people).set({ suspendedAt: clock.now() }).where(eq(people.id, suspended.id));
  const traveller = await makePerson(app);
  await turnOn(traveller);
  await removeFactor(app, acting, { personId: traveller.id, reason: 'Called her' });
  expect(await lettersTo(third)).toEqual([]);
  await removeFactor(app, acting, { personId: admin.id, reason: 'Called him' });
  const [told] = await lettersTo(third);
  expect(told?.subject).toBe('Uthibitishaji wa hatua mbili wa msimamizi umeondolewa: Otieno Ouma');
  expect(told?.text).toContain(`Wanjiku Kamau aliondoa`);
  expect(told?.text).toContain(`/sw/admin/users/${admin.id}`);
  expect((await lettersTo(acting))[0]?.text).toContain(`Otieno Ouma (${admin.email})`);
  for (const other of [admin, suspended, traveller]) expect(await lettersTo(other)).toEqual([]);
  await turnOn(admin);
  clock.advance(1_000);
  expect(await transaction(app, (tx) => removeFactorByCommand(tx, admin.email, clock.now()))).toBe('done');
  expect((await lettersTo(acting))[0]?.text).toContain('by a command on the server');
});

test('an admin gets twenty such letters a day; the next comes later, and none is left out', async () => {
  const { app, clock } = live;
  const [acting, admin] = [await makePerson(app, { role: 'admin' }), await makePerson(app, { role: 'admin' })];
  await app.db.update(people).set({ emailVerifiedAt: clock.now() }).where(eq(people.id, acting.id));
  for (let count = 0; count < 21; count++) {
    clock.advance(1_000);
    await turnOn(admin);
    await removeFactor(app, acting, { personId: admin.id, reason: 'Called him' });
  }
  expect(await lettersTo(acting)).toHaveLength(20);
  const { rows } = await app.db.execute(
    sql`select data from jobs.job where name = 'mail-admin-factor-removed' and state = 'created' and data->>'personId' = ${acting.id}`,
  );
  expect(rows).toHaveLength(1);
});
