import { describe, expect, test } from 'vitest';
import { createKeptAnswers } from './kept-answers.ts';
import type { Shown } from './subjects.ts';

const safari: Shown = { subjects: ['category:safari'] };
const listing: Shown = { listingIds: ['a'] };
let followed = true;

function make(maxBytes = 100_000) {
  followed = true;
  const answers = createKeptAnswers<string>({ maxBytes, isFollowed: () => followed });
  let computed = 0;
  const get = (key: string, shown: Shown | undefined, compute = async () => `${key} ${++computed}`) =>
    answers.get(key, {
      compute: (shows) => {
        shows(shown);
        return compute();
      },
      bytesOf: (answer) => answer.length,
    });
  return { ...answers, get };
}

describe('kept answers', () => {
  test('an answer is computed once, also for those who ask at the same time', async () => {
    const { get, find } = make();
    expect(await Promise.all([get('k', safari), get('k', safari)])).toEqual(['k 1', 'k 1']);
    expect(await get('k', safari)).toBe('k 1');
    expect(await find('k')).toBe('k 1');
    expect(find('other')).toBeUndefined();
  });

  test('a change drops what shows it and nothing else', async () => {
    const { get, drop } = make();
    await get('list', safari);
    await get('a', listing);
    await get('b', { listingIds: ['b'] });
    drop([{ subject: 'category:beach', listingIds: ['a'] }]);
    expect(await Promise.all([get('list', safari), get('a', listing), get('b', { listingIds: ['b'] })])).toEqual([
      'list 1',
      'a 4',
      'b 3',
    ]);
    drop([{ subject: 'category:safari', listingIds: [] }]);
    expect(await get('list', safari)).toBe('list 5');
  });

  test('what was computed while it changed is answered once and not kept', async () => {
    const { get, drop } = make();
    const { promise, resolve } = Promise.withResolvers<string>();
    const early = get('k', safari, () => promise);
    drop([{ subject: 'category:safari', listingIds: [] }]);
    resolve('old');
    expect([await early, await get('k', safari), await get('k', safari)]).toEqual(['old', 'k 1', 'k 1']);
  });

  test('whoever waited for an answer that turns out to be old or not to be kept gets another one', async () => {
    const { get, drop } = make();
    const { promise, resolve } = Promise.withResolvers<string>();
    const [first, second] = [get('k', safari, () => promise), get('k', safari)];
    drop([{ subject: 'category:safari', listingIds: [] }]);
    resolve('old');
    expect([await first, await second]).toEqual(['old', 'k 1']);
    expect(await Promise.all([get('own', undefined), get('own', undefined)])).toEqual(['own 2', 'own 3']);
  });

  test('many who waited for an answer that turns out to be old share one more', async () => {
    const { get, drop, clear } = make();
    for (const change of [() => drop([{ subject: 'category:safari', listingIds: [] }]), clear]) {
      const { promise, resolve } = Promise.withResolvers<string>();
      const first = get('k', safari, () => promise);
      const others = [1, 2, 3, 4].map(() => get('k', safari));
      change();
      resolve('old');
      expect(await first).toBe('old');
      expect(new Set(await Promise.all(others)).size).toBe(1);
      clear();
    }
  });

  test('whoever waits takes the second answer although it is old too, and computes none in parallel', async () => {
    const { get, drop } = make();
    const change = () => drop([{ subject: 'category:safari', listingIds: [] }]);
    const [one, two] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const first = get('k', safari, () => one.promise);
    const [second, third] = [get('k', safari, () => two.promise), get('k', safari)];
    change();
    one.resolve('old');
    expect(await first).toBe('old');
    change();
    two.resolve('older than the second change');
    expect(await Promise.all([second, third])).toEqual(Array(2).fill('older than the second change'));
    expect(await get('k', safari)).toBe('k 1');
  });

  test('an error is not kept', async () => {
    const { get } = make();
    await expect(get('k', safari, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await get('k', safari)).toBe('k 1');
  });

  test('while changes are not followed nothing is found or kept', async () => {
    const { get, find } = make();
    await get('k', safari);
    followed = false;
    expect(find('k')).toBeUndefined();
    expect([await get('k', safari), await get('k', safari)]).toEqual(['k 2', 'k 3']);
  });

  test('no more is kept than there is memory for, and what was asked for last stays', async () => {
    const { get, find, clear } = make(2_500);
    for (const key of ['a', 'b', 'c']) await get(key, safari);
    expect(['a', 'b', 'c'].map((key) => find(key) !== undefined)).toEqual([false, true, true]);
    await get('large', safari, async () => 'x'.repeat(4_000));
    expect(find('large')).toBeUndefined();
    clear();
    expect(find('c')).toBeUndefined();
  });
});
