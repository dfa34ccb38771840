import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Service } from '#shared/contracts/catalogue.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import { ListingFacts } from './listing-facts.tsx';

const none: Service['facts'] = { facilities: [], rooms: [], details: [], plan: [], bring: [], bringLang: 'en' };

async function shown(facts: Partial<Service['facts']>) {
  const texts = createPageTexts('en');
  await texts.load(['catalogue']);
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <ListingFacts service={{ facts: { ...none, ...facts } }} />
    </TextsContext>,
  );
}

test('a listing that says nothing of itself shows nothing', async () => {
  expect(await shown({})).toBe('');
});

test('each part has a heading, and what is in another language says so', async () => {
  const html = await shown({
    facilities: [{ id: 'wifi', name: 'Wi-Fi' }],
    rooms: [{ name: 'Bedroom 1', beds: ['1 double bed', '2 single beds'] }],
    plan: [{ day: 'Day 1', title: 'Kwenda Mara', text: 'Mapema.', textLang: 'sw' }],
    details: [{ name: 'minAge', label: 'Youngest age', value: '8 years', textLang: 'en' }],
    bring: ['Hat'],
  });
  const headings = [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(headings).toEqual(['Rooms and beds', 'Facilities', 'Day by day', 'Good to know']);
  expect(html).toContain('<span lang="sw">Kwenda Mara</span>');
  expect(html).toContain('1 double bed, 2 single beds');
});
