import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { completeDueBookings } from '#server/bookings/run-due-bookings.ts';
import { transaction } from '#server/db/client.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { postDueEarnings } from '../earnings/post-earning.ts';
import { collectPayout } from './collect-payout.ts';
import { lastRunDay } from './payout-days.ts';
import { isRunDone, listPayees, RUN_DONE, wasCollected } from './queries.ts';

/**
 * The weekly run: from Monday 06:00 in Nairobi on, by our own clock, it makes a draft for every provider that is owed
 * enough, including trips that are over by then. After a crash the next call continues it. A run that is done is not
 * repeated, so a draft that an admin has withdrawn waits for the next run.
 */
export async function prepareDuePayouts(app: App): Promise<void> {
  const period = lastRunDay(app.clock.now());
  if (await isRunDone(app.db, period)) return;
  // Trips that are over belong to this run, although their own jobs may not have run yet.
  await completeDueBookings(app);
  await postDueEarnings(app);
  let failed = 0;
  for (const providerId of await listPayees(app.db)) {
    try {
      await collectFor(app, { providerId, period });
    } catch (error) {
      // An error for one provider does not stop the others. The run is not done then, and the next call tries this
      // provider again.
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

function collectFor(app: App, { providerId, period }: { providerId: string; period: string }): Promise<unknown> {
  return transaction(app, async (tx) => {
    await lockProvider(tx, providerId);
    if (await wasCollected(tx, { providerId, period })) return;
    await collectPayout(tx, { providerId, period, requestedBy: null, now: app.clock.now() });
  });
}
