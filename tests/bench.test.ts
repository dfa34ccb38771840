import { expect, test } from 'vitest';
import {
  costGrowthAllowed,
  isFlat,
  median,
  medianFigures,
  percentile,
  shareOf,
  tableOf,
} from '../scripts/bench/figures.ts';
import { judge, kinds } from '../scripts/bench/kinds.ts';
import { OptionsError, readOptions } from '../scripts/bench/options.ts';
import { readPgbench, timesIn } from '../scripts/bench/pgbench.ts';
import { packageOf, summarise } from '../scripts/bench/profile-summary.ts';

const figures = (perSecond: number) => ({ perSecond, p50: 1, p95: 2, p99: 3, failed: 0 });

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 2, 4, 8], 6],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('percentiles are values that were measured', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0.5, 0.95, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 95, 99, 100]);
  expect(percentile([7], 0.5)).toBe(7);
  expect([median([]), percentile([], 0.5)]).toEqual([Number.NaN, Number.NaN]);
});

test('figures of rounds are medians one by one, and failures are summed', () => {
  const rounds = [
    { perSecond: 100, p50: 3, p95: 9, p99: 90, failed: 1 },
    { perSecond: 300, p50: 1, p95: 5, p99: 50, failed: 0 },
    { perSecond: 200, p50: 2, p95: 7, p99: 10, failed: 2 },
  ];
  expect(medianFigures(rounds)).toEqual({ perSecond: 200, p50: 2, p95: 7, p99: 50, failed: 3 });
  expect(medianFigures([])).toBeUndefined();
});

test('a goal is judged by the share of its target, or of /healthz, and not without both figures', () => {
  const results = new Map([
    ['health' as const, { product: figures(8000) }],
    ['list' as const, { product: figures(4800), bare: figures(5000), pgbench: figures(20_000) }],
    ['book' as const, { product: figures(600), bare: figures(2400) }],
  ]);
  const goalsOf = (name: string) => kinds.find((kind) => kind.name === name);
  const verdicts = (['list', 'book'] as const).flatMap((name) =>
    [goalsOf(name)?.floor, goalsOf(name)?.aim].map((goal) => goal && judge(results, name, goal)),
  );
  expect(verdicts).toEqual([
    { text: '0.6 of /healthz', share: 0.6, held: true },
    { text: '0.25 of pgbench', share: 0.24, held: false },
    { text: '0.3 of bare', share: 0.25, held: false },
    { text: '0.35 of pgbench', share: undefined, held: undefined },
  ]);
  expect(shareOf(figures(5), figures(0))).toBeUndefined();
});

test('without arguments the demo is measured with ten connections', () => {
  expect(readOptions([])).toEqual({
    ...{ mode: 'table', services: undefined, bookings: undefined, data: undefined },
    ...{ seconds: 5, rounds: 3, connections: 10, minutes: 20 },
    kinds: ['health', 'list', 'search', 'detail', 'book', 'home', 'services'],
  });
});

test('growth measures all public calls', () => {
  const all = readOptions(['growth']).kinds;
  expect(all.filter((name) => !readOptions([]).kinds.includes(name))).toEqual([
    ...['similar', 'provider', 'availability', 'quote', 'dates', 'datesPrice'],
  ]);
  expect(readOptions(['table', '--only', 'quote']).kinds).toEqual(['quote']);
});

test('mode, sizes, times and kinds are read', () => {
  const asked = '--services 10000 --bookings 50000 --seconds 2 --rounds 5 --connections 50 --minutes 3 --data x';
  expect(readOptions(['soak', ...asked.split(' '), '--only', 'home,list'])).toEqual({
    ...{ mode: 'soak', services: 10_000, bookings: 50_000, data: 'x' },
    ...{ seconds: 2, rounds: 5, connections: 50, minutes: 3, kinds: ['list', 'home'] },
  });
});

test.each([
  [['fast'], 'unknown: fast'],
  [['table', 'soak'], 'unknown: table soak'],
  [['--seconds', '0'], '--seconds must be a whole number from 1 to 600'],
  [['--rounds', '1.5'], '--rounds must be a whole number from 1 to 99'],
  [['--bookings', '5'], '--bookings needs --services'],
  [
    ['--only', 'list,lists'],
    '--only: lists is none of health, list, search, detail, book, similar, provider, availability, quote, dates, datesPrice, home, services',
  ],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(new OptionsError(message));
});

test('an unknown option is refused', () => {
  expect(() => readOptions(['--second', '3'])).toThrow(OptionsError);
});

const finished = `pgbench (15.18 (Debian 15.18-0+deb12u1), server 18.4)
transaction type: /tmp/0.sql
number of clients: 10
number of transactions actually processed: 103878
number of failed transactions: 0 (0.000%)
latency average = 0.289 ms
initial connection time = 5.106 ms
tps = 34626.123456 (without initial connection time)
`;

test('pgbench’s output and log are read', () => {
  const times = timesIn('0 5 211 0 1764000000 1\n1 9 1890 0 1764000000 2\n2 1 405 0 1764000000 3\n');
  expect(times).toEqual([0.211, 1.89, 0.405]);
  expect(readPgbench(finished, times)).toEqual({
    figures: { perSecond: 34_626.123456, p50: 0.405, p95: 1.89, p99: 1.89, failed: 0 },
    transactions: 103_878,
  });
  expect(readPgbench('number of transactions actually processed: 0\n', []).figures.perSecond).toBe(0);
  expect(() => readPgbench('pgbench: error: connection failed', [])).toThrow('pgbench: error: connection failed');
});

test('a table has columns of one width, and figures stand at the right', () => {
  expect(
    tableOf([
      ['call', 'product'],
      ['list', '5'],
      ['search', '1,234'],
    ]),
  ).toBe(['| call   | product |', '|--------|--------:|', '| list   |       5 |', '| search |   1,234 |'].join('\n'));
});

test('a call may cost more by the logarithm of the number of listings', () => {
  expect(costGrowthAllowed(1_000, 100_000)).toBeCloseTo(5 / 3);
});

test.each([
  [[100, 300, 300, 310, 300, 312], true],
  [[100, 200, 300, 310, 330, 350], false],
  [[100, 900], true],
])('memory of %j is flat: %s', (values, flat) => {
  expect(isFlat(values, 0.05)).toBe(flat);
});

const frame = (functionName: string, url = '') => ({ functionName, url, lineNumber: 6 });
const profile = {
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 6] },
    { id: 2, callFrame: frame('handler', 'file:///app/src/server/route.ts'), children: [3, 5] },
    { id: 3, callFrame: frame('select', 'file:///app/node_modules/a/node_modules/@scope/orm/sql.js'), children: [4] },
    { id: 4, callFrame: frame('handler', 'file:///app/src/server/route.ts') },
    { id: 5, callFrame: frame('(garbage collector)') },
    { id: 6, callFrame: frame('(idle)') },
  ],
  samples: [3, 4, 5, 6, 3],
  timeDeltas: [2_000, 1_000, 3_000, 9_000, 4_000],
};

test('a profile is summed up without waiting, and a function below itself counts once', () => {
  expect(summarise(profile)).toEqual({
    busyMs: 10,
    self: [
      { name: '@scope/orm/sql.js:7 select', share: 0.6 },
      { name: '(garbage collector)', share: 0.3 },
      { name: 'src/server/route.ts:7 handler', share: 0.1 },
    ],
    inclusive: [{ name: 'src/server/route.ts:7 handler', share: 1 }],
    packages: [
      { name: '@scope/orm', share: 0.6 },
      { name: '(garbage collector)', share: 0.3 },
      { name: 'ours', share: 0.1 },
    ],
  });
  expect(packageOf('node:internal/streams', 'write')).toBe('node');
  expect(packageOf('file:///app/dist/server/server.js', 'render')).toBe('built pages');
});
