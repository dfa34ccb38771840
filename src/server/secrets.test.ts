import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeSecrets, newToken, sameDigest, secretKeyIn, sha256 } from './secrets.ts';

const key = 'ab'.repeat(32);
const secrets = makeSecrets(key);

test.each(['', '+254712345678', 'Ukweli — ‘ukarimu’ 🦁', 'x'.repeat(100_000)])('opens what it sealed', (plain) => {
  expect(secrets.open(secrets.seal(plain))).toBe(plain);
});

test('the same text is sealed differently each time, is not readable and has the key’s id', () => {
  const [one, two] = [secrets.seal('+254712345678'), secrets.seal('+254712345678')];
  expect(one).not.toBe(two);
  expect(one).toMatch(/^[0-9a-f]{8}\.[\w-]+$/);
  expect(one.split('.')[0]).toBe(two.split('.')[0]);
  expect(key).not.toContain(one.split('.')[0]);
});

test('another key is refused with an error', () => {
  expect(() => makeSecrets(newToken()).open(secrets.seal('x'))).toThrow('Sealed with another SECRET_KEY');
});

test('an altered text is refused, whichever byte was altered', () => {
  const sealed = secrets.seal('KES 250');
  const [id = '', body = ''] = sealed.split('.');
  const bytes = Buffer.from(body, 'base64url');
  for (let index = 0; index < bytes.length; index++) {
    const altered = Buffer.from(bytes);
    altered[index] = (altered[index] ?? 0) ^ 1;
    expect(() => secrets.open(`${id}.${altered.toString('base64url')}`)).toThrow();
  }
  for (const wrong of ['', id, `${id}.`, `${id}.AAAA`, `${id}.${body.slice(0, -8)}`]) {
    expect(() => secrets.open(wrong)).toThrow();
  }
});

test('digests differ by key, purpose and text', () => {
  const all = [
    secrets.digest('link', 'a'),
    secrets.digest('link', 'b'),
    secrets.digest('cookie', 'a'),
    makeSecrets(newToken()).digest('link', 'a'),
  ];
  expect(new Set(all).size).toBe(4);
  expect(secrets.digest('link', 'a')).toBe(all[0]);
  expect(all[0]).toMatch(/^[0-9a-f]{64}$/);
});

test('compares digests of any lengths', () => {
  expect([sameDigest('abc', 'abc'), sameDigest('abc', 'abd'), sameDigest('abc', 'ab'), sameDigest('', '')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('tokens are 32 random bytes in lowercase hex', () => {
  expect(newToken()).toMatch(/^[0-9a-f]{64}$/);
  expect(newToken()).not.toBe(newToken());
});

test('sha256 has the known value', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'twende-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the key is made once in DATA_DIR, readable by its owner only, without temporary files', () => {
  const made = secretKeyIn(join(folder, 'data'));
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(secretKeyIn(join(folder, 'data'))).toBe(made);
  expect(readdirSync(join(folder, 'data'))).toEqual(['secret.key']);
  const file = join(folder, 'data/secret.key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toBe(made);
});

test.each([0, 1, 1_000_000])('opens a file of %i bytes that it sealed, and only as what it was sealed as', (length) => {
  const plain = Buffer.alloc(length, 'Kitambulisho ');
  const sealed = secrets.sealBytes(plain, 'one');
  expect(secrets.openBytes(sealed, 'one')).toEqual(plain);
  expect(sealed.includes('Kitambulisho')).toBe(false);
  expect(sealed.equals(secrets.sealBytes(plain, 'one'))).toBe(false);
  expect(sealed.toString('latin1', 0, 8)).toBe(secrets.seal('').split('.')[0]);
  expect(() => secrets.openBytes(sealed, 'two')).toThrow();
  expect(() => makeSecrets(newToken()).openBytes(sealed, 'one')).toThrow('Sealed with another SECRET_KEY');
  for (const at of [9, 25, sealed.length - 1]) {
    const altered = Buffer.from(sealed);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(() => secrets.openBytes(altered, 'one')).toThrow();
  }
  for (const cut of [0, 8, 35]) expect(() => secrets.openBytes(sealed.subarray(0, cut), 'one')).toThrow();
});
