import { expect, test } from 'vitest';
import { pageHead } from './head.ts';

const config = { publicUrl: 'https://twende.example', demo: false };
const linksOf = (lang: 'en' | 'sw', page: object) =>
  pageHead({ lang, config }, { title: 'Stays', ...page }).links.map(({ href, ...link }) => [
    'hrefLang' in link ? link.hrefLang : link.rel,
    href,
  ]);

test('a public page names itself and its twin, with what of its address says what it shows', () => {
  const twins = [
    ['en', 'https://twende.example/stays?category=hotels&page=2'],
    ['sw', 'https://twende.example/sw/stays?category=hotels&page=2'],
    ['x-default', 'https://twende.example/stays?category=hotels&page=2'],
  ];
  const page = { path: '/stays', search: { q: undefined, category: 'hotels', page: 2 } };
  expect(linksOf('en', page)).toEqual([['canonical', twins[0]?.[1]], ...twins]);
  expect(linksOf('sw', page)).toEqual([['canonical', twins[1]?.[1]], ...twins]);
});

test('words in an address are escaped, and the home page keeps its short twin', () => {
  expect(linksOf('en', { path: '/search', search: { q: 'chai & mandazi' } })[0]?.[1]).toBe(
    'https://twende.example/search?q=chai+%26+mandazi',
  );
  expect(linksOf('sw', { path: '/' })[0]).toEqual(['canonical', 'https://twende.example/sw']);
});

test('a page that is nobody else’s business has neither address nor twin, but a language', () => {
  const { links, meta } = pageHead({ lang: 'sw', config }, { title: 'Dashibodi', hidden: true });
  expect(links).toEqual([]);
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(meta).toContainEqual({ property: 'og:locale', content: 'sw_KE' });
  expect(meta).not.toContainEqual({ property: 'og:locale:alternate', content: 'en_GB' });
});
