import { and, eq, gt, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { BalanceTransaction } from '#server/outside/stripe-lists.ts';
import type { Issue } from '../cases/raise-issue.ts';
import { laterFeeSource } from '../disputes/repository.ts';
import { disputes } from '../disputes/tables.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { paymentAttempts, payments } from '../records/tables.ts';
import { refunds } from '../refunds/tables.ts';
import { movementSource } from './judge-bank-payout.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** How long a movement is compared. Later changes of it are movements of their own. */
const WINDOW_MS = 35 * day;
/** Movements that are younger than this are skipped, because their webhooks may be under way. */
const FRESH_MS = hour;

type Found = Omit<Issue, 'at'>;

/**
 * Compares our balance at Stripe with our rows, movement by movement: every charge, refund, dispute and payout to our
 * bank that Stripe lists, fees included, and everything that we have and Stripe does not list. Where all agree,
 * `stripe:clearing:USD` is the sum of Stripe's net amounts.
 */
export async function compareWithStripe(app: App): Promise<Found[]> {
  const now = app.clock.now().getTime();
  const listed = await listAll(app, new Date(now - WINDOW_MS));
  if (!listed) return [];
  const bySource = Map.groupBy(
    listed.filter(({ currency, netCents }) => currency === 'usd' && netCents !== 0),
    ({ id, sourceId }) => sourceId ?? id,
  );
  const known = await knownAtStripe(app, [...bySource.keys()], {
    from: new Date(now - WINDOW_MS + day),
    to: new Date(now - FRESH_MS),
  });
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

type Known = Map<string, number | 'open'>;

/** The most ids of one statement. PostgreSQL accepts 65,535 values. */
const CHUNK = 5_000;

const chunksOf = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, index) => ids.slice(index * CHUNK, (index + 1) * CHUNK));

/** The net amount in cents of each charge, refund and dispute in our rows; `open` while its outcome is not known. */
async function knownAtStripe(app: App, listed: string[], { from, to }: { from: Date; to: Date }): Promise<Known> {
  const known: Known = new Map();
  const recently = (column: typeof paymentAttempts.settledAt | typeof refunds.settledAt) =>
    and(gt(column, from), lt(column, to));
  await addCharges(app, known, recently(paymentAttempts.settledAt));
  await addRefunds(app, known, recently(refunds.settledAt));
  for (const ids of chunksOf(listed)) {
    await addCharges(app, known, inArray(paymentAttempts.receipt, ids));
    await addRefunds(app, known, inArray(refunds.providerRef, ids));
    await addDisputes(app, known, ids);
  }
  return known;
}

async function addCharges({ db }: App, known: Known, which: SQL | undefined): Promise<void> {
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
        which,
      ),
    );
  for (const { id, cents, fee } of charges) if (id) known.set(id, (cents ?? 0) - fee);
}

async function addRefunds({ db }: App, known: Known, which: SQL | undefined): Promise<void> {
  const back = await db
    .select({ id: refunds.providerRef, cents: refunds.amountMinor, status: refunds.status })
    .from(refunds)
    .where(and(eq(refunds.method, 'stripe'), sql`${refunds.providerRef} like 're\\_%'`, which));
  for (const { id, cents, status } of back) if (id) known.set(id, status === 'succeeded' ? -cents : 'open');
}

/**
 * Adds the net amounts of disputes. They are in the ledger only, because the row does not say what the bank took and
 * returned. They are found by dispute, since a booking may have several; a fee that came later, or rose, has a source
 * of its own.
 */
async function addDisputes({ db }: App, known: Known, listed: string[]): Promise<void> {
  const found = await db
    .select({
      id: disputes.id,
      stripeId: disputes.stripeId,
      feeCents: disputes.feeCents,
      bookingId: payments.bookingId,
    })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(inArray(disputes.stripeId, listed));
  if (found.length === 0) return;
  const ids = found.map(({ id }) => id);
  const bookingIds = found.map(({ bookingId }) => bookingId);
  const posted = await db
    .select({
      source: ledgerEntries.source,
      cents: sql<number>`sum(${ledgerEntries.amountMinor})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.account, 'stripe:clearing:USD'),
        or(
          and(inArray(ledgerEntries.kind, ['dispute', 'dispute_closed']), inArray(ledgerEntries.source, ids)),
          and(eq(ledgerEntries.kind, 'dispute_fee'), inArray(ledgerEntries.bookingId, bookingIds)),
        ),
      ),
    )
    .groupBy(ledgerEntries.source);
  const bySource = new Map(posted.map(({ source, cents }) => [source, cents]));
  for (const { id, stripeId, feeCents } of found) {
    known.set(stripeId, (bySource.get(id) ?? 0) + laterFees(bySource, id, feeCents));
  }
}

/**
 * Each rise of a fee is posted with a source that contains the new fee, so the postings are followed backwards from the
 * last. @returns cents, ≤ 0
 */
function laterFees(bySource: Map<string, number>, disputeId: string, feeCents: number): number {
  const taken = bySource.get(laterFeeSource(disputeId, feeCents));
  return taken ? taken + laterFees(bySource, disputeId, feeCents + taken) : 0;
}

/** Stripe's payouts to our bank (L12 in docs/money.md), by the movements that they were posted from. */
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
