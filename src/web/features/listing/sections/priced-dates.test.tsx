import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Service } from '#shared/contracts/catalogue.ts';
import { calendarDate } from '#shared/dates.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import { Residency } from './residency.tsx';
import { Seasons } from './seasons.tsx';

const plain = {
  ...{ seasons: [], weekend: null, singleDays: false, pricedKinds: [], residencyPrices: {} },
  ...{ priceUnit: 'night', pricePerUnit: 100, childUntil: null },
} as unknown as Service;
const weekend = { pricePerUnit: 130, residencyPrices: {} };
const note = 'Single days may have another price.';

async function shown(Part: typeof Seasons, changes: Partial<Service>) {
  const texts = createPageTexts('en');
  await texts.load(['common', 'catalogue', 'party']);
  const html = renderToStaticMarkup(
    <TextsContext value={texts}>
      <Part service={{ ...plain, ...changes }} today={calendarDate('2026-11-21')} />
    </TextsContext>,
  );
  return html.replace(/<[^>]+>/g, ' ').replaceAll('\u00a0', ' ');
}

test('prices by date say that single days differ only where they do, and then also without weekends and seasons', async () => {
  expect(await shown(Seasons, {})).toBe('');
  const weekends = await shown(Seasons, { weekend });
  expect(weekends).toContain('$130');
  expect(weekends).not.toContain(note);
  expect(await shown(Seasons, { weekend, singleDays: true })).toContain(note);
  const single = await shown(Seasons, { singleDays: true });
  expect(single).toContain('$100');
  expect(single).toContain(note);
});

test('prices by residency tell of other dates where only single days have prices of residents', async () => {
  expect(await shown(Residency, { singleDays: true })).toBe('');
  const single = await shown(Residency, { singleDays: true, pricedKinds: ['resident'] });
  expect(single).toContain('$100');
  expect(single).toContain('On other dates other prices apply.');
  const usual = await shown(Residency, { residencyPrices: { resident: 70 }, pricedKinds: ['resident'] });
  expect(usual).toContain('$70');
  expect(usual).not.toContain('On other dates');
});
