import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPersonPhoneKeys } from '#server/accounts/add-phone-keys.ts';
import { people } from '#server/accounts/tables.ts';
import { sealPhone } from '#server/secrets.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { createUsersApp, type UsersApp } from './users.fixture.ts';

let product: UsersApp;
let amina: MadePerson;
let baraka: MadePerson;
let chege: MadePerson;
beforeAll(async () => {
  product = await createUsersApp();
  const made = async (name: string, email: string, more: Partial<typeof people.$inferInsert> = {}) => {
    product.clock.advance(1_000);
    const person = await makePerson(product.app, { name, role: more.role ?? 'user' });
    await product.app.db
      .update(people)
      .set({ email, emailVerifiedAt: product.clock.now(), ...more })
      .where(eq(people.id, person.id));
    return person;
  };
  await product.app.db
    .update(people)
    .set({ emailVerifiedAt: product.clock.now() })
    .where(eq(people.id, product.admin.id));
  amina = await made('Amina Hassan', 'amina.h@example.com');
  baraka = await made('Baraka 100%_Otieno', 'Office@Jahazi.test', { role: 'provider', emailVerifiedAt: null });
  chege = await made('Chege Mwangi', 'chege@example.com', { suspendedAt: product.clock.now(), emailVerifiedAt: null });
});
afterAll(() => product?.close());

const namesOf = async (query: string) => {
  const answer = await product.get(`?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json().items as { name: string }[]).map(({ name }) => name.split(' ')[0]);
};

test('everybody, the newest first, with what an admin may see and nothing else', async () => {
  const answer = (await product.get('')).json();
  expect(answer).toEqual({
    items: [
      expect.objectContaining({ id: chege.id, state: 'suspended', role: 'user' }),
      expect.objectContaining({ id: baraka.id, state: 'unverified', role: 'provider' }),
      {
        ...{ id: amina.id, name: 'Amina Hassan', email: 'amina.h@example.com', role: 'user', state: 'active' },
        createdAt: (await product.row(amina.id)).createdAt.toISOString(),
      },
      expect.objectContaining({ id: product.admin.id, state: 'active', role: 'admin' }),
    ],
    ...{ total: 4, page: 1, pageSize: 20, next: null },
  });
});

test.each([
  ['role=admin', ['Zawadi']],
  ['role=user', ['Chege', 'Amina']],
  ['state=active', ['Amina', 'Zawadi']],
  ['state=unverified', ['Baraka']],
  ['state=suspended', ['Chege']],
  ['state=suspended&role=provider', []],
  ['sort=name&order=asc', ['Amina', 'Baraka', 'Chege', 'Zawadi']],
  ['order=asc', ['Zawadi', 'Amina', 'Baraka', 'Chege']],
])('%s lists %j', async (query, names) => {
  expect(await namesOf(query)).toEqual(names);
});

test.each([
  ['ass', ['Amina'], 'within a name'],
  ['MINA HAS', ['Amina'], 'over a blank, in capitals'],
  ['jahazi.t', ['Baraka'], 'within an address'],
  ['example.com', ['Chege', 'Amina', 'Zawadi'], 'in several'],
  ['100%_', ['Baraka'], 'signs that LIKE reads, as they are'],
  ['0%O', [], 'a sign that LIKE would read as anything'],
  ['ha', ['Amina'], 'two letters begin a word'],
  ['c', ['Chege'], 'one letter begins a word'],
  ['in', [], 'two letters within a word are not looked for'],
  ['of', ['Baraka'], 'two letters begin an address'],
  ['%', [], 'a sign alone'],
])('%s finds %j: %s', async (q, names) => {
  expect(await namesOf(`q=${encodeURIComponent(q)}`)).toEqual(names);
});

test('a whole id finds its person, also in capitals; a part of one finds nobody', async () => {
  expect(await namesOf(`q=${amina.id}`)).toEqual(['Amina']);
  expect(await namesOf(`q=${amina.id.toUpperCase()}`)).toEqual(['Amina']);
  expect(await namesOf(`q=${amina.id.slice(0, 20)}`)).toEqual([]);
});

test('pages follow each other by their cursor, and longer words, other values and pages beyond the limit are refused', async () => {
  const first = (await product.get('?pageSize=3&sort=name&order=asc')).json();
  const second = (await product.get(`?pageSize=3&sort=name&order=asc&after=${first.next}`)).json();
  expect([first.items.length, second.items.length, second.page, second.next]).toEqual([3, 1, 2, null]);
  expect((await product.get(`?q=${'x'.repeat(254)}`)).statusCode).toBe(200);
  for (const query of [`q=${'x'.repeat(255)}`, 'role=king', 'state=gone', 'sort=email', 'pageSize=51', 'page=501']) {
    expect([query, (await product.get(`?${query}`)).json().code]).toEqual([query, 'invalid_input']);
  }
});

test('an account is found by its whole phone in any spelling, also where its digest was added later, and by no part of it', async () => {
  const { app } = product;
  const { db, secrets } = app;
  await db.update(people).set(sealPhone(secrets, '+254712000031')).where(eq(people.id, amina.id));
  await db
    .update(people)
    .set({ phoneSealed: secrets.seal('+254712000032') })
    .where(eq(people.id, baraka.id));
  const spellings = ['0712000031', '0712 000 031', '%2B254712000031', '254-712-000-031'];
  for (const q of spellings) expect(await namesOf(`q=${q}`), q).toEqual(['Amina']);
  expect(await namesOf('q=0712000032')).toEqual([]);
  await addPersonPhoneKeys(app);
  expect(await namesOf('q=0712000032')).toEqual(['Baraka']);
  for (const q of ['071200003', '712000031', '0712000033']) expect(await namesOf(`q=${q}`), q).toEqual([]);
  // As a process that knows no digests writes them.
  await db
    .update(people)
    .set({ phoneSealed: secrets.seal('+254712000034') })
    .where(eq(people.id, amina.id));
  expect(await namesOf('q=0712000031')).toEqual([]);
  await db.update(people).set({ phoneSealed: null });
  expect((await product.row(baraka.id)).phoneKey).toBeNull();
});

test('a deleted account has a state of its own, in the list, in the filter and on its page', async () => {
  const { app, clock } = product;
  const gone = await makePerson(app, { name: 'Gone' });
  const at = clock.now();
  await app.db
    .update(people)
    .set({ deletedAt: at, suspendedAt: at, emailVerifiedAt: null })
    .where(eq(people.id, gone.id));
  expect(await namesOf('state=deleted')).toEqual(['Gone']);
  for (const state of ['active', 'suspended', 'unverified'])
    expect(await namesOf(`state=${state}`)).not.toContain('Gone');
  expect((await product.get('?q=Gone')).json().items).toMatchObject([{ id: gone.id, state: 'deleted' }]);
  expect((await product.get(`/${gone.id}`)).json()).toMatchObject({ state: 'deleted' });
});
