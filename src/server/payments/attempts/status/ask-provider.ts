import { and, eq, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type PaymentProvider, paymentProviders } from '#shared/payment-methods.ts';
import type { Attempt } from '../../records/repository.ts';
import { paymentAttempts, type SettledBy } from '../../records/tables.ts';
import { askStripe } from '../card/ask-stripe.ts';
import { askMpesa } from '../mpesa/ask-mpesa.ts';

type Ask = (app: App, attempt: Attempt, source: SettledBy) => Promise<void>;

const askOf: Readonly<Record<PaymentProvider, Ask>> = { stripe: askStripe, daraja: askMpesa };

/** Asks the provider about a claimed attempt and applies its answer. It may run at any time and any number of times. */
export const askProvider: Ask = (app, attempt, source) => askOf[attempt.provider](app, attempt, source);

/** Which attempts of each provider a poll may ask about. A push of unknown outcome is asked about even without an id. */
const pollable: Readonly<Record<PaymentProvider, SQL>> = {
  // A card payment without an intent is left to the job: there is nothing to ask about, and a poll would delay the job.
  stripe: isNotNull(paymentAttempts.stripeIntentId),
  daraja: sql`true`,
};

/**
 * Claims an attempt whose scheduled check is due, so that only one process asks about it. Settled attempts that are
 * unverified or contradicted have scheduled checks too.
 * @returns undefined when nothing is due, or another process has claimed it
 */
export function claimDueCheck(app: App, id: string): Promise<Attempt | undefined> {
  return claimCheck(app, id, lte(paymentAttempts.nextCheckAt, app.clock.now()));
}

/**
 * Claims a live attempt for a poll, if its last check, or its sending, is at least `quietMs` ago.
 * @returns undefined when another process has just asked about it, or there is nothing to ask about
 */
export function claimPoll(app: App, id: string, quietMs: number): Promise<Attempt | undefined> {
  const isQuiet = lte(
    sql`coalesce(${paymentAttempts.lastCheckAt}, ${paymentAttempts.sentAt}, ${paymentAttempts.createdAt})`,
    new Date(app.clock.now().getTime() - quietMs),
  );
  const isPollable = or(
    ...paymentProviders.map((provider) => and(eq(paymentAttempts.provider, provider), pollable[provider])),
  );
  const isWaiting = inArray(paymentAttempts.status, ['prompted', 'unknown']);
  return claimCheck(app, id, and(isQuiet, isPollable, isWaiting));
}

async function claimCheck(app: App, id: string, condition: SQL | undefined): Promise<Attempt | undefined> {
  const now = app.clock.now();
  const [claimed] = await app.db
    .update(paymentAttempts)
    .set({
      lastCheckAt: now,
      checks: sql`${paymentAttempts.checks} + 1`,
      // Holds until the answer is stored. If the process dies before, the sweep checks the attempt again after this.
      nextCheckAt: new Date(now.getTime() + 60_000),
    })
    .where(and(eq(paymentAttempts.id, id), condition))
    .returning();
  return claimed;
}
