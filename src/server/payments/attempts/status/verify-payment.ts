import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '#server/app.ts';
import type { VerifiedBooking } from '#shared/contracts/payments.ts';
import type { Lang } from '#shared/languages.ts';
import { findLatestAttempt, findLatestPayment } from '../../records/queries.ts';
import { askProvider, claimPoll } from './ask-provider.ts';
import { getPaymentState } from './payment-state.ts';

/** A poll asks the provider when the last check is this long ago. */
const ASK_AGAIN_MS = 5_000;
/** A poll waits this long for the provider's answer. */
const WAIT_MS = 4_000;

/**
 * The state of a booking's payment, read from the database. If the last check of the live attempt is five seconds ago
 * or more, the provider is asked first; of several polls at the same time one asks.
 * @throws AppError not_found
 */
export async function verifyPayment(app: App, bookingId: string, lang: Lang): Promise<VerifiedBooking> {
  const atHand = await findLatestPayment(app.db, bookingId);
  const live = atHand && (await findLatestAttempt(app.db, atHand.payment.id, { onlyLive: true }));
  if (live) {
    const asking = ask(app, live.id).catch((error: unknown) => {
      app.log.warn({ err: error, attempt: live.id }, 'a poll could not ask the provider');
    });
    const wait = new AbortController();
    await Promise.race([asking, pause(WAIT_MS, undefined, { signal: wait.signal, ref: false }).catch(() => {})]);
    wait.abort();
  }
  return getPaymentState(app, bookingId, lang);
}

async function ask(app: App, attemptId: string): Promise<void> {
  const claimed = await claimPoll(app, attemptId, ASK_AGAIN_MS);
  if (claimed) await askProvider(app, claimed, 'poll');
}
