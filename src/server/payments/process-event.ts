import { and, eq, isNull, lte } from 'drizzle-orm';
import type { App } from '../app.ts';
import { transaction } from '../db/client.ts';
import { nextEventTry } from './check-times.ts';
import { judgeDisbursementEvent } from './disbursements/judge-event.ts';
import { isDisputeEvent, judgeDisputeEvent } from './disputes/judge-dispute-event.ts';
import { applyEvent, finishEvent } from './finish-event.ts';
import { markProcessed, type ProviderEvent } from './inbox.ts';
import { afterPayment, judgeCardEvent } from './judge-card-event.ts';
import { judgePushEvent } from './judge-push-event.ts';
import { findAttempt } from './queries.ts';
import { isBankPayoutEvent, judgeBankPayout } from './reconciliation/judge-bank-payout.ts';
import { raiseIssue } from './reconciliation/raise-issue.ts';
import { wakeAt } from './repository.ts';
import { providerEvents } from './tables.ts';

/**
 * Judges one stored event: look-ups first, outside any transaction, then outcome, effect and `processed_at` together.
 * A second run, in any process, changes nothing. What cannot be judged yet is tried again later.
 */
export async function processEvent(app: App, eventId: string): Promise<void> {
  const event = await claimEvent(app, eventId);
  if (!event) return;
  if (event.provider === 'daraja' && event.eventType !== 'stk') return judgeDisbursementEvent(app, event);
  const attempt = event.ownerId ? await findAttempt(app.db, event.ownerId) : undefined;
  if (isDisputeEvent(event.eventType)) {
    return applyEvent(app, event, await afterPayment(app, attempt, await judgeDisputeEvent(app, event, attempt)));
  }
  if (isBankPayoutEvent(event.eventType)) return applyEvent(app, event, await judgeBankPayout(app, event));
  if (!attempt) return finishEvent(app, event, 'ignored', 'no attempt of ours');
  if (event.provider === 'stripe') await judgeCardEvent(app, event, attempt);
  else await judgePushEvent(app, event, attempt);
}

/** One try at a time: whoever counts it up has the event until its next time comes. */
async function claimEvent(app: App, id: string): Promise<ProviderEvent | undefined> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const due = and(eq(providerEvents.id, id), isNull(providerEvents.processedAt), lte(providerEvents.nextTryAt, now));
    const [event] = await tx.select().from(providerEvents).where(due);
    if (!event) return undefined;
    const next = nextEventTry(event.receivedAt, event.tries + 1, now);
    const [claimed] = await tx
      .update(providerEvents)
      .set({ tries: event.tries + 1, nextTryAt: next ?? null })
      .where(and(due, eq(providerEvents.tries, event.tries)))
      .returning();
    if (!claimed) return undefined;
    await wakeAt(tx, next);
    if (next) return claimed;
    await markProcessed(tx, id, 'dead', now);
    await raiseIssue(app, tx, { code: 'event_dead', subject: id, at: now });
    return undefined;
  });
}
