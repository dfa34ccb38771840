import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { providers } from '#server/providers/tables.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson, makeProvider, makeService, signInAgain } from '#tests/support/factories.ts';
import { catalogueRoutes } from '../routes.ts';
import { providerProfileRoutes } from './routes.ts';

const path = '/api/provider/profile';
const wish = {
  about: { en: 'Small groups, good guides.', sw: '' },
  ...{ languages: ['sw', 'en'], phone: '0712 345 678', email: 'hello@savanna.test' },
};

let made: TestApp;
beforeAll(async () => {
  made = await createTestApp({
    keeps: true,
    routes: [catalogueRoutes, providerProfileRoutes],
    jobs: notificationsJobs,
  });
});
afterAll(() => made?.close());

const call = (method: 'GET' | 'PUT', url: string, who?: MadePerson, body?: object): Promise<LightMyRequestResponse> =>
  made.fastify.inject({
    ...{ method, url, headers: who ? { authorization: `Bearer ${who.token}` } : {} },
    ...(body && { payload: body }),
  });

/** A member of an approved provider with these rights. */
async function makeMember(...rights: ProviderRight[]) {
  const [member, { id }] = [await makePerson(made.app, { role: 'provider' }), await makeProvider(made.app)];
  await addProviderMember(made.app, id, { personId: member.id, rights });
  const present = (await call('GET', path, member)).json();
  return { member, providerId: id, present };
}

const letters = async (to: string) =>
  ((await made.app.mail.mailbox?.list()) ?? []).filter((letter) => letter.to === to).map(({ subject }) => subject);

test('every member reads the status and texts; the phone is stored sealed', async () => {
  const { member, providerId, present } = await makeMember('manage');
  expect(present).toEqual({
    provider: { id: providerId, name: 'Savanna Trails' },
    ...{ status: 'approved', submittedAt: null, rejectReason: null, about: { en: '', sw: '' } },
    ...{ languages: [], phone: null, email: `${providerId}@example.com` },
  });
  const put = await call('PUT', path, member, wish);
  const after = { ...present, ...wish, phone: '+254712345678' };
  expect([put.statusCode, put.json()]).toEqual([200, after]);
  const clerk = await makePerson(made.app);
  await addProviderMember(made.app, providerId, { personId: clerk.id, rights: [] });
  expect((await call('GET', path, clerk)).json()).toEqual(after);
  const [row] = await made.app.db.select().from(providers).where(eq(providers.id, providerId));
  expect(row?.phoneSealed).not.toContain('712345678');
});

test('only those who manage change it, and nobody another provider’s', async () => {
  const { member, providerId, present } = await makeMember('bookings', 'money');
  expect((await call('PUT', path, member, wish)).json().code).toBe('forbidden');
  const { member: stranger } = await makeMember('manage');
  for (const method of ['GET', 'PUT'] as const) {
    const answer = await call(
      method,
      `${path}?providerId=${providerId}`,
      stranger,
      method === 'PUT' ? wish : undefined,
    );
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  }
  expect((await call('PUT', path, undefined, wish)).statusCode).toBe(401);
  expect((await call('PUT', path, await makePerson(made.app), wish)).statusCode).toBe(403);
  expect((await call('GET', path, member)).json()).toEqual(present);
});

test('kept answers about its listings follow at once, and those of others stay as they are', async () => {
  const { member, providerId, present } = await makeMember('manage');
  const own = await makeService(made.app, { providerId });
  const other = await makeService(made.app);
  const etagOf = async (id: string) => (await call('GET', `/api/services/${id}`)).headers.etag;
  const [before, beforeOther] = [await etagOf(own.id), await etagOf(other.id)];
  expect(await etagOf(own.id)).toBe(before);
  // What is sent again unchanged moves nothing.
  await made.app.db.update(providers).set({ aboutEn: 'Written past the product.' }).where(eq(providers.id, providerId));
  expect((await call('GET', `/api/services/${own.id}`)).json().provider.about).toBe(present.about.en);
  expect((await call('PUT', path, member, { ...wish, email: present.email })).statusCode).toBe(200);
  expect((await call('GET', `/api/services/${own.id}`)).json().provider.about).toBe(wish.about.en);
  expect(await etagOf(own.id)).not.toBe(before);
  expect(await etagOf(other.id)).toBe(beforeOther);
});

test('another e-mail address needs a recent sign-in; the old one gets one letter, and the change an audit entry', async () => {
  const { member, providerId, present } = await makeMember('manage');
  made.clock.advance(12 * 3_600_000 + 1);
  const late = await call('PUT', path, member, wish);
  expect([late.statusCode, late.json().code]).toEqual([403, 'sign_in_again']);
  expect((await call('PUT', path, member, { ...wish, email: present.email })).statusCode).toBe(200);
  const now = await signInAgain(made.app, member);
  expect((await call('PUT', path, now, wish)).statusCode).toBe(200);
  expect((await call('PUT', path, now, wish)).statusCode).toBe(200);
  await made.drain();
  await made.drain();
  expect(await letters(present.email)).toEqual(['Your business has another email address']);
  expect(await letters(wish.email)).toEqual([]);
  const audit = await made.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, providerId));
  expect(audit).toMatchObject([{ actorId: member.id, action: 'provider.email_changed', detail: {} }]);
});

test.each(['draft', 'pending', 'rejected'] as const)(
  'while it is %s its application has these texts',
  async (status) => {
    const { member, providerId } = await makeMember('manage');
    await made.app.db
      .update(providers)
      .set({ status, rejectReason: 'The permit has expired.' })
      .where(eq(providers.id, providerId));
    const put = await call('PUT', path, member, wish);
    expect([put.statusCode, put.json().code]).toEqual([409, 'not_approved']);
    const shown = (await call('GET', path, member)).json();
    expect([shown.status, shown.rejectReason]).toEqual([
      status,
      status === 'rejected' ? 'The permit has expired.' : null,
    ]);
  },
);

test('while it is suspended it reads why, and may still change what it says of itself', async () => {
  const { member, providerId } = await makeMember('manage');
  const reason = 'The permit has expired.';
  await made.app.db
    .update(providers)
    .set({ status: 'suspended', rejectReason: reason })
    .where(eq(providers.id, providerId));
  expect((await call('PUT', path, member, wish)).statusCode).toBe(200);
  expect((await call('GET', path, member)).json()).toMatchObject({ status: 'suspended', rejectReason: reason });
});

test('a link or phone number that a text has from before keeps nothing else from being saved; a changed text is judged', async () => {
  const { member, providerId } = await makeMember('manage');
  const aboutEn = 'Small groups. Call 0712 345 678 or see savanna.example.com';
  await made.app.db.update(providers).set({ aboutEn }).where(eq(providers.id, providerId));
  const old = { ...wish, about: { en: aboutEn, sw: 'Vikundi vidogo.' } };
  const put = await call('PUT', path, member, old);
  expect([put.statusCode, put.json()]).toEqual([200, expect.objectContaining({ ...old, phone: '+254712345678' })]);
  const other = await call('PUT', path, member, { ...old, about: { en: `${aboutEn}.`, sw: 'Piga 0712 345 678.' } });
  expect([other.statusCode, Object.keys(other.json().fields)]).toEqual([400, ['about.en', 'about.sw']]);
});

test('thirty changes an hour are enough, and what changes nothing is not counted', async () => {
  const { member, present } = await makeMember('manage');
  const put = (about: string) =>
    call('PUT', path, member, { ...wish, email: present.email, about: { en: about, sw: '' } });
  for (let change = 0; change < 30; change++) expect((await put(`Change ${change}`)).statusCode).toBe(200);
  expect((await put('Change 29')).statusCode).toBe(200);
  const refused = await put('One too many');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_tries']);
  expect((await call('GET', path, member)).json().about.en).toBe('Change 29');
});

test.each([
  [{ about: { en: ' ', sw: '' } }, 'about.en'],
  [{ about: { en: 'See www.elsewhere.example', sw: '' } }, 'about.en'],
  [{ about: { en: 'x'.repeat(2_001), sw: '' } }, 'about.en'],
  [{ languages: [] }, 'languages'],
  [{ languages: ['tlh'] }, 'languages.0'],
  [{ phone: '+44 20 7946 0000' }, 'phone'],
  [{ email: 'nobody' }, 'email'],
])('%j is refused', async (wrong, field) => {
  const { member } = await makeMember('manage');
  const put = await call('PUT', path, member, { ...wish, ...wrong });
  expect([put.statusCode, put.json().code, Object.keys(put.json().fields)]).toEqual([400, 'invalid_input', [field]]);
});
