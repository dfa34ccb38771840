import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import type { Search } from '../search-params.ts';
import { AskedFor } from './asked-for.tsx';

async function shown(search: Search) {
  const texts = createPageTexts('en');
  await texts.load(['catalogue', 'common']);
  const html = renderToStaticMarkup(
    <TextsContext value={texts}>
      <AskedFor search={search} />
    </TextsContext>,
  );
  return html.replace(/<[^>]+>/g, '');
}

test.each<[Search, string]>([
  [{ startDate: '2027-01-12', guests: 2 }, '12 Jan 2027 · 2 guests'],
  [{ startDate: '2027-01-12', endDate: '2027-01-12', guests: 1 }, '12 Jan 2027 · 1 guest'],
  [{ location: 'Lamu', startDate: '2027-01-12', endDate: '2027-01-15' }, 'Lamu · 12 Jan 2027 to 15 Jan 2027'],
  [{ guests: 4, maxPrice: 90 }, '4 guests'],
  [{ q: 'lions', category: 'safaris', minRating: 4 }, ''],
])('a search for %j shows %j', async (search, words) => expect(await shown(search)).toBe(words));
