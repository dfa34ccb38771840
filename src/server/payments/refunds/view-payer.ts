import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction } from '#server/db/client.ts';
import type { RefundPayer } from '#shared/contracts/refunds.ts';
import { AppError } from '#shared/errors.ts';
import { paymentAttempts } from '../records/tables.ts';
import { refunds } from './tables.ts';

/**
 * The phone that paid what is refunded, decrypted, and the receipt of that payment, for whoever sends it by hand. That they
 * were seen is recorded, without them. @throws AppError not_found; not_ready: nobody sends it
 * by hand (any more)
 */
export async function viewPayer(app: App, admin: { id: string }, id: string): Promise<RefundPayer> {
  const [found] = await app.db
    .select({ status: refunds.status, sealed: paymentAttempts.phoneSealed, receipt: paymentAttempts.receipt })
    .from(refunds)
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(eq(refunds.id, id));
  if (!found) throw new AppError('not_found');
  if (found.status !== 'manual') throw new AppError('not_ready');
  const { sealed, receipt } = found;
  const phone = sealed === null ? null : app.secrets.open(sealed);
  const entry = { actorId: admin.id, action: 'refund.payer_viewed', detail: {}, at: app.clock.now() } as const;
  await transaction(app, (tx) => recordAudit(tx, { ...entry, subjectType: 'refund', subjectId: id }));
  return { phone, receipt };
}
