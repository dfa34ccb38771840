import { and, count, eq, gt, min } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { paymentAttempts } from '../../records/tables.ts';
import { lockLimits } from './limit-locks.ts';

interface Limit {
  most: number;
  periodMs: number;
}

const minute = 60_000;
const hour = 60 * minute;
const pushesPerPhone: Limit[] = [
  { most: 3, periodMs: 10 * minute },
  { most: 10, periodMs: 24 * hour },
];
const pushesPerPerson: Limit = { most: 10, periodMs: hour };
const intentsPerPerson: Limit = { most: 20, periodMs: hour };

/**
 * Limits the prompts to one phone and by one person. The count is exact under concurrency: phone and person stay locked
 * until the caller's transaction ends. Booking and payment must be locked before.
 * @throws AppError too_many_tries with the seconds until the next one is allowed
 * @see docs/money.md#paying-by-card-or-m-pesa
 */
export async function checkPushLimits(
  app: App,
  tx: Tx,
  { phoneKey, personId }: { phoneKey: string; personId: string },
) {
  if (!app.config.rateLimits) return;
  await lockLimits(tx, [`phone:${phoneKey}`, `pushes:${personId}`], app.clock.now());
  for (const limit of pushesPerPhone) await check(app, tx, eq(paymentAttempts.phoneKey, phoneKey), limit);
  const byPerson = and(eq(paymentAttempts.personId, personId), eq(paymentAttempts.provider, 'daraja'));
  await check(app, tx, byPerson, pushesPerPerson);
}

/** Limits the new card intents of one person, counted in the same way. @throws AppError too_many_tries */
export async function checkIntentLimits(app: App, tx: Tx, personId: string): Promise<void> {
  if (!app.config.rateLimits) return;
  await lockLimits(tx, [`intents:${personId}`], app.clock.now());
  const byPerson = and(eq(paymentAttempts.personId, personId), eq(paymentAttempts.provider, 'stripe'));
  await check(app, tx, byPerson, intentsPerPerson);
}

async function check(app: App, tx: Tx, whose: ReturnType<typeof and>, { most, periodMs }: Limit): Promise<void> {
  const now = app.clock.now().getTime();
  const [recent] = await tx
    .select({ made: count(), first: min(paymentAttempts.createdAt) })
    .from(paymentAttempts)
    .where(and(whose, gt(paymentAttempts.createdAt, new Date(now - periodMs))));
  if (!recent?.first || recent.made < most) return;
  throw new AppError('too_many_tries', {
    retryAfter: Math.max(1, Math.ceil((recent.first.getTime() + periodMs - now) / 1000)),
  });
}
