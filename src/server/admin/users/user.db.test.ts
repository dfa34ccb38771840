import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '#server/accounts/sessions.ts';
import { suspendPerson } from '#server/accounts/suspend-person.ts';
import { identities, passkeys, people, sessions } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { earnPoints } from '#server/loyalty/earn-points.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { makeBooking, makePerson, makeProvider, makeService } from '#tests/support/factories.ts';
import { createUsersApp, type UsersApp } from './users.fixture.ts';

let product: UsersApp;
beforeAll(async () => {
  product = await createUsersApp();
});
afterAll(() => product?.close());

const phone = '+254712345678';

test('one person with everything, and never a secret', async () => {
  const { app, clock, admin } = product;
  const person = await makePerson(app, { name: 'Amina Hassan', language: 'sw' });
  const { id } = person;
  const row = { phoneSealed: app.secrets.seal(phone), passwordHash: 'scrypt$secret', nationality: 'Kenyan' };
  await app.db.update(people).set(row).where(eq(people.id, id));
  const { id: serviceId } = await makeService(app);
  const first = await makeBooking(app, { person, serviceId });
  clock.advance(1_000);
  const second = await makeBooking(app, { person, serviceId });
  await app.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, first.id));
  const { id: providerId } = await makeProvider(app);
  await addProviderMember(app, providerId, { personId: id, rights: ['bookings'] });
  await transaction(app, (tx) => earnPoints(tx, { personId: id, bookingId: newId(), points: 120, at: clock.now() }));
  const userAgent = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0 Mobile';
  await transaction(app, (tx) => startSession(tx, { personId: id, remember: false, userAgent, now: clock.now() }));

  const answer = await product.get(`/${id}`);
  expect(answer.json()).toMatchObject({
    ...{ id, name: 'Amina Hassan', email: person.email, role: 'user', state: 'unverified', own: false },
    ...{ emailVerifiedAt: null, hasPhone: true, language: 'sw', nationality: 'Kenyan', suspended: null, points: 120 },
    bookings: {
      states: [
        { status: 'pending', count: 1, total: second.totalCents / 100 },
        { status: 'cancelled', count: 1, total: first.totalCents / 100 },
      ],
      latest: [
        { id: second.id, reference: second.reference, status: 'pending', title: 'Mara dawn drive', titleLang: 'en' },
        { id: first.id, status: 'cancelled' },
      ],
    },
    businesses: [{ id: providerId, name: 'Savanna Trails', status: 'approved', rights: ['bookings'] }],
    sessions: [
      { device: 'Chrome, Android', since: clock.now().toISOString(), own: false },
      { device: null, own: false },
    ],
    history: [],
    waysIn: { password: true, linked: [], passkeys: [] },
  });
  const open = await app.db.select().from(sessions).where(eq(sessions.personId, id));
  const secrets = [phone, phone.slice(4), row.phoneSealed, row.passwordHash, ...open.map((one) => one.tokenSha256)];
  for (const secret of secrets) expect(answer.body).not.toContain(secret);
  expect(Object.keys(answer.json()).filter((key) => /password|token|sealed/i.test(key))).toEqual([]);
  expect(await product.auditOf(id)).toEqual([]);
  expect((await product.get(`/${admin.id}`)).json()).toMatchObject({ own: true, sessions: [{ own: true }] });
});

test('by what a person signs in, and nothing by which somebody else could', async () => {
  const { app, clock } = product;
  const { id: personId, email } = await makePerson(app);
  const at = clock.now();
  await app.db.update(people).set({ passwordHash: null }).where(eq(people.id, personId));
  await app.db
    .insert(identities)
    .values({ provider: 'google', subject: 'g-secret', personId, email, linkedAt: at, lastUsedAt: at });
  const device = { credentialId: 'c-secret', publicKey: 'k-secret', counter: 0, transports: [], name: 'Tecno' };
  await app.db.insert(passkeys).values({ ...device, personId, createdAt: at });
  const answer = await product.get(`/${personId}`);
  const linkedAt = at.toISOString();
  expect(answer.json().waysIn).toEqual({
    password: false,
    linked: [{ provider: 'google', email, linkedAt, lastUsedAt: linkedAt }],
    passkeys: [{ id: expect.any(String), name: 'Tecno', createdAt: linkedAt, lastUsedAt: null }],
  });
  expect(answer.body).not.toContain('secret');
});

test('ended and expired sessions are no open ones', async () => {
  const { app, clock } = product;
  const person = await makePerson(app);
  clock.advance(31 * 24 * 3_600_000);
  const now = clock.now();
  await transaction(app, (tx) => startSession(tx, { personId: person.id, remember: true, userAgent: '', now }));
  const again = await makeAdminAgain();
  expect((await product.get(`/${person.id}`, again)).json().sessions).toHaveLength(1);
  await app.db.update(sessions).set({ endedAt: now }).where(eq(sessions.personId, person.id));
  expect((await product.get(`/${person.id}`, again)).json().sessions).toEqual([]);
});

/** The first admin's session has expired with the clock. */
const makeAdminAgain = () => makePerson(product.app, { role: 'admin', name: 'Juma Bakari' });

test('since when, why and by whom somebody is suspended, and what was done, newest first', async () => {
  const { app, clock } = product;
  const admin = await makeAdminAgain();
  const { id } = await makePerson(app);
  for (const reason of ['First', 'Second']) {
    clock.advance(1_000);
    await suspendPerson(app, admin, { personId: id, reason });
    if (reason === 'First') await product.post(`/${id}/restore`, undefined, admin);
  }
  const by = { id: admin.id, name: 'Juma Bakari' };
  const { suspended, history, state } = (await product.get(`/${id}`, admin)).json();
  expect([state, suspended]).toEqual(['suspended', { at: clock.now().toISOString(), reason: 'Second', by }]);
  expect(history.map(({ action, reason, by: who }: Record<string, unknown>) => [action, reason, who])).toEqual([
    ['person.suspended', 'Second', by],
    ['person.restored', null, by],
    ['person.suspended', 'First', by],
  ]);
});

test('the phone is a call of its own, which is recorded each time it is answered', async () => {
  const { app } = product;
  const admin = await makeAdminAgain();
  const { id } = await makePerson(app);
  expect((await product.post(`/${id}/phone`, undefined, admin)).json().code).toBe('not_found');
  expect(await product.auditOf(id)).toEqual([]);
  await app.db
    .update(people)
    .set({ phoneSealed: app.secrets.seal(phone) })
    .where(eq(people.id, id));
  expect((await product.post(`/${id}/phone`, undefined, admin)).json()).toEqual({ phone });
  const [entry, ...others] = await product.auditOf(id);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ action: 'person.phone_viewed', actorId: admin.id, subjectType: 'person', detail: {} });
});

test('nobody there: an unknown id is 404, a malformed one 400', async () => {
  const admin = await makeAdminAgain();
  for (const end of ['', '/phone', '/suspend', '/restore', '/role', '/end-sessions', '/verification']) {
    const body = { reason: 'Because', role: 'user' };
    const ask = (id: string) => (end === '' ? product.get(`/${id}`, admin) : product.post(`/${id}${end}`, body, admin));
    expect([end, (await ask(newId())).json().code]).toEqual([end, 'not_found']);
    expect([end, (await ask('7')).statusCode]).toEqual([end, 400]);
  }
});
