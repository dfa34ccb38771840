import { type Refundable, sharesOf } from '#server/bookings/shares.ts';
import { kesFor, usd } from '#shared/money.ts';
import type { ChargeCurrency } from '#shared/payment-methods.ts';
import type { FrozenTaxes } from '#shared/price-shares.ts';
import { bearersOfLoss } from '../disputes/share-loss.ts';
import { splitPayout } from '../payouts/split-payout.ts';
import { type Bearer, computeBearersOfRefund } from './bearers.ts';
import { type AccountCode, type Entry, type PostingKind, transfersOf } from './post-ledger.ts';
import * as postings from './postings.ts';

/** The terms of one history. Amounts in minor units, M-Pesa's in shillings × 100. */
interface Terms {
  commissionBps: number;
  taxes: FrozenTaxes;
}

/** What one account holds, + debit, − credit. */
type Sums = Map<string, number>;
const add = (sums: Sums, key: string, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount);

/** One charge, and what was refunded of it (sent or not). */
interface Charge {
  id: string;
  currency: ChargeCurrency;
  usdCents: number;
  discountCents: number;
  minor: number;
  rate: number | null;
  disputed: boolean;
  back: { usdCents: number; discountCents: number; minor: number };
}

const providerOf = { USD: 'stripe', KES: 'daraja' } as const;

interface Trip {
  id: string;
  status: 'confirmed' | 'completed' | 'cancelled';
  charges: Charge[];
}

interface DueRefund {
  id: string;
  trip: Trip;
  charge: Charge;
  currency: ChargeCurrency;
  minor: number;
  /** It was reported as succeeded and then as failed, so a person sends it. */
  byHand: boolean;
}

interface OpenDispute {
  id: string;
  trip: Trip;
  charge: Charge;
  cents: number;
}

interface Item {
  id: string;
  usdCents: number;
  minor: number;
  bank: boolean;
}

/**
 * A model of one provider's trade. Each action is posted through the real postings into `ledger`, in memory, and is added to
 * `expected` (what each account must hold) by plain sums of what the action means. `moved` sums what travellers paid and got
 * back, what the provider received, the points spent and returned, and the fees.
 */
export class Trade {
  readonly ledger: Sums = new Map();
  readonly expected: Sums = new Map();
  readonly moved = {
    paid: { USD: 0, KES: 0 },
    back: { USD: 0, KES: 0 },
    provider: 0,
    spent: 0,
    returned: 0,
    fees: { USD: 0, KES: 0 },
  };
  readonly trips: Trip[] = [];
  dueRefunds: DueRefund[] = [];
  openDisputes: OpenDispute[] = [];
  items: Item[] = [];
  private readonly posted = new Set<string>();
  private count = 0;
  private readonly terms: Terms;

  constructor(terms: Terms) {
    this.terms = terms;
  }

  private next(): string {
    return `${++this.count}`;
  }

  private post(kind: PostingKind, source: string, entries: Entry[], trip?: Trip): void {
    if (this.posted.has(`${kind}:${source}`)) throw new Error(`${kind} is posted twice`);
    this.posted.add(`${kind}:${source}`);
    for (const { debit, credit, amountMinor } of transfersOf(entries)) {
      for (const [account, amount] of [
        [debit, amountMinor],
        [credit, -amountMinor],
      ] as const) {
        add(this.ledger, account, amount);
        if (trip) add(this.ledger, `${trip.id} ${account}`, amount);
      }
    }
  }

  /** Adds to what an account is expected to hold, altogether and for a trip. */
  private addExpected(account: AccountCode, amount: number, trip?: Trip): void {
    add(this.expected, account, amount);
    if (trip) add(this.expected, `${trip.id} ${account}`, amount);
  }

  deposit = (trip: Trip): number => -(this.expected.get(`${trip.id} customer:deposits:USD`) ?? 0);
  get payable(): number {
    return -(this.expected.get('provider:payable:USD') ?? 0);
  }

  private received(trip: Trip, currency: ChargeCurrency, minor: number, feeMinor: number): void {
    this.moved.paid[currency] += minor;
    this.addExpected(currency === 'USD' ? 'stripe:clearing:USD' : 'mpesa:collection:KES', minor, trip);
    if (currency === 'KES' || feeMinor === 0) return;
    this.post('stripe_fee', this.next(), postings.stripeFeeEntries(feeMinor), trip);
    this.moved.fees.USD += feeMinor;
    this.addExpected('stripe:clearing:USD', -feeMinor, trip);
    this.addExpected('fees:stripe:USD', feeMinor, trip);
  }

  /** @param wish.rate null for a card   @param wish.over minor units paid beyond the price; negative when too little is paid */
  buy(trip: Trip, wish: { cents: number; points: number; rate: number | null; feeCents: number; over: number }): void {
    const { rate, points } = wish;
    const usdCents = wish.cents - points;
    const currency = rate === null ? 'USD' : 'KES';
    const due = rate === null ? usdCents : kesFor(usd(usdCents), rate) * 100;
    const free = usdCents === 0 || due === 0;
    const minor = free ? 0 : due;
    // A card pays the exact amount; by M-Pesa a few shillings too little or too much may be paid.
    const over = free || rate === null ? 0 : Math.max(wish.over, 100 - minor);
    const charge: Charge = {
      id: this.next(),
      currency,
      usdCents: free ? 0 : usdCents,
      discountCents: free ? wish.cents : points,
      minor,
      rate,
      disputed: false,
      back: { usdCents: 0, discountCents: 0, minor: 0 },
    };
    if (over < 0) {
      this.receiveSurplus(trip, charge, minor + over);
      return;
    }
    const share = { usdCents: usd(charge.usdCents), discountCents: usd(charge.discountCents) };
    const paid = free ? undefined : ({ provider: providerOf[currency], currency, amountMinor: minor } as const);
    this.post('payment', charge.id, postings.paymentEntries(paid, share), trip);
    trip.charges.push(charge);
    this.moved.spent += charge.discountCents;
    this.addExpected('customer:deposits:USD', -wish.cents, trip);
    this.addExpected('loyalty:USD', charge.discountCents, trip);
    if (currency === 'KES' && !free) this.exchange(charge.usdCents, -minor, trip);
    if (!free) this.received(trip, currency, minor, wish.feeCents);
    if (over > 0) this.receiveSurplus(trip, charge, over);
  }

  /** The two sides of a conversion. */
  private exchange(usdCents: number, minor: number, trip?: Trip): void {
    this.addExpected('fx:USD', usdCents, trip);
    this.addExpected('fx:KES', minor, trip);
  }

  /** Money that pays for nothing (no places, too little, paid twice): its refund is decided at once. */
  receiveSurplus(trip: Trip, { currency }: Pick<Charge, 'currency'>, minor: number): void {
    const [id, paid] = [this.next(), { provider: providerOf[currency], currency, amountMinor: minor }];
    this.post('surplus', id, postings.surplusEntries(paid), trip);
    this.post('surplus_refund', id, postings.surplusRefundEntries(paid), trip);
    this.received(trip, currency, minor, 0);
    const none = { usdCents: 0, discountCents: 0, minor: 0 };
    this.owe(
      trip,
      { id, currency, usdCents: 0, discountCents: 0, minor, rate: null, disputed: false, back: none },
      currency,
      minor,
    );
  }

  private owe(trip: Trip, charge: Charge, currency: ChargeCurrency, minor: number): string {
    const id = this.next();
    this.addExpected(`refund:pending:${currency}`, -minor, trip);
    this.dueRefunds.push({ id, trip, charge, currency, minor, byHand: false });
    return id;
  }

  left(trip: Trip): number {
    return trip.charges.reduce(
      (sum, one) => sum + one.usdCents + one.discountCents - one.back.usdCents - one.back.discountCents,
      0,
    );
  }

  /** Decides a refund of a part of the price, divided among the charges. */
  refund(trip: Trip, cents: number, bearer: Bearer): void {
    if (cents === 0 || trip.charges.some(({ disputed }) => disputed)) return;
    const shares = sharesOf(trip.charges.map(refundable), usd(cents));
    for (const [index, share] of shares.entries()) {
      const charge = trip.charges[index];
      const part = share.usdCents + share.discountCents;
      if (!charge || part === 0) continue;
      const bearers = computeBearersOfRefund(
        { ...trip, ...this.terms },
        { cents: part, depositCents: this.deposit(trip), bearer },
      );
      const id = share.amountMinor > 0 ? this.owe(trip, charge, charge.currency, share.amountMinor) : this.next();
      const sent = { currency: charge.currency, amountMinor: share.amountMinor };
      this.post('refund', id, postings.refundEntries(sent, share, bearers), trip);
      this.bear(trip, part, bearer);
      if (charge.currency === 'KES' && share.usdCents > 0) this.exchange(-share.usdCents, share.amountMinor, trip);
      this.pointsBack(trip, share.discountCents);
      charge.back.usdCents += share.usdCents;
      charge.back.discountCents += share.discountCents;
      charge.back.minor += share.amountMinor;
    }
  }

  private pointsBack(trip: Trip, points: number): void {
    this.moved.returned += points;
    this.addExpected('loyalty:USD', -points, trip);
  }

  private bear(trip: Trip, cents: number, bearer: Bearer): void {
    const deposit = Math.min(cents, Math.max(0, this.deposit(trip)));
    this.addExpected('customer:deposits:USD', deposit, trip);
    if (bearer === 'everyone') this.split(trip, cents - deposit, 1);
    else this.addExpected(incomeOf(trip), cents - deposit, trip);
  }

  /** Computes the split of a price independently, with big integers. @param sign −1 splits, 1 takes back */
  private split(trip: Trip, cents: number, sign: 1 | -1): void {
    const { commissionBps, taxes } = this.terms;
    const half = (amount: number, bps: number) => Number((BigInt(amount) * BigInt(bps) + 5_000n) / 10_000n);
    const commission = half(cents, commissionBps);
    const levy = Math.min(cents - commission, half(cents, taxes.levyBps));
    const withheld = Math.min(cents - commission - levy, half(cents - commission - levy, taxes.withholdingBps));
    const vat = Number((BigInt(commission) * BigInt(taxes.vatBps)) / BigInt(10_000 + taxes.vatBps));
    this.addExpected('provider:payable:USD', sign * (cents - commission - levy - withheld), trip);
    this.addExpected(incomeOf(trip), sign * (commission - vat), trip);
    this.addExpected('tax:vat:USD', sign * vat, trip);
    this.addExpected('tax:levy:USD', sign * levy, trip);
    this.addExpected('tax:withholding:USD', sign * withheld, trip);
  }

  /** Splits what is left of the deposit of a completed or cancelled trip that has no open dispute. */
  settle(trip: Trip): void {
    const left = this.deposit(trip);
    if (left === 0 || trip.status === 'confirmed' || trip.charges.some(({ disputed }) => disputed)) return;
    const { commissionBps, taxes } = this.terms;
    const entriesOf = trip.status === 'completed' ? postings.earningEntries : postings.cancellationEntries;
    this.post(
      trip.status === 'completed' ? 'earn' : 'cancellation',
      trip.id,
      entriesOf(usd(left), commissionBps, taxes),
      trip,
    );
    this.addExpected('customer:deposits:USD', left, trip);
    this.split(trip, left, -1);
  }

  end(trip: Trip, status: 'completed' | 'cancelled', percent: number): void {
    if (trip.status !== 'confirmed') return;
    if (status === 'cancelled') {
      if (trip.charges.some(({ disputed }) => disputed)) return;
      this.refund(trip, Math.round((this.left(trip) * percent) / 100), 'us');
    }
    trip.status = status;
    this.settle(trip);
  }

  /** Sends a refund. @param fails a card refund that is reported as succeeded and then as failed */
  sendBack(
    one: DueRefund,
    { feeMinor, reversal, fails }: { feeMinor: number; reversal: boolean; fails: boolean },
  ): void {
    if (one.charge.disputed) return;
    const { id, trip, currency, minor, byHand } = one;
    const sourceAccount = byHand ? 'bank' : currency === 'USD' ? 'stripe' : reversal ? 'collection' : 'disburse';
    const fee = sourceAccount === 'disburse' ? feeMinor : 0;
    const done = postings.refundDoneEntries({ currency, amountMinor: minor }, sourceAccount, fee);
    this.post(byHand ? 'refund_manual' : 'refund_done', id, done, trip);
    if (fails && sourceAccount === 'stripe') {
      this.post('refund_failed', id, postings.reversed(done), trip);
      one.byHand = true;
      return;
    }
    this.dueRefunds = this.dueRefunds.filter((other) => other !== one);
    this.moved.back[currency] += minor;
    this.moved.fees.KES += fee;
    this.addExpected(`refund:pending:${currency}`, minor, trip);
    this.addExpected(accountOf(sourceAccount, currency), -minor - fee, trip);
    this.addExpected('fees:mpesa:KES', fee, trip);
  }

  /** The cardholder's bank takes all or a part of what Stripe still has of a charge, and a fee. */
  dispute(trip: Trip, charge: Charge, { part, feeCents }: { part: number; feeCents: number }): void {
    const owed = this.dueRefunds.filter((one) => one.charge === charge).reduce((sum, { minor }) => sum + minor, 0);
    const all = charge.minor - charge.back.minor + owed;
    const cents = part > 500 ? all : Math.min(all, 1 + Math.floor((all * part) / 500));
    if (charge.currency !== 'USD' || charge.disputed || cents <= 0) return;
    const id = this.next();
    charge.disputed = true;
    this.openDisputes.push({ id, trip, charge, cents });
    this.post('dispute', id, postings.disputeEntries({ amountCents: usd(cents), feeCents: usd(feeCents) }), trip);
    this.moved.fees.USD += feeCents;
    this.addExpected('dispute:held:USD', cents, trip);
    this.addExpected('fees:dispute:USD', feeCents, trip);
    this.addExpected('stripe:clearing:USD', -cents - feeCents, trip);
  }

  closeDispute(one: OpenDispute, { won }: { won: boolean }): void {
    const { id, trip, charge, cents } = one;
    this.openDisputes = this.openDisputes.filter((other) => other !== one);
    charge.disputed = false;
    this.addExpected('dispute:held:USD', -cents, trip);
    if (won) {
      this.post('dispute_closed', id, postings.disputeWonEntries(usd(cents)), trip);
      this.addExpected('stripe:clearing:USD', cents, trip);
    } else this.lose(one);
    this.settle(trip);
  }

  /** A lost dispute pays the unsent refunds of the charge; the deposit, the provider, the state and we bear the rest. */
  private lose({ id, trip, charge, cents }: OpenDispute): void {
    let rest = cents;
    for (const one of this.dueRefunds.filter((other) => other.charge === charge && other.minor <= cents)) {
      if (one.minor > rest) continue;
      rest -= one.minor;
      this.dueRefunds = this.dueRefunds.filter((other) => other !== one);
      this.addExpected('refund:pending:USD', one.minor, trip);
    }
    const income = incomeOf(trip);
    const shares = ['provider:payable:USD', income, 'tax:vat:USD', 'tax:levy:USD', 'tax:withholding:USD'] as const;
    const earned = shares.reduce((sum, account) => sum - (this.expected.get(`${trip.id} ${account}`) ?? 0), 0);
    const deposit = Math.max(0, this.deposit(trip));
    const loss = { amountCents: usd(rest), depositCents: usd(deposit), earnedCents: usd(Math.max(0, earned)) };
    const bearers = bearersOfLoss({ ...loss, ...this.terms, unpaidCents: this.payable, income });
    const owed: Entry[] = cents > rest ? [{ account: 'refund:pending:USD', amountMinor: cents - rest }] : [];
    const left = charge.usdCents - charge.back.usdCents;
    const taken = Math.max(0, Math.min(rest, left));
    const leftPoints = charge.discountCents - charge.back.discountCents;
    const points = taken < left ? Math.floor((leftPoints * taken) / left) : leftPoints;
    const back = taken > 0 ? Math.max(0, Math.min(points, deposit - rest)) : 0;
    const returned: Entry[] = [
      { account: 'customer:deposits:USD', amountMinor: back },
      { account: 'loyalty:USD', amountMinor: -back },
    ];
    this.post(
      'dispute_closed',
      id,
      [...postings.disputeLostEntries(usd(cents), [...owed, ...bearers]), ...(back > 0 ? returned : [])],
      trip,
    );
    // The deposit bears it first, and the bearers together bear all of it.
    const deposits = Math.min(rest, deposit);
    const borne = bearers.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    if (
      borne !== rest ||
      (bearers.find(({ account }) => account === 'customer:deposits:USD')?.amountMinor ?? 0) !== deposits
    ) {
      throw new Error('the bearers of a loss do not add up to it, or the deposit does not bear it first');
    }
    for (const { account, amountMinor } of bearers) this.addExpected(account, amountMinor, trip);
    this.addExpected('customer:deposits:USD', back, trip);
    this.pointsBack(trip, back);
    charge.back.usdCents += taken;
    charge.back.minor += taken;
    charge.back.discountCents += back;
    this.moved.back.USD += cents;
  }

  /** Pays out all that the provider is owed. Disputed shares are not held back here, so that some disputes are lost after a payout. */
  payOut(rate: number, { bank }: { bank: boolean }): void {
    if (this.payable <= 0 || kesFor(usd(this.payable), rate) < 500) return;
    const total = this.payable;
    const parts = splitPayout(usd(total), rate);
    for (const { usdCents, amountMinor: minor } of parts) {
      const id = this.next();
      this.post('payout', id, postings.payoutEntries(usdCents, minor));
      this.items.push({ id, usdCents, minor, bank });
    }
    const shillings = (total * rate + 50 - ((total * rate + 50) % 100)) / 100;
    this.addExpected('provider:payable:USD', total);
    this.exchange(-total, shillings * 100);
    this.addExpected('payout:transit:KES', -shillings * 100);
  }

  arrive(item: Item, { fails, feeMinor = 0 }: { fails: boolean; feeMinor?: number }): void {
    const { id, usdCents, minor, bank } = item;
    this.items = this.items.filter((other) => other !== item);
    this.addExpected('payout:transit:KES', minor);
    if (fails) {
      this.post('payout_reversed', id, postings.reversed(postings.payoutEntries(usd(usdCents), minor)));
      this.addExpected('provider:payable:USD', -usdCents);
      this.exchange(usdCents, -minor);
      return;
    }
    const fee = bank ? 0 : feeMinor;
    this.post('payout_done', id, postings.payoutDoneEntries(minor, bank ? 'bank' : 'disburse', fee));
    this.moved.provider += minor;
    this.moved.fees.KES += fee;
    this.addExpected(bank ? 'bank:KES' : 'mpesa:disburse:KES', -minor - fee);
    this.addExpected('fees:mpesa:KES', fee);
  }

  /** Stripe pays out to our bank; the disbursement account is topped up. */
  moveOwn({ cents, minor }: { cents: number; minor: number }): void {
    if (cents > 0) this.own({ from: 'stripe:clearing:USD', to: 'bank:USD', amountMinor: cents });
    if (minor > 0) this.own({ from: 'mpesa:collection:KES', to: 'mpesa:disburse:KES', amountMinor: minor });
  }

  private own(move: Parameters<typeof postings.ownMoveEntries>[0]): void {
    this.post('bank', this.next(), postings.ownMoveEntries(move));
    this.addExpected(move.from, -move.amountMinor);
    this.addExpected(move.to, move.amountMinor);
  }
}

const incomeOf = ({ status }: Trip): 'commission:USD' | 'cancellation:USD' =>
  status === 'cancelled' ? 'cancellation:USD' : 'commission:USD';

function accountOf(source: postings.SourceAccount, currency: ChargeCurrency): AccountCode {
  if (source === 'bank') return `bank:${currency}`;
  return source === 'stripe' ? 'stripe:clearing:USD' : `mpesa:${source}:KES`;
}

const refundable = ({ currency, usdCents, discountCents, minor, rate, back }: Charge): Refundable => ({
  leftCents: usd(usdCents - back.usdCents),
  leftDiscountCents: usd(discountCents - back.discountCents),
  ...(minor > 0 && { charge: { currency, leftMinor: minor - back.minor, rate } }),
});
