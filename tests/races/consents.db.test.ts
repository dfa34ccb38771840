import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { suspendPerson } from '#server/accounts/suspend-person.ts';
import { type ConsentsApp, createConsentsApp } from '#server/admin/consents/consents.fixture.ts';
import type * as LockBooking from '#server/bookings/lock-booking.ts';
import type * as Queries from '#server/consents/queries.ts';
import type * as Repository from '#server/consents/repository.ts';
import { consentMoves, consentRequests } from '#server/consents/tables.ts';
import { paymentAttempts, payments } from '#server/payments/records/tables.ts';
import type * as Refunds from '#server/payments/refunds/repository.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import { type MadePerson, makePerson } from '../support/factories.ts';
import { atBarrier, pauseAfter, withGuard } from '../support/guard.ts';

/** Without the guard a request is read, and then ended whatever it has become. */
vi.mock('#server/consents/repository.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof Repository>, () => ({
    async endRequest(tx, id, { status, decidedBy, word, at }) {
      const [open] = await tx.select().from(consentRequests).where(eq(consentRequests.id, id));
      await atBarrier();
      if (open?.status !== 'open') return undefined;
      const ended = { status, decidedBy: decidedBy ?? null, decidedAt: at, word: word ?? null };
      const [row] = await tx.update(consentRequests).set(ended).where(eq(consentRequests.id, id)).returning();
      return row;
    },
    /** Without the guard who consents was looked at before, as it is for every call. */
    async lockActiveAdmins(_tx, ids) {
      return [...ids];
    },
    async lockMoves() {},
    async movedCentsSince(tx, { personId, payee }) {
      const rows = await tx
        .select()
        .from(consentMoves)
        .where(and(eq(consentMoves.personId, personId), eq(consentMoves.payee, payee)));
      await atBarrier();
      return rows.reduce((sum, { usdCents }) => sum + usdCents, 0);
    },
  })),
);
vi.mock('#server/consents/queries.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof Queries>, ({ getRequest }) => ({ getRequest })),
);
/** The locks of the booking and its payments alone would keep two acts apart, so they are removed as well. */
vi.mock('#server/bookings/lock-booking.ts', async (original) =>
  (await import('../support/guard.ts')).unlockedBooking(original<typeof LockBooking>),
);
vi.mock('#server/payments/refunds/repository.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof Refunds>, () => ({
    async lockPaymentsOf(tx, bookingId) {
      const rows = await tx
        .select({ payment: payments, attempt: paymentAttempts })
        .from(payments)
        .innerJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
        .where(eq(payments.bookingId, bookingId));
      return rows;
    },
  })),
);

let product: ConsentsApp;
let third: MadePerson;
beforeAll(async () => {
  product = await createConsentsApp();
  third = await makePerson(product.app, { role: 'admin' });
});
afterAll(() => product?.close());
beforeEach(() => product.setAmount(35_00));

const refundedCents = async (bookingId: string) => {
  const made = await product.app.db
    .select({ cents: refunds.usdCents })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.bookingId, bookingId));
  return made.reduce((sum, { cents }) => sum + cents, 0);
};

test.each([
  { guard: true, statuses: [200, 409], cents: 40_00 },
  { guard: false, statuses: [200, 200], cents: 80_00 },
])('two admins consent at once, guard $guard: $cents US cents are refunded', async ({ guard, statuses, cents }) => {
  const { id } = await product.paidBooking();
  const { consent } = (await product.refund(id, { amount: 40 })).json();
  const answers = await withGuard({ on: guard, participants: 2 }, () =>
    Promise.all([product.other, third].map((who) => product.decide(consent.id, 'give', who))),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual(statuses);
  expect(await refundedCents(id)).toBe(cents);
  // Who was slower is not told that nothing was done.
  if (guard) expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('consent_closed');
});

test.each([
  { guard: true, statuses: [201, 202], cents: 30_00 },
  { guard: false, statuses: [201, 201], cents: 60_00 },
])('a sum in two parts at once, guard $guard: $cents US cents are refunded', async ({ guard, statuses, cents }) => {
  const { id } = await product.paidBooking();
  const answers = await withGuard({ on: guard, participants: 2 }, () =>
    Promise.all([1, 2].map(() => product.refund(id, { amount: 30 }))),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual(statuses);
  expect(await refundedCents(id)).toBe(cents);
});

test.each([
  { guard: true, answer: [403, 'forbidden'], cents: 0 },
  { guard: false, answer: [200, undefined], cents: 40_00 },
])(
  'an admin is suspended while consenting, guard $guard: $cents US cents are refunded',
  async ({ guard, answer, cents }) => {
    const { id } = await product.paidBooking();
    const { consent } = (await product.refund(id, { amount: 40 })).json();
    const giver = await makePerson(product.app, { role: 'admin' });
    const suspend = () => suspendPerson(product.app, product.asker, { personId: giver.id, reason: 'Lost laptop' });
    const given = await withGuard({ on: guard }, () => {
      pauseAfter('getRequest', suspend);
      return product.decide(consent.id, 'give', giver);
    });
    expect([given.statusCode, given.json().code]).toEqual(answer);
    expect(await refundedCents(id)).toBe(cents);
    const [request] = await product.app.db.select().from(consentRequests).where(eq(consentRequests.id, consent.id));
    expect(request?.status).toBe(guard ? 'open' : 'given');
  },
);
