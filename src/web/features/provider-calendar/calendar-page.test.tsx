import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { translate } from '#shared/i18n/translate.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import { CalendarPage } from './calendar-page.tsx';
import type { CalendarSearch } from './queries.ts';

const own = ['Garden room', 'River tent'].map((title, n) => ({
  id: `own-${n}`,
  title,
  textLang: 'en',
  status: 'approved',
}));
const { listings } = vi.hoisted(() => ({ listings: { items: [] as object[] } }));
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useQuery: () => ({ data: listings, isPending: false }),
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));
vi.mock('#web/features/provider/use-member.ts', () => ({ useMember: () => ({ providerId: 'p', rights: ['manage'] }) }));
vi.mock('#web/features/provider/panel-links.tsx', () => ({ useBusinessSearch: () => ({ providerId: 'p' }) }));
vi.mock('#web/ui/button.tsx', () => ({
  LinkButton: ({ to, search, children }: { to: string; search: object; children: ReactNode }) => (
    <a href={`${to}?${new URLSearchParams({ ...search })}`}>{children}</a>
  ),
}));
vi.mock('./all/all-listings.tsx', () => ({ AllListings: () => 'all listings' }));
vi.mock('./month/month-view.tsx', () => ({ MonthView: ({ service }: { service: string }) => `month of ${service}` }));

async function shown(items: object[], search: CalendarSearch): Promise<string> {
  listings.items = items;
  const texts = createPageTexts('en');
  await texts.load(['provider-calendar']);
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <CalendarPage search={search} />
    </TextsContext>,
  );
}

const words = (key: 'unknown' | 'unknown.action') => translate('en', 'provider-calendar', key);

test.each([
  ['of several', own],
  ['of one', own.slice(0, 1)],
])(
  'an address with the listing of another business, or a deleted one, says so with the way to those %s',
  async (_, items) => {
    const html = await shown(items, { service: 'another', month: '2026-12' });
    expect(html).toContain(words('unknown'));
    expect(html).toContain(`<a href="/provider/calendar?providerId=p">${words('unknown.action')}</a>`);
    expect(html).not.toMatch(/month of|all listings|<select/);
  },
);

test('one’s own has its month, the only one without being asked for, and several stand below each other', async () => {
  const found = async (items: object[], search: CalendarSearch) =>
    (await shown(items, search)).match(/month of own-\d|all listings/)?.[0];
  expect(await found(own, { service: 'own-1' })).toBe('month of own-1');
  expect(await found(own.slice(0, 1), {})).toBe('month of own-0');
  expect(await found(own, {})).toBe('all listings');
});
