import { eq, sql } from 'drizzle-orm';
import { chosenLanguage } from '#server/accounts/queries.ts';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { openAnswers } from '#server/bookings/answers/stored-answers.ts';
import { adminCancellation, isChangeable } from '#server/bookings/cancellation.ts';
import { staysOf } from '#server/bookings/changes/change-answers.ts';
import { listChanges, listPaidParts } from '#server/bookings/changes/queries.ts';
import { openCompanions } from '#server/bookings/companions/stored-companions.ts';
import { type BookingAsked, getBooking } from '#server/bookings/queries.ts';
import { isAgreed } from '#server/bookings/requests/request-rules.ts';
import { bookings } from '#server/bookings/tables.ts';
import { listConsentsOf } from '#server/consents/queries.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { listLettersAbout } from '#server/notifications/sent-queries.ts';
import { listBookingLedger, listBookingPayments } from '#server/payments/admin/queries.ts';
import { listBookingDisputes } from '#server/payments/disputes/queries.ts';
import { leftCentsOf } from '#server/payments/refunds/queries.ts';
import { listSmsOf } from '#server/sms/queries.ts';
import type { AdminBooking } from '#shared/contracts/admin-bookings.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { listAuditOf } from './audit-queries.ts';
import { listNotes } from './note-queries.ts';
import { timelineOf } from './timeline.ts';

interface Asked {
  booking: BookingAsked;
  /** Who asks. */
  by: { id: string };
  lang: Lang;
}

/** One booking with everything that an admin may see of it without it being recorded. @throws AppError not_found */
export async function getAdminBooking(app: App, { booking: asked, by, lang }: Asked): Promise<AdminBooking> {
  const { db } = app;
  const { id } = asked;
  const [booking, row, paid, changes, payments, disputes, ledger, notes, consents, leftCents] = await Promise.all([
    getBooking(app, { ...asked, lang }),
    getRow(db, id),
    listPaidParts(db, id),
    listChanges(db, id),
    listBookingPayments(app, id),
    listBookingDisputes(db, id),
    listBookingLedger(db, id),
    listNotes(db, id),
    listConsentsOf(app, by, id),
    leftCentsOf(db, id),
  ]);
  const attempts = payments.flatMap((payment) => payment.attempts);
  const refunds = payments.flatMap((payment) => payment.refunds);
  const idsOf = (rows: readonly { id: string }[]) => rows.map((one) => one.id);
  const [audit, letters, sms] = await Promise.all([
    listAuditOf(db, [id, ...idsOf(payments), ...idsOf(refunds), ...idsOf(disputes)]),
    listLettersAbout(db, [id, ...[changes, refunds, attempts, disputes].flatMap(idsOf)]),
    listSmsOf(db, id),
  ]);
  const { traveller, language } = row;
  const now = app.clock.now();
  const ourChanges = changes
    .filter(({ ourReason }) => ourReason !== null)
    .map((change) => ({ ...change, changed: staysOf(change, lang) }));
  return {
    booking,
    own: traveller.id === by.id,
    ...{ traveller, language },
    personal: {
      phone: row.booking.contactPhoneSealed !== null,
      companions: openCompanions(app, row.booking.companionsSealed).length,
      answers: openAnswers(app, row.booking.answersSealed).filter(({ value }) => value !== null).length,
    },
    cancel: adminCancellation({ booking: row.booking, paid }, now),
    changeable: isAgreed(row.booking) && isChangeable(row.booking, now) && booking.change === null && !booking.disputed,
    ourChangeId: ourChanges.find((change) => change.id === booking.change?.id)?.id ?? null,
    left: leftCents / 100,
    ...{ payments, disputes, ledger, notes },
    timeline: timelineOf({ booking, payments, disputes, audit, letters, sms, consents, ourChanges }),
  };
}

async function getRow(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      booking: bookings,
      traveller: {
        ...{ id: people.id, name: people.name, email: people.email },
        suspended: sql<boolean>`${people.suspendedAt} is not null`,
      },
      language: chosenLanguage(),
    })
    .from(bookings)
    .innerJoin(people, eq(people.id, bookings.personId))
    .where(eq(bookings.id, id));
  if (!row) throw new AppError('not_found');
  return row;
}
