import { setTimeout as pause } from 'node:timers/promises';
import type { VerifiedBooking } from '#shared/contracts/payments.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import type { App } from '../app.ts';
import { findVisibleBooking } from '../bookings/access/queries.ts';
import type { Person } from '../http/person.ts';
import { askAbout, claimCheck } from './ask-provider.ts';
import { findLatestAttempt, findPaymentAtHand } from './queries.ts';
import { getVerifiedBooking } from './verified-booking.ts';

/** A poll asks the provider when nobody has for so long, and waits so long for the answer. */
const askAgainMs = 5_000;
const patienceMs = 4_000;

/**
 * How a booking's payment stands. Answers from the database; when the live attempt has not been looked at for five
 * seconds, the provider is asked first, once, by one of however many askers.
 * @throws AppError not_found
 */
export async function verifyPayment(
  app: App,
  person: Person,
  idOrReference: string,
  lang: Lang,
): Promise<VerifiedBooking> {
  const booking = await findVisibleBooking(app.db, idOrReference, person);
  if (!booking) throw new AppError('not_found');
  const atHand = await findPaymentAtHand(app.db, booking.id);
  const live = atHand && (await findLatestAttempt(app.db, atHand.payment.id, true));
  if (live) {
    const asking = ask(app, live.id).catch((error: unknown) => {
      app.log.warn({ err: error, attempt: live.id }, 'a poll could not ask the provider');
    });
    const patience = new AbortController();
    await Promise.race([asking, pause(patienceMs, undefined, { signal: patience.signal, ref: false }).catch(() => {})]);
    patience.abort();
  }
  return getVerifiedBooking(app, person, booking.id, lang);
}

async function ask(app: App, attemptId: string): Promise<void> {
  const claimed = await claimCheck(app, attemptId, askAgainMs);
  if (claimed) await askAbout(app, claimed, 'poll');
}
