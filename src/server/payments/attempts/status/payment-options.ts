import { eq, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { bookings } from '#server/bookings/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { getSettings } from '#server/settings/queries.ts';
import type { LatePaymentEffect, PaymentOptions } from '#shared/contracts/payments.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { CARD_MINIMUM_CENTS, dollars, KES_MAX, kesFor, usd } from '#shared/money.ts';
import { methodOfProvider } from '#shared/payment-methods.ts';
import { maskPhone } from '#shared/phone.ts';
import { findLatestAttempt, findLatestPayment } from '../../records/queries.ts';
import { areKeysRefused } from '../card/card-keys.ts';
import { latePaymentEffect } from './late-payment-effect.ts';
import { messageOf, reasonFor } from './payment-state.ts';

/**
 * What the payment page shows before a payment starts: amounts, methods, a live attempt, and why the last one failed.
 * @throws AppError not_found
 */
export async function getPaymentOptions(app: App, bookingId: string, lang: Lang): Promise<PaymentOptions> {
  const [[row], atHand, { usdToKesRate: rate, takesCards, takesMpesa }, keysRefused] = await Promise.all([
    app.db
      .select({
        priceCents: sql<number>`${bookings.totalCents} - ${bookings.discountCents}`.mapWith(Number),
        status: bookings.status,
        approval: bookings.approval,
        cancelReason: bookings.cancelReason,
      })
      .from(bookings)
      .where(eq(bookings.id, bookingId)),
    findLatestPayment(app.db, bookingId),
    getSettings(app.db),
    areKeysRefused(app.db, app.clock.now()),
  ]);
  if (!row) throw new AppError('not_found');
  const live = atHand && (await findLatestAttempt(app.db, atHand.payment.id, { onlyLive: true }));
  const dueCents = usd(atHand?.payment.dueCents ?? row.priceCents);
  const amountKes = kesFor(dueCents, rate);
  const { card, mpesa } = app.config;
  const effect = latePaymentEffect(row, atHand?.change ?? null);
  const failed = atHand?.payment.status === 'failed' ? atHand.payment : undefined;
  return {
    amountUsd: dollars(dueCents),
    amountKes,
    rate,
    card: methodState({
      enabled: app.stripe !== undefined && takesCards && !keysRefused,
      mode: card.mode,
      limit: dueCents < CARD_MINIMUM_CENTS ? 'card_minimum' : null,
    }),
    mpesa: methodState({
      enabled: app.daraja !== undefined && takesMpesa,
      mode: mpesa.mode,
      limit: amountKes > KES_MAX ? 'mpesa_limit' : null,
    }),
    change: atHand?.change?.status ?? null,
    latePaymentEffect: effect,
    lastFailure: failed ? await findFailure(app.db, failed, { effect, lang }) : null,
    liveAttempt: live
      ? {
          id: live.id,
          method: methodOfProvider[live.provider],
          status: live.status,
          phone: live.phoneSealed ? maskPhone(app.secrets.open(live.phoneSealed)) : null,
          promptExpiresAt: live.promptExpiresAt?.toISOString() ?? null,
          startedAt: live.createdAt.toISOString(),
        }
      : null,
  };
}

/** By which method a failed payment was last tried, and why that failed. */
async function findFailure(
  db: DbOrTx,
  { id, lastError }: { id: string; lastError: string | null },
  words: { effect: LatePaymentEffect; lang: Lang },
): Promise<PaymentOptions['lastFailure']> {
  const attempt = await findLatestAttempt(db, id);
  const reason = reasonFor(attempt, lastError);
  if (!attempt || !reason) return null;
  return { method: methodOfProvider[attempt.provider], reason, message: messageOf(reason, words) };
}

/** @param limit why the amount cannot be paid with this method; null when it can */
function methodState({ enabled, mode, limit }: { enabled: boolean; mode: string; limit: string | null }) {
  const reason = enabled ? limit : 'method_off';
  return { available: reason === null, reason, sandbox: mode === 'sandbox' };
}
