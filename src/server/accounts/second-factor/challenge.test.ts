import { expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { makeSecrets } from '#server/secrets.ts';
import { makeChallenge, readChallenge } from './challenge.ts';

let now = new Date('2026-11-21T09:00:00Z');
const secrets = makeSecrets('11'.repeat(32));
const app = { secrets, clock: { now: () => now } } as App;
const amina = { id: 'person-1', passwordHash: 'hash-1' };

test('it says whom it is for and works for five minutes', () => {
  const challenge = makeChallenge(app, amina, { remember: true });
  expect(challenge.length).toBeLessThan(700);
  const read = readChallenge(app, challenge);
  expect(read).toMatchObject({ personId: amina.id, remember: true });
  expect(read?.isOf(amina)).toBe(true);
  now = new Date(now.getTime() + 300_000 - 1);
  expect(readChallenge(app, challenge)).toBeDefined();
  now = new Date(now.getTime() + 1);
  expect(readChallenge(app, challenge)).toBeUndefined();
});

test('another password, another person or nobody is not whom it was made for', () => {
  const read = readChallenge(app, makeChallenge(app, amina, { remember: false }));
  expect(read?.isOf({ ...amina, passwordHash: 'hash-2' })).toBe(false);
  expect(read?.isOf({ ...amina, passwordHash: null })).toBe(false);
  expect(read?.isOf({ ...amina, id: 'person-2' })).toBe(false);
  expect(read?.isOf(undefined)).toBe(false);
});

test.each([
  ['', 'x', 'a.b.c', '.', '{}'],
  [secrets.seal('0712345678'), secrets.seal('null'), secrets.seal('{"purpose":"other","expiresAt":9e15}')],
  [makeSecrets('22'.repeat(32)).seal('{}'), `${makeChallenge(app, amina, { remember: true })}x`],
])('what is no challenge of ours is not read', (...texts) => {
  for (const text of texts) expect(readChallenge(app, text), text).toBeUndefined();
});
