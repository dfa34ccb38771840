/** The seasons of demo prices, and the single days around holidays. */
import type { DemoDay, DemoSeason } from './types.ts';

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

/** The nights around Jamhuri Day, 12 December, when many people of Nairobi are away for a day or two. */
export const jamhuriDay = (priceUsd: number): DemoDay[] => ['12-11', '12-12'].map((on) => ({ on, priceUsd }));

/** The nights from Good Friday to Easter Sunday. */
export const easterDays = (priceUsd: number): DemoDay[] =>
  [-2, -1, 0].map((fromEaster) => ({ on: { fromEaster }, priceUsd }));
