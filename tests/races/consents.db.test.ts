import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { suspendPerson } from '#server/accounts/suspend-person.ts';
import { type ConsentsApp, createConsentsApp } from '#server/admin/consents/consents.fixture.ts';
import type * as LockBooking from '#server/bookings/lock-booking.ts';
import type * as AdminQueries from '#server/consents/admin-queries.ts';
import type * as Queries from '#server/consents/queries.ts';
import type * as Repository from '#server/consents/repository.ts';
import { consentMoves, consentRequests } from '#server/consents/tables.ts';
import { bank, makeEarner, owe } from '#server/payments/payouts/payouts.fixture.ts';
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
    async lockSubject() {},
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
/** Without the guard two who ask have both looked at what is open before one of them writes. */
vi.mock('#server/consents/admin-queries.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof AdminQueries>, ({ listDeciders }) => ({
    async listDeciders(...asked) {
      const found = await listDeciders(...asked);
      await atBarrier();
      return found;
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

/** The path of a transfer that is on the bank list. */
async function bankTransfer(): Promise<string> {
  const { providerId, member } = await makeEarner(product, { destination: bank });
  await owe(product, providerId, 88_00);
  await product.setAmount(null);
  const { id } = (await product.call('POST', '/api/provider/payouts', member)).json().payout;
  const { payout } = (await product.call('POST', `/api/admin/payouts/${id}/approve`, product.asker)).json();
  await product.setAmount(35_00);
  return `/api/admin/payouts/${id}/items/${payout.items[0].id}`;
}

/** What was moved before is counted as ever: only the lock of what is asked is missing. */
const counted = ['lockMoves', 'movedCentsSince'];
const paid = (reference: string) => ['paid', { reference, reason: 'Statement' }] as const;

test.each([
  { guard: true, statuses: [202, 409], codes: ['consent_asked', 'consent_open'] },
  { guard: false, statuses: [202, 202], codes: ['consent_asked', 'consent_asked'] },
])('that a transfer was made and was not, asked at once, guard $guard: $codes', async ({ guard, statuses, codes }) => {
  const path = await bankTransfer();
  const notes = [paid(`FT-${guard}-1`), ['failed', { reason: 'Statement' }] as const];
  const answers = await withGuard({ on: guard, participants: 2, keep: counted }, () =>
    Promise.all(
      notes.map(([what, body], place) =>
        product.call('POST', `${path}/${what}`, place === 0 ? product.asker : product.other, { body }),
      ),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual(statuses);
  expect(answers.map((answer) => answer.json().code).toSorted()).toEqual(codes);
});

test.each([
  { guard: true, codes: ['consent_asked', 'receipt_asked'] },
  { guard: false, codes: ['consent_asked', 'consent_asked'] },
])('one reference for two transfers, asked at once, guard $guard: $codes', async ({ guard, codes }) => {
  const paths = [await bankTransfer(), await bankTransfer()];
  const [what, body] = paid(`FT-${guard}-2`);
  const answers = await withGuard({ on: guard, participants: 2, keep: counted }, () =>
    Promise.all(
      paths.map((path, place) =>
        product.call('POST', `${path}/${what}`, place === 0 ? product.asker : product.other, { body }),
      ),
    ),
  );
  expect(answers.map((answer) => answer.json().code).toSorted()).toEqual(codes);
});
