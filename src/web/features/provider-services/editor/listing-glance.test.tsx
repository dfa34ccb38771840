import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import { ListingGlance } from './listing-glance.tsx';

const nothing = { en: null, sw: null };
const empty = {
  ...{ title: nothing, summary: nothing, description: nothing, pictures: [], rating: null, reviewCount: 0 },
  ...{ included: { en: [], sw: [] }, notIncluded: { en: [], sw: [] }, place: { location: 'Nanyuki' } },
  ...{ category: 'lodge', pricePerUnit: 0, priceUnit: 'night', durationDays: 1 },
} as unknown as ProviderService;

async function drawn(listing: Partial<ProviderService>): Promise<string> {
  const texts = createPageTexts('en');
  await texts.load(['provider-service', 'catalogue', 'common']);
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <ListingGlance listing={{ ...empty, ...listing }} />
    </TextsContext>,
  );
}

test('of a listing without texts and photos its card alone is shown', async () => {
  const html = await drawn({});
  expect(html).toContain('Nanyuki');
  expect(html).not.toMatch(/<li|Included/);
});

test('texts stand in the language of the page, and else in the other one, which is named', async () => {
  const html = await drawn({
    summary: { en: 'A warm house.', sw: 'Nyumba yenye joto.' },
    description: { en: null, sw: 'Vyumba vinne.' },
    included: { en: [], sw: ['Chai'] },
    notIncluded: { en: ['Lunch'], sw: ['Chakula'] },
  });
  expect(html).toMatch(/<p class="[^"]*">A warm house\.</);
  expect(html).toMatch(/<p lang="sw"[^>]*>Vyumba vinne\.</);
  expect(html).toMatch(/<ul lang="sw"[^>]*>.*Chai<\/li><\/ul>.*<ul class="[^"]*">.*Lunch<\/li><\/ul>/);
});
