import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJournal } from './journal.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'journal-')), 'deeper');
  file = join(folder, 'journal.jsonl');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

type Thing = { size: number };

test('objects are read in the order of their first put, as they were last put, without removed ones', () => {
  const first = openJournal(folder);
  const things = first.collection<Thing>('thing');
  things.put('a', { size: 1 });
  things.put('b', { size: 2 });
  things.put('c', { size: 3 });
  things.put('a', { size: 4 });
  things.remove('b');
  things.remove('never');
  first.collection<string>('other').put('a', 'text');
  first.close();

  const second = openJournal(folder);
  expect(second.collection<Thing>('thing').list()).toEqual([{ size: 4 }, { size: 3 }]);
  expect(second.collection<string>('other').get('a')).toBe('text');
  expect(second.collection<Thing>('nothing').list()).toEqual([]);
  second.close();
});

test('without a close, as after a kill, nothing is missing', () => {
  openJournal(folder).collection<Thing>('thing').put('a', { size: 1 });
  expect(openJournal(folder).collection<Thing>('thing').list()).toEqual([{ size: 1 }]);
});

test('an incomplete last line is ignored, and writing continues', () => {
  openJournal(folder).collection<Thing>('thing').put('a', { size: 1 });
  appendFileSync(file, '{"kind":"thing","id":"b","value":{"si');
  openJournal(folder).collection<Thing>('thing').put('c', { size: 3 });
  expect(openJournal(folder).collection<Thing>('thing').list()).toEqual([{ size: 1 }, { size: 3 }]);
});

test('a broken line elsewhere makes the start fail', () => {
  openJournal(folder).close();
  writeFileSync(file, '{"kind":\n{"kind":"thing","id":"a","value":1}\n');
  expect(() => openJournal(folder)).toThrow();
});

test('the start compacts, and only the owner may read', () => {
  const things = openJournal(folder).collection<Thing>('thing');
  for (let size = 0; size < 100; size += 1) things.put('a', { size });
  openJournal(folder).close();
  expect(readFileSync(file, 'utf8')).toBe('{"kind":"thing","id":"a","value":{"size":99}}\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('clear deletes everything, and collections that were opened before still work', () => {
  const journal = openJournal(folder);
  const things = journal.collection<Thing>('thing');
  things.put('a', { size: 1 });
  journal.clear();
  expect(things.list()).toEqual([]);
  things.put('b', { size: 2 });
  journal.close();
  expect(openJournal(folder).collection<Thing>('thing').list()).toEqual([{ size: 2 }]);
});
