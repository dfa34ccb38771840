import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bearersOfLoss } from '#server/payments/disputes/share-loss.ts';
import { type Entry, transfersOf } from '#server/payments/ledger/post-ledger.ts';
import * as posting from '#server/payments/ledger/postings.ts';
import { usd } from '#shared/money.ts';

const root = join(import.meta.dirname, '..');
const page = await readFile(join(root, 'docs/money.md'), 'utf8');

/** The cells of every table row that begins with a number of this letter. */
const rowsOf = (letter: 'L' | 'F') =>
  [...page.matchAll(new RegExp(String.raw`^\| (${letter}\d\w*) \|(.*)\|$`, 'gm'))].map(([, name = '', rest = '']) => ({
    name,
    cells: rest.split('|').map((cell) => cell.trim()),
  }));

/** '`stripe:clearing:USD` +1,100.00, …' in minor units. */
function entriesIn(text: string): Entry[] {
  return [...text.matchAll(/`([a-z:]+:(?:USD|KES))` ([+−])([\d,]+)\.(\d\d)/g)].map(
    ([, account, sign, whole = '', cents]) => ({
      account: account as Entry['account'],
      amountMinor: (sign === '+' ? 1 : -1) * Number(`${whole.replaceAll(',', '')}${cents}`),
    }),
  );
}

/** The sum of the entries of each account. */
function effectOf(entries: readonly Entry[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { account, amountMinor } of entries) sums[account] = (sums[account] ?? 0) + amountMinor;
  return sums;
}

/** The headings of a page as links name them. */
const headingsIn = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

const noTaxes = { vatBps: 0, levyBps: 0, withholdingBps: 0 };
const dollars = (amountMinor: number) => ({ provider: 'stripe' as const, currency: 'USD' as const, amountMinor });
const shillings = (kes: number) => ({
  provider: 'daraja' as const,
  currency: 'KES' as const,
  amountMinor: kes * 100,
});
const share = (cents: number, points = 0) => ({ usdCents: usd(cents), discountCents: usd(points) });
const deposit = (amountMinor: number): Entry[] => [{ account: 'customer:deposits:USD', amountMinor }];
const lost = (where: { depositCents?: number; earnedCents?: number; unpaidCents?: number }) => {
  const { depositCents = 0, earnedCents = 0, unpaidCents = 0 } = where;
  const about = { commissionBps: 1_200, taxes: noTaxes, income: 'commission:USD' as const };
  const cents = { depositCents: usd(depositCents), earnedCents: usd(earnedCents), unpaidCents };
  const bearers = bearersOfLoss({ amountCents: usd(10_000), ...cents, ...about });
  return posting.disputeLostEntries(usd(10_000), bearers);
};

const made: Record<string, Entry[]> = {
  L1: posting.paymentEntries(dollars(10_000), share(10_000)),
  L2: posting.stripeFeeEntries(320),
  L3: posting.earningEntries(usd(10_000), 1_200, noTaxes),
  L4: posting.refundEntries(dollars(4_000), share(4_000), deposit(4_000)),
  L4b: posting.refundDoneEntries(dollars(4_000), 'stripe'),
  L4c: posting.reversed(posting.refundDoneEntries(dollars(4_000), 'stripe')),
  L4d: posting.earningEntries(usd(6_000), 1_200, noTaxes),
  L5: posting.paymentEntries(shillings(11_000), share(10_000)),
  L6: posting.refundEntries(shillings(11_000), share(10_000), deposit(10_000)),
  L6b: posting.refundDoneEntries(shillings(11_000), 'collection'),
  L6c: posting.refundDoneEntries(shillings(4_400), 'disburse', 1_100),
  L6d: posting.overpaidEntries(440_000, 'disburse', 1_100),
  L6e: posting.repaidEntries(440_000),
  L7: posting.payoutEntries(usd(8_800), 968_000),
  L7b: posting.payoutDoneEntries(968_000, 'disburse', 1_100),
  L7c: posting.reversed(posting.payoutEntries(usd(8_800), 968_000)),
  L8: posting.paymentEntries(dollars(9_500), share(9_500, 500)),
  L8b: posting.refundEntries(dollars(9_500), share(9_500, 500), deposit(10_000)),
  L8c: posting.refundEntries(dollars(4_750), share(4_750, 250), deposit(5_000)),
  L9: posting.surplusEntries(dollars(10_000)),
  L9b: posting.surplusRefundEntries(dollars(10_000)),
  L9c: posting.surplusEntries(shillings(11_000)),
  L10: posting.disputeEntries({ amountCents: usd(10_000), feeCents: usd(1_500) }),
  L10b1: lost({ depositCents: 10_000 }),
  L10b2: lost({ earnedCents: 10_000, unpaidCents: 8_800 }),
  L10b3: lost({ earnedCents: 10_000 }),
  L10c: posting.disputeWonEntries(usd(10_000)),
  L11: posting.refundEntries(dollars(5_000), share(5_000), deposit(5_000)),
  L11b: posting.cancellationEntries(usd(5_000), 1_200, noTaxes),
  L12: posting.ownMoveEntries({ from: 'stripe:clearing:USD', to: 'bank:USD', amountMinor: 50_000 }),
  L12b: posting.ownMoveEntries({
    from: 'mpesa:collection:KES',
    to: 'mpesa:disburse:KES',
    amountMinor: 2_000_000,
  }),
};

describe('docs/money.md', () => {
  test('has an example of every posting, and none twice', () => {
    expect(rowsOf('L').map(({ name }) => name)).toEqual(Object.keys(made));
  });

  test.each(rowsOf('L'))('$name is what the ledger posts', ({ name, cells }) => {
    const told = entriesIn(cells.at(-1) ?? '');
    expect(effectOf(told)).toEqual(effectOf(made[name] ?? []));
    expect(transfersOf(told).length).toBeGreaterThan(0); // it balances
  });

  test('names every account of the chart, and no other', async () => {
    const source = await readFile(join(root, 'src/server/payments/ledger/post-ledger.ts'), 'utf8');
    const chart = [...source.matchAll(/^ {2}'([a-z:]+:(?:USD|KES))': '/gm)].map(([, code]) => code);
    const told = page.slice(page.indexOf('| accounts |'), page.indexOf('One example of each'));
    const named = [...told.matchAll(/`([a-z:]+:(?:USD|KES))`/g)].map(([, code]) => code);
    expect(named.toSorted()).toEqual(chart.toSorted());
  });

  test('names every fault once, in files that test it', async () => {
    const faults = rowsOf('F');
    expect(faults.map(({ name }) => name)).toEqual(Array.from({ length: 34 }, (_, n) => `F${n + 1}`));
    for (const { name, cells } of faults) {
      for (const file of (cells.at(-1) ?? '').split(', ')) {
        const text = await readFile(join(root, 'tests/faults', file), 'utf8');
        expect([name, file, new RegExp(String.raw`${name}\b`).test(text)]).toEqual([name, file, true]);
      }
    }
  });

  test('links to what exists', async () => {
    for (const [, to = ''] of page.matchAll(/\]\(([^)]+)\)/g)) {
      const [file = '', heading] = to.split('#');
      const text = file === '' ? page : await readFile(join(root, 'docs', file), 'utf8');
      expect([to, heading ? headingsIn(text).includes(heading) : text.length > 0]).toEqual([to, true]);
    }
  });
});
