import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import type { ChoicesAnswer, ChoicesRequest } from '#shared/contracts/notifications.schemas.ts';
import { AppError } from '#shared/errors.ts';
import { findChoices } from './choice-queries.ts';
import { notificationChoices } from './tables.ts';

/**
 * Saves what somebody chooses about notifications. What is absent, topics among it, stays as it is, even when two devices save
 * different things at the same time.
 */
export function changeChoices(
  app: App,
  personId: string,
  changes: z.output<typeof ChoicesRequest>,
): Promise<z.output<typeof ChoicesAnswer>> {
  return transaction(app, async (tx) => {
    const first = { personId, off: {}, quietHours: null, changedAt: app.clock.now() };
    await tx
      .insert(notificationChoices)
      .values({ ...first, ...changes })
      .onConflictDoUpdate({
        target: notificationChoices.personId,
        set: {
          ...changes,
          ...(changes.off && { off: sql`${notificationChoices.off} || excluded.off` }),
          changedAt: first.changedAt,
        },
      });
    const choices = await findChoices(tx, personId);
    if (!choices) throw new AppError('not_found');
    return { off: choices.off, quietHours: choices.quietHours };
  });
}
