import { type Figures, shareOf } from './figures.ts';

export const targets = ['product', 'bare', 'pgbench'] as const;
export type Target = (typeof targets)[number];

/** Public calls that the table leaves out, since no yardstick answers them; growth measures them too. */
const furtherNames = ['similar', 'provider', 'availability', 'quote', 'dates', 'datesPrice'] as const;
type FurtherName = (typeof furtherNames)[number];
export type KindName = 'health' | 'list' | 'search' | 'detail' | 'book' | 'home' | 'services' | FurtherName;

/** A share that must be reached (floor) or is aimed at: of another target's figure, or of the product's /healthz. */
interface Goal {
  of: 'health' | 'bare' | 'pgbench';
  share: number;
}

interface Kind {
  name: KindName;
  title: string;
  floor?: Goal;
  aim?: Goal;
}

/** What is measured, with the floors and aims of the product. */
export const kinds: readonly Kind[] = [
  { name: 'health', title: 'GET /healthz' },
  {
    name: 'list',
    title: 'GET /api/services?category=safari',
    floor: { of: 'health', share: 0.6 },
    aim: { of: 'pgbench', share: 0.25 },
  },
  {
    name: 'search',
    title: 'GET /api/services?q=(one-letter typos)',
    floor: { of: 'health', share: 0.4 },
    aim: { of: 'pgbench', share: 0.25 },
  },
  {
    name: 'detail',
    title: 'GET /api/services/{id}',
    floor: { of: 'health', share: 0.7 },
    aim: { of: 'pgbench', share: 0.25 },
  },
  {
    name: 'book',
    title: 'POST /api/bookings',
    floor: { of: 'bare', share: 0.3 },
    aim: { of: 'pgbench', share: 0.35 },
  },
  { name: 'similar', title: 'GET /api/services/{id}/similar' },
  { name: 'provider', title: 'GET /api/providers/{id}' },
  { name: 'availability', title: 'GET /api/services/{id}/availability, 61 days' },
  { name: 'quote', title: 'GET /api/services/{id}/quote' },
  { name: 'dates', title: 'GET /api/services?startDate=…' },
  { name: 'datesPrice', title: 'GET /api/services?startDate=…&sort=price_asc' },
  { name: 'home', title: '/ as a page', floor: { of: 'bare', share: 0.15 }, aim: { of: 'bare', share: 0.25 } },
  {
    name: 'services',
    title: '/services as a page',
    floor: { of: 'bare', share: 0.15 },
    aim: { of: 'bare', share: 0.25 },
  },
];

export const isFurther = (name: KindName): name is FurtherName => furtherNames.some((one) => one === name);

export const titleOf = (name: KindName) => kinds.find((kind) => kind.name === name)?.title ?? name;

/** The figures of each kind and target that was measured. */
export type Results = ReadonlyMap<KindName, Partial<Record<Target, Figures>>>;

interface Verdict {
  /** Such as `0.6 of /healthz`. */
  text: string;
  share: number | undefined;
  /** Undefined where it could not be measured. */
  held: boolean | undefined;
}

/** Whether the product holds a goal for a kind. */
export function judge(results: Results, name: KindName, goal: Goal): Verdict {
  const own = results.get(name);
  const whole = goal.of === 'health' ? results.get('health')?.product : own?.[goal.of];
  const share = shareOf(own?.product, whole);
  const text = `${goal.share} of ${goal.of === 'health' ? '/healthz' : goal.of}`;
  return { text, share, held: share === undefined ? undefined : share >= goal.share };
}
