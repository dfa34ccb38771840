import { and, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { BalanceTransaction } from '../../outside/stripe-lists.ts';
import { laterFeeSource } from '../disputes/repository.ts';
import { disputes } from '../disputes/tables.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { refunds } from '../refunds/tables.ts';
import { paymentAttempts } from '../tables.ts';
import { movementSource } from './judge-bank-payout.ts';
import type { Issue } from './raise-issue.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** A movement is compared each day for so long; what comes of it later is a movement of its own. */
const WINDOW_MS = 35 * day;
/** A webhook may be under way. */
const FRESH_MS = hour;

type Found = Omit<Issue, 'at'>;

/**
 * Our account at Stripe, movement by movement: what Stripe's list says of each charge, refund, dispute and payout to our
 * bank, fees included, against what we know of it; and what we know of that Stripe does not list. Where each agrees,
 * stripe:clearing is the sum of Stripe's net amounts.
 */
export async function compareWithStripe(app: App): Promise<Found[]> {
  const now = app.clock.now().getTime();
  const listed = await listAll(app, new Date(now - WINDOW_MS));
  if (!listed) return [];
  const bySource = Map.groupBy(
    listed.filter(({ currency, netCents }) => currency === 'usd' && netCents !== 0),
    ({ id, sourceId }) => sourceId ?? id,
  );
  const known = await knownAtStripe(
    app,
    [...bySource.keys()],
    new Date(now - WINDOW_MS + day),
    new Date(now - FRESH_MS),
  );
  const subjects = new Set([...bySource.keys(), ...known.keys()]);
  const found: Found[] = [];
  for (const subject of subjects) {
    const moved = bySource.get(subject) ?? [];
    const own = known.get(subject);
    if (own === 'open' || moved.some(({ createdAt }) => createdAt.getTime() > now - FRESH_MS)) continue;
    const bank = own === undefined ? await toBank(app, moved) : 0;
    const expected = (own ?? 0) + bank;
    const net = moved.reduce((sum, { netCents }) => sum + netCents, 0);
    if (net !== expected) {
      found.push({ code: 'stripe_difference', subject, expected: { netCents: expected }, found: { netCents: net } });
    }
  }
  return found;
}

async function listAll(app: App, createdSince: Date): Promise<BalanceTransaction[] | undefined> {
  if (!app.stripe) return undefined;
  const all: BalanceTransaction[] = [];
  for (let after: string | undefined; ; ) {
    const page = await app.stripe.listBalanceTransactions({ createdSince, after });
    if (page.kind !== 'balance_transactions') {
      app.log.warn({ outcome: page.kind }, 'Stripe did not list what it moved; compared again tomorrow');
      return undefined;
    }
    all.push(...page.transactions);
    after = page.transactions.at(-1)?.id;
    if (!page.more || !after) return all;
  }
}

/** What our rows say of each charge, refund and dispute in cents, net; `open` where its end is not known yet. */
async function knownAtStripe(app: App, listed: string[], from: Date, to: Date): Promise<Map<string, number | 'open'>> {
  const { db } = app;
  const known = new Map<string, number | 'open'>();
  const recent = (column: typeof paymentAttempts.settledAt | typeof refunds.settledAt) =>
    and(gt(column, from), lt(column, to));
  const feeOf = sql<number>`coalesce((select sum(e.amount_minor) from ledger_entries e where e.kind = 'stripe_fee'
    and e.source = ${paymentAttempts.id} and e.account = 'fees:stripe:USD'), 0)`.mapWith(Number);
  const charges = await db
    .select({ id: paymentAttempts.receipt, cents: paymentAttempts.receivedMinor, fee: feeOf })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.provider, 'stripe'),
        eq(paymentAttempts.status, 'succeeded'),
        isNotNull(paymentAttempts.receipt),
        sql`(${inArray(paymentAttempts.receipt, [...listed, ''])} or ${recent(paymentAttempts.settledAt)})`,
      ),
    );
  for (const { id, cents, fee } of charges) if (id) known.set(id, (cents ?? 0) - fee);
  const back = await db
    .select({ id: refunds.providerRef, cents: refunds.amountMinor, status: refunds.status })
    .from(refunds)
    .where(
      and(
        eq(refunds.method, 'stripe'),
        sql`${refunds.providerRef} like 're\\_%'`,
        sql`(${inArray(refunds.providerRef, [...listed, ''])} or ${recent(refunds.settledAt)})`,
      ),
    );
  for (const { id, cents, status } of back) if (id) known.set(id, status === 'succeeded' ? -cents : 'open');
  for (const [id, cents] of await disputesOf(app, listed)) known.set(id, cents);
  return known;
}

/**
 * A dispute's money is in the ledger only: its row says nothing of what the bank took and gave back. By the dispute, not
 * the booking, which may have several; a fee that came later has a cause of its own.
 */
async function disputesOf({ db }: App, listed: string[]): Promise<Map<string, number>> {
  const found = await db
    .select({ id: disputes.id, stripeId: disputes.stripeId, feeCents: disputes.feeCents })
    .from(disputes)
    .where(inArray(disputes.stripeId, [...listed, '']));
  const causes = new Map(
    found.flatMap(({ id, stripeId, feeCents }) => [
      [id, stripeId] as const,
      [laterFeeSource(id, feeCents), stripeId] as const,
    ]),
  );
  if (causes.size === 0) return new Map();
  const posted = await db
    .select({
      source: ledgerEntries.source,
      cents: sql<number>`sum(${ledgerEntries.amountMinor})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.account, 'stripe:clearing:USD'),
        inArray(ledgerEntries.kind, ['dispute', 'dispute_closed', 'dispute_fee']),
        inArray(ledgerEntries.source, [...causes.keys()]),
      ),
    )
    .groupBy(ledgerEntries.source);
  const sums = new Map(found.map(({ stripeId }) => [stripeId, 0]));
  for (const { source, cents } of posted) {
    const stripeId = causes.get(source);
    if (stripeId) sums.set(stripeId, (sums.get(stripeId) ?? 0) + cents);
  }
  return sums;
}

/** L12, by the movements that it was posted from. */
async function toBank({ db }: App, moved: BalanceTransaction[]): Promise<number> {
  if (moved.length === 0) return 0;
  const sources = moved.map(({ id }) => movementSource(id));
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${ledgerEntries.amountMinor}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.kind, 'bank'),
        eq(ledgerEntries.account, 'stripe:clearing:USD'),
        inArray(ledgerEntries.source, sources),
      ),
    );
  return sum?.cents ?? 0;
}
