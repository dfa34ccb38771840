import type { App } from '../../app.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { completeDueBookings } from '../../bookings/jobs.ts';
import { transaction } from '../../db/client.ts';
import { postDueEarnings } from '../ledger/post-earning.ts';
import { collectPayout } from './collect-payout.ts';
import { lastRunDay } from './payout-days.ts';
import { isRunDone, listPayees, lockPayee, RUN_DONE, wasCollected } from './queries.ts';

/**
 * The weekly run: once Monday 06:00 in Nairobi has come, by our own clock, a draft for every provider that is owed
 * enough, of trips that are over by the time it runs. What a crash cut short goes on at the next call; a run that is done
 * is not done again, so that what an admin has withdrawn waits for the next one.
 */
export async function prepareDuePayouts(app: App): Promise<void> {
  const period = lastRunDay(app.clock.now());
  if (await isRunDone(app.db, period)) return;
  // What is over by now belongs to this run, also where its own jobs would come only after it.
  await completeDueBookings(app);
  await postDueEarnings(app);
  let failed = 0;
  for (const providerId of await listPayees(app.db)) {
    try {
      await collectFor(app, providerId, period);
    } catch (error) {
      // One provider's trouble must not keep the others waiting; the run is not done, and comes back to it.
      failed++;
      app.log.error({ err: error, provider: providerId }, 'a payout could not be collected');
    }
  }
  if (failed > 0) return;
  await transaction(app, async (tx) => {
    if (await isRunDone(tx, period)) return;
    await recordAudit(tx, { ...RUN_DONE, actorId: null, subjectId: period, detail: {}, at: app.clock.now() });
  });
}

function collectFor(app: App, providerId: string, period: string): Promise<unknown> {
  return transaction(app, async (tx) => {
    await lockPayee(tx, providerId);
    if (await wasCollected(tx, providerId, period)) return;
    await collectPayout(tx, { providerId, period, requestedBy: null, now: app.clock.now() });
  });
}
