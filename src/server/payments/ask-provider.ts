import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { App } from '../app.ts';
import { checkMpesa } from './ask-mpesa.ts';
import { checkCard } from './ask-stripe.ts';
import type { Attempt } from './repository.ts';
import { paymentAttempts, type SettledBy } from './tables.ts';

/** Asks the provider about a claimed attempt and applies what it says. Safe at any time, in any number. */
export async function askAbout(app: App, attempt: Attempt, source: SettledBy): Promise<void> {
  if (attempt.provider === 'stripe') await checkCard(app, attempt, source);
  else await checkMpesa(app, attempt, source);
}

/**
 * One asker at a time: whoever moves `last_check_at` or `next_check_at` on asks.
 * @param freshMs how long ago the last look must lie (0 for scheduled ones, which are due by their own column)
 * @returns the attempt, or undefined when somebody else has just asked or nothing is due
 */
export async function claimCheck(app: App, id: string, freshMs = 0): Promise<Attempt | undefined> {
  const now = app.clock.now();
  const quiet = lte(
    sql`coalesce(${paymentAttempts.lastCheckAt}, ${paymentAttempts.sentAt}, ${paymentAttempts.createdAt})`,
    new Date(now.getTime() - freshMs),
  );
  // A card payment that has no intent yet is the job's: there is nothing to ask about, and polls must not put it off.
  const askable = or(eq(paymentAttempts.provider, 'daraja'), isNotNull(paymentAttempts.stripeIntentId));
  const polled = and(quiet, askable, inArray(paymentAttempts.status, ['prompted', 'unknown']));
  const [claimed] = await app.db
    .update(paymentAttempts)
    .set({
      lastCheckAt: now,
      checks: sql`${paymentAttempts.checks} + 1`,
      // Until the answer is stored: a crash in between is mended by the next sweep.
      nextCheckAt: new Date(now.getTime() + 60_000),
    })
    // A due column also brings settled ones that are to be asked about again: unverified or contradicted.
    .where(and(eq(paymentAttempts.id, id), freshMs > 0 ? polled : lte(paymentAttempts.nextCheckAt, now)))
    .returning();
  return claimed;
}
