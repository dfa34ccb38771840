import { eq, sql } from 'drizzle-orm';
import type { PaymentOptions } from '#shared/contracts/payments.ts';
import { AppError } from '#shared/errors.ts';
import { dollars, KES_MAX, kesFor, usd } from '#shared/money.ts';
import { maskPhone } from '#shared/phone.ts';
import type { App } from '../app.ts';
import { findOwnBookingId } from '../bookings/access/queries.ts';
import { bookings } from '../bookings/tables.ts';
import type { Person } from '../http/person.ts';
import { getSettings } from '../settings/queries.ts';
import { areKeysRefused } from './card-keys.ts';
import { ifPaid } from './if-paid.ts';
import { findLatestAttempt, findPaymentAtHand } from './queries.ts';

/** What the payment page must know before anything starts. @throws AppError not_found */
export async function getPaymentOptions(app: App, person: Person, idOrReference: string): Promise<PaymentOptions> {
  const id = await findOwnBookingId(app.db, idOrReference, person.id);
  if (!id) throw new AppError('not_found');
  const [[row], atHand, { usdToKesRate: rate }, keysRefused] = await Promise.all([
    app.db
      .select({
        priceCents: sql<number>`${bookings.totalCents} - ${bookings.discountCents}`.mapWith(Number),
        status: bookings.status,
        cancelReason: bookings.cancelReason,
      })
      .from(bookings)
      .where(eq(bookings.id, id)),
    findPaymentAtHand(app.db, id),
    getSettings(app.db),
    areKeysRefused(app.db, app.clock.now()),
  ]);
  if (!row) throw new AppError('not_found');
  const live = atHand && (await findLatestAttempt(app.db, atHand.payment.id, true));
  const due = usd(atHand?.payment.dueCents ?? row.priceCents);
  const amountKes = kesFor(due, rate);
  const { card, mpesa } = app.config;
  return {
    amountUsd: dollars(due),
    amountKes,
    rate,
    card: methodState(app.stripe !== undefined && !keysRefused, card.mode, due < 50 ? 'card_minimum' : null),
    mpesa: methodState(app.daraja !== undefined, mpesa.mode, amountKes > KES_MAX ? 'mpesa_limit' : null),
    change: atHand?.change?.status ?? null,
    ifPaid: ifPaid(row, atHand?.change ?? null),
    liveAttempt: live
      ? {
          id: live.id,
          method: live.provider === 'stripe' ? 'card' : 'mpesa',
          status: live.status,
          phone: live.phoneSealed ? maskPhone(app.secrets.open(live.phoneSealed)) : null,
          promptExpiresAt: live.promptExpiresAt?.toISOString() ?? null,
          startedAt: live.createdAt.toISOString(),
        }
      : null,
  };
}

function methodState(on: boolean, mode: string, obstacle: string | null) {
  const reason = on ? obstacle : 'method_off';
  return { available: reason === null, reason, sandbox: mode === 'sandbox' };
}
