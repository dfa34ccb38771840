import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { together } from '#server/db/statement.ts';
import type { Person } from '#server/http/person.ts';
import { getSettings } from '#server/settings/queries.ts';
import { AppError } from '#shared/errors.ts';
import { CARD_MINIMUM_CENTS } from '#shared/money.ts';
import {
  type Attempt,
  findLiveAttempt,
  insertAttempt,
  isSettled,
  moveAttempt,
  updatePayment,
} from '../../records/repository.ts';
import { checkIntentLimits } from '../opening/limits.ts';
import { lockPayable } from '../opening/payable.ts';
import { NEVER_SENT_MS } from '../settling/check-times.ts';
import {
  paymentInProgress,
  SIMULTANEOUS_WAIT_SECONDS,
  secondsUntilPromptEnds,
} from '../settling/payment-in-progress.ts';
import { areKeysRefused } from './card-keys.ts';
import { createIntentFor } from './create-intent.ts';

interface CardStarted {
  clientSecret: string;
  publishableKey: string;
  /** US cents. */
  amount: number;
  currency: 'usd';
}

/**
 * Starts the card payment of a booking or of its held change. The browser confirms the intent with Stripe. A second
 * call, also at the same moment from another tab, is answered with the same intent, so that nobody is charged twice.
 * @throws AppError method_off, not_found, already_paid, booking_not_payable, card_minimum, payment_in_progress,
 * too_many_tries, provider_refused, provider_unavailable
 */
export async function startCardPayment(app: App, person: Person, idOrReference: string): Promise<CardStarted> {
  if (!app.stripe) throw new AppError('method_off');
  const attempt = await reserve(app, person, idOrReference);
  const sealed = attempt.stripeClientSecretSealed;
  const clientSecret = sealed ? app.secrets.open(sealed) : (await createIntentFor(app, attempt)).clientSecret;
  if (!clientSecret) throw new AppError('provider_unavailable');
  // An M-Pesa payment that began while Stripe created the intent has cancelled it, so its secret is useless.
  if (!sealed && (await isSettled(app.db, attempt.id))) throw paymentInProgress(SIMULTANEOUS_WAIT_SECONDS);
  return {
    clientSecret,
    publishableKey: app.stripe.publishableKey,
    amount: attempt.amountMinor,
    currency: 'usd',
  };
}

/** Before Stripe is called: the live card attempt, or a new one that is stored as sent. */
function reserve(app: App, person: Person, idOrReference: string): Promise<Attempt> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const { payment } = await lockPayable(tx, idOrReference, person, now);
    const live = await findLiveAttempt(tx, payment.id);
    if (live?.provider === 'stripe') return live;
    if (live) throw paymentInProgress(secondsUntilPromptEnds(live, now));
    const [keysRefused, { takesCards }] = await together(tx, () => [areKeysRefused(tx, now), getSettings(tx)]);
    if (keysRefused || !takesCards) throw new AppError('method_off');
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
