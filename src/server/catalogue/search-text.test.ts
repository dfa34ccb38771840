import { expect, test } from 'vitest';
import { normaliseText, searchTextOf, vocabularyOf, wordsOf } from './search-text.ts';
import { alsoFoundBy, synonyms } from './synonyms.ts';

test.each([
  ["  Murang'a – Café ", 'muranga cafe'],
  ['Ng’iro', 'ngiro'],
  ['100% _safari_ \\ "x"', '100 safari x'],
  ['\u0000\u202e', ''],
  ['東京', '東京'],
])('normaliseText(%j) is %j', (text, normal) => {
  expect(normaliseText(text)).toBe(normal);
});

test('a search text holds title, place, kind and the rest with labels and synonyms of both languages', () => {
  const text = searchTextOf({
    ...{ category: 'beach', titleEn: 'Dhow at dusk', titleSw: null, summaryEn: 'Sail.', summarySw: 'Tanga.' },
    ...{ location: 'Shela', county: 'Lamu' },
  });
  const [title, place, kind, rest] = text.split('|');
  expect([title, place]).toEqual([' dhow at dusk ', ' shela lamu ']);
  for (const word of ['beach', 'ufukoni', 'pwani', 'dau', 'jahazi']) expect(kind).toContain(` ${word} `);
  for (const word of ['sail', 'tanga']) expect(rest).toContain(` ${word} `);
  expect(vocabularyOf(text)).toEqual(vocabularyOf(text).toSorted());
  expect(vocabularyOf(text)).not.toContain('at');
});

test('synonyms are written as texts are compared', () => {
  const known = alsoFoundBy.flatMap(({ where, words }) => [...where, words]);
  for (const phrase of [...synonyms.flat(), ...known]) expect(normaliseText(phrase)).toBe(phrase);
  expect(wordsOf('a b a')).toEqual(['a', 'b']);
});
