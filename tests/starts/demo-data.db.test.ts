import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { noteFilling } from '#server/demo/filled.ts';
import { newToken } from '#server/secrets.ts';
import { createTestDatabase } from '../support/database.ts';
import { makePerson } from '../support/factories.ts';
import { call, folder, register, run, start, withApp } from './support.ts';

const node = join(import.meta.dirname, '../../node_modules/.bin/node');
const remove = [node, 'scripts/remove-demo.ts'];

async function database() {
  const made = await createTestDatabase();
  onTestFinished(() => made.drop());
  return { DATABASE_URL: made.url, DATA_DIR: await folder() };
}

async function makePersonWith(app: App, email: string): Promise<void> {
  const { id } = await makePerson(app);
  await app.db.update(people).set({ email }).where(eq(people.id, id));
}

/** A database in which the filling of the demo began; `people` of it are not the demo's. */
async function demoDatabase({ strangers }: { strangers: string[] }) {
  const env = await database();
  await withApp(env.DATABASE_URL, env.DATA_DIR, async (app) => {
    await noteFilling(app, 'began', app.clock.now());
    for (const email of ['amina@twende.test', ...strangers]) await makePersonWith(app, email);
  });
  return env;
}

const production = () => ({ NODE_ENV: 'production', SECRET_KEY: newToken() });

async function outcome(env: Record<string, string>, command?: string[]) {
  const child = await run(env, command);
  return { code: await child.ended, out: child.out(), err: child.err() };
}

async function tablesIn(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("select 1 from pg_tables where schemaname in ('public', 'jobs', 'drizzle')");
  await client.end();
  return rows.length;
}

const liveKeys = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test.each([
  ['production', production()],
  ['live keys', liveKeys],
])('a database that holds the demo is refused with %s, and the command that empties it is named', async (_, more) => {
  const env = await demoDatabase({ strangers: [] });
  const refused = await outcome({ ...env, ...more });
  expect(refused.code).toBe(1);
  expect(refused.err).toBe(
    'This database holds the demo, whose passwords everybody knows, so it is refused in production and with live keys. ' +
      'Use another database, or empty this one with: npm run demo:remove\n',
  );
});

test('an account with an address like those of the demo does not keep production from starting', async () => {
  const env = await database();
  await withApp(env.DATABASE_URL, env.DATA_DIR, (app) => makePersonWith(app, 'admin@twende.test'));
  const started = await start({ ...env, ...production() });
  expect(started.out()).toContain('SMTP_URL is not set: no letter leaves');
  expect((await call(started.origin, '/readyz')).body).toMatchObject({ status: 'ok', letters: false });
});

test('removing the demo shows first what it would remove, and removes other people only when told to', async () => {
  const env = await demoDatabase({ strangers: ['wanjiku@example.com'] });
  await mkdir(join(env.DATA_DIR, 'mail'));
  for (const file of ['mail.jsonl', 'secret.key', 'mail/letter.txt', 'other.txt']) {
    await writeFile(join(env.DATA_DIR, file), 'x');
  }
  const before = await tablesIn(env.DATABASE_URL);
  const shown = await outcome(env, remove);
  expect(shown).toMatchObject({ code: 0, err: '' });
  expect(shown.out).toContain("2 people, of whom 1 are not the demo's, and 0 bookings");
  expect(await tablesIn(env.DATABASE_URL)).toBe(before);

  const others = await outcome(env, [...remove, '--yes']);
  expect(others.code).toBe(1);
  expect(others.err).toContain('Other people have registered here, so nothing was removed.');
  expect(await tablesIn(env.DATABASE_URL)).toBe(before);

  const all = [...remove, '--yes', '--with-other-people'];
  // While its files cannot be removed the database stays, so that the command can be run again.
  expect((await outcome({ ...env, DATA_DIR: join(env.DATA_DIR, 'other.txt') }, all)).code).toBe(1);
  expect(await tablesIn(env.DATABASE_URL)).toBe(before);

  expect(await outcome(env, all)).toMatchObject({ code: 0, err: '' });
  expect(await tablesIn(env.DATABASE_URL)).toBe(0);
  for (const file of ['mail.jsonl', 'secret.key', 'mail'])
    await expect(access(join(env.DATA_DIR, file))).rejects.toThrow();
  await access(join(env.DATA_DIR, 'other.txt'));

  const started = await start({ ...env, ...production() });
  await register(started.origin, 'first@example.com');
});

test('a database that never held the demo, or that is in use, stays as it is', async () => {
  const own = await database();
  await withApp(own.DATABASE_URL, own.DATA_DIR, (app) => makePersonWith(app, 'amina@twende.test'));
  const before = await tablesIn(own.DATABASE_URL);
  const refused = await outcome(own, [...remove, '--yes']);
  expect(refused).toMatchObject({ code: 1, err: 'This database does not hold the demo. Nothing was removed.\n' });

  const used = await demoDatabase({ strangers: [] });
  const client = new pg.Client(used.DATABASE_URL);
  await client.connect();
  onTestFinished(() => client.end());
  expect(await outcome(used, [...remove, '--yes'])).toMatchObject({
    code: 1,
    err: 'Somebody else is connected to this database. Stop Twende first. Nothing was removed.\n',
  });
  for (const { DATABASE_URL } of [own, used]) expect(await tablesIn(DATABASE_URL)).toBe(before);
});
