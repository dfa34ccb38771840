import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPersonByToken } from '#server/accounts/queries.ts';
import { identities, passkeys, people } from '#server/accounts/tables.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { createUsersApp, type UsersApp } from './users.fixture.ts';

let product: UsersApp;
beforeAll(async () => {
  product = await createUsersApp();
});
afterAll(() => product?.close());

const reason = 'Called on the phone of the account';
const absent = '00000000-0000-4000-8000-000000000000';

/** Somebody who signs in by Google and a passkey. */
async function linkedPerson({ password = true, ...about }: { password?: boolean } & Parameters<typeof makePerson>[1]) {
  const { app, clock } = product;
  const person = await makePerson(app, about);
  const { id: personId, email } = person;
  const at = clock.now();
  await app.db
    .update(people)
    .set({ passwordHash: password ? 'a hash' : null })
    .where(eq(people.id, personId));
  await app.db
    .insert(identities)
    .values({ provider: 'google', subject: personId, personId, email, linkedAt: at, lastUsedAt: at });
  const device = { credentialId: personId, publicKey: 'key', counter: 0, transports: [], name: 'Tecno' };
  const [key] = await app.db
    .insert(passkeys)
    .values({ ...device, personId, createdAt: at })
    .returning({ id: passkeys.id });
  return { ...person, passkeyId: key?.id ?? '' };
}

const unlink = ({ id }: { id: string }, body: object = {}, who?: MadePerson) =>
  product.post(`/${id}/remove-identity`, { provider: 'google', reason, ...body }, who);
const removeKey = ({ id }: { id: string }, body: object, who?: MadePerson) =>
  product.post(`/${id}/remove-passkey`, { reason, ...body }, who);
const waysOf = async ({ id }: { id: string }) => (await product.get(`/${id}`)).json().waysIn;
const isIn = async ({ token }: MadePerson) => (await findPersonByToken(product.app, token)) !== undefined;
async function lettersTo({ email }: MadePerson) {
  await product.drain();
  return ((await product.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === email);
}

test('a linked account: it is gone, all sessions end, the log says who and why, and a letter in their language says so', async () => {
  const person = await linkedPerson({ language: 'sw' });
  expect((await unlink(person)).json()).toEqual({ success: true });
  expect(await waysOf(person)).toMatchObject({ password: true, linked: [], passkeys: [{ name: 'Tecno' }] });
  expect(await isIn(person)).toBe(false);
  const entry = {
    actorId: product.admin.id,
    action: 'person.identity_unlinked',
    detail: { provider: 'google', reason },
  };
  expect(await product.auditOf(person.id)).toMatchObject([entry]);
  const letters = await lettersTo(person);
  expect(letters.map(({ subject }) => subject)).toEqual(['Timu yetu imeondoa akaunti yako ya Google']);
  expect(letters[0]?.text).toContain('Kama hukutuomba kufanya hivyo');
  expect([(await unlink(person)).statusCode, await product.auditOf(person.id)]).toEqual([404, [expect.anything()]]);
});

test('a passkey: the same, without its name or anything of it in the log', async () => {
  const person = await linkedPerson({});
  expect((await removeKey(person, { passkeyId: person.passkeyId })).json()).toEqual({ success: true });
  expect(await waysOf(person)).toMatchObject({ linked: [{ provider: 'google' }], passkeys: [] });
  expect(await isIn(person)).toBe(false);
  expect((await product.auditOf(person.id)).map(({ action, detail }) => [action, detail])).toEqual([
    ['person.passkey_removed', { reason }],
  ]);
  const [letter] = await lettersTo(person);
  expect(letter?.subject).toBe('Our team removed a passkey of your account');
  expect(letter?.text).toContain('the passkey “Tecno”');
  expect((await product.get(`/${person.id}`)).json().history[0]).toMatchObject({ reason });
});

test('never the last way in of somebody without a password, who then stays signed in', async () => {
  const person = await linkedPerson({ password: false });
  expect((await unlink(person)).statusCode).toBe(200);
  const again = await removeKey(person, { passkeyId: person.passkeyId });
  expect([again.statusCode, again.json().code]).toEqual([409, 'person_last_way_in']);
  expect(again.json().error).toMatch(/link for a new password first/);
  expect((await waysOf(person)).passkeys).toHaveLength(1);
  expect(await product.auditOf(person.id)).toHaveLength(1);

  const other = await linkedPerson({ password: false });
  const both = await Promise.all([unlink(other), removeKey(other, { passkeyId: other.passkeyId })]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('not one’s own, nor without a reason; what the person does not have is not there', async () => {
  const admin = await linkedPerson({ role: 'admin' });
  const own = await unlink(admin, {}, admin);
  expect([own.statusCode, own.json().fields]).toEqual([400, { id: expect.stringContaining('in your profile') }]);
  const person = await linkedPerson({});
  expect((await unlink(person, { reason: ' ' })).json().fields).toHaveProperty('reason');
  expect((await unlink(person, { provider: 'myspace' })).json().fields).toHaveProperty('provider');
  expect((await unlink(person, { provider: 'facebook' })).statusCode).toBe(404);
  expect((await removeKey(person, { passkeyId: admin.passkeyId })).statusCode).toBe(404);
  expect((await removeKey(person, { passkeyId: 'one' })).json().fields).toHaveProperty('passkeyId');
  expect((await unlink({ id: absent })).statusCode).toBe(404);
  expect((await unlink(admin, {}, person)).json().code).toBe('forbidden');
  expect(await waysOf(person)).toMatchObject({ linked: [expect.anything()], passkeys: [expect.anything()] });
  expect(await isIn(person)).toBe(true);
  expect(await product.auditOf(person.id)).toEqual([]);
});

test('one key, one removal', async () => {
  const person = await linkedPerson({});
  const send = () =>
    product.fastify.inject({
      ...{ method: 'POST', url: `/api/admin/users/${person.id}/remove-identity` },
      headers: { authorization: `Bearer ${product.admin.token}`, 'idempotency-key': person.id },
      payload: { provider: 'google', reason },
    });
  expect([(await send()).json(), (await send()).json()]).toEqual([{ success: true }, { success: true }]);
});
