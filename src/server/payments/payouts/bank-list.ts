import { and, eq, gte, lt, not, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Column, csvFile } from '#server/csv/csv-file.ts';
import { type Db, transaction } from '#server/db/client.ts';
import { inOneState } from '#server/db/one-state.ts';
import { countAndSum, eachBatch, listOf } from '#server/db/page.ts';
import type { StreamedFile } from '#server/http/file-route.ts';
import type { AuditAction } from '#shared/audit-actions.ts';
import { addDays, type CalendarDate, dateInNairobi, startOfDayNairobi } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { atTheBank, noteWaits } from './bank-list-queries.ts';
import { openDestination, type PayoutDestination } from './destination.ts';
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
 * arrived. One whose note of what the bank did waits for another admin's consent is left out. The reference is the item's id, so that a line that is entered twice is noticed. All lines show one state of the
 * database: a transfer that fails while the list is sent is not on it a second time by its replacement. Account numbers are letters
 * and digits alone (`PayoutMethodRequest`) and stand as they are, since a bank takes every further sign as a part of them.
 */
export async function getBankList(
  app: App,
  admin: { id: string },
  { days, lang }: BankListWish,
): Promise<StreamedFile> {
  const filename = `twende-bank-list-${dateInNairobi(app.clock.now())}.csv`;
  const rows = inOneState(app.db, (db) => eachTransfer(app, admin, { db, days }));
  return csvFile({ filename, lang, columns, rows });
}

/**
 * The transfers with their accounts, decrypted one after another. Who reads them is recorded: first how many there are, then
 * the ids of each batch before its first line is sent. An aborted download has records of no later batches.
 */
async function* eachTransfer(
  app: App,
  admin: { id: string },
  { db, days }: { db: Db; days: BankListWish['days'] },
): AsyncGenerator<BankTransfer, void> {
  const record = (action: AuditAction, detail: Record<string, unknown>) =>
    transaction(app, (tx) =>
      recordAudit(tx, {
        ...{ actorId: admin.id, action, detail, at: app.clock.now() },
        ...{ subjectType: 'payouts', subjectId: 'bank-list' },
      }),
    );
  const counted = await countAndSum(db, { list: bankList, column: payoutItems.amountMinor }, { days });
  await record('payouts.bank_list_read', { ...days, transfers: counted.rows, kesMinor: counted.sum });
  for await (const transfers of eachBatch(db, bankList, { days, order: 'asc' })) {
    // Committed on a connection of its own, because the snapshot is only committed when the last line has been sent.
    await record('payouts.bank_accounts_read', { items: transfers.map(({ id }) => id) });
    for (const { destinationSealed, ...transfer } of transfers) {
      const account = openDestination(app.secrets, destinationSealed);
      if (account.channel !== 'bank') throw new Error('A payout by bank has no bank account');
      yield { ...transfer, account };
    }
  }
}

/** When an item was approved: with its payout, or later where it replaces a failed item. */
const approvedAt = sql<Date>`greatest(${payouts.approvedAt}, ${payoutItems.createdAt})`.mapWith(payoutItems.createdAt);

const approvedWithin = ({ from, to }: NonNullable<BankListWish['days']>) =>
  and(gte(approvedAt, startOfDayNairobi(from)), lt(approvedAt, startOfDayNairobi(addDays(to, 1))));

/** In the order in which the transfers were made. Those of a payout follow each other, but replacements come later. */
const bankList = listOf({
  name: 'bank-list',
  select: (db, position) =>
    db
      .select({
        id: payoutItems.id,
        amountMinor: payoutItems.amountMinor,
        destinationSealed: payoutItems.destinationSealed,
        approvedAt,
        position,
      })
      .from(payoutItems)
      .innerJoin(payouts, eq(payouts.id, payoutItems.payoutId))
      .$dynamic(),
  id: [payoutItems.payoutId, payoutItems.seq],
  only: and(atTheBank, not(noteWaits)),
  filters: { days: approvedWithin },
  sorts: { createdAt: { column: payoutItems.createdAt, index: 'payout_items_bank_list' } },
});
