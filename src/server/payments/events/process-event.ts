import { and, eq, isNull, lte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import type { PaymentProvider } from '#shared/payment-methods.ts';
import { judgeCardEvent, settlePaymentFirst } from '../attempts/card/judge-card-event.ts';
import { judgePushEvent } from '../attempts/mpesa/judge-push-event.ts';
import { nextEventTry } from '../attempts/settling/check-times.ts';
import { raiseIssue } from '../cases/raise-issue.ts';
import { judgeDisbursementEvent } from '../disbursements/judge-event.ts';
import { isDisputeEvent, judgeDisputeEvent } from '../disputes/judge-dispute-event.ts';
import { applyEvent, finishEvent } from '../inbox/finish-event.ts';
import { markProcessed, type ProviderEvent } from '../inbox/receive-event.ts';
import { providerEvents } from '../inbox/tables.ts';
import { isBankPayoutEvent, judgeBankPayout } from '../reconciliation/judge-bank-payout.ts';
import { findAttempt } from '../records/queries.ts';
import { scheduleDueCheck } from '../records/repository.ts';

/**
 * Processes one stored event. It asks the provider first, outside any transaction, and then writes outcome, effect and
 * `processed_at` in one transaction. A second run, in any process, changes nothing. An event that cannot be processed
 * yet is tried again later (`nextEventTry`).
 */
export async function processEvent(app: App, eventId: string): Promise<void> {
  const event = await claimEvent(app, eventId);
  if (!event) return;
  await judgeOf[event.provider](app, event);
}

type Judge = (app: App, event: ProviderEvent) => Promise<void>;

const judgeOf: Readonly<Record<PaymentProvider, Judge>> = { stripe: judgeStripeEvent, daraja: judgeMpesaEvent };

async function judgeStripeEvent(app: App, event: ProviderEvent): Promise<void> {
  const attempt = await findOwner(app, event);
  if (isDisputeEvent(event.eventType)) {
    return applyEvent(app, event, await settlePaymentFirst(app, attempt, await judgeDisputeEvent(app, event, attempt)));
  }
  if (isBankPayoutEvent(event.eventType)) return applyEvent(app, event, await judgeBankPayout(app, event));
  if (!attempt) return finishEvent(app, event, 'ignored', NO_ATTEMPT);
  await judgeCardEvent(app, event, attempt);
}

async function judgeMpesaEvent(app: App, event: ProviderEvent): Promise<void> {
  if (event.eventType !== 'stk') return judgeDisbursementEvent(app, event);
  const attempt = await findOwner(app, event);
  if (!attempt) return finishEvent(app, event, 'ignored', NO_ATTEMPT);
  await judgePushEvent(app, event, attempt);
}

/** The note of an event that is about no attempt of ours. */
const NO_ATTEMPT = 'no attempt of ours';

const findOwner = async (app: App, { ownerId }: ProviderEvent) => (ownerId ? findAttempt(app.db, ownerId) : undefined);

/**
 * Claims a due event by counting the try, so that only one process has it until its next try is due. After its last try
 * the event is dead, and a case is opened.
 */
async function claimEvent(app: App, id: string): Promise<ProviderEvent | undefined> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const due = and(eq(providerEvents.id, id), isNull(providerEvents.processedAt), lte(providerEvents.nextTryAt, now));
    const [event] = await tx.select().from(providerEvents).where(due);
    if (!event) return undefined;
    const tries = event.tries + 1;
    const next = nextEventTry({ receivedAt: event.receivedAt, tries, now });
    const [claimed] = await tx
      .update(providerEvents)
      .set({ tries, nextTryAt: next ?? null })
      .where(and(due, eq(providerEvents.tries, event.tries)))
      .returning();
    if (!claimed) return undefined;
    await scheduleDueCheck(tx, next);
    if (next) return claimed;
    await markProcessed(tx, id, { outcome: 'dead', at: now });
    await raiseIssue(app, tx, { code: 'event_dead', subject: id, at: now });
    return undefined;
  });
}
