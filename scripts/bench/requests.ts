import { addDays, today } from '#shared/dates.ts';
import type { BenchData } from './data.ts';
import type { KindName } from './kinds.ts';
import type { PlannedRequest } from './load.ts';

export const category = 'safari';
/** Words of listings with one letter left out, doubled, changed or swapped. */
export const typos = [
  ...['maraa', 'safarri', 'dianii', 'nairoby', 'naivsha', 'lodgge', 'beahc', 'ambosli', 'snorkling', 'watamuu'],
];

/** What browsers send. A page and a call of it accept compressed answers alike. */
export const browserHeaders: Record<string, string> = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-KE,en;q=0.9',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
};
const forPages = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const forCalls = { accept: '*/*' };

const get = (path: string, headers = forCalls): PlannedRequest => ({ method: 'GET', path, headers });

/** The paths of the kinds that are pages. */
export const pagePaths = { home: '/', services: '/services' } as const;
export const pageRequest = (path: string) => get(path, forPages);

/** A generated catalogue is free from three weeks ahead. */
const firstDayAhead = 22;
const staysAsked = 20;

/** Searches on other dates in turn, none of which is kept. */
const onDates = (sort: string) =>
  Array.from({ length: staysAsked }, (_, index) => {
    const start = addDays(today({ now: () => new Date() }), firstDayAhead + index);
    return get(`/api/services?startDate=${start}&endDate=${addDays(start, 2 + (index % 3))}&guests=2${sort}`);
  });

/** The requests of a kind that only reads, in an order that begins again. */
export function readRequests(
  name: Exclude<KindName, 'book'>,
  { listings, providers }: Pick<BenchData, 'listings' | 'providers'>,
): PlannedRequest[] {
  const now = today({ now: () => new Date() });
  switch (name) {
    case 'health':
      return [get('/healthz')];
    case 'list':
      return [get(`/api/services?category=${category}`)];
    case 'search':
      return typos.map((typo) => get(`/api/services?q=${typo}`));
    case 'detail':
      return listings.map((id) => get(`/api/services/${id}`));
    case 'similar':
      return listings.map((id) => get(`/api/services/${id}/similar`));
    case 'provider':
      return providers.map((id) => get(`/api/providers/${id}`));
    case 'availability':
      return listings.map((id) => get(`/api/services/${id}/availability?from=${now}&to=${addDays(now, 60)}`));
    case 'quote':
      return listings.map((id) => get(`/api/services/${id}/quote?startDate=${addDays(now, firstDayAhead)}&guests=1`));
    case 'dates':
      return onDates('');
    case 'datesPrice':
      return onDates('&sort=price_asc');
    case 'home':
    case 'services':
      return [pageRequest(pagePaths[name])];
  }
}
