import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ReviewsPage } from '#web/features/provider-reviews/reviews-page.tsx';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import { ListingChoice } from './listing-choice.tsx';

const items = ['Garden room', 'River tent'].map((title, n) => ({ id: `own-${n}`, title, textLang: 'en' }));
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useQuery: () => ({ data: { items } }),
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));
vi.mock('#web/features/provider/use-member.ts', () => ({ useMember: () => ({ providerId: 'p', rights: [] }) }));
vi.mock('#web/ui/tabs.tsx', () => ({ Tabs: () => null }));

const choices = [
  ['bookings', (service: string) => <ListingChoice value={service} onChange={() => undefined} />],
  ['reviews', (service: string) => <ReviewsPage search={service === '' ? {} : { service }} />],
] as const;

test.each(choices)(
  'the choice among the listings of %s says whose are shown, also by an old link',
  async (_, choice) => {
    const texts = createPageTexts('en');
    await texts.load(['provider-bookings', 'provider-reviews', 'provider-panel']);
    const options = (service: string) => {
      const html = renderToStaticMarkup(<TextsContext value={texts}>{choice(service)}</TextsContext>);
      return [...html.matchAll(/<option([^>]*)>([^<]*)/g)].map(([, attributes = '', text = '']) =>
        attributes.includes(' selected=') ? text.toUpperCase() : text,
      );
    };
    expect(options('')).toEqual(['ALL LISTINGS', 'Garden room', 'River tent']);
    expect(options('own-1')).toEqual(['All listings', 'Garden room', 'RIVER TENT']);
    expect(options('another')).toEqual(['All listings', 'ANOTHER LISTING', 'Garden room', 'River tent']);
  },
);
