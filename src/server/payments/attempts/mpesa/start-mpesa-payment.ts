import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import type { Person } from '#server/http/person.ts';
import type { PushOutcome } from '#server/outside/daraja-outcomes.ts';
import { newToken, sha256 } from '#server/secrets.ts';
import { getSettings } from '#server/settings/queries.ts';
import { AppError } from '#shared/errors.ts';
import { KES_MAX, kesFor, usd } from '#shared/money.ts';
import { darajaPhone, maskPhone, mpesaPhoneProblem } from '#shared/phone.ts';
import { raiseIssue } from '../../cases/raise-issue.ts';
import { hookTokens } from '../../inbox/tables.ts';
import {
  type Attempt,
  findLiveAttempt,
  insertAttempt,
  moveAttempt,
  updateAttempt,
  updatePayment,
} from '../../records/repository.ts';
import { cancelOpenIntent } from '../card/cancel-open-intent.ts';
import { checkPushLimits } from '../opening/limits.ts';
import { extendHoldOfPayment, lockPayable } from '../opening/payable.ts';
import { holdAfterPrompt, NEVER_SENT_MS, nextMpesaCheck, PROMPT_MS, SILENT_MS } from '../settling/check-times.ts';
import { markUnknown } from '../settling/live-attempt.ts';
import {
  paymentInProgress,
  SIMULTANEOUS_WAIT_SECONDS,
  secondsUntilPromptEnds,
} from '../settling/payment-in-progress.ts';
import { settle } from '../settling/settle.ts';

interface MpesaRequest {
  bookingId: string;
  /** +254 and nine digits. */
  phoneNumber: string;
  /** Whole shillings, as the page displayed them. */
  amount: number;
}

interface MpesaStarted {
  attemptId: string;
  amount: number;
  currency: 'KES';
  phone: string;
  promptExpiresAt: string | null;
}

const tokenLifeMs = 90 * 86_400_000;

/**
 * Starts the M-Pesa payment of a booking or of its held change: M-Pesa shows a prompt on the phone. The same request
 * again, from a double click or a second tab, is answered with the same attempt and sends nothing. After an ambiguous
 * answer of M-Pesa the payment counts as started, and M-Pesa is asked until its outcome is known.
 * @throws AppError method_off, invalid_input (not a mobile number), not_found, already_paid, booking_not_payable,
 *   price_changed (with amount and rate), mpesa_limit, payment_in_progress (with retryAfter), too_many_tries,
 *   provider_refused, provider_unavailable (a card form is open, and cards are switched off)
 */
export async function startMpesaPayment(app: App, person: Person, request: MpesaRequest): Promise<MpesaStarted> {
  if (!app.daraja) throw new AppError('method_off');
  // The contract accepts any +254 number, but only mobile numbers can have M-Pesa.
  const phoneNumber = mpesaPhoneProblem(request.phoneNumber);
  if (phoneNumber) throw new AppError('invalid_input', { fields: { phoneNumber } });
  const reserved = await reserve(app, person, request);
  if (!reserved.token) return started(app, reserved.attempt);
  const { attempt, token, reference } = reserved;
  const sent = await markSent(app, attempt);
  const outcome = await app.daraja.pushStk({
    phone: darajaPhone(request.phoneNumber),
    amountKes: request.amount,
    // Daraja allows 12 letters and digits at most. The phone displays them.
    accountReference: reference.replaceAll('-', ''),
    callbackUrl: `${app.config.publicUrl}/api/hooks/d/${token}`,
    description: 'Twende trip',
  });
  return started(app, await storeAnswer(app, sent, outcome));
}

type Reserved = { attempt: Attempt; token?: undefined } | { attempt: Attempt; token: string; reference: string };

/**
 * First transaction: checks everything and writes the attempt, before M-Pesa is called. Cancels an open card intent
 * first.
 */
async function reserve(app: App, person: Person, request: MpesaRequest): Promise<Reserved> {
  const { usdToKesRate: rate, takesMpesa } = await getSettings(app.db);
  for (let tries = 0; tries < 3; tries++) {
    const found = await transaction(app, async (tx): Promise<Reserved | { cardAttempt: Attempt }> => {
      const now = app.clock.now();
      const { booking, payment } = await lockPayable(tx, request.bookingId, person, now);
      const live = await findLiveAttempt(tx, payment.id);
      if (live && isSame(app, live, request)) return { attempt: live };
      if (!takesMpesa) throw new AppError('method_off');
      // Only an open card form is cancelled for a push; any other live attempt must end first.
      if (live && live.provider !== 'stripe') throw paymentInProgress(secondsUntilPromptEnds(live, now));
      const amount = kesFor(usd(payment.dueCents), rate);
      if (request.amount !== amount) throw new AppError('price_changed', { amount, rate });
      if (amount > KES_MAX) throw new AppError('mpesa_limit');
      const promptExpiresAt = new Date(now.getTime() + PROMPT_MS);
      const phoneKey = app.secrets.digest('phone', request.phoneNumber);
      const { phoneNumber } = request;
      const asker = await checkPushLimits(app, tx, { phoneNumber, phoneKey, personId: person.id });
      // Cancelled only now, after the last check of ours that could refuse the push.
      if (live) return { cardAttempt: live };
      const attempt = await insertAttempt(tx, {
        paymentId: payment.id,
        provider: 'daraja',
        status: 'created',
        currency: 'KES',
        amountMinor: amount * 100,
        usdCents: payment.dueCents,
        rate,
        phoneSealed: app.secrets.seal(request.phoneNumber),
        phoneTail: request.phoneNumber.slice(-3),
        phoneKey,
        asker,
        personId: person.id,
        createdAt: now,
        // Stored before the push is sent, so that two equal requests at the same moment are answered with the same
        // instant.
        promptExpiresAt,
        nextCheckAt: new Date(now.getTime() + NEVER_SENT_MS),
      });
      const token = newToken();
      await tx.insert(hookTokens).values({
        sha256: sha256(token),
        purpose: 'stk',
        ownerId: attempt.id,
        expiresAt: new Date(now.getTime() + tokenLifeMs),
      });
      if (payment.status !== 'pending') {
        await updatePayment(tx, payment.id, { status: 'pending', lastError: null, updatedAt: now });
      }
      await extendHoldOfPayment(tx, payment, holdAfterPrompt(promptExpiresAt));
      return { attempt, token, reference: booking.reference };
    });
    if (!('cardAttempt' in found)) return found;
    await cancelOpenIntent(app, found.cardAttempt);
  }
  throw paymentInProgress(SIMULTANEOUS_WAIT_SECONDS);
}

const isSame = (app: App, live: Attempt, { phoneNumber, amount }: MpesaRequest) =>
  live.provider === 'daraja' &&
  live.amountMinor === amount * 100 &&
  live.phoneKey === app.secrets.digest('phone', phoneNumber);

/**
 * Second transaction: marks the attempt as sent. If the process dies after it, the outcome is unknown and the push is
 * never sent again.
 */
async function markSent(app: App, attempt: Attempt): Promise<Attempt> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const sent = await moveAttempt(tx, attempt.id, 'sent', {
      sentAt: now,
      nextCheckAt: new Date(now.getTime() + SILENT_MS),
    });
    // The sweep has given the attempt up, because this process was very slow. Nothing is sent.
    if (!sent) throw new AppError('provider_unavailable');
    return sent;
  });
}

/**
 * Third transaction: stores the answer to the push. If a callback was processed before, only M-Pesa's ids are added.
 */
async function storeAnswer(app: App, attempt: Attempt, outcome: PushOutcome): Promise<Attempt> {
  const now = app.clock.now();
  const stored = await transaction(app, async (tx): Promise<Attempt> => {
    if (outcome.kind === 'refused') {
      const refused = { status: 'failed', error: `push_${outcome.reason}` } as const;
      await settle(app, tx, { attemptId: attempt.id, outcome: refused, source: 'poll' });
      if (outcome.alert) {
        await raiseIssue(app, tx, { code: 'provider_refuses', subject: attempt.id, found: outcome.detail, at: now });
      }
      return attempt;
    }
    if (outcome.kind === 'ambiguous') {
      app.log.warn({ attempt: attempt.id }, 'M-Pesa gave no clear answer to a push');
      return (await markUnknown(tx, attempt, nextMpesaCheck({ sentAt: attempt.sentAt ?? now, now }))) ?? attempt;
    }
    const { merchantRequestId, checkoutRequestId } = outcome;
    await updateAttempt(tx, attempt.id, { merchantRequestId, checkoutRequestId });
    const prompted = await moveAttempt(tx, attempt.id, 'prompted', {
      nextCheckAt: nextMpesaCheck({ sentAt: attempt.sentAt ?? now, now }) ?? null,
    });
    return prompted ?? attempt;
  });
  if (outcome.kind === 'refused') {
    throw new AppError('provider_refused', outcome.retryAfterSeconds ? { retryAfter: outcome.retryAfterSeconds } : {});
  }
  return stored;
}

function started(app: App, attempt: Attempt): MpesaStarted {
  return {
    attemptId: attempt.id,
    amount: attempt.amountMinor / 100,
    currency: 'KES',
    phone: attempt.phoneSealed ? maskPhone(app.secrets.open(attempt.phoneSealed)) : '',
    // It is not known whether a prompt was shown.
    promptExpiresAt: attempt.status === 'unknown' ? null : (attempt.promptExpiresAt?.toISOString() ?? null),
  };
}
