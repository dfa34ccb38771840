import { AppError } from '#shared/errors.ts';
import type { App } from '../app.ts';
import { transaction } from '../db/client.ts';
import type { Person } from '../http/person.ts';
import { areKeysRefused } from './card-keys.ts';
import { NEVER_SENT_MS } from './check-times.ts';
import { createIntentFor } from './create-intent.ts';
import { checkIntentLimits } from './limits.ts';
import { lockPayable } from './payable.ts';
import { type Attempt, findLiveAttempt, insertAttempt, isSettled, moveAttempt, updatePayment } from './repository.ts';

/** Stripe charges no less. */
const CARD_MINIMUM_CENTS = 50;

export interface CardStarted {
  clientSecret: string;
  publishableKey: string;
  /** Cents. */
  amount: number;
  currency: 'usd';
}

/**
 * The card intent of a booking, for the browser to confirm. Asked again, also by a second tab at the same moment, the
 * same intent is answered: nobody is charged twice.
 * @throws AppError method_off, not_found, already_paid, booking_not_payable, card_minimum, payment_in_progress,
 * too_many_tries, provider_refused, provider_unavailable
 */
export async function startCardPayment(app: App, person: Person, idOrReference: string): Promise<CardStarted> {
  if (!app.stripe) throw new AppError('method_off');
  const attempt = await reserve(app, person, idOrReference);
  const known = attempt.stripeClientSecretSealed;
  const clientSecret = known ? app.secrets.open(known) : (await createIntentFor(app, attempt)).clientSecret;
  if (!clientSecret) throw new AppError('provider_unavailable');
  // M-Pesa was begun while Stripe made the intent, and has ended it: its secret would lead nowhere.
  if (!known && (await isSettled(app.db, attempt.id))) throw new AppError('payment_in_progress', { retryAfter: 5 });
  return {
    clientSecret,
    publishableKey: app.stripe.publishableKey,
    amount: attempt.amountMinor,
    currency: 'usd',
  };
}

/** T1 and T2: the live attempt, or a new one marked as sent before Stripe is called. */
function reserve(app: App, person: Person, idOrReference: string): Promise<Attempt> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const { payment } = await lockPayable(tx, idOrReference, person, now);
    const live = await findLiveAttempt(tx, payment.id);
    if (live?.provider === 'stripe') return live;
    if (live) {
      const over = live.promptExpiresAt?.getTime() ?? now.getTime() + NEVER_SENT_MS;
      throw new AppError('payment_in_progress', { retryAfter: Math.max(5, Math.ceil((over - now.getTime()) / 1000)) });
    }
    if (await areKeysRefused(tx, now)) throw new AppError('method_off');
    if (payment.dueCents < CARD_MINIMUM_CENTS) throw new AppError('card_minimum');
    await checkIntentLimits(app, tx, person.id);
    const attempt = await insertAttempt(tx, {
      paymentId: payment.id,
      provider: 'stripe',
      status: 'created',
      currency: 'USD',
      amountMinor: payment.dueCents,
      usdCents: payment.dueCents,
      personId: person.id,
      createdAt: now,
      nextCheckAt: new Date(now.getTime() + NEVER_SENT_MS),
    });
    if (payment.status !== 'pending') {
      await updatePayment(tx, payment.id, { status: 'pending', lastError: null, updatedAt: now });
    }
    return (await moveAttempt(tx, attempt.id, 'sent', { sentAt: now })) ?? attempt;
  });
}
