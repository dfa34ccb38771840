import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { calendarDate } from '#shared/dates.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import type { PriceValues } from './price-values.ts';
import { Seasons } from './seasons.tsx';

const season = { startDate: '2026-12-20', endDate: '2027-01-03', pricePerUnit: 240, residencyPrices: {} };
const defaultValues: PriceValues = {
  ...{ priceUnit: 'night', pricePerUnit: 200, residencyPrices: { resident: 150 }, childUntil: null, weekend: null },
  seasons: [{ ...season, name: 'Christmas' }],
};

function Form({ currency }: { currency: 'USD' | 'KES' }) {
  const form = useForm<PriceValues>({ defaultValues });
  return <Seasons {...{ form, currency }} rate={110} today={calendarDate('2026-11-21')} />;
}

// The page shows prices in dollars, as it does to whoever has chosen no currency.
test.each([
  ['KES', 'KES 26,400'],
  ['USD', '$240 USD'],
] as const)(
  'where prices are typed in %s, a folded season and what residents pay in it are said so',
  async (currency, price) => {
    const texts = createPageTexts('en');
    await texts.load(['provider-service', 'common', 'party', 'fields']);
    const html = renderToStaticMarkup(
      <TextsContext value={texts}>
        <Form currency={currency} />
      </TextsContext>,
    );
    const [line = '', form = ''] = html.split('<fieldset');
    expect(line).toContain(price.replaceAll(' ', '\u00a0'));
    expect(form.match(/<li>.*?<\/li>/)?.[0]).toContain(price.replaceAll(' ', '\u00a0'));
  },
);
