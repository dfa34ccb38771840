import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Lang } from '#shared/languages.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import type { Search } from '../search-params.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { filtersIn } from './filters-in.ts';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children, search: _search, resetScroll: _, to: _to, ...rest }: Record<string, unknown>) => (
    <a {...rest}>{children as string}</a>
  ),
}));

async function shown(search: Search, lang: Lang = 'en'): Promise<string[]> {
  const texts = createPageTexts(lang);
  await texts.load(['catalogue', 'common', 'facilities', 'search']);
  const html = renderToStaticMarkup(
    <TextsContext value={texts}>
      <ChosenFilters search={search} />
    </TextsContext>,
  );
  return [...html.matchAll(/<a [^>]*>([^<]*)/g)].map(([, text]) => text ?? '');
}

test.each<[Search, string[]]>([
  [{ startDate: '2027-01-12', guests: 2 }, ['12 Jan 2027', '2 guests']],
  [{ startDate: '2027-01-12', endDate: '2027-01-12', guests: 1 }, ['12 Jan 2027', '1 guest']],
  [{ location: 'Lamu', startDate: '2027-01-12', endDate: '2027-01-15' }, ['Lamu', '12 Jan 2027 to 15 Jan 2027']],
  [{ q: 'lions', category: 'lodges,safari', minRating: 4 }, ['Rating 4 or more', 'Lodges &amp; camps', 'Safaris']],
  [{ facilities: 'pool,wifi' }, ['Swimming pool', 'Wi-Fi']],
  [{ minPrice: 5_000, currency: 'KES' }, ['from KES 5,000']],
  [{ minPrice: 0, maxPrice: 45.5 }, ['$0 to $45.50']],
  [{ maxPrice: 90, currency: 'EUR' }, ['up to €90']],
])('a search for %j shows %j, as many as are counted', async (search, words) => {
  expect(await shown(search)).toEqual(words);
  expect(words).toHaveLength(filtersIn(search).length);
});

test('in Kiswahili', async () => {
  const search: Search = { guests: 3, maxPrice: 9_000, currency: 'KES', minRating: 4.5 };
  expect(await shown(search, 'sw')).toEqual(['Wageni 3', 'isizidi KES 9,000', 'Ukadiriaji 4.5 na zaidi']);
});
