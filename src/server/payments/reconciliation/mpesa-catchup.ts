import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { raiseUnlessClosed } from '../cases/raise-issue.ts';
import { paymentAttempts } from '../records/tables.ts';
import { matchReceipts } from './match-receipts.ts';

const hour = 3_600_000;
/** How far back M-Pesa lists payments. */
const LISTED_MS = 48 * hour;

/**
 * Reads M-Pesa's list of received payments: each becomes known to us, and each receipt that we know must be in the
 * list. Where M-Pesa does not list for us (Pull Transactions is not registered), an admin imports a statement instead.
 */
export async function catchUpMpesa(app: App): Promise<void> {
  if (!app.daraja) return;
  const now = app.clock.now();
  const list = await app.daraja.listReceived({ from: new Date(now.getTime() - LISTED_MS), to: now });
  if (list.kind !== 'received') {
    app.log.warn({ reason: list.reason, detail: list.detail }, 'M-Pesa did not list what it received for us');
    return;
  }
  await matchReceipts(app, list.payments, 'job');
  await raiseUnlistedReceipts(app, new Set(list.payments.map(({ receipt }) => receipt)), now);
}

/** Opens cases for receipts that M-Pesa does not list. The first and the last hour of the listed time are left out. */
async function raiseUnlistedReceipts(app: App, listed: Set<string>, now: Date): Promise<void> {
  const ours = await app.db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.provider, 'daraja'),
        eq(paymentAttempts.status, 'succeeded'),
        isNotNull(paymentAttempts.receipt),
        gt(paymentAttempts.createdAt, new Date(now.getTime() - LISTED_MS + hour)),
        lt(paymentAttempts.settledAt, new Date(now.getTime() - hour)),
      ),
    );
  for (const { id, receipt, receivedMinor } of ours) {
    if (receipt === null || listed.has(receipt)) continue;
    await transaction(app, (tx) =>
      raiseUnlessClosed(app, tx, {
        code: 'receipt_contradicted',
        subject: id,
        expected: receivedMinor,
        found: null,
        at: now,
      }),
    );
  }
}
