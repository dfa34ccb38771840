import { AppError } from '#shared/errors.ts';
import { KES_MAX, kesFor, usd } from '#shared/money.ts';
import { darajaPhone, maskPhone, normalisePhone } from '#shared/phone.ts';
import type { App } from '../app.ts';
import { transaction } from '../db/client.ts';
import type { Person } from '../http/person.ts';
import type { PushOutcome } from '../outside/daraja-answers.ts';
import { newToken, sha256 } from '../secrets.ts';
import { getSettings } from '../settings/queries.ts';
import { holdAfterPrompt, NEVER_SENT_MS, nextMpesaCheck, PROMPT_MS, promptEndsAt, SILENT_MS } from './check-times.ts';
import { checkPushLimits } from './limits.ts';
import { becomeUnknown } from './open-attempt.ts';
import { endOpenIntent } from './open-intent.ts';
import { keepHeld, lockPayable } from './payable.ts';
import { raiseIssue } from './reconciliation/raise-issue.ts';
import {
  type Attempt,
  findLiveAttempt,
  insertAttempt,
  moveAttempt,
  updateAttempt,
  updatePayment,
} from './repository.ts';
import { settle } from './settle.ts';
import { hookTokens } from './tables.ts';

export interface MpesaRequest {
  bookingId: string;
  /** +254 and nine digits. */
  phoneNumber: string;
  /** Whole shillings as the screen showed them. */
  amount: number;
}

export interface MpesaStarted {
  attemptId: string;
  amount: number;
  currency: 'KES';
  phone: string;
  promptExpiresAt: string | null;
}

const tokenLifeMs = 90 * 86_400_000;

/**
 * Asks M-Pesa to put a prompt on the phone. The same request again, from a double click or a second tab, is answered
 * with the same attempt and sends nothing. An ambiguous answer of M-Pesa is a started payment too: its outcome is
 * asked for until it is known.
 * @throws AppError method_off, invalid_input (no mobile number), not_found, already_paid, booking_not_payable, price_changed (with amount and rate),
 * mpesa_limit, payment_in_progress (with retryAfter), too_many_tries, provider_refused, provider_unavailable (a card form
 * is open, and cards are switched off)
 */
export async function startMpesaPayment(app: App, person: Person, request: MpesaRequest): Promise<MpesaStarted> {
  if (!app.daraja) throw new AppError('method_off');
  // The contract takes any +254 number; only mobile ones can have M-Pesa.
  if (!normalisePhone(request.phoneNumber)) {
    throw new AppError('invalid_input', { fields: { phoneNumber: 'phone_invalid' } });
  }
  const reserved = await reserve(app, person, request);
  if (!reserved.token) return started(app, reserved.attempt);
  const { attempt, token, reference } = reserved;
  const sent = await markSent(app, attempt);
  const outcome = await app.daraja.pushStk({
    phone: darajaPhone(request.phoneNumber),
    amountKes: request.amount,
    // At most 12 letters and digits, shown on the phone.
    accountReference: reference.replaceAll('-', ''),
    callbackUrl: `${app.config.publicUrl}/api/hooks/d/${token}`,
    description: 'Twende trip',
  });
  return started(app, await storeAnswer(app, sent, outcome));
}

type Reserved = { attempt: Attempt; token?: undefined } | { attempt: Attempt; token: string; reference: string };

/** T1: everything is checked and written before anyone is called. An open card intent is ended first. */
async function reserve(app: App, person: Person, request: MpesaRequest): Promise<Reserved> {
  const { usdToKesRate: rate } = await getSettings(app.db);
  for (let tries = 0; tries < 3; tries++) {
    const found = await transaction(app, async (tx): Promise<Reserved | { cardAttempt: Attempt }> => {
      const now = app.clock.now();
      const { booking, payment } = await lockPayable(tx, request.bookingId, person, now);
      const live = await findLiveAttempt(tx, payment.id);
      if (live && isSame(app, live, request)) return { attempt: live };
      if (live?.provider === 'daraja') throw inProgress(live, now);
      const amount = kesFor(usd(payment.dueCents), rate);
      if (request.amount !== amount) throw new AppError('price_changed', { amount, rate });
      if (amount > KES_MAX) throw new AppError('mpesa_limit');
      const promptExpiresAt = new Date(now.getTime() + PROMPT_MS);
      const phoneKey = app.secrets.digest('phone', request.phoneNumber);
      await checkPushLimits(app, tx, { phoneKey, personId: person.id });
      // Only now is it worth ending: from here on nothing of ours refuses the push.
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
        personId: person.id,
        createdAt: now,
        // Known from the start, so that everyone who asks at this moment gets the same answer.
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
      await keepHeld(tx, payment, holdAfterPrompt(promptExpiresAt));
      return { attempt, token, reference: booking.reference };
    });
    if (!('cardAttempt' in found)) return found;
    await endOpenIntent(app, found.cardAttempt);
  }
  throw new AppError('payment_in_progress', { retryAfter: 5 });
}

const isSame = (app: App, live: Attempt, { phoneNumber, amount }: MpesaRequest) =>
  live.provider === 'daraja' &&
  live.amountMinor === amount * 100 &&
  live.phoneKey === app.secrets.digest('phone', phoneNumber);

/** A prompt cannot be recalled: the next try waits until this one is surely over. */
function inProgress(live: Attempt, now: Date): AppError {
  const seconds = Math.ceil((promptEndsAt(live).getTime() - now.getTime()) / 1000);
  return new AppError('payment_in_progress', { retryAfter: Math.max(5, seconds) });
}

/** T2: from here on a crash leaves an attempt whose outcome is unknown, never one that can be sent again. */
async function markSent(app: App, attempt: Attempt): Promise<Attempt> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const sent = await moveAttempt(tx, attempt.id, 'sent', {
      sentAt: now,
      nextCheckAt: new Date(now.getTime() + SILENT_MS),
    });
    // The sweep has given it up meanwhile (this process was very slow): nothing is sent.
    if (!sent) throw new AppError('provider_unavailable');
    return sent;
  });
}

/** T3: the answer; a callback may have been quicker, then it only adds M-Pesa's ids. */
async function storeAnswer(app: App, attempt: Attempt, outcome: PushOutcome): Promise<Attempt> {
  const now = app.clock.now();
  const stored = await transaction(app, async (tx): Promise<Attempt> => {
    if (outcome.kind === 'refused') {
      await settle(app, tx, attempt.id, { status: 'failed', error: `push_${outcome.reason}` }, 'poll');
      if (outcome.alert)
        await raiseIssue(app, tx, { code: 'provider_refuses', subject: attempt.id, found: outcome.detail, at: now });
      return attempt;
    }
    if (outcome.kind === 'ambiguous') {
      app.log.warn({ attempt: attempt.id }, 'M-Pesa gave no clear answer to a push');
      return (await becomeUnknown(tx, attempt, nextMpesaCheck(attempt.sentAt ?? now, now))) ?? attempt;
    }
    const { merchantRequestId, checkoutRequestId } = outcome;
    await updateAttempt(tx, attempt.id, { merchantRequestId, checkoutRequestId });
    const prompted = await moveAttempt(tx, attempt.id, 'prompted', {
      nextCheckAt: nextMpesaCheck(attempt.sentAt ?? now, now) ?? null,
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
    // Perhaps there is none.
    promptExpiresAt: attempt.status === 'unknown' ? null : (attempt.promptExpiresAt?.toISOString() ?? null),
  };
}
