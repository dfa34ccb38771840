import { formatKes, kes } from '#shared/money.ts';
import type { QuoteFacts } from '../tools/get-listing.ts';
import { amountIn, say, type Words } from './draft.ts';

/** What is paid at the place, of which the total has nothing. */
export function onSiteLines(words: Words, { onSite }: QuoteFacts): string[] {
  if (!onSite) return [];
  const { totals, atMost } = onSite;
  if (totals.length === 0) return [say(words, 'price.onSiteUnknown')];
  const amount = totals
    .map(({ currency, amount: sum }) => (currency === 'KES' ? formatKes(kes(sum), words.lang) : amountIn(words, sum)))
    .join(' + ');
  return [say(words, atMost ? 'price.onSiteAtMost' : 'price.onSite', { amount })];
}
