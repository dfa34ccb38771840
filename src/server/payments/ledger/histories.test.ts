import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Trade } from './histories.fixture.ts';

const actions = [
  'book',
  'dearer',
  'cheaper',
  'twice',
  'refund',
  'cancel',
  'travel',
  'send',
  'dispute',
  'judge',
  'pay',
  'arrive',
  'own',
] as const;
type ActionKind = (typeof actions)[number];

/** One random action: `which` picks what it applies to, the other fields are its parameters. */
const action = fc.record({
  kind: fc.constantFrom<ActionKind>(
    'book',
    'book',
    'refund',
    'refund',
    'travel',
    'send',
    'send',
    'judge',
    'arrive',
    ...actions,
  ),
  which: fc.nat(1_000),
  cents: fc.integer({ min: 1, max: 2_000_000 }),
  part: fc.integer({ min: 0, max: 1_000 }),
  rate: fc.option(fc.integer({ min: 90, max: 200 }), { freq: 2 }),
  yes: fc.boolean(),
});
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

const bps = (max: number) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max }) });
const terms = fc.record({
  commissionBps: fc.integer({ min: 0, max: 5_000 }),
  taxes: fc.record({ vatBps: bps(3_000), levyBps: bps(1_000), withholdingBps: bps(3_000) }),
});

const pick = <T>(all: readonly T[], which: number): T | undefined => all[which % all.length];
const performed = new Map<string, number>();

function buy(trade: Trade, trip: Trade['trips'][number], { cents, part, rate, which, yes }: Action): void {
  const points = which % 3 === 0 ? Math.floor((cents * part) / 1_000) : 0;
  const over = rate !== null && which % 5 === 0 ? (yes ? 100 : -100) * (1 + (part % 7)) : 0;
  trade.buy(trip, { cents, points, rate, feeCents: Math.round((cents - points) * 0.029) + 30, over });
}

/** @returns whether there was something that the action applies to */
function perform(trade: Trade, one: Action): boolean {
  const { kind, which, cents, part, rate, yes } = one;
  const trip = pick(trade.trips, which);
  if (kind === 'book') {
    const made = { id: `trip-${trade.trips.length}`, status: 'confirmed' as const, charges: [] };
    trade.trips.push(made);
    buy(trade, made, one);
    return true;
  }
  if (kind === 'own') {
    const [stripe = 0, collection = 0] = ['stripe:clearing:USD', 'mpesa:collection:KES'].map((name) =>
      trade.expected.get(name),
    );
    trade.moveOwn({
      cents: Math.max(0, Math.floor((stripe * part) / 1_000)),
      minor: Math.max(0, Math.floor((collection * part) / 1_000)),
    });
    return true;
  }
  if (kind === 'send') {
    const owed = pick(trade.dueRefunds, which);
    if (owed) trade.sendBack(owed, { feeMinor: 100 * (part % 40), reversal: yes, fails: yes && part > 700 });
    return owed !== undefined;
  }
  if (kind === 'judge') {
    const held = pick(trade.openDisputes, which);
    if (held) trade.closeDispute(held, { won: yes });
    return held !== undefined;
  }
  if (kind === 'pay') {
    const before = trade.items.length;
    trade.payOut(rate ?? 110, { bank: yes });
    return trade.items.length > before;
  }
  if (kind === 'arrive') {
    const item = pick(trade.items, which);
    if (item) trade.arrive(item, { fails: yes, feeMinor: 100 * (part % 40) });
    return item !== undefined;
  }
  if (!trip) return false;
  const back = Math.floor((trade.left(trip) * part) / 1_000);
  if (kind === 'dearer') {
    if (trip.status !== 'confirmed') return false;
    buy(trade, trip, one);
  } else if (kind === 'twice')
    trade.receiveSurplus(trip, { currency: rate === null ? 'USD' : 'KES' }, rate === null ? cents : cents * 100);
  else if (kind === 'cheaper') {
    if (trip.status !== 'confirmed') return false;
    trade.refund(trip, Math.floor((back * (which % 101)) / 100), 'us');
  } else if (kind === 'refund')
    trade.refund(trip, part % 5 === 0 ? Math.min(cents, trade.left(trip)) : back, yes ? 'us' : 'everyone');
  else if (kind === 'cancel') trade.end(trip, 'cancelled', which % 101);
  else if (kind === 'travel') trade.end(trip, 'completed', 0);
  else {
    const charge = pick(trip.charges, which);
    const before = trade.openDisputes.length;
    if (charge) trade.dispute(trip, charge, { part, feeCents: 1_500 });
    if (trade.openDisputes.length > before && trip.status === 'completed' && trade.payable <= 0)
      performed.set('disputed when paid out', 1);
    return trade.openDisputes.length > before;
  }
  return true;
}

/** Settles everything that is still open. */
function settleAll(trade: Trade): void {
  for (const held of [...trade.openDisputes]) trade.closeDispute(held, { won: true });
  for (const trip of trade.trips) trade.end(trip, 'completed', 0);
  while (trade.dueRefunds[0]) trade.sendBack(trade.dueRefunds[0], { feeMinor: 0, reversal: true, fails: false });
  for (const item of [...trade.items]) trade.arrive(item, { fails: true });
  trade.payOut(110, { bank: false });
  for (const item of [...trade.items]) trade.arrive(item, { fails: false, feeMinor: 1_100 });
}

const sum = (trade: Trade, ...accounts: string[]) =>
  accounts.reduce((total, name) => total + (trade.ledger.get(name) ?? 0), 0);

/** Compares the ledger with the expected sums. Without `expect`, which would take most of the time. */
function check(trade: Trade): void {
  const same = (what: string, found: number, wanted: number) => {
    if (found !== wanted) throw new Error(`${what}: the ledger has ${found}, expected ${wanted}`);
  };
  const all = { USD: 0, KES: 0 };
  for (const name of new Set([...trade.ledger.keys(), ...trade.expected.keys()])) {
    same(name, trade.ledger.get(name) ?? 0, trade.expected.get(name) ?? 0);
    if (!name.includes(' ')) all[name.endsWith(':KES') ? 'KES' : 'USD'] += trade.ledger.get(name) ?? 0;
    const isOwed = /customer:deposits|refund:pending|payout:transit|surplus/.test(name);
    if (isOwed && (trade.ledger.get(name) ?? 0) > 0) throw new Error(`${name} is below 0`);
  }
  same('all dollars', all.USD, 0);
  same('all shillings', all.KES, 0);
  const { paid, back, provider, fees, spent, returned } = trade.moved;
  same(
    'dollars that we hold',
    sum(trade, 'stripe:clearing:USD', 'bank:USD', 'dispute:held:USD'),
    paid.USD - back.USD - fees.USD,
  );
  same(
    'shillings that we hold',
    sum(trade, 'mpesa:collection:KES', 'mpesa:disburse:KES', 'bank:KES'),
    paid.KES - back.KES - provider - fees.KES,
  );
  same('points', sum(trade, 'loyalty:USD'), spent - returned);
}

/** Checks that the accounts of money under way are empty after everything was settled. */
function checkEnd(trade: Trade): void {
  const passing = [
    'customer:deposits:USD',
    'refund:pending:USD',
    'refund:pending:KES',
    'surplus:USD',
    'surplus:KES',
    'payout:transit:KES',
    'dispute:held:USD',
  ];
  for (const name of passing) if (sum(trade, name) !== 0) throw new Error(`${name} still has ${sum(trade, name)}`);
  for (const trip of trade.trips) {
    const whole = trip.charges.every(({ usdCents, back }) => usdCents === back.usdCents);
    const exchanged = [sum(trade, `${trip.id} fx:USD`), sum(trade, `${trip.id} fx:KES`)];
    if (whole && exchanged.some((left) => left !== 0))
      throw new Error(`${trip.id} was given back, all but ${exchanged}`);
    for (const { back, minor } of trip.charges) if (back.minor > minor) throw new Error('more went back than came');
  }
}

const histories = 10_000;

test('after any history of actions each account holds the expected sum, and nothing is lost', {
  timeout: 600_000,
}, () => {
  fc.assert(
    fc.property(terms, fc.array(action, { minLength: 5, maxLength: 30, size: 'max' }), (agreed, history) => {
      const trade = new Trade(agreed);
      for (const one of history) {
        if (perform(trade, one)) performed.set(one.kind, (performed.get(one.kind) ?? 0) + 1);
        check(trade);
      }
      settleAll(trade);
      check(trade);
      checkEnd(trade);
    }),
    { numRuns: histories },
  );
  // Each kind of action was performed often enough, and the hard case was reached.
  for (const kind of actions) expect(performed.get(kind) ?? 0, kind).toBeGreaterThan(histories / 20);
  expect(performed.get('disputed when paid out')).toBe(1);
});
