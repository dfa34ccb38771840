import { and, asc, eq, gt, inArray, isNotNull, not, or } from 'drizzle-orm';
import { bytesOf, listWithPapers } from '#server/bookings/own-data.ts';
import { bookings } from '#server/bookings/tables.ts';
import { eachOf, type OwnDataPart } from '#server/own-data-part.ts';
import { liveAttempts } from '#shared/states.ts';
import { disbursements } from './disbursements/tables.ts';
import { findReceipt } from './receipts/get-receipt.ts';
import { paymentAttempts, payments } from './records/tables.ts';
import { refunds } from './refunds/tables.ts';

const law = 'Our books and the tax law need every payment for years; the ledger has no names.';

/** Payments and refunds, which stay, without the phone that paid and that refunds were sent to. */
export const paymentsOwnData: OwnDataPart = {
  tables: {
    payment_attempts: { kept: law },
    payouts: 'nameless',
    reconciliation_issues: 'nameless',
    refunds: 'nameless',
    statement_imports: 'nameless',
  },
  sections: {
    payments: (app, { personId }) =>
      eachOf(({ after, most }) =>
        app.db
          .select({
            ...{ id: paymentAttempts.id, booking: bookings.reference, provider: paymentAttempts.provider },
            ...{ status: paymentAttempts.status, currency: paymentAttempts.currency },
            ...{ amountMinor: paymentAttempts.amountMinor, usdCents: paymentAttempts.usdCents },
            ...{ rate: paymentAttempts.rate, phoneEndsIn: paymentAttempts.phoneTail, receipt: paymentAttempts.receipt },
            ...{ createdAt: paymentAttempts.createdAt, settledAt: paymentAttempts.settledAt },
          })
          .from(paymentAttempts)
          .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
          .innerJoin(bookings, eq(bookings.id, payments.bookingId))
          .where(and(eq(paymentAttempts.personId, personId), gt(paymentAttempts.id, after)))
          .orderBy(asc(paymentAttempts.id))
          .limit(most),
      ),
    refunds: (app, { personId }) =>
      eachOf(({ after, most }) =>
        app.db
          .select({
            ...{ id: refunds.id, booking: bookings.reference, reason: refunds.reason, currency: refunds.currency },
            ...{ amountMinor: refunds.amountMinor, pointsBack: refunds.pointsBack, method: refunds.method },
            ...{ status: refunds.status, createdAt: refunds.createdAt, settledAt: refunds.settledAt },
          })
          .from(refunds)
          .innerJoin(payments, eq(payments.id, refunds.paymentId))
          .innerJoin(bookings, eq(bookings.id, payments.bookingId))
          .where(and(eq(bookings.personId, personId), gt(refunds.id, after)))
          .orderBy(asc(refunds.id))
          .limit(most),
      ),
  },
  async files(app, { personId, lang }) {
    const rows = await listWithPapers(app, personId);
    return rows.map(({ id, reference }) => ({
      name: `receipts/${reference}.pdf`,
      open: async () => bytesOf(await findReceipt(app, id, lang)),
    }));
  },
  /** A payment or a refund under way, or one that the bank asks back. */
  async findObstacle(db, personId) {
    const [open] = await db
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(bookings, eq(bookings.id, payments.bookingId))
      .leftJoin(
        paymentAttempts,
        and(eq(paymentAttempts.paymentId, payments.id), inArray(paymentAttempts.status, [...liveAttempts])),
      )
      .leftJoin(
        refunds,
        and(eq(refunds.paymentId, payments.id), not(inArray(refunds.status, ['succeeded', 'withdrawn']))),
      )
      .where(
        and(
          eq(bookings.personId, personId),
          or(eq(payments.disputed, true), isNotNull(paymentAttempts.id), isNotNull(refunds.id)),
        ),
      )
      .limit(1);
    return open && 'money_open';
  },
  async forget(tx, { personId }) {
    await tx
      .update(paymentAttempts)
      .set({ phoneSealed: null, phoneTail: null, phoneKey: null, stripeClientSecretSealed: null })
      .where(eq(paymentAttempts.personId, personId));
    const own = tx
      .select({ id: refunds.id })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(bookings, eq(bookings.id, payments.bookingId))
      .where(eq(bookings.personId, personId));
    await tx
      .update(disbursements)
      .set({ phoneSealed: null, phoneTail: null })
      .where(and(eq(disbursements.purpose, 'refund'), inArray(disbursements.ownerId, own)));
  },
};
