import { and, asc, isNotNull, lte } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { askAboutDisbursement } from './ask-disbursement.ts';
import { sendDisbursement } from './send-disbursement.ts';
import { disbursements } from './tables.ts';

const batch = 50;

/** Disbursements that are to be sent or asked about by now, each in transactions of its own, oldest first. */
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
      // One that fails must not keep the others waiting; it is due again by its own column.
      app.log.error({ err: error, disbursement: id }, 'a disbursement could not be looked at');
    }
  }
}
