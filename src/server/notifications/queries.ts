import { and, asc, desc, eq, exists, gt, gte, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { chosenLanguage } from '#server/accounts/queries.ts';
import { emailChanges, emailVerifications, people, takeBackLinks } from '#server/accounts/tables.ts';
import { type ArrivalRow, arrivalColumns } from '#server/bookings/arrival-queries.ts';
import { bookingChanges, bookings, bookingTransitions } from '#server/bookings/tables.ts';
import { cover } from '#server/catalogue/cover.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { ledgerTransfers } from '#server/payments/ledger/tables.ts';
import { paymentAttempts, payments } from '#server/payments/records/tables.ts';
import { placeOf } from '#server/payments/refunds/refund-place.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import type { ShownPicture } from '#server/pictures/picture-answer.ts';
import { letterLanguage } from '#server/providers/letters/letter-language.ts';
import { providers } from '#server/providers/tables.ts';
import { foldEmail } from '#shared/email.ts';
import type { Lang } from '#shared/languages.ts';
import type { ChargeCurrency } from '#shared/payment-methods.ts';
import type { LetterKind } from '#shared/provider-letters.ts';
import { cancellationReasons, surplusReasons } from '#shared/refund-reasons.ts';
import type { BookingStatus, TransitionActor } from '#shared/states.ts';

/** What letters about a booking need. `paid` is undefined while nothing was paid. */
export interface MailedBooking {
  booking: typeof bookings.$inferSelect;
  service: Pick<typeof services.$inferSelect, 'id' | 'titleEn' | 'titleSw' | 'location' | 'category'>;
  arrival: ArrivalRow;
  picture: ShownPicture;
  /** Letters about the booking are in the language that they have chosen, whatever it was booked in. */
  traveller: { language: Lang };
  provider: MailedProvider;
  paid: { currency: ChargeCurrency; amountMinor: number; receipt: string | null } | undefined;
}

/** A letter's receiver who is a provider. */
export interface MailedProvider {
  name: string;
  email: string;
  language: Lang;
  lettersOff: LetterKind[];
}

/** The columns of a letter's receiver who is a provider. */
export const mailedProvider = (db: DbOrTx) => ({
  ...{ name: providers.name, email: providers.email, lettersOff: providers.lettersOff },
  language: letterLanguage(db),
});

/** Whether a provider wants letters of a kind; of none: those that are always sent. */
export const wantsLetter = ({ lettersOff }: MailedProvider, kind: LetterKind | undefined): boolean =>
  kind === undefined || !lettersOff.includes(kind);

/** Reads all of it in one query, by primary keys and the index `payments_booking_seq`. */
export async function findMailedBooking(db: DbOrTx, bookingId: string): Promise<MailedBooking | undefined> {
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
      arrival: arrivalColumns,
      picture: cover,
      traveller: { language: chosenLanguage() },
      provider: mailedProvider(db),
      currency: paymentAttempts.currency,
      amountMinor: sql<number>`coalesce(${paymentAttempts.receivedMinor}, ${paymentAttempts.amountMinor})`.mapWith(
        Number,
      ),
      receipt: paymentAttempts.receipt,
    })
    .from(bookings)
    .innerJoin(people, eq(people.id, bookings.personId))
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(providers, eq(providers.id, bookings.providerId))
    .leftJoin(payments, and(eq(payments.bookingId, bookings.id), eq(payments.seq, 1)))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
    .where(eq(bookings.id, bookingId));
  if (!row) return undefined;
  const { currency, amountMinor, receipt, ...rest } = row;
  const paid = currency ? { currency, amountMinor, receipt } : undefined;
  return { ...rest, paid };
}

export const isStanding = (status: BookingStatus): boolean => status === 'confirmed' || status === 'completed';

/** Whether it was cancelled because the cardholder's bank took the payment back. */
export const isTakenBack = ({ cancelReason }: Pick<MailedBooking['booking'], 'cancelReason'>): boolean =>
  cancelReason === 'chargeback';

/**
 * Whether nothing of what was paid for it is left to refund since the cardholder's bank has returned a payment. Where another
 * payment is kept, the policy keeps it. By `payments_booking_seq` and `refunds_payment`.
 */
export async function wasReturnedByBank(db: DbOrTx, bookingId: string): Promise<boolean> {
  const back = db
    .select({
      paymentId: refunds.paymentId,
      cents: sql<number>`sum(${refunds.usdCents} + ${refunds.discountCents})`.as('cents'),
      byBank: sql<boolean>`bool_or(${refunds.reason} = 'chargeback')`.as('by_bank'),
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.bookingId, bookingId), ne(refunds.status, 'withdrawn')))
    .groupBy(refunds.paymentId)
    .as('back');
  const left = sql`${payments.paidCents} + ${payments.discountCents} - coalesce(${back.cents}, 0)`;
  const [found] = await db
    .select({ all: sql<boolean>`coalesce(bool_or(${back.byBank}) and sum(greatest(0, ${left})) = 0, false)` })
    .from(payments)
    .leftJoin(back, eq(back.paymentId, payments.id))
    .where(and(eq(payments.bookingId, bookingId), isNotNull(payments.paidAt)));
  return found?.all ?? false;
}

/** Surplus money of a booking that is refunded. */
export type ReturnedMoney = Awaited<ReturnType<typeof listReturnedMoney>>[number];

/** By `payments_booking_seq`, `refunds_payment` and `ledger_transfers_once`. */
export async function listReturnedMoney(db: DbOrTx, bookingId: string) {
  const neverCame = db
    .select({ one: sql`1` })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.kind, 'never_came'), eq(ledgerTransfers.source, refunds.attemptId)));
  return db
    .select({
      id: refunds.id,
      reason: refunds.reason,
      currency: refunds.currency,
      amountMinor: refunds.amountMinor,
      /** It was paid for a change, but did not pay for it. */
      forChange: sql<boolean>`${payments.changeId} is not null and ${payments.paidAt} is null`,
      changeHeld: sql<boolean>`coalesce(${bookingChanges.status} = 'held', false)`,
      /** An admin had noted that it never came, and the traveller got a letter about that. */
      afterAll: sql<boolean>`${exists(neverCame)}`,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(bookingChanges, eq(bookingChanges.id, payments.changeId))
    .where(
      and(eq(payments.bookingId, bookingId), inArray(refunds.reason, surplusReasons), ne(refunds.status, 'withdrawn')),
    )
    .orderBy(asc(refunds.createdAt));
}

export type RefundRow = typeof refunds.$inferSelect;

interface MailedRefund {
  refund: RefundRow;
  /** The refunds of the same decision that go to the same place, itself among them. */
  together: RefundRow[];
  /** All refunds of the same decision that were not withdrawn. */
  decided: RefundRow[];
  mailed: MailedBooking;
}

export async function findMailedRefund(db: DbOrTx, refundId: string): Promise<MailedRefund | undefined> {
  const [row] = await db
    .select({ refund: refunds, bookingId: payments.bookingId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  const mailed = row && (await findMailedBooking(db, row.bookingId));
  if (!mailed) return undefined;
  const decided = await listDecided(db, row);
  const together = decided.filter((other) => placeOf(other) === placeOf(row.refund));
  return { refund: row.refund, mailed, together, decided };
}

/** By the indexes `payments_booking_seq` and `refunds_payment`. */
async function listDecided(db: DbOrTx, { refund, bookingId }: { refund: RefundRow; bookingId: string }) {
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(payments.bookingId, bookingId),
        eq(refunds.createdAt, refund.createdAt),
        eq(refunds.reason, refund.reason),
        ne(refunds.status, 'withdrawn'),
      ),
    )
    .orderBy(asc(refunds.id));
  return rows.map((row) => row.refund);
}

/**
 * The refunds that cancelling a booking led to; where a bank took the payment back, what it took. By the indexes
 * `payments_booking_seq` and `refunds_payment`.
 */
export async function listCancelRefunds(
  db: DbOrTx,
  booking: Pick<MailedBooking['booking'], 'id' | 'cancelledAt' | 'cancelReason'>,
): Promise<RefundRow[]> {
  const { id, cancelledAt } = booking;
  if (!cancelledAt) return [];
  const decided = and(gte(refunds.createdAt, cancelledAt), inArray(refunds.reason, cancellationReasons));
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(payments.bookingId, id),
        isTakenBack(booking) ? eq(refunds.reason, 'chargeback') : decided,
        ne(refunds.status, 'withdrawn'),
      ),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return rows.map(({ refund }) => refund);
}

/**
 * Who cancelled it last, and the reason they gave; undefined when it was not cancelled. By the index
 * `booking_transitions_booking`.
 */
export async function findCancelledBy(
  db: DbOrTx,
  bookingId: string,
): Promise<{ actor: TransitionActor; reason: string | null } | undefined> {
  const [row] = await db
    .select({ actor: bookingTransitions.actor, reason: bookingTransitions.reason })
    .from(bookingTransitions)
    .where(and(eq(bookingTransitions.bookingId, bookingId), eq(bookingTransitions.toStatus, 'cancelled')))
    .orderBy(desc(bookingTransitions.at), desc(bookingTransitions.id))
    .limit(1);
  return row;
}

/** The person and the address that a verification link is for, while it can still be used. */
export async function findVerification(db: DbOrTx, tokenSha256: string) {
  const [row] = await db
    .select({
      name: people.name,
      email: emailVerifications.email,
      currentEmail: people.email,
      verifiedAt: people.emailVerifiedAt,
      language: chosenLanguage(),
      expiresAt: emailVerifications.expiresAt,
    })
    .from(emailVerifications)
    .innerJoin(people, eq(people.id, emailVerifications.personId))
    .where(eq(emailVerifications.tokenSha256, tokenSha256));
  return row;
}

/** A change of an address, with the person whose it was. */
export async function findEmailChange(db: DbOrTx, tokenSha256: string) {
  const [row] = await db
    .select({
      name: people.name,
      role: people.role,
      email: emailChanges.oldEmail,
      oldVerifiedAt: emailChanges.oldVerifiedAt,
      expiresAt: emailChanges.expiresAt,
      usedAt: emailChanges.usedAt,
      language: chosenLanguage(),
    })
    .from(emailChanges)
    .innerJoin(people, eq(people.id, emailChanges.personId))
    .where(eq(emailChanges.tokenSha256, tokenSha256));
  return row;
}

/** Whether the link that takes an account back still works: not of somebody who has become an admin. */
export async function isTakeBackOpen(db: DbOrTx, tokenSha256: string, now: Date): Promise<boolean> {
  const isOpen = and(isNull(takeBackLinks.usedAt), gt(takeBackLinks.expiresAt, now));
  const [link] = await db
    .select({ personId: takeBackLinks.personId })
    .from(takeBackLinks)
    .innerJoin(people, eq(people.id, takeBackLinks.personId))
    .where(and(eq(takeBackLinks.tokenSha256, tokenSha256), isOpen, ne(people.role, 'admin')));
  return link !== undefined;
}

/** Whether a booking's letters go to the address of whoever booked, and that person has verified it. */
export async function isOwnVerifiedAddress(
  db: DbOrTx,
  { personId, contactEmail }: Pick<MailedBooking['booking'], 'personId' | 'contactEmail'>,
): Promise<boolean> {
  const [person] = await db
    .select({ email: people.email, verifiedAt: people.emailVerifiedAt })
    .from(people)
    .where(eq(people.id, personId));
  return Boolean(person?.verifiedAt) && foldEmail(person?.email ?? '') === foldEmail(contactEmail);
}
