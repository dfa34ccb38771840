import { and, asc, desc, eq, gt, inArray, isNotNull, or } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import { eachOf, type OwnDataPart, type OwnReader } from '#server/own-data-part.ts';
import { providers } from '#server/providers/tables.ts';
import { answersInWords } from './answers/answers-in.ts';
import { openCompanions } from './companions/stored-companions.ts';
import { bookingChanges, bookings, tripFeeds } from './tables.ts';
import { titleIn } from './title-in.ts';
import { findVoucher } from './vouchers/get-voucher.ts';

/** Papers of so many bookings are in the file; those of older ones are on their pages. */
const bookingsWithPapers = 100;

const law =
  'A contract with a price: our books and the tax law need it for years, without phone, answers and companions.';

/** Bookings: what was agreed on stays, without how to reach anybody. */
export const bookingsOwnData: OwnDataPart = {
  tables: {
    bookings: { kept: law },
    booking_changes: { kept: law },
    booking_transitions: 'nameless',
    trip_feeds: 'erased',
  },
  sections: { bookings: readBookings },
  async files(app, { personId, lang }) {
    const rows = await listWithPapers(app, personId);
    return rows
      .filter(({ status }) => status === 'confirmed' || status === 'completed')
      .map(({ id, reference }) => ({
        name: `vouchers/${reference}.pdf`,
        open: async () => bytesOf(await findVoucher(app, id, lang)),
      }));
  },
  async findObstacle(db, personId) {
    const [ahead] = await db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.personId, personId), inArray(bookings.status, ['pending', 'confirmed'])))
      .limit(1);
    return ahead && 'booking_ahead';
  },
  async forget(tx, { personId, noEmail }) {
    await tx.delete(tripFeeds).where(eq(tripFeeds.personId, personId));
    const own = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.personId, personId));
    await tx
      .update(bookingChanges)
      .set({ answersSealed: null })
      .where(and(inArray(bookingChanges.bookingId, own), isNotNull(bookingChanges.answersSealed)));
    await tx
      .update(bookings)
      .set({
        ...{ contactEmail: noEmail, contactPhoneSealed: null, answersSealed: null, companionsSealed: null },
        inviteReviewAt: null,
      })
      .where(eq(bookings.personId, personId));
  },
};

/** The newest bookings that may have papers. */
export const listWithPapers = (app: App, personId: string) =>
  app.db
    .select({ id: bookings.id, reference: bookings.reference, status: bookings.status })
    .from(bookings)
    .where(
      and(
        eq(bookings.personId, personId),
        or(inArray(bookings.status, ['confirmed', 'completed']), isNotNull(bookings.confirmedAt)),
      ),
    )
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(bookingsWithPapers);

/** The bytes of a paper. */
export const bytesOf = (file: { body: string | Buffer } | undefined): Buffer | undefined =>
  file && Buffer.from(file.body);

async function* readBookings(app: App, { personId, lang }: OwnReader) {
  const rows = eachOf(({ after, most }) =>
    app.db
      .select({
        booking: bookings,
        id: bookings.id,
        provider: providers.name,
        titleEn: services.titleEn,
        titleSw: services.titleSw,
      })
      .from(bookings)
      .innerJoin(services, eq(services.id, bookings.serviceId))
      .innerJoin(providers, eq(providers.id, bookings.providerId))
      .where(and(eq(bookings.personId, personId), gt(bookings.id, after)))
      .orderBy(asc(bookings.id))
      .limit(most),
  );
  for await (const { booking, provider, ...titles } of rows) {
    const { contactPhoneSealed: phone, companionsSealed, answersSealed, ...row } = booking;
    yield {
      ...{ reference: row.reference, listing: titleIn(lang, titles).title, provider, status: row.status },
      ...{ startDate: row.startDate, endDate: row.endDate, guests: row.guests, party: row.party },
      companions: openCompanions(app, companionsSealed),
      ...{ extras: row.extras, lines: row.lines, totalUsdCents: row.totalCents, paidByPointsCents: row.discountCents },
      contact: {
        name: row.contactName,
        email: row.contactEmail,
        phone: phone === null ? null : app.secrets.open(phone),
      },
      answers: answersInWords(app, { answersSealed }, lang).map(({ question, answer }) => ({ question, answer })),
      ...{ cancelReason: row.cancelReason, createdAt: row.createdAt, confirmedAt: row.confirmedAt },
      ...{ completedAt: row.completedAt, cancelledAt: row.cancelledAt, checkedInAt: row.checkedInAt },
      noShowAt: row.noShowAt,
    };
  }
}
