import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPersonByToken } from '#server/accounts/queries.ts';
import { emailVerifications, people } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import type { KeptLetter } from '#server/outside/mail.ts';
import { type MadePerson, makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { createUsersApp, type UsersApp } from './users.fixture.ts';

let product: UsersApp;
beforeAll(async () => {
  product = await createUsersApp();
});
afterAll(() => product?.close());

const done = { success: true };
const isIn = async ({ token }: { token: string }) => (await findPersonByToken(product.app, token)) !== undefined;
const actionsOf = async (id: string) => (await product.auditOf(id)).map(({ action }) => action);
async function lettersTo(email: string): Promise<KeptLetter[]> {
  await product.drain();
  return ((await product.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === email);
}

describe('suspending and restoring', () => {
  test('the letter is in the person’s language, with the reason and how to object; bookings stay', async () => {
    const person = await makePerson(product.app, { name: 'Fatuma Ali', language: 'sw' });
    const { id: serviceId } = await makeService(product.app);
    const booking = await makeBooking(product.app, { person, serviceId });
    const reason = 'Fake <listings>.\nAgain.';
    expect((await product.post(`/${person.id}/suspend`, { reason })).json()).toEqual(done);
    expect((await product.post(`/${person.id}/suspend`, { reason: 'Again' })).json()).toEqual(done);
    expect(await isIn(person)).toBe(false);
    const [letter, ...others] = await lettersTo(person.email);
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('Akaunti yako ya Twende imesimamishwa');
    expect(letter?.text).toContain('Fake <listings>.');
    expect(letter?.html).toContain('Fake &lt;listings&gt;.');
    expect(letter?.text).toMatch(/Tuandikie barua pepe kwa \S+@\S+/);
    const [kept] = await product.app.db.select().from(bookings).where(eq(bookings.id, booking.id));
    expect(kept?.status).toBe('pending');

    expect((await product.post(`/${person.id}/restore`)).json()).toEqual(done);
    expect((await product.post(`/${person.id}/restore`)).json()).toEqual(done);
    expect((await lettersTo(person.email)).map(({ subject }) => subject).toSorted()).toEqual([
      'Akaunti yako ya Twende imesimamishwa',
      'Akaunti yako ya Twende inafanya kazi tena',
    ]);
    expect(await actionsOf(person.id)).toEqual(['person.suspended', 'person.restored']);
  });

  test('a letter whose suspension is over is not sent; each job runs twice without a second letter', async () => {
    const person = await makePerson(product.app);
    await product.post(`/${person.id}/suspend`, { reason: 'By mistake' });
    await product.post(`/${person.id}/restore`);
    expect((await lettersTo(person.email)).map(({ subject }) => subject)).toEqual(['Your Twende account works again']);
  });

  test('the reason: needed, up to 500 characters, without links', async () => {
    const { id } = await makePerson(product.app);
    for (const reason of ['', 'x'.repeat(501), 'see evil.com/x']) {
      const answer = (await product.post(`/${id}/suspend`, { reason })).json();
      expect(answer.fields).toEqual({ reason: expect.any(String) });
    }
    expect((await product.post(`/${id}/suspend`, { reason: 'x'.repeat(500) })).json()).toEqual(done);
  });
});

describe('the role', () => {
  test('another one holds from the next call on, and is recorded once with before, after and why', async () => {
    const person = await makePerson(product.app);
    const change = (role: string) => product.post(`/${person.id}/role`, { role, reason: ' Joins the team ' });
    expect((await product.get('', person)).json().code).toBe('forbidden');
    expect((await change('admin')).json()).toEqual(done);
    expect((await product.get('', person)).statusCode).toBe(200);
    expect((await change('admin')).json()).toEqual(done);
    expect((await change('provider')).json()).toEqual(done);
    expect((await product.get('', person)).json().code).toBe('forbidden');
    const entry = { actorId: product.admin.id, action: 'person.role_changed', subjectType: 'person' };
    expect(await product.auditOf(person.id)).toMatchObject([
      { ...entry, detail: { before: 'user', after: 'admin', reason: 'Joins the team' } },
      { ...entry, detail: { before: 'admin', after: 'provider', reason: 'Joins the team' } },
    ]);
    expect((await product.get(`/${person.id}`)).json().history[0]).toMatchObject({
      ...{ before: 'admin', after: 'provider', reason: 'Joins the team' },
    });
    expect(await lettersTo(person.email)).toEqual([]);
  });

  test('refused: no reason, no role that there is, one’s own', async () => {
    const { id } = await makePerson(product.app);
    expect((await product.post(`/${id}/role`, { role: 'admin', reason: ' ' })).json().fields).toHaveProperty('reason');
    expect((await product.post(`/${id}/role`, { role: 'king', reason: 'x' })).json().fields).toHaveProperty('role');
    const own = await product.post(`/${product.admin.id}/role`, { role: 'user', reason: 'x' });
    expect([own.statusCode, own.json().fields]).toEqual([400, { id: 'You cannot change your own role' }]);
    expect((await product.row(product.admin.id)).role).toBe('admin');
    expect(await actionsOf(id)).toEqual([]);
  });
});

test('nothing is done with a deleted account', async () => {
  const { app, clock } = product;
  const { id } = await makePerson(app);
  await app.db.update(people).set({ deletedAt: clock.now(), emailVerifiedAt: null }).where(eq(people.id, id));
  const acts: [string, object?][] = [
    ['suspend', { reason: 'Fraud' }],
    ['restore'],
    ['role', { role: 'admin', reason: 'Joins the team' }],
    ['remove-second-factor', { reason: 'Lost' }],
    ['end-sessions'],
    ['password-reset'],
    ['verification'],
  ];
  for (const [path, body] of acts) {
    const answer = await product.post(`/${id}/${path}`, body);
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 409, 'person_deleted']);
  }
  expect(await product.row(id)).toMatchObject({ role: 'user', suspendedAt: null });
  expect(await actionsOf(id)).toEqual([]);
});

test('all sessions end at once; of one’s own the present one goes on', async () => {
  const person = await makePerson(product.app);
  expect((await product.post(`/${person.id}/end-sessions`)).json()).toEqual(done);
  expect((await product.post(`/${person.id}/end-sessions`)).json()).toEqual(done);
  expect(await isIn(person)).toBe(false);
  expect((await product.auditOf(person.id)).map(({ action, detail }) => [action, detail])).toEqual([
    ['person.sessions_ended', { count: 1 }],
  ]);
  const admin = await makePerson(product.app, { role: 'admin' });
  expect((await product.post(`/${admin.id}/end-sessions`, undefined, admin)).json()).toEqual(done);
  expect([await isIn(admin), await actionsOf(admin.id)]).toEqual([true, []]);
});

describe('the letter that verifies an address', () => {
  const linksOf = async ({ id }: MadePerson) =>
    (await product.app.db.select().from(emailVerifications).where(eq(emailVerifications.personId, id))).length;

  test('three in an hour, whichever admins send them, and again later', async () => {
    const person = await makePerson(product.app);
    const other = await makePerson(product.app, { role: 'admin' });
    const send = (who?: MadePerson) => product.post(`/${person.id}/verification`, undefined, who);
    expect([await send(), await send(other), await send()].map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    const refused = await send(other);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_tries']);
    expect(await linksOf(person)).toBe(3);
    expect(await actionsOf(person.id)).toEqual(Array(3).fill('person.verification_sent'));
    expect((await lettersTo(person.email)).map(({ subject }) => subject)).toEqual(
      Array(3).fill('Please verify your email address'),
    );
    product.clock.advance(20 * 60_000);
    expect((await send()).statusCode).toBe(200);
  });

  test('one key, one letter', async () => {
    const person = await makePerson(product.app);
    const send = () =>
      product.fastify.inject({
        ...{ method: 'POST', url: `/api/admin/users/${person.id}/verification` },
        headers: { authorization: `Bearer ${product.admin.token}`, 'idempotency-key': person.id },
      });
    expect([(await send()).json(), (await send()).json(), await linksOf(person)]).toEqual([done, done, 1]);
  });

  test('none to an address that is verified', async () => {
    const person = await makePerson(product.app);
    await product.app.db.update(people).set({ emailVerifiedAt: new Date() }).where(eq(people.id, person.id));
    const answer = await product.post(`/${person.id}/verification`);
    expect([answer.statusCode, answer.json().code, await linksOf(person)]).toEqual([409, 'email_verified', 0]);
  });
});

test('whoever acts must still be an admin when it is written', async () => {
  const admin = await makePerson(product.app, { role: 'admin' });
  const { id } = await makePerson(product.app);
  const { suspendPerson } = await import('#server/accounts/suspend-person.ts');
  await product.post(`/${admin.id}/role`, { role: 'user', reason: 'Left' });
  await expect(suspendPerson(product.app, admin, { personId: id, reason: 'x' })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect((await product.row(id)).suspendedAt).toBeNull();
});
