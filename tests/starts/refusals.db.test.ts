import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { withDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { folder, isListening, run } from './support.ts';

const secret = '96b550ffc4db0f574d2dbdc16a47e9381e5725d2d725c6ab092803c5ad18a2a5';

/** Expects the product to end with code 1 and one line on stderr, without listening. @returns that line */
async function refusal(env: Record<string, string>): Promise<string> {
  const refused = await run({ DATA_DIR: await folder(), ...env });
  const code = await refused.ended;
  expect({ code, err: refused.err(), listening: await isListening(refused.origin) }).toEqual({
    code: 1,
    err: expect.stringMatching(/^[^\n]+\n$/),
    listening: false,
  });
  return refused.err().trim();
}

test.each([
  ['NODE_ENV', { NODE_ENV: 'prodution' }],
  ['DEMO', { NODE_ENV: 'production', DEMO: 'true', SECRET_KEY: secret }],
  ['SECRET_KEY', { NODE_ENV: 'production' }],
  ['SECRET_KEY', { NODE_ENV: 'production', SECRET_KEY: '0'.repeat(64) }],
  ['PORT', { PORT: '6000' }],
  [
    'STRIPE_SECRET_KEY',
    { DEMO: '', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  ],
  ['MPESA_PASSKEY', { MPESA_CONSUMER_KEY: 'k', MPESA_CONSUMER_SECRET: 's', MPESA_SHORTCODE: '174379' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'my-proxy' }],
  ['HOST', { HOST: '203.0.113.7' }],
] as const)('a wrong %s is named before anything starts', async (name, env) => {
  expect(await refusal(env)).toMatch(new RegExp(`^${name}: `));
});

test('an address without a database server is a wrong DATABASE_URL', async () => {
  const url = `postgres://twende:hidden@127.0.0.1:${await freePort()}/twende`;
  const line = await refusal({ DATABASE_URL: url });
  expect(line).toMatch(/^DATABASE_URL: the database cannot be reached \(.*ECONNREFUSED/);
  expect(line).not.toContain('hidden');
});

test('a database that does not exist is a wrong DATABASE_URL', async () => {
  const line = await refusal({ DATABASE_URL: withDatabase(inject('databaseUrl'), 'nowhere') });
  expect(line).toBe('DATABASE_URL: the database cannot be reached (database "nowhere" does not exist)');
});

test('a file in the place of DATA_DIR, or above it, is refused', async () => {
  const file = join(await folder(), 'file');
  await writeFile(file, '');
  expect(await refusal({ DATA_DIR: file })).toBe(`DATA_DIR: ${file} cannot be used (EEXIST)`);
  expect(await refusal({ DATA_DIR: join(file, 'below') })).toMatch(/^DATA_DIR: .* cannot be used \(ENOTDIR\)$/);
});

test('a port in use is refused', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const refused = await run({ DATA_DIR: await folder(), PORT: String(port) });
  expect(await refused.ended).toBe(1);
  expect(refused.err()).toBe(`PORT: ${port} is already in use on 127.0.0.1\n`);
  expect(refused.out()).toBe('');
});
