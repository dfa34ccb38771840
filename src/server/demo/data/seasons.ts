/** The seasons of demo prices; without Easter, whose date changes. */
import type { DemoSeason } from './types.ts';

/** The dry months, when the wildebeest are usually in the Mara. */
export const dryMonths = (priceUsd: number): DemoSeason => ({
  name: 'July to October',
  from: '07-01',
  to: '10-31',
  priceUsd,
});

/** Christmas and New Year, when the coast and the hills fill with families. */
export const festive = (priceUsd: number): DemoSeason => ({
  name: 'Christmas and New Year',
  from: '12-20',
  to: '01-05',
  priceUsd,
});

/** The long rains, with the year's lowest prices. */
export const longRains = (priceUsd: number): DemoSeason => ({
  name: 'Long rains',
  from: '04-10',
  to: '05-31',
  priceUsd,
});
