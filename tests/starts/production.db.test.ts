import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { newId } from '#server/db/columns.ts';
import { newToken, sealPhone } from '#server/secrets.ts';
import { createTestDatabase } from '../support/database.ts';
import { makePerson } from '../support/factories.ts';
import { call, folder, portsOf, register, start, withApp } from './support.ts';

const linux = process.platform === 'linux';

test('in production nothing of the demo is there, and methods without keys say that they are off', {
  timeout: 600_000,
}, async () => {
  const database = await createTestDatabase();
  try {
    const DATA_DIR = await folder();
    const LOADED_MODULES = join(DATA_DIR, 'modules');
    const { origin, child, out, ended } = await start({
      DATABASE_URL: database.url,
      DATA_DIR,
      NODE_ENV: 'production',
      SECRET_KEY: newToken(),
      DEMO: '',
      LOADED_MODULES,
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'recorder.fixture.ts'))}`,
    });
    for (const path of [
      '/dev',
      '/dev/mail',
      '/dev/phone',
      '/dev/clock',
      '/dev/phone/prompts',
      '/dev/stripe',
      '/dev/stripe/3ds/x',
    ]) {
      expect([path, (await call(origin, path)).status]).toEqual([path, 404]);
    }
    for (const path of ['/dev/clock', '/dev/stripe/confirm', '/dev/phone/x/cancel']) {
      expect([path, (await call(origin, path, { body: { advanceMs: 1 } })).status]).toEqual([path, 404]);
    }
    const settings = await call(origin, '/api/settings/public');
    expect(settings.body).toMatchObject({ demo: false, demoAccounts: [], sandbox: { card: false, mpesa: false } });
    expect(out()).not.toContain('twende.test');
    const demoSignIn = { email: 'admin@twende.test', password: 'Karibu2026!' };
    expect((await call(origin, '/api/auth/login', { body: demoSignIn })).status).toBe(401);

    const token = await register(origin, 'traveller@example.com');
    const bookingId = newId();
    const card = await call(origin, '/api/payments/stripe/create-payment-intent', { token, body: { bookingId } });
    const push = { bookingId, phoneNumber: '+254712345678', amount: 11_000 };
    const mpesa = await call(origin, '/api/payments/mpesa/stk-push', { token, body: push });
    for (const answer of [card, mpesa]) expect(answer).toMatchObject({ status: 503, body: { code: 'method_off' } });

    if (linux) expect(portsOf(child.pid ?? 0)).toEqual([Number(new URL(origin).port)]);
    const loaded = (await readFile(LOADED_MODULES, 'utf8')).split('\n');
    expect(loaded.filter((url) => url.includes('/src/server/payments/')).length).toBeGreaterThan(5); // it does record
    expect(loaded.filter((url) => /\/src\/server\/(sandbox|demo)\//.test(url))).toEqual([]);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    await database.drop();
  }
});

test('a start adds the digest of a phone that a version without digests stored, so that admins find the account at once', async () => {
  const database = await createTestDatabase();
  try {
    const DATA_DIR = await folder();
    const work = <T>(on: Parameters<typeof withApp<T>>[2]) => withApp(database.url, DATA_DIR, on);
    const phone = '+254712000041';
    const id = await work(async (app) => {
      const { db, secrets } = app;
      const person = await makePerson(app);
      await db
        .update(people)
        .set({ phoneSealed: secrets.seal(phone) })
        .where(eq(people.id, person.id));
      return person.id;
    });
    await start({ DATABASE_URL: database.url, DATA_DIR });
    const key = await work(async ({ db, secrets }) => {
      const [person] = await db.select({ key: people.phoneKey }).from(people).where(eq(people.id, id));
      return { kept: person?.key, expected: sealPhone(secrets, phone).phoneKey };
    });
    expect(key.kept).toBe(key.expected);
  } finally {
    await database.drop();
  }
});
