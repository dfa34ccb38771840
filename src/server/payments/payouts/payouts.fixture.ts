import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { bookings } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { job } from '#server/jobs/job.ts';
import { payoutLetterJobs } from '#server/notifications/letters/payout-letters.ts';
import { providerMembers } from '#server/providers/tables.ts';
import { usd } from '#shared/money.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '#tests/support/app.ts';
import { type MadePerson, makeBooking, makePerson, makeProvider, makeService } from '#tests/support/factories.ts';
import { registerDisbursementOwners } from '../disbursements/owners.ts';
import { paymentsJobs } from '../jobs.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { earningEntries, paymentEntries } from '../ledger/postings.ts';
import { paymentAttempts, payments } from '../records/tables.ts';
import { refundOwner } from '../refunds/refund-owner.ts';
import type { PayoutDestination } from './destination.ts';
import { payoutsJobs } from './jobs.ts';
import { setPayoutMethod } from './payout-method.ts';
import { providerPayoutsRoutes } from './provider-routes.ts';
import { payoutsRoutes } from './routes.ts';
import { payoutItemOwner } from './settle-item.ts';

registerDisbursementOwners({ refund: refundOwner, payout: payoutItemOwner });

const noTaxes = { vatBps: 0, levyBps: 0, withholdingBps: 0 };

export interface PayoutApp extends TestApp {
  call(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    who?: { token: string },
    sent?: { body?: unknown; key?: string },
  ): Promise<LightMyRequestResponse>;
}

/** A product with the calls, jobs and letters of payouts, or all of `jobs` in place of these. Orders to M-Pesa are queued and not sent. */
export async function createPayoutApp(options: TestAppOptions = {}): Promise<PayoutApp> {
  const withoutSending = job('check-due-payments', async () => {});
  const otherJobs = paymentsJobs.filter(({ name }) => name !== withoutSending.name);
  const made = await createTestApp({
    ...options,
    jobs: [...payoutsJobs, ...(options.jobs ?? payoutLetterJobs), ...bookingsJobs, ...otherJobs, withoutSending],
    routes: [providerPayoutsRoutes, payoutsRoutes, ...(options.routes ?? [])],
  });
  return {
    ...made,
    call: (method, url, who, { body, key } = {}) =>
      made.fastify.inject({
        method,
        url,
        headers: {
          ...(who && { authorization: `Bearer ${who.token}` }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { payload: body as object }),
      }),
  };
}

export interface Earner {
  providerId: string;
  member: MadePerson;
}

export const mpesa: PayoutDestination = { channel: 'mpesa', phoneNumber: '+254712345678' };
export const bank = {
  channel: 'bank',
  bankName: 'Equity Bank',
  branchCode: '068',
  accountName: 'Savanna Trails Ltd',
  accountNumber: '0123456789012',
} as const satisfies PayoutDestination;

/** A provider with a member who has the right `money`, and with a payout destination. */
export async function makeEarner(
  { app }: TestApp,
  {
    destination = mpesa,
    language = 'en' as 'en' | 'sw',
  }: { destination?: PayoutDestination | null; language?: 'en' | 'sw' } = {},
): Promise<Earner> {
  const member = await makePerson(app, { role: 'provider', name: 'Baraka Mwangi', language });
  const { id: providerId } = await makeProvider(app);
  await app.db
    .insert(providerMembers)
    .values({ providerId, personId: member.id, rights: ['manage', 'bookings', 'money'], createdAt: app.clock.now() });
  if (destination) await setPayoutMethod(app, { personId: member.id, providerId, destination });
  return { providerId, member };
}

/** Credits a provider with earnings that belong to no booking, without commission or taxes. */
export async function owe({ app }: TestApp, providerId: string, cents: number): Promise<void> {
  await transaction(app, (tx) =>
    postLedger(tx, {
      kind: 'earn',
      source: newId(),
      entries: earningEntries(usd(cents), 0, noTaxes),
      providerId,
      at: app.clock.now(),
    }),
  );
}

interface TripWish {
  cents?: number;
  status?: 'confirmed' | 'completed';
  disputed?: boolean;
  verified?: boolean;
}

/** A paid trip of the provider with a commission of 12 %: its deposit, and its earning when it is completed. */
export async function makeTrip(
  { app }: TestApp,
  providerId: string,
  { cents = 10_000, status = 'completed', disputed = false, verified = true }: TripWish = {},
) {
  const at = app.clock.now();
  const person = await makePerson(app);
  const service = await makeService(app, { providerId, priceCents: usd(cents) });
  const booking = await makeBooking(app, { person, serviceId: service.id });
  await app.db.update(bookings).set({ status }).where(eq(bookings.id, booking.id));
  const [paymentId, attemptId] = [newId(), newId()];
  const made = { createdAt: at, updatedAt: at };
  await app.db.insert(payments).values({
    ...{ id: paymentId, bookingId: booking.id, dueCents: cents, paidCents: cents, status: 'completed' as const },
    ...{ method: 'card' as const, attemptId, disputed, ...made },
  });
  await app.db.insert(paymentAttempts).values({
    ...{ id: attemptId, paymentId, seq: 1, provider: 'stripe' as const, status: 'succeeded' as const },
    ...{ currency: 'USD' as const, amountMinor: cents, usdCents: cents, personId: person.id, verified, createdAt: at },
  });
  const about = { bookingId: booking.id, providerId, at };
  await transaction(app, async (tx) => {
    const paid = paymentEntries(
      { provider: 'stripe', currency: 'USD', amountMinor: cents },
      { usdCents: usd(cents), discountCents: usd(0) },
    );
    await postLedger(tx, { ...about, kind: 'payment', source: attemptId, entries: paid });
    if (status !== 'completed') return;
    const entries = earningEntries(usd(cents), booking.commissionBps, booking.taxes);
    await postLedger(tx, { ...about, kind: 'earn', source: booking.id, entries });
  });
  return { booking, paymentId, attemptId };
}
