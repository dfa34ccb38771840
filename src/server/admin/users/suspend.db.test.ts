import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPerson } from '#server/accounts/register.ts';
import { accountsRoutes } from '#server/accounts/routes.ts';
import { people } from '#server/accounts/tables.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { adminUserRoutes } from './routes.ts';

const password = 'Savanna-2026-long';
let product: TestApp;
let admin: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  product = await createTestApp({ routes: [accountsRoutes, adminUserRoutes], jobs: notificationsJobs });
  admin = await person('admin@example.com');
  await product.app.db.update(people).set({ role: 'admin' }).where(eq(people.id, admin.user.id));
});
afterAll(() => product.close());

const person = (email: string) =>
  registerPerson(product.app, { name: 'Amina', email, password, role: 'user', language: 'en' }, { verified: true });
const post = (url: string, token: string, body?: object) =>
  product.fastify.inject({
    method: 'POST',
    url,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { payload: body }),
  });
const me = async (token: string) =>
  (await product.fastify.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })).statusCode;
const auditOf = (id: string) => product.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));

test('suspending ends every session at once, keeps the person out until restored, and is audited once', async () => {
  const { token, user } = await person('bad@example.com');
  const login = () => post('/api/auth/login', '', { email: 'bad@example.com', password });
  const second = (await login()).json().token;
  const suspended = await post(`/api/admin/users/${user.id}/suspend`, admin.token, { reason: ' Fake listings ' });
  expect(suspended.json()).toEqual({ success: true });
  expect([await me(token), await me(second)]).toEqual([401, 401]);
  expect((await login()).json().code).toBe('suspended');
  expect((await post(`/api/admin/users/${user.id}/suspend`, admin.token, { reason: 'Again' })).statusCode).toBe(200);

  expect((await post(`/api/admin/users/${user.id}/restore`, admin.token)).json()).toEqual({ success: true });
  expect((await post(`/api/admin/users/${user.id}/restore`, admin.token)).statusCode).toBe(200);
  expect([await me(token), await me(second)]).toEqual([401, 401]);
  expect((await login()).statusCode).toBe(200);
  const entry = { actorId: admin.user.id, subjectType: 'person', subjectId: user.id, at: product.clock.now() };
  expect(await auditOf(user.id)).toEqual([
    { ...entry, id: expect.any(String), action: 'person.suspended', detail: { reason: 'Fake listings' } },
    { ...entry, id: expect.any(String), action: 'person.restored', detail: {} },
  ]);
});

test('refused: visitors, other roles, no reason, an unknown person, no id, oneself', async () => {
  const { token, user } = await person('plain@example.com');
  const at = `/api/admin/users/${user.id}`;
  expect((await post(`${at}/suspend`, '', { reason: 'x' })).json().code).toBe('sign_in_required');
  expect((await post(`${at}/suspend`, token, {})).json().code).toBe('forbidden');
  expect((await post(`${at}/restore`, token)).json().code).toBe('forbidden');
  expect((await post(`${at}/suspend`, admin.token, { reason: '  ' })).json()).toMatchObject({
    code: 'invalid_input',
    fields: { reason: 'Please give a reason' },
  });
  const nobody = '/api/admin/users/0199c3a2-5d7e-7000-8000-000000000009';
  expect((await post(`${nobody}/suspend`, admin.token, { reason: 'x' })).json().code).toBe('not_found');
  expect((await post(`${nobody}/restore`, admin.token)).json().code).toBe('not_found');
  expect((await post('/api/admin/users/7/suspend', admin.token, { reason: 'x' })).statusCode).toBe(400);
  const own = await post(`/api/admin/users/${admin.user.id}/suspend`, admin.token, { reason: 'x' });
  expect(own.statusCode).toBe(400);
  expect(own.json().fields).toEqual({ id: 'You cannot suspend your own account' });
  expect(await me(token)).toBe(200);
  expect(await auditOf(user.id)).toEqual([]);
});
