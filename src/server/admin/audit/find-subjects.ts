import { eq, ilike, inArray, or } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { validate as isUuid } from 'uuid';
import { people } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { titled } from '#server/catalogue/approvals/list-queries.ts';
import { services } from '#server/catalogue/tables.ts';
import { consentRequests } from '#server/consents/tables.ts';
import type { Db } from '#server/db/client.ts';
import { containing } from '#server/db/containing.ts';
import { reconciliationIssues as issues } from '#server/payments/cases/tables.ts';
import { disputes } from '#server/payments/disputes/tables.ts';
import { payoutItems, payouts } from '#server/payments/payouts/tables.ts';
import { payments } from '#server/payments/records/tables.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import { providers } from '#server/providers/tables.ts';
import { reviews } from '#server/reviews/tables.ts';
import type { AuditAction, AuditSubject } from '#shared/audit-actions.ts';
import { AppError } from '#shared/errors.ts';
import { translate } from '#shared/i18n/translate.ts';
import { langs } from '#shared/languages.ts';
import { matchesPerson } from '../users/list-queries.ts';

/** So many things of one kind at most may have the words in their name. */
const most = 200;
/** So many payouts or consents at most may belong to what has them; a provider has a payout a week. */
const belongingMost = 2_000;
/** A shorter text is no name: too many things have it. */
const nameFrom = 3;

/** What entries are about, by its id; or all entries of some actions, about things that there is one of or that have no name. */
export interface FoundSubjects {
  ids: readonly string[];
  actions: readonly AuditAction[];
}

/** The actions about things without a name, by the words that screens have for those. */
const unnamed = {
  settings: ['settings.changed'],
  mpesa_statement: ['mpesa_statement.imported'],
} as const satisfies { [Subject in AuditSubject]?: readonly AuditAction[] };

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];

/** Each word that is asked for is a whole word of those, in either language; English ones also in the singular. */
function actionsAbout(words: string): AuditAction[] {
  const asked = wordsIn(words);
  const isNamed = (name: keyof typeof unnamed) =>
    langs.some((lang) => {
      const own = wordsIn(translate(lang, 'admin-audit', `group.${name}`));
      return asked.length > 0 && asked.every((word) => own.includes(word) || own.includes(`${word}s`));
    });
  return (Object.keys(unnamed) as (keyof typeof unnamed)[]).filter(isNamed).flatMap((name) => [...unnamed[name]]);
}

/**
 * What entries are asked for: a whole id, the reference of a booking with the money and consents that are called by it, a
 * receipt of M-Pesa (of a case, of money that was sent back, of a payout or refund), a bank's reference of a payout, Stripe's
 * number of a dispute, the words for our
 * settings or for statements, or a part of the name of a person, a provider or a listing as it is now, with the provider's
 * payouts and the consents that have it in their name. A text that names nothing stays as it is, for what has no id of ours, such as a list. They are found
 * before the entries are read, since the planner does not know how few there are.
 * @throws AppError invalid_input with fields.about: more than 200 things of one kind fit, or 2,000 payouts or consents
 */
export async function findSubjects(db: Db, about: string): Promise<FoundSubjects> {
  if (isUuid(about)) return { ids: [about.toLowerCase()], actions: [] };
  const [booking] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.reference, about.toUpperCase()));
  if (booking) return { ids: [booking.id, ...(await belongingTo(db, booking.id))].sort(), actions: [] };
  if (about.length < nameFrom) return { ids: [about], actions: [] };
  return { ids: [about, ...(await named(db, about))].sort(), actions: actionsAbout(about) };
}

/** The ids of what an entry calls by the reference of this booking. */
async function belongingTo(db: Db, bookingId: string): Promise<string[]> {
  const paid = () => db.select({ id: payments.id }).from(payments).where(eq(payments.bookingId, bookingId));
  const found = await unionAll(
    paid(),
    db.select({ id: refunds.id }).from(refunds).where(inArray(refunds.paymentId, paid())),
    db.select({ id: disputes.id }).from(disputes).where(inArray(disputes.paymentId, paid())),
    db.select({ id: reviews.id }).from(reviews).where(eq(reviews.bookingId, bookingId)),
    db.select({ id: consentRequests.id }).from(consentRequests).where(eq(consentRequests.bookingId, bookingId)),
  );
  return found.map(({ id }) => id);
}

async function named(db: Db, words: string): Promise<string[]> {
  const part = containing(words);
  // As M-Pesa writes them, or a bank.
  const receipt = words.toUpperCase();
  const [persons, owners, listings, consents, cases, sent, repaid, disputed] = await Promise.all([
    db
      .select({ id: people.id })
      .from(people)
      .where(matchesPerson(words))
      .limit(most + 1),
    db
      .select({ id: providers.id })
      .from(providers)
      .where(ilike(providers.name, part))
      .limit(most + 1),
    db
      .select({ id: services.id })
      .from(services)
      .where(titled(words))
      .limit(most + 1),
    db
      .select({ id: consentRequests.id })
      .from(consentRequests)
      .where(ilike(consentRequests.subjectName, part))
      .limit(belongingMost + 1),
    // By their receipt as a whole, or by that of the transfer that sent the money back.
    db
      .select({ id: issues.id })
      .from(issues)
      .where(or(eq(issues.subject, receipt), eq(issues.returnedRef, receipt)))
      .limit(most),
    db
      .select({ id: payoutItems.payoutId })
      .from(payoutItems)
      .where(inArray(payoutItems.receipt, [words, receipt])),
    db
      .select({ id: refunds.id })
      .from(refunds)
      .where(inArray(refunds.providerRef, [words, receipt])),
    db.select({ id: disputes.id }).from(disputes).where(eq(disputes.stripeId, words)),
  ]);
  if ([persons, owners, listings].some(({ length }) => length > most)) throw tooMany();
  const paidOut = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      inArray(
        payouts.providerId,
        owners.map(({ id }) => id),
      ),
    )
    .limit(belongingMost + 1);
  if ([consents, paidOut].some(({ length }) => length > belongingMost)) throw tooMany();
  return [persons, owners, listings, consents, cases, sent, repaid, disputed, paidOut].flat().map(({ id }) => id);
}

const tooMany = () => new AppError('invalid_input', { fields: { about: 'things_many' } });
