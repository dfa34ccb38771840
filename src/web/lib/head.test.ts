import { expect, test } from 'vitest';
import { translate } from '#shared/i18n/translate.ts';
import { pageHead } from './head.ts';
import { createPageTexts } from './texts.ts';

const config = { publicUrl: 'https://twende.example', demo: false, liveCards: false };
const contextIn = (lang: 'en' | 'sw') => {
  const texts = createPageTexts(lang);
  texts.adopt({ common: { 'pages.page': translate(lang, 'common', 'pages.page') } });
  return { lang, config, texts };
};
const linksOf = (lang: 'en' | 'sw', page: object) =>
  pageHead(contextIn(lang), { title: 'Stays', ...page }).links.map(({ href, ...link }) => [
    'hrefLang' in link ? link.hrefLang : link.rel,
    href,
  ]);

test('a public page has its canonical address and that in the other language, with the search parameters that belong to it', () => {
  const twins = [
    ['en', 'https://twende.example/stays?category=hotels&page=2'],
    ['sw', 'https://twende.example/sw/stays?category=hotels&page=2'],
    ['x-default', 'https://twende.example/stays?category=hotels&page=2'],
  ];
  const page = { path: '/stays', search: { q: undefined, category: 'hotels', page: 2 } };
  expect(linksOf('en', page)).toEqual([['canonical', twins[0]?.[1]], ...twins]);
  expect(linksOf('sw', page)).toEqual([['canonical', twins[1]?.[1]], ...twins]);
});

test('the title has the page number of a list, from the second page on', () => {
  const titleOf = (lang: 'en' | 'sw', page?: number) => pageHead(contextIn(lang), { title: 'Stays', page }).meta[0];
  expect(titleOf('en')).toEqual({ title: 'Stays · Twende' });
  expect(titleOf('en', 2)).toEqual({ title: 'Stays · Page 2 · Twende' });
  expect(titleOf('sw', 2)).toEqual({ title: 'Stays · Ukurasa wa 2 · Twende' });
});

test('words in an address are escaped, and the home page in Kiswahili has a short address', () => {
  expect(linksOf('en', { path: '/search', search: { q: 'chai & mandazi' } })[0]?.[1]).toBe(
    'https://twende.example/search?q=chai+%26+mandazi',
  );
  expect(linksOf('sw', { path: '/' })[0]).toEqual(['canonical', 'https://twende.example/sw']);
});

test('a private page has no canonical address and no other languages', () => {
  const { links, meta } = pageHead(contextIn('sw'), { title: 'Dashibodi', hidden: true });
  expect(links).toEqual([]);
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(meta).toContainEqual({ property: 'og:locale', content: 'sw_KE' });
  expect(meta).not.toContainEqual({ property: 'og:locale:alternate', content: 'en_GB' });
});

test('a shared link shows the picture of its page with its size, or the one of all pages in its language', () => {
  const tagsOf = (page: object) =>
    Object.fromEntries(
      pageHead(contextIn('sw'), { title: 'Malazi', path: '/stays', ...page }).meta.flatMap((tag) =>
        'content' in tag ? [['property' in tag ? tag.property : tag.name, tag.content]] : [],
      ),
    );
  expect(tagsOf({})).toMatchObject({
    'og:image': 'https://twende.example/share-sw.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
  const cover = { address: '/pictures/a/1280', alt: 'Jahazi' };
  expect(tagsOf({ image: cover })).toMatchObject({
    'og:image': 'https://twende.example/pictures/a/1280',
    'og:image:alt': 'Jahazi',
  });
  expect(tagsOf({ image: cover })).not.toHaveProperty('og:image:width');
});

test('the description of a later page of a list says which page it is', () => {
  const described = { title: 'Stays', description: 'Where to sleep.', page: 2 };
  expect(pageHead(contextIn('en'), described).meta).toContainEqual({
    name: 'description',
    content: 'Where to sleep. Page 2',
  });
});
