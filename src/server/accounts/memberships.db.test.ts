import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeProvider } from '#tests/support/factories.ts';
import { registerPerson } from './register.ts';
import { accountsRoutes } from './routes.ts';

const password = 'Savanna-2026-long';
let product: TestApp;
beforeAll(async () => {
  product = await createTestApp({ routes: [accountsRoutes] });
});
afterAll(() => product?.close());

const ask = async (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  { token = '', body }: { token?: string; body?: object },
) =>
  (
    await product.fastify.inject({
      ...{ method, url, headers: { authorization: `Bearer ${token}` } },
      ...(body && { payload: body }),
    })
  ).json();

const register = (email: string) =>
  registerPerson(
    product.app,
    { name: 'Juma Otieno', email, password, role: 'user', language: 'en' },
    { verified: true },
  );

test('the account names the providers that a traveller is a member of, with their rights, in every answer alike', async () => {
  const { token, user } = await register('juma@example.com');
  expect(user).toMatchObject({ role: 'user', memberships: [] });
  const [first, second] = [await makeProvider(product.app), await makeProvider(product.app)];
  await addProviderMember(product.app, second.id, { personId: user.id, rights: ['bookings', 'money'] });
  product.clock.advance(1000);
  await addProviderMember(product.app, first.id, { personId: user.id, rights: [] });
  const memberships = [
    { providerId: second.id, name: 'Savanna Trails', rights: ['bookings', 'money'] },
    { providerId: first.id, name: 'Savanna Trails', rights: [] },
  ];
  const answers = [
    await ask('GET', '/api/auth/me', { token }),
    await ask('POST', '/api/auth/login', { body: { email: 'juma@example.com', password } }),
    await ask('PUT', '/api/auth/profile', { token, body: { name: 'Juma Otieno', email: 'juma@example.com' } }),
    await ask('PUT', '/api/auth/preferences', { token, body: { currency: 'KES' } }),
  ];
  for (const answer of answers) expect.soft(answer.user.memberships).toEqual(memberships);
});

test('of somebody who belongs to more than fifty providers the first fifty are named', async () => {
  const { token, user } = await register('many@example.com');
  const joined: string[] = [];
  for (let count = 0; count < 51; count += 1) {
    const { id } = await makeProvider(product.app);
    await addProviderMember(product.app, id, { personId: user.id, rights: ['bookings'] });
    product.clock.advance(1);
    joined.push(id);
  }
  const me = await ask('GET', '/api/auth/me', { token });
  expect(me.user.memberships.map((one: { providerId: string }) => one.providerId)).toEqual(joined.slice(0, 50));
});
