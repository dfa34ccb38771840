import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLang, langOfPath, langs, stripLang, withLang } from './languages.ts';

test.each([
  ['/', '/sw'],
  ['/?q=x', '/sw?q=x'],
  ['/#top', '/sw#top'],
  ['/stays', '/sw/stays'],
  ['/services/abc?guests=2#where', '/sw/services/abc?guests=2#where'],
  ['/swim', '/sw/swim'],
])('%s and %s are the same page in English and in Kiswahili', (english, swahili) => {
  expect(langOfPath(english)).toBe('en');
  expect(langOfPath(swahili)).toBe('sw');
  for (const path of [english, swahili]) {
    expect(withLang(path, 'sw')).toBe(swahili);
    expect(withLang(path, 'en')).toBe(english);
  }
});

test('a slash after the prefix changes nothing', () => {
  expect(langOfPath('/sw/')).toBe('sw');
  expect(stripLang('/sw/')).toBe('/');
});

test.each(['/sw//evil.example', '/sw/\\evil.example', '//evil.example', '/\\evil.example'])(
  '%s never leads to another host',
  (path) => {
    expect(stripLang(path)).toBe('/evil.example');
    expect(withLang(path, 'sw')).toBe('/sw/evil.example');
  },
);

test('withLang gives an address of the same page in that language, for any path', () => {
  const paths = fc.webPath().map((path) => `/${path.replace(/^\/+/, '')}`);
  fc.assert(
    fc.property(paths, (path) => {
      const bare = stripLang(path);
      fc.pre(langOfPath(bare) === 'en'); // no page of ours has an address such as '/sw/sw/x'
      for (const lang of langs) {
        expect(langOfPath(withLang(path, lang))).toBe(lang);
        expect(stripLang(withLang(path, lang))).toBe(bare);
      }
    }),
  );
});

test('isLang accepts the two languages and nothing else', () => {
  expect(['en', 'sw', 'EN', '', undefined, null, 0].map(isLang)).toEqual([true, true, ...Array(5).fill(false)]);
});
