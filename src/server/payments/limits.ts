import { and, count, eq, gt, min } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { App } from '../app.ts';
import type { Tx } from '../db/client.ts';
import { lockLimits } from './limit-locks.ts';
import { paymentAttempts } from './tables.ts';

interface Window {
  most: number;
  ms: number;
}

const minute = 60_000;
const hour = 60 * minute;
const perPhone: Window[] = [
  { most: 3, ms: 10 * minute },
  { most: 10, ms: 24 * hour },
];
const pushesPerPerson: Window = { most: 10, ms: hour };
const intentsPerPerson: Window = { most: 20, ms: hour };

/**
 * Prompts that one phone and one person may be sent, counted exactly, also by many at once: until the caller's
 * transaction ends nobody else counts for the same phone or person. Booking and payment must be locked before.
 * @see payments reference, rule 16
 * @throws AppError too_many_tries with the seconds until the next one is allowed
 */
export async function checkPushLimits(
  app: App,
  tx: Tx,
  { phoneKey, personId }: { phoneKey: string; personId: string },
) {
  if (!app.config.rateLimits) return;
  await lockLimits(tx, [`phone:${phoneKey}`, `pushes:${personId}`], app.clock.now());
  for (const window of perPhone) await check(app, tx, eq(paymentAttempts.phoneKey, phoneKey), window);
  const byPerson = and(eq(paymentAttempts.personId, personId), eq(paymentAttempts.provider, 'daraja'));
  await check(app, tx, byPerson, pushesPerPerson);
}

/** New card intents of one person, counted as exactly. @throws AppError too_many_tries */
export async function checkIntentLimits(app: App, tx: Tx, personId: string): Promise<void> {
  if (!app.config.rateLimits) return;
  await lockLimits(tx, [`intents:${personId}`], app.clock.now());
  const byPerson = and(eq(paymentAttempts.personId, personId), eq(paymentAttempts.provider, 'stripe'));
  await check(app, tx, byPerson, intentsPerPerson);
}

async function check(app: App, tx: Tx, whose: ReturnType<typeof and>, { most, ms }: Window): Promise<void> {
  const now = app.clock.now().getTime();
  const [recent] = await tx
    .select({ made: count(), first: min(paymentAttempts.createdAt) })
    .from(paymentAttempts)
    .where(and(whose, gt(paymentAttempts.createdAt, new Date(now - ms))));
  if (!recent?.first || recent.made < most) return;
  throw new AppError('too_many_tries', {
    retryAfter: Math.max(1, Math.ceil((recent.first.getTime() + ms - now) / 1000)),
  });
}
