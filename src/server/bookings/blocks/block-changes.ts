import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { blockLimits } from '#shared/block-limits.ts';

const dayMs = 24 * 3_600_000;

/** Counts a block that is made or removed: each may change the prices that kept answers show. @throws AppError too_many_tries */
export async function countBlockChange(app: App, tx: Tx, providerId: string): Promise<void> {
  if (!app.config.rateLimits) return;
  const limit = { subject: `block-changes:${providerId}`, most: blockLimits.changesPerDay, periodMs: dayMs };
  await takeTries(tx, [limit], app.clock.now());
}
