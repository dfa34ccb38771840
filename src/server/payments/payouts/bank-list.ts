import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { addDays, type CalendarDate, dateInNairobi, startOfDayNairobi } from '#shared/dates.ts';
import type { App } from '../../app.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { type Tx, transaction } from '../../db/client.ts';
import type { FileAnswer } from '../../http/file-route.ts';
import { csvOf } from './csv.ts';
import { openDestination } from './destination.ts';
import { isPaidBefore } from './end-of.ts';
import { listItems, type PayoutItem } from './repository.ts';
import { payoutItems, payouts } from './tables.ts';

const columns = [
  ...['Reference', 'Account name', 'Account number', 'Bank', 'Branch code'],
  ...['Amount', 'Currency', 'Approved on'],
];

/** When an item was let go: with its payout, or later as a new one in the place of one that failed. */
const letGoAt = sql<Date>`greatest(${payouts.approvedAt}, ${payoutItems.createdAt})`.mapWith(payoutItems.createdAt);

/**
 * The transfers that a person is to make at our bank: approved, neither paid nor failed, and in the place of none that
 * has arrived after all. The reference is the item's id, so that the same line entered twice is seen. Whoever reads these
 * accounts is on record.
 * @param days on which they were let go, both counted; undefined: all
 */
export async function getBankList(
  app: App,
  admin: { id: string },
  days: { from: CalendarDate; to: CalendarDate } | undefined,
): Promise<FileAnswer> {
  const rows = await transaction(app, async (tx) => {
    const approved = await tx
      .select({ item: payoutItems, approvedAt: letGoAt })
      .from(payoutItems)
      .innerJoin(payouts, eq(payouts.id, payoutItems.payoutId))
      .where(
        and(
          eq(payoutItems.channel, 'bank'),
          inArray(payouts.status, ['approved', 'sending']),
          eq(payoutItems.status, 'queued'),
          days && gte(letGoAt, startOfDayNairobi(days.from)),
          days && lt(letGoAt, startOfDayNairobi(addDays(days.to, 1))),
        ),
      )
      .orderBy(asc(letGoAt), asc(payoutItems.payoutId), asc(payoutItems.seq));
    const found = await withoutArrived(tx, approved);
    await recordAudit(tx, {
      actorId: admin.id,
      action: 'payouts.bank_list_read',
      subjectType: 'payouts',
      subjectId: 'bank-list',
      detail: { ...days, items: found.map(({ item }) => item.id) },
      at: app.clock.now(),
    });
    return found;
  });
  const lines = rows.map(({ item, approvedAt }) => {
    const destination = openDestination(app.secrets, item.destinationSealed);
    if (destination.channel !== 'bank') throw new Error('A payout by bank has no bank account');
    const { accountName, accountNumber, bankName, branchCode = '' } = destination;
    return [
      item.id,
      accountName,
      accountNumber,
      bankName,
      branchCode,
      item.amountMinor / 100,
      'KES',
      dateInNairobi(approvedAt),
    ];
  });
  return {
    contentType: 'text/csv; charset=utf-8',
    filename: `twende-bank-list-${dateInNairobi(app.clock.now())}.csv`,
    body: csvOf(columns, lines),
  };
}

/** Few are in the place of another: those whose payout must be read for it. */
async function withoutArrived<Row extends { item: PayoutItem }>(tx: Tx, rows: Row[]): Promise<Row[]> {
  const kept: Row[] = [];
  for (const row of rows) {
    const { payoutId, replaces } = row.item;
    if (replaces === null || !isPaidBefore(await listItems(tx, payoutId), row.item)) kept.push(row);
  }
  return kept;
}
