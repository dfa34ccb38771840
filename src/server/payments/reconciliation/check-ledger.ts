import { and, inArray, lt, ne, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type DbOrTx, transaction } from '#server/db/client.ts';
import { type Issue, raiseOrUpdateIssue } from '../cases/raise-issue.ts';
import { disbursements } from '../disbursements/tables.ts';
import { listUnsplitDeposits } from '../earnings/unsplit-deposits.ts';
import { DEPOSITS, listOverdrawnDeposits } from '../ledger/balances.ts';
import { receiptSource } from '../ledger/unattributed.ts';
import { refunds } from '../refunds/tables.ts';
import {
  compareBalances,
  compareBookings,
  comparePayouts,
  compareTopUps,
  type Difference,
  findUnbalanced,
  listUnattributed,
  listUnattributedPostings,
} from './books.ts';
import { compareWithStripe } from './compare-with-stripe.ts';

type Found = Omit<Issue, 'at'>;

/**
 * The daily comparison (docs/money.md#reconciliation): every posting balances, ledger and rows agree, no deposit is
 * below 0, Stripe's list and our rows agree, and nothing has been under way or unshared for too long. Each difference
 * becomes one open case with both figures; the ledger itself is never changed. What M-Pesa received is compared by
 * `catchUpMpesa` and by an admin's statement.
 * @returns how many differences there are
 * @throws AggregateError when a part could not be compared; cases of the other parts are opened all the same
 */
export async function checkLedger(app: App): Promise<number> {
  let count = 0;
  const problems: unknown[] = [];
  for (const part of [unbalanced, differences, stuck, compareWithStripe]) {
    try {
      const found = await part(app);
      const at = app.clock.now();
      for (const issue of found) await transaction(app, (tx) => raiseOrUpdateIssue(app, tx, { ...issue, at }));
      count += found.length;
    } catch (error) {
      problems.push(error);
    }
  }
  app.log.info({ differences: count }, 'the ledger was compared');
  if (problems.length > 0) throw new AggregateError(problems, 'A part of the ledger could not be compared');
  return count;
}

async function unbalanced({ db }: App): Promise<Found[]> {
  return (await findUnbalanced(db)).map(({ kind, source, currency, sum }) => ({
    code: 'ledger_unbalanced' as const,
    subject: `${kind}:${source}`,
    expected: { [currency]: 0 },
    found: { [currency]: sum },
  }));
}

/**
 * One case for each booking, payout item, provider, receipt or top-up that has differences, and one for each deposit that is
 * below 0 or was never shared out although rows and postings agree. All figures are of one moment.
 */
async function differences({ db, clock }: App): Promise<Found[]> {
  const yesterday = new Date(clock.now().getTime() - day);
  return db.transaction(
    async (tx) => {
      const all = [
        ...(await compareBookings(tx)),
        ...(await comparePayouts(tx)),
        ...(await compareBalances(tx)),
        ...(await compareUnattributed(tx)),
        ...(await compareTopUps(tx)),
      ];
      const differing = new Set(all.filter(({ account }) => account === DEPOSITS).map(({ subject }) => subject));
      const deposits = [...(await overdrawn(tx)), ...(await unshared(tx, yesterday))];
      return [...casesOf(all), ...deposits.filter(({ subject }) => !differing.has(subject))];
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const casesOf = (all: Difference[]): Found[] =>
  [...Map.groupBy(all, ({ subject }) => subject)].map(([subject, of]) => ({
    code: 'ledger_difference',
    subject,
    expected: Object.fromEntries(of.map(({ account, expected }) => [account, expected])),
    found: Object.fromEntries(of.map(({ account, found }) => [account, found])),
  }));

async function compareUnattributed(db: DbOrTx): Promise<Difference[]> {
  const posted = new Map((await listUnattributedPostings(db)).map(({ source, ...of }) => [source, of]));
  return (await listUnattributed(db)).flatMap(({ receipt: subject, amountMinor: expected, owned }) => {
    const { minor: found, left } = posted.get(receiptSource(subject)) ?? { minor: 0, left: 0 };
    return [
      ...(found === expected ? [] : [{ subject, account: 'mpesa:collection:KES', expected, found }]),
      // The money of the receipt is in the attempt's own posting already.
      ...(owned && left !== 0 ? [{ subject, account: 'unattributed:KES', expected: 0, found: -left }] : []),
    ];
  });
}

const day = 24 * 3_600_000;
/** Stripe may take two weeks to report the outcome of a refund. */
const pendingAtStripeMs = 14 * day;

/**
 * Disbursements, and refunds without one, that have been under way for too long. Refunds by hand have a case of their
 * own.
 */
async function stuck({ db, clock }: App): Promise<Found[]> {
  const now = clock.now().getTime();
  const yesterday = new Date(now - day);
  const [orders, back] = await Promise.all([
    db
      .select()
      .from(disbursements)
      .where(
        and(
          inArray(disbursements.status, ['queued', 'sending', 'accepted', 'unknown']),
          lt(disbursements.createdAt, yesterday),
        ),
      ),
    db
      .select()
      .from(refunds)
      .where(
        and(
          inArray(refunds.status, ['queued', 'sending', 'pending', 'unknown', 'failed']),
          lt(refunds.createdAt, yesterday),
          // Repeats the condition of the index of open refunds, so that it is used.
          sql`${refunds.status} not in ('succeeded', 'withdrawn')`,
          ne(refunds.method, 'manual'),
        ),
      ),
  ]);
  const late = back.filter(
    ({ id, status, method, createdAt }) =>
      !orders.some(({ ownerId }) => ownerId === id) &&
      !(status === 'pending' && method === 'stripe' && now - createdAt.getTime() < pendingAtStripeMs),
  );
  const stuckIssueOf =
    (code: 'disbursement_stuck' | 'refund_stuck') => (one: { id: string; status: string; createdAt: Date }) => ({
      code,
      subject: one.id,
      found: { status: one.status, since: one.createdAt.toISOString() },
    });
  return [...orders.map(stuckIssueOf('disbursement_stuck')), ...late.map(stuckIssueOf('refund_stuck'))];
}

/** Bookings whose refunds are more than what was paid. */
const overdrawn = async (db: DbOrTx): Promise<Found[]> =>
  (await listOverdrawnDeposits(db)).map(({ bookingId, cents }) => ({
    code: 'deposit_overdrawn',
    subject: bookingId,
    expected: 0,
    found: { cents },
  }));

/** Deposits of bookings that ended before this instant and were not shared out between provider and commission. */
async function unshared(db: DbOrTx, ended: Date): Promise<Found[]> {
  const all = await listUnsplitDeposits(db, ended);
  return all.map(({ bookingId, cents, endedAt }) => ({
    code: 'deposit_stuck' as const,
    subject: bookingId,
    expected: 0,
    found: { cents, since: endedAt.toISOString() },
  }));
}
