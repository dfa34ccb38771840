import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFiles, type Files } from './files.ts';

let folder: string;
let files: Files;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'twende-files-'));
  files = createFiles(join(folder, 'files'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a stored file is read completely and can be replaced, and nothing else exists', async () => {
  expect(await files.get('pictures/ab')).toBeUndefined();
  expect(await files.has('pictures/ab')).toBe(false);
  await files.put('pictures/ab', Buffer.from('one'));
  await files.put('pictures/ab', Buffer.from('two'));
  expect(await files.get('pictures/ab')).toEqual(Buffer.from('two'));
  expect(await files.has('pictures/ab')).toBe(true);
});

test('many writers of one key leave one complete file and no other', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
  await Promise.all(texts.map((text) => files.put('many/one', Buffer.from(text))));
  expect(texts).toContain(String(await files.get('many/one')));
  expect(await readdir(join(folder, 'files/many'))).toEqual(['one']);
});

test.each(['', '/etc/passwd', '..', 'a/../b', 'a//b', 'a/', 'A', 'a\0b', '.hidden', 'a b', 'x'.repeat(201)])(
  'refuses the key %j',
  async (key) => {
    await expect(async () => files.put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
    await expect(async () => files.get(key)).rejects.toThrow(RangeError);
  },
);

test('a file is removed, and one that is not there is no error; a folder lists its own files', async () => {
  expect(await files.list('papers')).toEqual([]);
  await files.put('papers/one', Buffer.from('1'));
  await files.put('papers/two', Buffer.from('2'));
  await files.put('papers/deeper/three', Buffer.from('3'));
  const listed = await files.list('papers');
  expect(listed.map(({ key }) => key).sort()).toEqual(['papers/one', 'papers/two']);
  for (const { ageMs } of listed) expect(ageMs).toBeLessThan(60_000);
  await files.remove('papers/one');
  await files.remove('papers/one');
  expect(await files.has('papers/one')).toBe(false);
  expect((await files.list('papers')).map(({ key }) => key)).toEqual(['papers/two']);
  await expect(async () => files.remove('../papers')).rejects.toThrow(RangeError);
});
