import { expect } from 'vitest';
import { categories } from '#shared/categories.ts';
import { type Lang, langs, withLang } from '#shared/languages.ts';
import { problemsOf, thingsIn, typesOf } from '../support/structured-data.ts';
import { namedPagesOn, publicPages } from './support/every-page.ts';
import { test } from './support/test.ts';
import { ask } from './support/travellers.ts';

let origin: string;
test.beforeAll(({ site }) => {
  ({ origin } = site);
});

const htmlOf = async (path: string) => (await fetch(origin + path)).text();
const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

interface Head {
  title: string;
  description: string;
  /** Without origin. */
  canonical: string;
  hidden: boolean;
}

async function headOf(path: string): Promise<Head> {
  const html = await htmlOf(path);
  return {
    title: first(html, /<title>([^<]*)<\/title>/),
    description: first(html, /<meta name="description" content="([^"]*)"/),
    canonical: first(html, /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/) || '/',
    hidden: /<meta name="robots" content="noindex"/.test(html),
  };
}

/** The addresses that a file of the sitemap names, without origin. */
async function sitemap(file: string): Promise<string[]> {
  const xml = await htmlOf(`/sitemaps/${file}.xml`);
  return [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path.replaceAll('&amp;', '&') || '/',
  );
}

const isIn = (lang: Lang) => (path: string) => /^\/sw(?=\/|$)/.test(path) === (lang === 'sw');

/** What lists lead to, beside the sitemap's pages. */
const furtherLists = [
  ...categories.map(
    ({ value, group }) =>
      `/${{ experience: 'services', stay: 'stays', meal: 'meals', transport: 'transport' }[group]}?category=${value}`,
  ),
  '/stays?page=2',
  '/services?page=2',
  '/services?page=3',
  '/stays?q=pool',
  '/search?q=lamu',
  '/search?category=airbnb,hotels&facilities=wifi',
];

test.each(langs)('no two pages in %s have one title or one description', async (lang) => {
  const named = await namedPagesOn(origin);
  const ofRows = (await htmlOf('/sitemap.xml')).match(/(?<=\/sitemaps\/)(?!listings|pages)[\w-]+(?=\.xml)/g) ?? [];
  expect(ofRows).toEqual(expect.arrayContaining(['help-1', 'places']));
  // The kinds at other places have the same words with another name.
  const isToRender = (path: string) => !/\/places\/(?!nairobi)[^/]+\//.test(path);
  const pages = new Set([
    ...(await Promise.all(['pages', ...ofRows].map(sitemap))).flat().filter(isIn(lang)).filter(isToRender),
    ...[...publicPages, ...furtherLists].map((page) => withLang(named[page] ?? page, lang)),
  ]);
  const heads = new Map<string, Head>();
  for (const path of pages) {
    const head = await headOf(path);
    if (!head.hidden) heads.set(head.canonical, head);
  }
  // Each listing would be a page to render; what its head is made of is in the lists.
  for (let page = 1; page <= 4; page += 1) {
    const { items } = await ask<{ items: { id: string; title: string; location: string; summary: string }[] }>(
      origin,
      `/api/services?pageSize=50&page=${page}`,
    );
    for (const { id, title, location, summary } of items) {
      const canonical = withLang(`/services/${id}`, lang);
      const named = title.includes(location) ? title : `${title}, ${location}`;
      heads.set(canonical, { title: `${named} · Twende`, description: summary, canonical, hidden: false });
    }
  }
  expect(heads.size).toBeGreaterThan(150);
  for (const part of ['title', 'description'] as const) {
    const twice = [...Map.groupBy(heads.values(), (head) => head[part])].filter(([, same]) => same.length > 1);
    expect.soft(twice, part).toEqual([]);
  }
});

/** What search engines are told of each kind of page; other pages tell nothing. */
const toldOf: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  '/services': ['ItemList'],
  '/services?category=beach': ['BreadcrumbList', 'ItemList'],
  '/stays': ['ItemList'],
  '/meals': ['ItemList'],
  '/transport': ['ItemList'],
  '/places': ['BreadcrumbList', 'ItemList'],
  '/places/diani': ['BreadcrumbList', 'TouristDestination', 'ItemList'],
  '/places/diani/stays': ['BreadcrumbList', 'ItemList'],
  host: ['BreadcrumbList', 'Organization'],
  '/help/payment-faq': ['BreadcrumbList', 'FAQPage'],
};
const kindsOfListings: Record<string, string> = {
  ...{
    safari: 'TouristTrip',
    beach: 'TouristTrip',
    airbnb: 'LodgingBusiness',
    hotels: 'Hotel',
    lodges: 'LodgingBusiness',
  },
  ...{ meals: 'FoodEstablishment', dining: 'Restaurant', car: 'Service', transfer: 'TaxiService' },
};

test('a place whose name is typed with capitals has its own page', async () => {
  for (const [typed, path] of [
    ['/places/DIANI', '/places/diani'],
    ['/sw/places/Diani/stays', '/sw/places/diani/stays'],
  ]) {
    const { status, headers } = await fetch(origin + typed, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, path]);
  }
});

test('what each kind of page tells search engines is in the words of schema.org', async () => {
  const named = await namedPagesOn(origin);
  for (const page of publicPages.filter((each) => each !== 'listing')) {
    for (const lang of langs) {
      const path = withLang(named[page] ?? page, lang);
      const things = thingsIn(await htmlOf(path));
      expect.soft(typesOf(things), path).toEqual(toldOf[page] ?? []);
      expect.soft(await problemsOf(things), path).toEqual([]);
    }
  }
  for (const [category, kind] of Object.entries(kindsOfListings)) {
    const { items } = await ask<{ items: { id: string; reviewCount: number; rating: number | null }[] }>(
      origin,
      `/api/services?category=${category}&sort=rating&pageSize=1`,
    );
    const [listing] = items;
    const things = thingsIn(await htmlOf(`/services/${listing?.id}`));
    expect.soft(typesOf(things), category).toEqual(['BreadcrumbList', `Product+${kind}`]);
    expect.soft(await problemsOf(things), category).toEqual([]);
    const { rating, reviewCount } = listing ?? { rating: null, reviewCount: 0 };
    const told = reviewCount > 0 ? expect.objectContaining({ ratingValue: rating, reviewCount }) : undefined;
    expect.soft(things[1]?.aggregateRating, category).toEqual(told);
  }
});
