import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { auditEntries } from '#server/audit/tables.ts';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { bookings } from '#server/bookings/tables.ts';
import { newId } from '#server/db/columns.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import { paymentsJobs } from '#server/payments/jobs.ts';
import { paymentAttempts, payments } from '#server/payments/records/tables.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { adminBookingRoutes } from './routes.ts';

export interface BookingsApp extends TestApp {
  admin: MadePerson;
  /** `path` is below /api/admin/bookings; the admin asks, unless somebody else is named. */
  get(path: string, who?: { token: string }): Promise<LightMyRequestResponse>;
  post(path: string, body?: object, who?: { token: string }): Promise<LightMyRequestResponse>;
  /** What the audit log says of a booking, oldest first. */
  auditOf(id: string): Promise<(typeof auditEntries.$inferSelect)[]>;
  update(id: string, values: Partial<typeof bookings.$inferInsert>): Promise<void>;
}

/** An app with the calls about bookings and these, and with the jobs of bookings, payments and letters. */
export async function createBookingsApp({ routes = [] }: Pick<TestAppOptions, 'routes'> = {}): Promise<BookingsApp> {
  const made = await createTestApp({
    routes: [adminBookingRoutes, ...routes],
    jobs: [...bookingsJobs, ...paymentsJobs, ...notificationsJobs],
  });
  const { app, fastify } = made;
  const admin = await makePerson(app, { role: 'admin', name: 'Zawadi Njoroge' });
  const at = (path: string) => `/api/admin/bookings${path}`;
  const headersOf = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
  return {
    ...made,
    admin,
    get: (path, who = admin) => fastify.inject({ url: at(path), headers: headersOf(who) }),
    post: (path, payload, who = admin) =>
      fastify.inject({ method: 'POST', url: at(path), headers: headersOf(who), ...(payload && { payload }) }),
    auditOf: (id) =>
      app.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.subjectId, id))
        .orderBy(auditEntries.at, auditEntries.id),
    async update(id, values) {
      await app.db.update(bookings).set(values).where(eq(bookings.id, id));
    },
  };
}

interface PaidWith {
  bookingId: string;
  personId: string;
  status?: (typeof payments.$inferInsert)['status'];
  receipt?: string;
  stripeIntentId?: string;
  usdCents?: number;
}

/** A payment of a booking as if it had been made, by M-Pesa or where an intent is named by card. Nothing else is changed. */
export async function payFor({ app, clock }: TestApp, paid: PaidWith): Promise<{ id: string; attemptId: string }> {
  const { bookingId, personId, status = 'completed', receipt, stripeIntentId, usdCents = 10_000 } = paid;
  const [id, attemptId, at] = [newId(), newId(), clock.now()];
  const byCard = stripeIntentId !== undefined;
  const isPaid = status !== 'pending' && status !== 'failed';
  await app.db.insert(payments).values({
    ...{ id, bookingId, status, dueCents: usdCents, paidCents: isPaid ? usdCents : 0 },
    ...{ refundedCents: status === 'refunded' ? usdCents : status === 'partially_refunded' ? 1 : 0 },
    ...{ method: byCard ? 'card' : 'mpesa', attemptId, paidAt: isPaid ? at : null, createdAt: at, updatedAt: at },
  });
  await app.db.insert(paymentAttempts).values({
    ...{ id: attemptId, paymentId: id, seq: 1, personId, usdCents, createdAt: at, settledAt: at },
    ...{ provider: byCard ? 'stripe' : 'daraja', status: isPaid ? 'succeeded' : 'failed', verified: isPaid },
    ...(byCard ? { currency: 'USD', amountMinor: usdCents } : { currency: 'KES', amountMinor: usdCents * 110 }),
    ...{ receipt: receipt ?? null, stripeIntentId: stripeIntentId ?? null, rate: byCard ? null : 110 },
  });
  return { id, attemptId };
}
