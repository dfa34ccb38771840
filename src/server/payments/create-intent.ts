import { AppError } from '#shared/errors.ts';
import type { App } from '../app.ts';
import { transaction } from '../db/client.ts';
import type { StripeIntent } from '../outside/stripe-outcomes.ts';
import { noteKeysRefused, noteKeysTaken } from './card-keys.ts';
import { nextCardCheck } from './check-times.ts';
import { getBookingOfPayment } from './queries.ts';
import { raiseIssue } from './reconciliation/raise-issue.ts';
import { type Attempt, moveAttempt, updateAttempt } from './repository.ts';
import { settle } from './settle.ts';

/**
 * The attempt's intent at Stripe, created or, with the same key, found again; its id and secret are stored.
 * @throws AppError provider_refused (Stripe said no: the attempt failed), provider_unavailable (the outcome is
 * unknown: the attempt stays, and the same call later finds the intent)
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
      await noteKeysTaken(tx, now);
      await updateAttempt(tx, attempt.id, {
        stripeIntentId: outcome.id,
        stripeClientSecretSealed: outcome.clientSecret ? app.secrets.seal(outcome.clientSecret) : null,
      });
      // Where it has been ended meanwhile, or somebody else was quicker, there is nothing to be planned.
      await moveAttempt(tx, attempt.id, 'prompted', { stripeStatus: outcome.status, nextCheckAt: nextCardCheck(now) });
      return outcome;
    }
    if (outcome.kind === 'refused' || outcome.kind === 'missing') {
      const code = outcome.kind === 'refused' ? outcome.code : 'missing';
      await settle(app, tx, attempt.id, { status: 'failed', error: 'intent_refused' }, 'poll');
      if (outcome.kind === 'refused' && outcome.keys) await noteKeysRefused(app, tx, code);
      else await raiseIssue(app, tx, { code: 'provider_refuses', subject: attempt.id, found: code, at: now });
      return 'provider_refused' as const;
    }
    await moveAttempt(tx, attempt.id, 'unknown', { nextCheckAt: nextCardCheck(now) });
    return 'provider_unavailable' as const;
  }).then((result) => {
    // Thrown only now: what was learnt must not be rolled back.
    if (typeof result === 'string') throw new AppError(result);
    return result;
  });
}
