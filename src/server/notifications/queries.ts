import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Lang } from '#shared/languages.ts';
import type { BookingStatus } from '#shared/states.ts';
import { emailVerifications, people } from '../accounts/tables.ts';
import { bookings } from '../bookings/tables.ts';
import { cover } from '../catalogue/cover.ts';
import { services } from '../catalogue/tables.ts';
import type { DbOrTx } from '../db/client.ts';
import { refunds } from '../payments/refunds/tables.ts';
import { paymentAttempts, payments } from '../payments/tables.ts';
import type { ShownPicture } from '../pictures/picture-answer.ts';
import { providerMembers, providers } from '../providers/tables.ts';

/** What letters about a booking say; its money is that of `payment`, undefined while nothing was paid. */
export interface MailedBooking {
  booking: typeof bookings.$inferSelect;
  service: Pick<typeof services.$inferSelect, 'id' | 'titleEn' | 'titleSw' | 'location' | 'category'>;
  picture: ShownPicture;
  provider: { name: string; email: string; language: Lang };
  paid: { currency: 'USD' | 'KES'; amountMinor: number; receipt: string | null } | undefined;
}

/** All of it in one query, by primary keys and `payments_booking_seq`. */
export async function findMailedBooking(db: DbOrTx, bookingId: string): Promise<MailedBooking | undefined> {
  // A provider has no language of its own: that of the member who has been there longest speaks for it.
  const language = db
    .select({ language: sql<Lang>`${people.preferences}->>'language'` })
    .from(providerMembers)
    .innerJoin(people, eq(people.id, providerMembers.personId))
    .where(eq(providerMembers.providerId, providers.id))
    .orderBy(asc(providerMembers.createdAt))
    .limit(1);
  const [row] = await db
    .select({
      booking: bookings,
      service: {
        id: services.id,
        titleEn: services.titleEn,
        titleSw: services.titleSw,
        location: services.location,
        category: services.category,
      },
      picture: cover,
      provider: { name: providers.name, email: providers.email, language: sql<Lang>`coalesce((${language}), 'en')` },
      currency: paymentAttempts.currency,
      amountMinor: sql<number>`coalesce(${paymentAttempts.receivedMinor}, ${paymentAttempts.amountMinor})`.mapWith(
        Number,
      ),
      receipt: paymentAttempts.receipt,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(providers, eq(providers.id, bookings.providerId))
    .leftJoin(payments, and(eq(payments.bookingId, bookings.id), eq(payments.seq, 1)))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
    .where(eq(bookings.id, bookingId));
  if (!row) return undefined;
  const { booking, service, picture, provider, currency, amountMinor, receipt } = row;
  return { booking, service, picture, provider, paid: currency ? { currency, amountMinor, receipt } : undefined };
}

export const isStanding = (status: BookingStatus): boolean => status === 'confirmed' || status === 'completed';

/** Money of a booking that buys no place, or more than it costs, and goes back. */
export type ReturnedMoney = Awaited<ReturnType<typeof listReturnedMoney>>[number];

/** By `payments_booking_seq` and `refunds_payment`. */
export async function listReturnedMoney(db: DbOrTx, bookingId: string) {
  return db
    .select({ id: refunds.id, currency: refunds.currency, amountMinor: refunds.amountMinor })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.bookingId, bookingId), inArray(refunds.reason, ['surplus', 'duplicate'])))
    .orderBy(asc(refunds.createdAt));
}

/** The person and the address that a verification link is for, while it can still be used. */
export async function findVerification(db: DbOrTx, tokenSha256: string) {
  const [row] = await db
    .select({
      name: people.name,
      email: emailVerifications.email,
      currentEmail: people.email,
      verifiedAt: people.emailVerifiedAt,
      language: sql<Lang>`${people.preferences}->>'language'`,
      expiresAt: emailVerifications.expiresAt,
    })
    .from(emailVerifications)
    .innerJoin(people, eq(people.id, emailVerifications.personId))
    .where(eq(emailVerifications.tokenSha256, tokenSha256));
  return row;
}
