import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPerson } from '#server/accounts/register.ts';
import { people } from '#server/accounts/tables.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { transaction } from '#server/db/client.ts';
import { tables } from '#server/product.ts';
import { clockOffsets } from '#server/settings/tables.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { emptyTables, noteFilling, readFilling } from './filled.ts';
import { seedDemo } from './seed.ts';

/** There is no such server, so any use of it fails. */
const connection = 'postgres://127.0.0.1:1/none';
const { signal } = new AbortController();

let product: TestApp;
beforeEach(async () => {
  product = await createTestApp();
});
afterEach(() => product.close());

const add = (email: string) =>
  transaction(product.app, (tx) =>
    createPerson(tx, product.app.secrets, {
      ...{ name: 'Amina Hassan', email, role: 'user', passwordHash: null, language: 'en' },
      now: product.clock.now(),
    }),
  );
const began = () => noteFilling(product.app, 'began', product.clock.now());
const ended = () => noteFilling(product.app, 'ended', product.clock.now());
const filling = () => readFilling(product.app.db);

test('an empty database is to be filled, one that was filled is not', async () => {
  expect(await filling()).toBe('empty');
  await began();
  expect(await filling()).toBe('interrupted');
  await add('amina@twende.test');
  expect(await filling()).toBe('interrupted');
  await ended();
  expect(await filling()).toBe('present');
  await add('visitor@example.com');
  expect(await filling()).toBe('present');
});

test('a database with people of its own is left alone, even after a filling that was cut short', async () => {
  await add('amina@twende.test');
  expect(await filling()).toBe('foreign'); // no filling has begun here
  await began();
  await add('visitor@example.com');
  expect(await filling()).toBe('foreign');
  const said: string[] = [];
  const runDue = () => Promise.reject(new Error('nothing is to be done'));
  expect(await seedDemo(product.app, { runDue, say: (line) => said.push(line), tables, connection, signal })).toBe(
    true,
  );
  expect(said).toEqual([]);
  expect(await product.app.db.select().from(people)).toHaveLength(2);
});

test('the demo is not filled here while the simulators run in another process, which fills it', async () => {
  const runDue = () => Promise.reject(new Error('nothing is to be done'));
  const sandbox = {
    addresses: { stripe: { apiBase: 'http://127.0.0.1:1' }, daraja: { baseUrl: 'http://127.0.0.1:1' } },
    runDue: () => Promise.reject(new Error('nothing is to be delivered')),
    runsHere: () => false,
  };
  expect(await seedDemo(product.app, { runDue, say: () => {}, sandbox, tables, connection, signal })).toBe(false);
  expect(await filling()).toBe('empty');
});

test('beginning again empties every table but the clock’s', async () => {
  await product.app.db.insert(clockOffsets).values({ id: 1, offsetMs: 5 });
  await add('amina@twende.test');
  await began();
  await emptyTables(product.app, tables);
  expect(await product.app.db.select().from(people)).toEqual([]);
  expect(await product.app.db.select().from(auditEntries)).toEqual([]);
  await began();
  await expect(product.app.db.delete(auditEntries)).rejects.toThrow();
  expect(await product.app.db.select().from(clockOffsets)).toHaveLength(1);
});
