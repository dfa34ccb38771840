import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import type { StripeIntent } from '#server/outside/stripe-outcomes.ts';
import { AppError } from '#shared/errors.ts';
import { raiseIssue } from '../../cases/raise-issue.ts';
import { getBookingOfPayment } from '../../records/queries.ts';
import { type Attempt, moveAttempt, updateAttempt } from '../../records/repository.ts';
import { nextCardCheck } from '../settling/check-times.ts';
import { settle } from '../settling/settle.ts';
import { noteKeysAccepted, noteKeysRefused } from './card-keys.ts';

/**
 * Creates the attempt's intent at Stripe and stores its id and client secret. A second call has the same
 * Idempotency-Key and is answered with the same intent.
 * @throws AppError provider_refused (Stripe refused: the attempt has failed), provider_unavailable (the outcome is
 *   unknown: the attempt stays live, and the same call later finds the intent)
 */
export async function createIntentFor(app: App, attempt: Attempt): Promise<StripeIntent> {
  if (!app.stripe) throw new AppError('method_off');
  const { bookingId, reference } = await getBookingOfPayment(app.db, attempt.paymentId);
  const outcome = await app.stripe.createIntent({
    amountCents: attempt.amountMinor,
    description: `Twende ${reference}`,
    metadata: { booking_id: bookingId, booking_ref: reference, attempt_id: attempt.id },
    idempotencyKey: `pi:${attempt.id}`,
  });
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    if (outcome.kind === 'intent') {
      await noteKeysAccepted(tx, now);
      await updateAttempt(tx, attempt.id, {
        stripeIntentId: outcome.id,
        stripeClientSecretSealed: outcome.clientSecret ? app.secrets.seal(outcome.clientSecret) : null,
      });
      // If the attempt has ended meanwhile, or another process was first, its state and its next check stay as they
      // are.
      await moveAttempt(tx, attempt.id, 'prompted', { stripeStatus: outcome.status, nextCheckAt: nextCardCheck(now) });
      return outcome;
    }
    if (outcome.kind === 'refused' || outcome.kind === 'missing') {
      const code = outcome.kind === 'refused' ? outcome.code : 'missing';
      const refused = { status: 'failed', error: 'intent_refused' } as const;
      await settle(app, tx, { attemptId: attempt.id, outcome: refused, source: 'poll' });
      if (outcome.kind === 'refused' && outcome.keys) await noteKeysRefused(app, tx, code);
      else await raiseIssue(app, tx, { code: 'provider_refuses', subject: attempt.id, found: code, at: now });
      return 'provider_refused' as const;
    }
    await moveAttempt(tx, attempt.id, 'unknown', { nextCheckAt: nextCardCheck(now) });
    return 'provider_unavailable' as const;
  }).then((result) => {
    // Thrown after the transaction, so that what it wrote is not rolled back.
    if (typeof result === 'string') throw new AppError(result);
    return result;
  });
}
