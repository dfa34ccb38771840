import { expect, test } from 'vitest';
import { langs } from '../languages.ts';
import { fillIn, findText } from './texts.ts';

const texts = { place_one: '{{count}} place', place_other: '{{count}} places' };

test.each(langs)('numbers and their plurals are those of Intl in %s', (lang) => {
  const rules = new Intl.PluralRules(lang);
  for (const count of [0, 1, 2, 10, 11, 21, 100, 101, 999, 1000, 1001, 12_345, 1_000_000, -1, -999, -1000]) {
    const written = count.toLocaleString(`${lang}-KE`);
    const form = rules.select(count) === 'one' ? 'place' : 'places';
    expect(findText(lang, texts, 'place', { count })).toBe(`${written} ${form}`);
  }
  expect(fillIn('{{stars}}', { stars: 4.5 }, lang)).toBe((4.5).toLocaleString(`${lang}-KE`));
});
