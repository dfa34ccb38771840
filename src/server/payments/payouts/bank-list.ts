import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Column, csvFile } from '#server/csv/csv-file.ts';
import { type DbOrTx, type Tx, transaction } from '#server/db/client.ts';
import type { StreamedFile } from '#server/http/file-route.ts';
import { addDays, type CalendarDate, dateInNairobi, startOfDayNairobi } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { openDestination, type PayoutDestination } from './destination.ts';
import { isPaidBefore } from './payout-status.ts';
import { listItems } from './repository.ts';
import { payoutItems, payouts } from './tables.ts';

/** A transfer that an admin makes at our bank. */
interface BankTransfer {
  id: string;
  amountMinor: number;
  approvedAt: Date;
  account: Extract<PayoutDestination, { channel: 'bank' }>;
}

const columns: Column<BankTransfer>[] = [
  { title: (lang) => translate(lang, 'statements', 'bankList.reference'), cell: ({ id }) => id },
  {
    title: (lang) => translate(lang, 'statements', 'bankList.accountName'),
    cell: ({ account }) => account.accountName,
  },
  {
    title: (lang) => translate(lang, 'statements', 'bankList.accountNumber'),
    cell: ({ account }) => account.accountNumber,
  },
  { title: (lang) => translate(lang, 'statements', 'bankList.bank'), cell: ({ account }) => account.bankName },
  {
    title: (lang) => translate(lang, 'statements', 'bankList.branchCode'),
    cell: ({ account }) => account.branchCode ?? '',
  },
  { title: (lang) => translate(lang, 'statements', 'bankList.amount'), cell: ({ amountMinor }) => amountMinor / 100 },
  { title: (lang) => translate(lang, 'statements', 'bankList.currency'), cell: () => 'KES' },
  {
    title: (lang) => translate(lang, 'statements', 'bankList.approvedOn'),
    cell: ({ approvedAt }) => dateInNairobi(approvedAt),
  },
];

interface BankListWish {
  /** The days on which the transfers were approved, both included; undefined: all days. */
  days: { from: CalendarDate; to: CalendarDate } | undefined;
  lang: Lang;
}

/**
 * The transfers that an admin makes at our bank: approved, neither paid nor failed, and not replacing one that has
 * arrived. The reference is the item's id, so that a line that is entered twice is noticed. The audit record names who
 * reads these accounts, and is written before the first line is sent.
 */
export async function getBankList(
  app: App,
  admin: { id: string },
  { days, lang }: BankListWish,
): Promise<StreamedFile> {
  const ids = await transaction(app, async (tx) => {
    const items = await listApproved(tx, days);
    await recordAudit(tx, {
      actorId: admin.id,
      action: 'payouts.bank_list_read',
      subjectType: 'payouts',
      subjectId: 'bank-list',
      detail: { ...days, items },
      at: app.clock.now(),
    });
    return items;
  });
  const filename = `twende-bank-list-${dateInNairobi(app.clock.now())}.csv`;
  return csvFile({ filename, lang, columns, rows: eachTransfer(app, ids) });
}

/** When an item was approved: with its payout, or later where it replaces a failed item. */
const approvedAt = sql<Date>`greatest(${payouts.approvedAt}, ${payoutItems.createdAt})`.mapWith(payoutItems.createdAt);

/** The ids of the items on the list, in the order of the list. */
async function listApproved(tx: Tx, days: BankListWish['days']): Promise<string[]> {
  const rows = await tx
    .select({ id: payoutItems.id, payoutId: payoutItems.payoutId, replaces: payoutItems.replaces })
    .from(payoutItems)
    .innerJoin(payouts, eq(payouts.id, payoutItems.payoutId))
    .where(
      and(
        eq(payoutItems.channel, 'bank'),
        inArray(payouts.status, ['approved', 'sending']),
        eq(payoutItems.status, 'queued'),
        days && gte(approvedAt, startOfDayNairobi(days.from)),
        days && lt(approvedAt, startOfDayNairobi(addDays(days.to, 1))),
      ),
    )
    .orderBy(asc(approvedAt), asc(payoutItems.payoutId), asc(payoutItems.seq));
  const ids: string[] = [];
  for (const { id, payoutId, replaces } of rows) {
    // Few items replace another. Only for these the other items of the payout are read.
    if (replaces === null || !isPaidBefore(await listItems(tx, payoutId), { replaces })) ids.push(id);
  }
  return ids;
}

/** How many transfers are read and decrypted at a time. */
const batch = 200;

async function* eachTransfer({ db, secrets }: App, ids: readonly string[]): AsyncGenerator<BankTransfer, void> {
  for (let start = 0; start < ids.length; start += batch) {
    for (const { destinationSealed, ...transfer } of await readTransfers(db, ids.slice(start, start + batch))) {
      const account = openDestination(secrets, destinationSealed);
      if (account.channel !== 'bank') throw new Error('A payout by bank has no bank account');
      yield { ...transfer, account };
    }
  }
}

/** The items with these ids, in the order of the list. By primary key. */
const readTransfers = (db: DbOrTx, ids: string[]) =>
  db
    .select({
      id: payoutItems.id,
      amountMinor: payoutItems.amountMinor,
      destinationSealed: payoutItems.destinationSealed,
      approvedAt,
    })
    .from(payoutItems)
    .innerJoin(payouts, eq(payouts.id, payoutItems.payoutId))
    .where(inArray(payoutItems.id, ids))
    .orderBy(asc(approvedAt), asc(payoutItems.payoutId), asc(payoutItems.seq));
