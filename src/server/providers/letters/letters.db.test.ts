import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson, makeProvider } from '#tests/support/factories.ts';
import { addProviderMember } from '../add-provider-member.ts';
import { letterChangesPerHour } from './letter-choice.ts';
import { providerLetterRoutes } from './routes.ts';

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp({ routes: [providerLetterRoutes], env: { RATE_LIMITS: 'on' } });
});
afterAll(() => product.close());

const all = {
  booking: true,
  change: true,
  cancellation: true,
  payout: true,
  calendar: true,
  review: true,
  message: true,
};

/** A business whose only member may manage it, and see its money. */
async function makeHost(rights: ProviderRight[] = ['manage', 'money']) {
  const { id: providerId } = await makeProvider(product.app);
  const host = await makePerson(product.app);
  await addProviderMember(product.app, providerId, { personId: host.id, rights });
  return { providerId, host };
}

const call = (method: 'GET' | 'PUT', { token }: MadePerson, payload?: object) =>
  product.fastify.inject({
    ...{ method, url: '/api/provider/letters', headers: { authorization: `Bearer ${token}` } },
    ...(payload && { payload }),
  });

const audits = (providerId: string) =>
  product.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, providerId));

test('all letters come, in the language of the first member, until somebody chooses otherwise', async () => {
  const { providerId, host } = await makeHost();
  const email = `${providerId}@example.com`;
  expect((await call('GET', host)).json()).toEqual({ email, language: 'en', sent: all });
  const choice = { language: 'sw', sent: { ...all, payout: false, booking: false } };
  expect((await call('PUT', host, choice)).json()).toEqual({ email, ...choice });
  expect((await call('GET', host)).json()).toEqual({ email, ...choice });
  // The same again changes nothing.
  await call('PUT', host, choice);
  expect(await audits(providerId)).toMatchObject([
    { action: 'provider.letters_changed', actorId: host.id, detail: { language: 'sw', off: ['booking', 'payout'] } },
  ]);
});

test('letters about payouts are switched only by those who may see the money', async () => {
  const { providerId, host } = await makeHost(['manage']);
  const refused = await call('PUT', host, { language: 'en', sent: { ...all, payout: false } });
  expect([refused.statusCode, await audits(providerId)]).toEqual([403, []]);
  expect((await call('PUT', host, { language: 'en', sent: { ...all, booking: false } })).statusCode).toBe(200);
});

test.each([
  [{ language: 'en', sent: { ...all, booking: undefined } }, 'sent.booking'],
  [{ language: 'en', sent: { ...all, request: false } }, 'sent'],
  [{ language: 'fr', sent: all }, 'language'],
  [{ language: 'en' }, 'sent'],
])('%j is refused', async (choice, field) => {
  const { host } = await makeHost();
  const answer = await call('PUT', host, choice);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
});

test('more changes than the limit are refused', async () => {
  const { providerId, host } = await makeHost();
  const change = async (number: number) =>
    (await call('PUT', host, { language: number % 2 === 0 ? 'sw' : 'en', sent: all })).statusCode;
  for (let number = 0; number < letterChangesPerHour.most; number++) expect(await change(number)).toBe(200);
  expect(await change(letterChangesPerHour.most)).toBe(429);
  expect(await audits(providerId)).toHaveLength(letterChangesPerHour.most);
});
