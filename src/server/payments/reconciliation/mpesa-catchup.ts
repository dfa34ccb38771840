import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { transaction } from '../../db/client.ts';
import { paymentAttempts } from '../tables.ts';
import { matchReceipts } from './match-receipts.ts';
import { raiseUnlessClosed } from './raise-issue.ts';

const hour = 3_600_000;
/** As far back as M-Pesa lists. */
const LISTED_MS = 48 * hour;

/**
 * Every payment that M-Pesa lists is one that we know, or becomes one; and one that we know, M-Pesa lists. Where it
 * will not list for us, an admin's statement does the same.
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
  await doubtUnlisted(app, new Set(list.payments.map(({ receipt }) => receipt)), now);
}

/** Receipts that we were told of and that M-Pesa does not list; the edges of its time are left out. */
async function doubtUnlisted(app: App, listed: Set<string>, now: Date): Promise<void> {
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
