import { afterAll, beforeAll, expect, test } from 'vitest';
import { job } from '#server/jobs/job.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson } from './register.ts';
import { accountsRoutes } from './routes.ts';

const password = 'Savanna-2026-long';
const letters = job('mail-verify-email', async () => undefined);
let product: TestApp;
let token: string;
beforeAll(async () => {
  product = await createTestApp({ routes: [accountsRoutes], jobs: [letters] });
  const amina = { name: 'Amina', email: 'amina@example.com', password, role: 'user', language: 'sw' } as const;
  ({ token } = await registerPerson(product.app, amina, { verified: true }));
});
afterAll(() => product.close());

const save = (payload: object, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  product.fastify.inject({ method: 'PUT', url: '/api/auth/preferences', headers, payload });

const first = {
  currency: 'USD',
  language: 'sw',
  notifications: { email: true, sms: false, push: true },
  privacy: { profileVisible: true, showBookingHistory: false },
};

test('sent preferences are saved, the others stay, and the whole account is answered', async () => {
  const answer = await save({ currency: 'KES' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().user).toMatchObject({ name: 'Amina', preferences: { ...first, currency: 'KES' } });
  const headers = { authorization: `Bearer ${token}` };
  const me = await product.fastify.inject({ url: '/api/auth/me', headers });
  expect(me.json()).toEqual(answer.json());
});

test('two devices that save different preferences at once keep both', async () => {
  const notifications = { email: false, sms: true, push: false };
  await Promise.all([save({ currency: 'EUR' }), save({ notifications })]);
  expect((await save({})).json().user.preferences).toEqual({ ...first, currency: 'EUR', notifications });
});

test.each([{ currency: 'TZS' }, { language: 'fr' }, { notifications: { email: true } }])(
  '%j is refused',
  async (body) => {
    const answer = await save(body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
  },
);

test('a visitor cannot save preferences', async () => {
  expect((await save({ currency: 'KES' }, {})).json().code).toBe('sign_in_required');
});

test.each([
  ['currency=GBP', 'GBP'],
  ['currency=XXX', 'USD'],
])('a new account has the currency of its browser’s cookie: %s', async (cookie, currency) => {
  const answer = await product.fastify.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { cookie },
    payload: { name: 'Otieno', email: `otieno-${currency}@example.com`, password },
  });
  expect(answer.json().user.preferences.currency).toBe(currency);
});
