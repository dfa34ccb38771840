import { and, eq, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { bookings } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import type { Db } from '#server/db/client.ts';
import { eachRow, listOf, mapPage, type Page, readPage } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import type { EarningsQuery } from '#shared/contracts/payouts.schemas.ts';
import { type Days, spanOf } from '#shared/dates.ts';
import type { PayoutItemStatus } from '#shared/states.ts';
import { PAYABLE, payableBalance } from '../ledger/balances.ts';
import type { AccountCode, PostingKind } from '../ledger/post-ledger.ts';
import { ledgerAccounts, ledgerTransfers } from '../ledger/tables.ts';
import { payoutItems } from './tables.ts';

/** One posting that changed what a provider is owed, US cents. Payouts are negative. */
export interface StatementLine {
  at: Date;
  kind: PostingKind;
  /** The id of what was posted, such as the booking or the transfer to the provider. */
  source: string;
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

/** Of these the statement shows the VAT together with the commission that contains it. */
const commissionAccounts: AccountCode[] = ['commission:USD', 'cancellation:USD', 'tax:vat:USD'];
const taxAccounts: AccountCode[] = ['tax:levy:USD', 'tax:withholding:USD'];
/** What moves money that was earned before, and earns nothing. */
export const payoutKinds: PostingKind[] = ['payout', 'payout_reversed', 'payout_arrived'];
/**
 * The kinds of postings whose receipt is shown. A transfer that came back may have a receipt too, which proves nothing.
 */
const proven: PostingKind[] = ['payout', 'payout_arrived'];

const { at, source, kind, bookingId, amountMinor, debitAccountId, creditAccountId, providerId } = ledgerTransfers;

export const idsOf = (accounts: AccountCode[]) =>
  sql`(select ${ledgerAccounts.id} from ${ledgerAccounts} where ${inArray(ledgerAccounts.code, accounts)})`;

/** The sum that a posting credits these accounts with. */
export const credited = (accounts: AccountCode[]) =>
  sql<number>`coalesce(sum(${amountMinor}) filter (where ${creditAccountId} in ${idsOf(accounts)}), 0)
    - coalesce(sum(${amountMinor}) filter (where ${debitAccountId} in ${idsOf(accounts)}), 0)`.mapWith(Number);

/** The booking of a posting, which all its transfers name. */
const booking = sql<{ reference: string; titleEn: string | null; titleSw: string | null } | null>`(
  select json_build_object('reference', ${bookings.reference}, 'titleEn', ${services.titleEn}, 'titleSw', ${services.titleSw})
  from ${bookings} left join ${services} on ${eq(services.id, bookings.serviceId)}
  where ${eq(bookings.id, sql`(array_agg(${bookingId}))[1]`)})`;

/** The transfer to the provider that a posting is about, where its receipt is shown. */
const payoutItem = sql<{ receipt: string | null; status: PayoutItemStatus } | null>`(
  select json_build_object('receipt', ${payoutItems.receipt}, 'status', ${payoutItems.status})
  from ${payoutItems} where ${and(eq(payoutItems.id, source), inArray(kind, proven))})`;

/** The postings that change what a provider is owed, each summed from all its transfers. */
const selectPostings = (db: Db, position: SQL<Position>) =>
  db
    .select({
      ...{ at, kind, source, booking, payoutItem, position },
      net: credited([PAYABLE]),
      commission: credited(commissionAccounts),
      taxes: credited(taxAccounts),
    })
    .from(ledgerTransfers)
    .groupBy(at, source, kind)
    .having(sql`bool_or(${debitAccountId} in ${idsOf([PAYABLE])} or ${creditAccountId} in ${idsOf([PAYABLE])})`)
    .$dynamic();

type Row = Omit<Awaited<ReturnType<typeof selectPostings>>[number], 'position'>;

/** The transfers of a posting are neighbours in the index, so a page is summed without reading the pages before it. */
const earningsList = listOf({
  name: 'earnings',
  select: selectPostings,
  id: [source, kind],
  filters: {
    providerId: (id: string) => eq(providerId, id),
    within: ({ begin, end }: ReturnType<typeof spanOf>) => and(gte(at, begin), lt(at, end)),
    noPayouts: (_: true) => notInArray(kind, ['payout', 'payout_arrived']),
  },
  scope: 'providerId',
  sorts: { at: { column: at, index: 'ledger_transfers_provider' } },
});

function lineOf({ at, kind, source, net, commission, taxes, booking, payoutItem }: Row): StatementLine {
  const share = !payoutKinds.some((one) => one === kind);
  return {
    at,
    kind: kind as PostingKind,
    source,
    reference: booking?.reference ?? null,
    trip: booking && { titleEn: booking.titleEn, titleSw: booking.titleSw },
    grossCents: share ? net + commission + taxes : null,
    commissionCents: share ? commission : null,
    taxesCents: share ? taxes : null,
    netCents: net,
    receipt: payoutItem?.receipt ?? null,
    onTheWay: payoutItem?.status === 'queued' || payoutItem?.status === 'sending',
  };
}

/** A page of the postings that changed what a provider is owed, newest first unless the query asks otherwise. */
export const listEarnings = async (
  db: Db,
  wanted: z.output<typeof EarningsQuery> & { providerId: string },
): Promise<Page<StatementLine>> => mapPage(await readPage(db, earningsList, wanted), lineOf);

/** The newest postings of a span that added to what a provider is owed, or took from it otherwise than by a payout. */
export const listEarnedWithin = async (
  db: Db,
  { most, ...wanted }: { providerId: string; within: ReturnType<typeof spanOf>; most: number },
): Promise<Page<StatementLine>> =>
  mapPage(await readPage(db, earningsList, { ...wanted, noPayouts: true, page: 1, pageSize: most }), lineOf);

/** The postings of some days, oldest first, read in batches. */
async function* eachLine(
  db: Db,
  providerId: string,
  within: ReturnType<typeof spanOf>,
): AsyncGenerator<StatementLine, void> {
  for await (const row of eachRow(db, earningsList, { providerId, within, order: 'asc' })) yield lineOf(row);
}

/** What a provider was owed at the beginning and at the end of some days, and every posting between them; US cents. */
export interface Statement extends Days {
  openingCents: number;
  closingCents: number;
  lines: StatementLine[];
}

/**
 * A statement of one state of the ledger. The closing balance is read from the ledger, and is not a sum of the lines.
 * @param db a repeatable-read transaction, else the lines may be newer than the balances
 */
export async function statementOf(db: Db, providerId: string, days: Days): Promise<Statement> {
  const { begin, end } = spanOf(days);
  const lines: StatementLine[] = [];
  for await (const line of eachLine(db, providerId, { begin, end })) lines.push(line);
  return {
    ...days,
    openingCents: await payableBalance(db, providerId, begin),
    closingCents: await payableBalance(db, providerId, end),
    lines,
  };
}

/** A line of a statement, or the opening or closing balance. */
export type StatementPart = { balance: 'opening' | 'closing'; cents: number } | { line: StatementLine };

/** The rows of a statement, with a few hundred lines in memory at a time. @param db as for `statementOf` */
export async function* statementParts(db: Db, providerId: string, days: Days): AsyncGenerator<StatementPart, void> {
  const { begin, end } = spanOf(days);
  yield { balance: 'opening', cents: await payableBalance(db, providerId, begin) };
  for await (const line of eachLine(db, providerId, { begin, end })) yield { line };
  yield { balance: 'closing', cents: await payableBalance(db, providerId, end) };
}
