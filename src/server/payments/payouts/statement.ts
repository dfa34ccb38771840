import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { bookings } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { countUpTo, type Total } from '#server/db/count.ts';
import { offsetOf, type PageNumber } from '#server/db/page.ts';
import { addDays, type CalendarDate, startOfDayNairobi } from '#shared/dates.ts';
import { PAYABLE, payableBalance } from '../ledger/balances.ts';
import type { AccountCode, PostingKind } from '../ledger/post-ledger.ts';
import { ledgerEntries, ledgerTransfers } from '../ledger/tables.ts';
import { payoutItems } from './tables.ts';

/** One posting that changed what a provider is owed, US cents. Payouts are negative. */
export interface StatementLine {
  at: Date;
  kind: PostingKind;
  /** The reference of the booking; null for payouts. */
  reference: string | null;
  trip: { titleEn: string | null; titleSw: string | null } | null;
  /** The traveller's price, before commission and taxes; null for payouts. */
  grossCents: number | null;
  /** Our commission, including its VAT. */
  commissionCents: number | null;
  /** Taxes that are withheld from the provider's share. */
  taxesCents: number | null;
  netCents: number;
  /** For payouts: M-Pesa's receipt or the bank's reference, once the transfer has arrived. */
  receipt: string | null;
  /** For payouts: sent or on the bank list, and not known to have arrived. */
  onTheWay: boolean;
}

const commissionAccounts: AccountCode[] = ['commission:USD', 'cancellation:USD', 'tax:vat:USD'];
const taxAccounts: AccountCode[] = ['tax:levy:USD', 'tax:withholding:USD'];
const payoutKinds: PostingKind[] = ['payout', 'payout_reversed', 'payout_arrived'];
/**
 * The kinds of postings whose receipt is shown. A transfer that came back may have a receipt too, which proves nothing.
 */
const proven: PostingKind[] = ['payout', 'payout_arrived'];

/** The sum that a posting credits these accounts with. */
const credited = (accounts: readonly string[]) =>
  sql<number>`coalesce(-sum(${ledgerEntries.amountMinor}) filter (where ${inArray(ledgerEntries.account, [...accounts])}), 0)`.mapWith(
    Number,
  );

/**
 * The postings with an entry that changes what the provider is owed, each with all its entries. By
 * `ledger_transfers_provider`.
 */
function postings(db: DbOrTx, providerId: string, within?: SQL) {
  const at = sql<Date>`min(${ledgerEntries.at})`.mapWith(ledgerEntries.at).as('posted_at');
  return db
    .select({
      kind: ledgerEntries.kind,
      source: ledgerEntries.source,
      bookingId: ledgerEntries.bookingId,
      at,
      net: credited([PAYABLE]).as('net_cents'),
      commission: credited(commissionAccounts).as('commission_cents'),
      taxes: credited(taxAccounts).as('taxes_cents'),
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.providerId, providerId), within))
    .groupBy(ledgerEntries.kind, ledgerEntries.source, ledgerEntries.bookingId)
    .having(sql`bool_or(${ledgerEntries.account} = ${PAYABLE})`)
    .as('postings');
}

async function readLines(
  db: DbOrTx,
  providerId: string,
  { within, page }: { within?: SQL | undefined; page?: PageNumber },
): Promise<StatementLine[]> {
  const lines = postings(db, providerId, within);
  const query = db
    .select({
      ...{ at: lines.at, kind: lines.kind, net: lines.net, commission: lines.commission, taxes: lines.taxes },
      reference: bookings.reference,
      titleEn: services.titleEn,
      titleSw: services.titleSw,
      receipt: payoutItems.receipt,
      status: payoutItems.status,
    })
    .from(lines)
    .leftJoin(bookings, eq(bookings.id, lines.bookingId))
    .leftJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(payoutItems, and(eq(payoutItems.id, lines.source), inArray(lines.kind, proven)))
    .orderBy(
      ...(page
        ? [desc(lines.at), desc(lines.source), desc(lines.kind)]
        : [asc(lines.at), asc(lines.source), asc(lines.kind)]),
    );
  const rows = await (page ? query.limit(page.pageSize).offset(offsetOf(page)) : query);
  return rows.map(({ kind, net, commission, taxes, reference, titleEn, titleSw, receipt, status, at }) => {
    const share = !payoutKinds.some((one) => one === kind);
    return {
      at,
      kind: kind as PostingKind,
      reference,
      trip: reference ? { titleEn, titleSw } : null,
      grossCents: share ? net + commission + taxes : null,
      commissionCents: share ? commission : null,
      taxesCents: share ? taxes : null,
      netCents: net,
      receipt,
      onTheWay: status === 'queued' || status === 'sending',
    };
  });
}

/** How many transfers are read at a time. */
const batch = 500;

/**
 * The postings that changed what a provider is owed, oldest first. A few hundred lines are in memory at a time, however
 * many there are. By `ledger_transfers_provider`.
 */
async function* eachLine(db: DbOrTx, providerId: string, { begin, end }: Span): AsyncGenerator<StatementLine> {
  const { at } = ledgerTransfers;
  for (let from = begin; from < end; ) {
    const [beyond] = await db
      .select({ at })
      .from(ledgerTransfers)
      .where(and(eq(ledgerTransfers.providerId, providerId), gte(at, from), lt(at, end)))
      .orderBy(asc(at))
      .limit(1)
      .offset(batch);
    // All transfers of a posting have the same instant (in milliseconds), so no posting is split between two reads.
    const until = beyond ? new Date(Math.max(beyond.at.getTime(), from.getTime() + 1)) : end;
    yield* await readLines(db, providerId, { within: and(gte(ledgerEntries.at, from), lt(ledgerEntries.at, until)) });
    from = until;
  }
}

/** A page of the postings that changed what a provider is owed, newest first. */
export async function listEarnings(
  db: DbOrTx,
  providerId: string,
  page: PageNumber,
): Promise<Total & { lines: StatementLine[] }> {
  const [lines, total] = await Promise.all([
    readLines(db, providerId, { page }),
    countUpTo(db, db.select().from(postings(db, providerId))),
  ]);
  return { lines, ...total };
}

/** Days in Nairobi, both included. */
export interface StatementDays {
  from: CalendarDate;
  to: CalendarDate;
}

interface Span {
  begin: Date;
  end: Date;
}

const spanOf = ({ from, to }: StatementDays): Span => ({
  begin: startOfDayNairobi(from),
  end: startOfDayNairobi(addDays(to, 1)),
});

/** What a provider was owed at the beginning and at the end of some days, and every posting between them; US cents. */
export interface Statement extends StatementDays {
  openingCents: number;
  closingCents: number;
  lines: StatementLine[];
}

/**
 * A statement of one state of the ledger. The closing balance is read from the ledger, and is not a sum of the lines.
 * @param db a repeatable-read transaction, else the lines may be newer than the balances
 */
export async function statementOf(db: DbOrTx, providerId: string, days: StatementDays): Promise<Statement> {
  const { begin, end } = spanOf(days);
  return {
    ...days,
    openingCents: await payableBalance(db, providerId, begin),
    closingCents: await payableBalance(db, providerId, end),
    lines: await readLines(db, providerId, { within: and(gte(ledgerEntries.at, begin), lt(ledgerEntries.at, end)) }),
  };
}

/** A line of a statement, or the opening or closing balance. */
export type StatementPart = { balance: 'opening' | 'closing'; cents: number } | { line: StatementLine };

/** The rows of a statement, with a few hundred lines in memory at a time. @param db as for `statementOf` */
export async function* statementParts(
  db: DbOrTx,
  providerId: string,
  days: StatementDays,
): AsyncGenerator<StatementPart, void> {
  const { begin, end } = spanOf(days);
  yield { balance: 'opening', cents: await payableBalance(db, providerId, begin) };
  for await (const line of eachLine(db, providerId, { begin, end })) yield { line };
  yield { balance: 'closing', cents: await payableBalance(db, providerId, end) };
}
