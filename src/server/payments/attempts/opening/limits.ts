import { and, count, eq, gt, min, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { normalisePhone } from '#shared/phone.ts';
import { type Asker, paymentAttempts } from '../../records/tables.ts';
import { lockLimits } from './limit-locks.ts';

interface Limit {
  most: number;
  periodMs: number;
}

const minute = 60_000;
const hour = 60 * minute;
/** Of one person to one phone. */
const pushesToPhone: Limit[] = [
  { most: 3, periodMs: 10 * minute },
  { most: 10, periodMs: 24 * hour },
];
/** To one phone of all people for whom it has not paid: many accounts shall not flood it with prompts. */
const pushesByOthers: Limit[] = [
  { most: 6, periodMs: 10 * minute },
  { most: 20, periodMs: 24 * hour },
];
const pushesPerPerson: Limit = { most: 10, periodMs: hour };
/** With those that M-Pesa refused: they reach no phone, but they are calls to M-Pesa. */
const triesPerPerson: Limit = { most: 30, periodMs: hour };
const intentsPerPerson: Limit = { most: 20, periodMs: hour };

const byMpesa = eq(paymentAttempts.provider, 'daraja');
/**
 * All but the pushes of which it is known that no prompt was shown. `push_error` is what M-Pesa reports of a push that
 * it had accepted, and a phone may have shown that.
 */
const mayBeShown = sql`not (${paymentAttempts.status} = 'failed' and ${paymentAttempts.errorCode} <> 'push_error' and (
  starts_with(${paymentAttempts.errorCode}, 'push_') or ${paymentAttempts.errorCode} in ('not_sent', 'busy')))`;

/** A phone that a person wants to pay with. */
interface Push {
  /** +254 and nine digits. */
  phoneNumber: string;
  phoneKey: string;
  personId: string;
}

/**
 * Limits the prompts of one person to one phone, of one person to any phones, and of all people to one phone for whom
 * it has not paid. A phone that has paid for a person is never closed to them by others; one that only stands in their
 * profile is closed by others who state it too, but not by those who do not. The count is exact under concurrency:
 * phone and person stay locked until the caller's transaction ends. Booking and payment must be locked before.
 * @returns what the phone is to the person, to be stored with the attempt
 * @throws AppError too_many_tries with the seconds until the next one is allowed
 * @see docs/money.md#prompts-on-a-phone
 */
export async function checkPushLimits(app: App, tx: Tx, push: Push): Promise<Asker> {
  const { phoneKey, personId } = push;
  if (!app.config.rateLimits) return findAsker(app, tx, push);
  await lockLimits(tx, [`phone:${phoneKey}`, `pushes:${personId}`], app.clock.now());
  const asker = await findAsker(app, tx, push);
  const toPhone = and(eq(paymentAttempts.phoneKey, phoneKey), mayBeShown);
  const byPerson = eq(paymentAttempts.personId, personId);
  for (const limit of pushesToPhone) await check(app, tx, and(toPhone, byPerson), limit);
  if (asker !== 'payer') {
    for (const limit of pushesByOthers) await check(app, tx, and(toPhone, eq(paymentAttempts.asker, asker)), limit);
  }
  await check(app, tx, and(byPerson, byMpesa, mayBeShown), pushesPerPerson);
  await check(app, tx, and(byPerson, byMpesa), triesPerPerson);
  return asker;
}

/** What a phone is to a person. The payments by `payment_attempts_phone`. */
async function findAsker(app: App, tx: Tx, { phoneNumber, phoneKey, personId }: Push): Promise<Asker> {
  const { status } = paymentAttempts;
  const [paid] = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.phoneKey, phoneKey), eq(paymentAttempts.personId, personId), eq(status, 'succeeded')))
    .limit(1);
  if (paid) return 'payer';
  const [person] = await tx.select({ phoneSealed: people.phoneSealed }).from(people).where(eq(people.id, personId));
  const ownPhone = person?.phoneSealed && normalisePhone(app.secrets.open(person.phoneSealed));
  return ownPhone === phoneNumber ? 'owner' : 'stranger';
}

/** Limits the new card intents of one person, counted in the same way. @throws AppError too_many_tries */
export async function checkIntentLimits(app: App, tx: Tx, personId: string): Promise<void> {
  if (!app.config.rateLimits) return;
  await lockLimits(tx, [`intents:${personId}`], app.clock.now());
  const byPerson = and(eq(paymentAttempts.personId, personId), eq(paymentAttempts.provider, 'stripe'));
  await check(app, tx, byPerson, intentsPerPerson);
}

async function check(app: App, tx: Tx, whose: ReturnType<typeof and>, { most, periodMs }: Limit): Promise<void> {
  const now = app.clock.now().getTime();
  const [recent] = await tx
    .select({ made: count(), first: min(paymentAttempts.createdAt) })
    .from(paymentAttempts)
    .where(and(whose, gt(paymentAttempts.createdAt, new Date(now - periodMs))));
  if (!recent?.first || recent.made < most) return;
  throw new AppError('too_many_tries', {
    retryAfter: Math.max(1, Math.ceil((recent.first.getTime() + periodMs - now) / 1000)),
  });
}
