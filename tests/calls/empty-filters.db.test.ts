import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareList } from '#server/favorites/change-list.ts';
import { openBookingConversation } from '#server/messaging/open-conversation.ts';
import { jobs, routes } from '#server/product.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { providerRights } from '#shared/rights.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { type MadePerson, makeBooking, makePerson, makeService } from '../support/factories.ts';

let product: TestApp;
/** An admin with a booking, who is a member of a provider. */
let person: MadePerson;
/** Each list with its filters. */
let lists: { path: string; filters: string[] }[];

beforeAll(async () => {
  product = await createTestApp({ routes, jobs, env: { RATE_LIMITS: 'off' } });
  person = await makePerson(product.app, { role: 'admin' });
  const { id: serviceId, providerId } = await makeService(product.app);
  const { id: bookingId } = await makeBooking(product.app, { person, serviceId });
  await addProviderMember(product.app, providerId, { personId: person.id, rights: [...providerRights] });
  const { id: conversationId } = await openBookingConversation(product.app, bookingId);
  const { token } = await shareList(product.app, { id: person.id, personId: person.id });
  lists = await readLists({
    '/api/providers/{id}': `/api/providers/${providerId}`,
    '/api/favorites/shared/{token}': `/api/favorites/shared/${token}`,
    '/api/conversations/{conversationId}/messages': `/api/conversations/${conversationId}/messages`,
    '/api/services/{id}/reviews': `/api/services/${serviceId}/reviews`,
  });
});
afterAll(() => product?.close());

/** Chosen by every list. */
const noFilters = ['page', 'pageSize', 'sort', 'order', 'after'];

/** @param addresses of lists whose path names a row */
async function readLists(addresses: Record<string, string>): Promise<typeof lists> {
  const { paths } = (await product.fastify.inject('/api/openapi.json')).json<{
    paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }>;
  }>();
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const names = (get?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
    const isFile = /\.\w+$/.test(path);
    return names.includes('page') && !isFile
      ? [{ path: addresses[path] ?? path, filters: names.filter((name) => !noFilters.includes(name)) }]
      : [];
  });
}

const get = (url: string) => product.fastify.inject({ url, headers: { authorization: `Bearer ${person.token}` } });

test('an empty filter of any list is no filter', async () => {
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.flatMap(({ filters }) => filters).length).toBeGreaterThan(20);
  for (const { path, filters } of lists) {
    const whole = await get(path);
    expect(whole.statusCode, path).toBe(200);
    const all = filters.map((name) => `${name}=`);
    for (const query of [...all, all.join('&')]) {
      const answer = await get(`${path}?${query}`);
      expect([answer.statusCode, answer.json()], `${path}?${query}`).toEqual([200, whole.json()]);
    }
  }
});

test.each(['/api/bookings', '/api/services'])('blanks in place of a text are no filter: %s', async (path) => {
  const whole = await get(path);
  const answer = await get(`${path}?q=%20`);
  expect([answer.statusCode, answer.json()]).toEqual([200, whole.json()]);
  expect(answer.json().total).toBeGreaterThan(0);
});

test('another value that the filter does not have is refused, and the answer names the field', async () => {
  const { statusCode, json } = await get('/api/admin/payouts?status=lost');
  expect([statusCode, json()]).toMatchObject([400, { code: 'invalid_input', fields: { status: expect.any(String) } }]);
});
