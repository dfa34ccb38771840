import type { Service } from '#shared/contracts/catalogue.ts';
import { extrasText, readExtrasText } from '#shared/extras.ts';
import type { StayInput } from './stay.ts';

/** What a listing offers of an extra. */
type Offered = Pick<Service['extras'][number], 'id' | 'maxCount'>;

/** The extras that were chosen as far as they are still offered, each for at most as many guests; empty text for none. */
export function fittingExtras(offered: readonly Offered[], { extras, guests }: Pick<StayInput, 'extras' | 'guests'>) {
  const chosen = readExtrasText(String(extras)) ?? [];
  return extrasText(
    offered
      .map((extra) => ({
        id: extra.id,
        count: Math.min(chosen.find(({ id }) => id === extra.id)?.count ?? 0, extra.maxCount ?? guests),
      }))
      .filter(({ count }) => count),
  );
}
