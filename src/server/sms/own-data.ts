import { and, asc, eq, gt, inArray, notInArray } from 'drizzle-orm';
import { bookings } from '#server/bookings/tables.ts';
import { eachOf, type OwnDataPart } from '#server/own-data-part.ts';
import { type SmsMessage, smsMessageNames } from '#shared/sms-kinds.ts';
import { smsMessagesSent } from './tables.ts';

const toHosts: SmsMessage[] = smsMessageNames.filter((name) => name.startsWith('host_'));
/** Those about a traveller's bookings that went to the number that they gave. */
const toTravellers = notInArray(smsMessagesSent.message, toHosts);

/** Text messages about the bookings of a person: which went to which number. */
export const smsOwnData: OwnDataPart = {
  tables: {},
  sections: {
    async *sms(app, { personId }) {
      const { id, message, state, phoneSealed, createdAt } = smsMessagesSent;
      const rows = eachOf(({ after, most }) =>
        app.db
          .select({ id, reference: bookings.reference, message, state, phoneSealed, createdAt })
          .from(smsMessagesSent)
          .innerJoin(bookings, eq(bookings.id, smsMessagesSent.bookingId))
          .where(and(eq(bookings.personId, personId), toTravellers, gt(id, after)))
          .orderBy(asc(id))
          .limit(most),
      );
      for await (const { id: _id, phoneSealed: sealed, ...row } of rows) {
        yield { ...row, phone: app.secrets.open(sealed) };
      }
    },
  },
  async forget(tx, { personId }) {
    const own = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.personId, personId));
    await tx.delete(smsMessagesSent).where(and(inArray(smsMessagesSent.bookingId, own), toTravellers));
  },
};
