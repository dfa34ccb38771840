import { type AccountCode, chart, type Entry, transfersOf } from '#server/payments/ledger/post-ledger.ts';
import * as postings from '#server/payments/ledger/postings.ts';
import type { Settings } from '#server/settings/queries.ts';
import { usd } from '#shared/money.ts';
import { at, idOf, quoted } from './figures.ts';
import { commissionBps, type Filling, taxesOf } from './filling.ts';
import { attemptId, refundedMs, refundId, stripeFee } from './payments.ts';

/** Amounts that differ from each other stand for the columns: the product's own functions make the entries from them. */
const sample = { total: 100_000, kes: 11_000_000, fee: 2_930 } as const;

interface Posted {
  outcome: 'completed' | 'confirmed' | 'refunded' | 'kept';
  method: 'card' | 'mpesa';
  kind: string;
  source: 'attempt' | 'booking' | 'refund';
  /** When it was posted. */
  moment: 'paid' | 'completed' | 'cancelled' | 'refunded';
  entries: Entry[];
}

/** Every posting of a booking that ended so and was paid by this method. */
function postingsOf(outcome: Posted['outcome'], method: Posted['method'], settings: Settings): Posted[] {
  const isCard = method === 'card';
  const money = isCard
    ? ({ provider: 'stripe', currency: 'USD', amountMinor: sample.total } as const)
    : ({ provider: 'daraja', currency: 'KES', amountMinor: sample.kes } as const);
  const share = { usdCents: usd(sample.total), discountCents: usd(0) };
  const [bps, taxes] = [commissionBps(settings), taxesOf(settings)];
  const of = { outcome, method };
  const bearers: Entry[] = [{ account: 'customer:deposits:USD', amountMinor: sample.total }];
  const all: (Posted | false)[] = [
    { ...of, kind: 'payment', source: 'attempt', moment: 'paid', entries: postings.paymentEntries(money, share) },
    isCard && {
      ...of,
      kind: 'stripe_fee',
      source: 'attempt',
      moment: 'paid',
      entries: postings.stripeFeeEntries(sample.fee),
    },
    outcome === 'completed' && {
      ...of,
      kind: 'earn',
      source: 'booking',
      moment: 'completed',
      entries: postings.earningEntries(usd(sample.total), bps, taxes),
    },
    outcome === 'kept' && {
      ...of,
      kind: 'cancellation',
      source: 'booking',
      moment: 'cancelled',
      entries: postings.cancellationEntries(usd(sample.total), bps, taxes),
    },
    outcome === 'refunded' && {
      ...of,
      kind: 'refund',
      source: 'refund',
      moment: 'cancelled',
      entries: postings.refundEntries(money, share, bearers),
    },
    outcome === 'refunded' && {
      ...of,
      kind: 'refund_done',
      source: 'refund',
      moment: 'refunded',
      entries: postings.refundDoneEntries(money, isCard ? 'stripe' : 'collection'),
    },
  ];
  return all.filter((one) => one !== false);
}

/** Adds the accounts, and all transfers from the patterns of their postings. */
export async function addLedger({ plan, run, settings }: Filling): Promise<number> {
  const commission = Math.floor((sample.total * commissionBps(settings) + 5_000) / 10_000);
  const partOf: Record<number, string> = {
    ...{ [sample.total]: 'total', [sample.kes]: 'kes', [sample.fee]: 'fee' },
    ...{ [commission]: 'commission', [sample.total - commission]: 'payable' },
  };
  const outcomes = ['completed', 'confirmed', 'refunded', 'kept'] as const;
  const all = outcomes.flatMap((outcome) =>
    (['card', 'mpesa'] as const).flatMap((method) => postingsOf(outcome, method, settings)),
  );
  const codes = [...new Set(all.flatMap(({ entries }) => entries.map(({ account }) => account)))].sort();
  await run(`
    insert into ledger_accounts (id, code, type, currency)
    select ${idOf('account', String(plan.originMs), 'n')}, code, type, currency
    from (values ${codes.map((code, n) => `(${n}, ${accountRow(code)})`).join(', ')}) as made(n, code, type, currency)`);
  const rows = all.flatMap(({ outcome, method, kind, source, moment, entries }) =>
    transfersOf(entries).map(({ debit, credit, currency, amountMinor }, line) => {
      const part = partOf[amountMinor];
      if (!part) throw new Error(`No column stands for ${amountMinor} of ${kind}`);
      return `(${[outcome, method, kind, source, moment, debit, credit, currency, part].map(quoted).join(', ')}, ${line})`;
    }),
  );
  await run(`
    create temp table seed_posting on commit drop as
    select p.*, row_number() over (partition by outcome, method) - 1 as place, d.id as debit_id, c.id as credit_id
    from (values ${rows.join(', ')}) as p(outcome, method, kind, source, moment, debit, credit, currency, part, line)
    join ledger_accounts d on d.code = p.debit join ledger_accounts c on c.code = p.credit`);
  await run('analyze seed_posting');
  const cut = `((total_cents * ${commissionBps(settings)} + 5000) / 10000)`;
  const ms = `case moment when 'paid' then paid_ms when 'completed' then completes_ms
    when 'cancelled' then cancelled_ms else ${refundedMs} end`;
  return run(`
    insert into ledger_transfers (id, kind, source, line, debit_account_id, credit_account_id, currency, amount_minor,
      booking_id, provider_id, at)
    select ${idOf('transfer', ms, 'number * 16 + place')}, kind,
      case source when 'attempt' then ${attemptId} when 'booking' then id else ${refundId} end, line, debit_id, credit_id, currency,
      case part when 'total' then total_cents when 'kes' then kes_minor when 'fee' then ${stripeFee} when 'commission' then ${cut}
        else total_cents - ${cut} end, id, provider_id, ${at(ms)}
    from seed_booking join seed_posting using (outcome, method)`);
}

const accountRow = (code: AccountCode): string => [code, chart[code], code.slice(-3)].map(quoted).join(', ');
