import { and, asc, isNotNull, lte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { askAboutDisbursement } from './ask-disbursement.ts';
import { sendDisbursement } from './send-disbursement.ts';
import { disbursements } from './tables.ts';

const batch = 50;

/** Sends or asks about the disbursements that are due, at most 50, the longest due first, each in transactions of its own. */
export async function runDueDisbursements(app: App): Promise<void> {
  const due = await app.db
    .select({ id: disbursements.id, status: disbursements.status })
    .from(disbursements)
    .where(and(isNotNull(disbursements.nextCheckAt), lte(disbursements.nextCheckAt, app.clock.now())))
    .orderBy(asc(disbursements.nextCheckAt), asc(disbursements.id))
    .limit(batch);
  for (const { id, status } of due) {
    try {
      if (status === 'queued') await sendDisbursement(app, id);
      else await askAboutDisbursement(app, id);
    } catch (error) {
      // When one fails, the others are still done. It stays due by its own column.
      app.log.error({ err: error, disbursement: id }, 'a disbursement could not be sent or asked about');
    }
  }
}
