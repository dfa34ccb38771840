import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { addDays, type CalendarDate, startOfDayNairobi } from '#shared/dates.ts';
import { bookings } from '../../bookings/tables.ts';
import { services } from '../../catalogue/tables.ts';
import type { DbOrTx } from '../../db/client.ts';
import { PAYABLE, payableBalance } from '../ledger/balances.ts';
import type { AccountCode, PostingKind } from '../ledger/post-ledger.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import type { Page } from './queries.ts';
import { payoutItems } from './tables.ts';

/** One posting that changed what a provider is owed; US cents, for payouts below 0. */
export interface StatementLine {
  at: Date;
  kind: PostingKind;
  /** The booking that it is about; null for payouts. */
  reference: string | null;
  trip: { titleEn: string | null; titleSw: string | null } | null;
  /** What a traveller's price gave, before ours and the state's part; null for payouts. */
  grossCents: number | null;
  /** Ours, with the VAT in it. */
  commissionCents: number | null;
  /** Kept back for the state out of the provider's share. */
  taxesCents: number | null;
  netCents: number;
  /** Payouts: M-Pesa's receipt or the bank's reference, once it has arrived. */
  receipt: string | null;
  /** Payouts: sent, or on the bank list, and not known to have arrived. */
  onTheWay: boolean;
}

const commissionAccounts: AccountCode[] = ['commission:USD', 'cancellation:USD', 'tax:vat:USD'];
const taxAccounts: AccountCode[] = ['tax:levy:USD', 'tax:withholding:USD'];
const payoutKinds: PostingKind[] = ['payout', 'payout_reversed', 'payout_arrived'];
/** What has come back is not what a receipt proves: a transfer that was given up may have one all the same. */
const proven: PostingKind[] = ['payout', 'payout_arrived'];

/** What a posting credits these accounts with. */
const credited = (accounts: readonly string[]) =>
  sql<number>`coalesce(-sum(${ledgerEntries.amountMinor}) filter (where ${inArray(ledgerEntries.account, [...accounts])}), 0)`.mapWith(
    Number,
  );

/** A posting is all its entries; those count that touch what the provider is owed. By `ledger_transfers_provider`. */
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
  { within, page }: { within?: SQL | undefined; page?: Page },
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
  const rows = await (page ? query.limit(page.pageSize).offset((page.page - 1) * page.pageSize) : query);
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

/** A page of what changed what a provider is owed, newest first. */
export async function listEarnings(
  db: DbOrTx,
  providerId: string,
  page: Page,
): Promise<{ lines: StatementLine[]; total: number }> {
  const [lines, total] = await Promise.all([readLines(db, providerId, { page }), db.$count(postings(db, providerId))]);
  return { lines, total };
}

/** What a provider was owed at the beginning and the end of some days, and everything in between; US cents. */
export interface Statement {
  from: CalendarDate;
  to: CalendarDate;
  openingCents: number;
  closingCents: number;
  lines: StatementLine[];
}

/**
 * All of it as one picture of the ledger; the closing balance is the ledger's own, not a sum of the lines.
 * @param db a transaction that sees one state (repeatable read), or the lines may be newer than the balances
 * @param from, to days in Nairobi, both counted
 */
export async function statementOf(
  db: DbOrTx,
  providerId: string,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<Statement> {
  const [begin, end] = [startOfDayNairobi(from), startOfDayNairobi(addDays(to, 1))];
  const within = and(gte(ledgerEntries.at, begin), lt(ledgerEntries.at, end));
  return {
    from,
    to,
    openingCents: await payableBalance(db, providerId, begin),
    closingCents: await payableBalance(db, providerId, end),
    lines: await readLines(db, providerId, { within }),
  };
}
