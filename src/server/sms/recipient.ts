import { and, asc, eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { MailedBooking } from '#server/notifications/queries.ts';
import { paymentAttempts } from '#server/payments/records/tables.ts';
import { providerMembers } from '#server/providers/tables.ts';
import { normalisePhone } from '#shared/phone.ts';

/** Who gets a message about a booking, and at which number. */
export interface Recipient {
  side: 'traveller' | 'host';
  /** +254 and nine digits. */
  phone: string;
  phoneKey: string;
  /** Whose choices about notifications count. */
  personId: string;
  /** Whether the number has paid for the traveller by M-Pesa. */
  isPayer: boolean;
}

/**
 * The number that was given with a booking, or that of the account where it is no Kenyan mobile number; the host's is the one that stands on the voucher. A
 * business follows the choices of the member who joined first, as its letters do their language.
 * @returns undefined where there is no Kenyan mobile number
 */
export async function findRecipient(
  app: App,
  { booking, arrival }: MailedBooking,
  side: Recipient['side'],
): Promise<Recipient | undefined> {
  const mobileIn = (sealed: string | null | undefined) =>
    sealed ? normalisePhone(app.secrets.open(sealed)) : undefined;
  const phone =
    side === 'host'
      ? mobileIn(arrival.hostPhoneSealed)
      : (mobileIn(booking.contactPhoneSealed) ?? mobileIn(await findOwnPhone(app.db, booking.personId)));
  const personId = side === 'host' ? await findFirstMember(app.db, booking.providerId) : booking.personId;
  if (!phone || !personId) return undefined;
  const phoneKey = app.secrets.digest('phone', phone);
  const isPayer = side === 'traveller' && (await hasPaid(app.db, { phoneKey, personId }));
  return { side, phone, phoneKey, personId, isPayer };
}

async function findOwnPhone(db: DbOrTx, personId: string): Promise<string | null | undefined> {
  const [person] = await db.select({ sealed: people.phoneSealed }).from(people).where(eq(people.id, personId));
  return person?.sealed;
}

async function findFirstMember(db: DbOrTx, providerId: string): Promise<string | undefined> {
  const [first] = await db
    .select({ personId: providerMembers.personId })
    .from(providerMembers)
    .where(eq(providerMembers.providerId, providerId))
    .orderBy(asc(providerMembers.createdAt))
    .limit(1);
  return first?.personId;
}

/** By `payment_attempts_phone`. */
async function hasPaid(db: DbOrTx, { phoneKey, personId }: { phoneKey: string; personId: string }): Promise<boolean> {
  const { id, status } = paymentAttempts;
  const [paid] = await db
    .select({ id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.phoneKey, phoneKey), eq(paymentAttempts.personId, personId), eq(status, 'succeeded')))
    .limit(1);
  return paid !== undefined;
}
