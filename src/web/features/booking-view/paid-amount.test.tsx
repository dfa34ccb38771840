import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createPageTexts } from '#web/lib/texts.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import { PaidAmount } from './paid-amount.tsx';

const byMpesa = { currency: 'KES', amount: 46_200, amountUsd: 350 } as const;
const byCard = { currency: 'USD', amount: 70, amountUsd: 70 } as const;

test.each([
  [[byMpesa], 'KES 46,200 ($350 USD)'],
  [[byMpesa, byCard], 'KES 46,200 + $70 USD ($420 USD)'],
])('shillings that were paid stand first, the dollars of all in brackets', (paid, said) => {
  const html = renderToStaticMarkup(
    <TextsContext value={createPageTexts('en')}>
      <PaidAmount paid={paid} otherwise={1} />
    </TextsContext>,
  );
  expect(html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')).toBe(said);
});
