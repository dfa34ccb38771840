import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bookings } from '#server/bookings/tables.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { earnPoints } from '#server/loyalty/earn-points.ts';
import { settle } from '#server/payments/attempts/settling/settle.ts';
import type * as RaiseIssue from '#server/payments/cases/raise-issue.ts';
import { postEarning } from '#server/payments/earnings/post-earning.ts';
import { matchReceipt } from '#server/payments/reconciliation/match-receipt.ts';
import { catchUpMpesa } from '#server/payments/reconciliation/mpesa-catchup.ts';
import type * as LockAttempt from '#server/payments/records/lock-attempt.ts';
import { paymentAttempts, payments } from '#server/payments/records/tables.ts';
import { pauseAfter, withGuard } from '../../support/guard.ts';
import { freshPhone, openScenario, PRICE_CENTS, PRICE_KES, type Stay, type Traveller } from '../../support/scenario.ts';
import { mockMpesaAnswer, SILENT_PHONE, sendForgedCallback } from '../support/forged-callback.ts';
import { checkInvariants, MPESA_PAYMENT, stateOf } from '../support/invariants.ts';

/** Without this guard a verified success does not close the attempt's cases. */
vi.mock('#server/payments/cases/raise-issue.ts', async (original) =>
  (await import('../../support/guard.ts')).unguarded(original<typeof RaiseIssue>, () => ({
    closeOutcomeIssues: async () => {},
  })),
);

/** Without this guard an attempt is read, and others may change it meanwhile. */
vi.mock('#server/payments/records/lock-attempt.ts', async (original) =>
  (await import('../../support/guard.ts')).unguarded(original<typeof LockAttempt>, () => ({
    lockAttempt: readAttempt,
  })),
);

const scenario = await openScenario();
let admin: Traveller;
afterEach(() => vi.restoreAllMocks());

/** Reads what `lockAttempt` reads, without locks. */
async function readAttempt(tx: Tx, attemptId: string): ReturnType<typeof LockAttempt.lockAttempt> {
  const [found] = await tx
    .select({ attempt: paymentAttempts, payment: payments, booking: bookings })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(paymentAttempts.id, attemptId));
  if (!found) throw new Error('There is no such attempt');
  return found;
}

interface Doubtful {
  stay: Stay;
  attemptId: string;
  issueId: string;
}

/** F15: a payment that counted on a callback alone, and that M-Pesa contradicts. With another phone it really came. */
async function contradicted(
  wish: {
    phone?: string;
    points?: number;
    before?: (stay: Stay) => Promise<unknown>;
    meanwhile?: (stay: Stay) => Promise<unknown>;
  } = {},
): Promise<Doubtful> {
  const { phone = SILENT_PHONE, points = 0, before, meanwhile } = wish;
  const traveller = await scenario.register();
  await transaction(scenario.product.app, (tx) =>
    earnPoints(tx, { personId: traveller.id, bookingId: newId(), points, at: scenario.product.clock.now() }),
  );
  const stay = await scenario.book({ traveller, points });
  mockMpesaAnswer(scenario, 'nothing');
  const amount = Math.round(PRICE_KES - points * 1.1);
  expect((await scenario.push(stay, phone, { amount })).status).toBe(200);
  await before?.(stay);
  if (phone === SILENT_PHONE) await sendForgedCallback(scenario, stay, undefined, amount);
  await scenario.pass(45, 5);
  await meanwhile?.(stay);
  mockMpesaAnswer(scenario, 'unpaid');
  await scenario.pass(3_600, 300);
  return findCase(stay, 'callback_contradicted');
}

/** F15: a payment that counts on a callback alone, and about which M-Pesa answers nothing for a day. */
async function unanswered(): Promise<Doubtful> {
  const stay = await scenario.book();
  mockMpesaAnswer(scenario, 'nothing');
  expect((await scenario.push(stay, SILENT_PHONE)).status).toBe(200);
  await sendForgedCallback(scenario, stay);
  await scenario.pass(45, 5);
  await scenario.pass(25 * 3_600, 1_800);
  return findCase(stay, 'outcome_unknown');
}

async function findCase(stay: Stay, code: string): Promise<Doubtful> {
  const [found] = await scenario.query<{ attemptId: string; issueId: string }>(
    sql`select a.id as "attemptId", i.id as "issueId" from payment_attempts a
        join payments p on p.id = a.payment_id join reconciliation_issues i on i.subject = a.id::text
        where p.booking_id = ${stay.id} and i.code = ${code} and i.status = 'open'`,
  );
  if (!found) throw new Error(`there is no case ${code}`);
  admin = await scenario.admin();
  return { stay, ...found };
}

const noteNeverCame = ({ issueId }: Pick<Doubtful, 'issueId'>, as = admin, key?: string) =>
  scenario.call(`/api/admin/reconciliation/issues/${issueId}/never-came`, {
    as,
    body: { reason: 'Not in the portal' },
    ...(key && { headers: { 'idempotency-key': key } }),
  });

/** Every account of the booking, summed over all kinds of postings. */
const sumsOf = ({ id }: Stay) =>
  scenario.query(
    sql`select account, sum(amount_minor)::int as minor from ledger_entries where booking_id = ${id}
        group by 1 having sum(amount_minor) <> 0`,
  );
const pointsOf = async ({ traveller }: Stay) =>
  (
    await scenario.query<{ balance: number }>(
      sql`select balance from points_accounts where person_id = ${traveller.id}`,
    )
  )[0]?.balance;

describe('a payment that never came', () => {
  test('of a confirmed booking: it is cancelled, places and points are returned, and the ledger holds nothing of it', async () => {
    const doubtful = await contradicted({ points: 500 });
    const { stay } = doubtful;
    expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'confirmed/completed' });
    expect(await pointsOf(stay)).toBe(0);
    expect(await noteNeverCame(doubtful, admin, 'never-1')).toMatchObject({ status: 200, body: { success: true } });
    expect((await noteNeverCame(doubtful, admin, 'never-1')).headers.get('idempotent-replayed')).toBe('true');
    expect((await noteNeverCame(doubtful)).body.code).toBe('issue_closed');
    vi.restoreAllMocks();
    await scenario.pass(60, 30);
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({
      standing: 'cancelled/failed',
      reason: 'admin',
      error: 'never_came',
      attempts: [{ status: 'failed', error: 'never_came', by: 'admin' }],
      refunds: [],
      mails: { confirmed: 1, neverCame: 1, cancelled: 0, providerCancelled: 1 },
    });
    expect(state.ledger.never_came).toBeDefined();
    expect(await sumsOf(stay)).toEqual([]);
    expect(await pointsOf(stay)).toBe(500);
    expect(
      await scenario.query(
        sql`select action, detail->>'reason' as reason from audit_entries where detail->>'attemptId' = ${doubtful.attemptId}`,
      ),
    ).toEqual([{ action: 'payment.never_came', reason: 'Not in the portal' }]);
    const about = { bookingId: stay.id, attemptId: doubtful.attemptId, bought: true, rest: false };
    await transaction(scenario.product.app, (tx) => enqueue(tx, 'mail-payment-never-came', about));
    await scenario.product.drain();
    const box = (await scenario.product.app.mail.mailbox?.list()) ?? [];
    const letters = box.filter(({ subject }) => subject === `Your payment did not arrive: ${stay.reference}`);
    expect(letters).toMatchObject([{ to: stay.traveller.email }]);
    // Its places can be booked again.
    await scenario.prompt(await scenario.book({ startDate: stay.startDate }), freshPhone());
    await checkInvariants(scenario, stay);
  });

  test('of which points had been returned: they are not returned twice', async () => {
    const meanwhile = async (stay: Stay) => {
      const as = await scenario.admin();
      for (const amount of [50, 10]) {
        const body = { amount, reason: 'No lunch', bearer: 'us' };
        const path = `/api/admin/bookings/${stay.id}/refunds`;
        expect((await scenario.call(path, { as, body })).status).toBe(201);
      }
    };
    const doubtful = await contradicted({ points: 9_999, meanwhile });
    const { stay } = doubtful;
    const { standing, refunds } = await stateOf(scenario.product, stay);
    expect(standing).toBe('confirmed/partially_refunded');
    expect(refunds.map(({ method, status }) => `${method} ${status}`).toSorted()).toEqual([
      'points succeeded',
      'reversal queued',
    ]);
    expect(await pointsOf(stay)).toBe(5_999);
    expect((await noteNeverCame(doubtful)).status).toBe(200);
    vi.restoreAllMocks();
    await scenario.pass(3_600, 600);
    expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'cancelled/failed' });
    expect(await sumsOf(stay)).toEqual([]);
    expect(await pointsOf(stay)).toBe(9_999);
  });

  test('of a trip that is over: money that is then sent by hand is attributed by an admin', async () => {
    const doubtful = await contradicted();
    const { stay, attemptId } = doubtful;
    await endAllTrips();
    expect((await noteNeverCame(doubtful)).status).toBe(200);
    vi.restoreAllMocks();
    const accountReference = stay.reference.replaceAll('-', '');
    const found = {
      receipt: 'TKLBYHAND1',
      amountMinor: PRICE_KES * 100,
      accountReference,
      at: scenario.product.clock.now(),
    };
    expect(await matchReceipt(scenario.product.app, found, 'admin')).toBe('unattributed');
    const [issue] = await scenario.query<{ id: string }>(
      sql`select id from reconciliation_issues where subject = ${found.receipt}`,
    );
    const path = `/api/admin/reconciliation/issues/${issue?.id}/attribute`;
    expect((await scenario.call(path, { as: admin, body: { attemptId } })).status).toBe(200);
    await scenario.pass(60, 30);
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({
      standing: 'completed/completed',
      attempts: [{ receipt: found.receipt, verified: true }],
    });
    expect(state.ledger.earn?.['customer:deposits:USD']).toBe(PRICE_CENTS);
  });

  test('of a booking that its traveller cancelled: the waiting refund is withdrawn', async () => {
    const doubtful = await contradicted({ meanwhile: (stay) => scenario.cancel(stay) });
    const { stay } = doubtful;
    expect(await stateOf(scenario.product, stay)).toMatchObject({ refunds: [{ status: 'queued' }] });
    expect((await noteNeverCame(doubtful)).status).toBe(200);
    vi.restoreAllMocks();
    await scenario.pass(3_600, 600);
    expect(await stateOf(scenario.product, stay)).toMatchObject({
      standing: 'cancelled/failed',
      refunds: [{ status: 'withdrawn' }],
      mails: { neverCame: 1, cancelled: 1, refundSent: 0, refundDone: 0 },
    });
    expect(await sumsOf(stay)).toEqual([]);
    await checkInvariants(scenario, stay);
  });

  test('which had been a surplus: its refund is withdrawn', async () => {
    const doubtful = await contradicted({ before: (stay) => scenario.cancel(stay) });
    const { stay } = doubtful;
    expect((await noteNeverCame(doubtful)).status).toBe(200);
    vi.restoreAllMocks();
    await scenario.pass(3_600, 600);
    expect(await stateOf(scenario.product, stay)).toMatchObject({
      attempts: [{ status: 'failed', error: 'never_came' }],
      refunds: [{ reason: 'surplus', status: 'withdrawn' }],
      mails: { neverCame: 1 },
    });
    expect(await sumsOf(stay)).toEqual([]);
    await checkInvariants(scenario, stay);
  });
});

describe('M-Pesa does not answer about a payment for a day', () => {
  test('F15: its case is ended by noting that it never came, and cannot be closed', async () => {
    const doubtful = await unanswered();
    const { stay, issueId } = doubtful;
    expect(await close(issueId)).toMatchObject({ status: 409, body: { code: 'not_ready' } });
    expect((await noteNeverCame(doubtful)).status).toBe(200);
    expect(await stateOf(scenario.product, stay)).toMatchObject({
      standing: 'cancelled/failed',
      attempts: [{ status: 'failed', error: 'never_came', by: 'admin' }],
    });
    expect(await sumsOf(stay)).toEqual([]);
    expect(await openCases(doubtful)).toEqual([]);
  });

  test('and then denies it: noting it for one case closes both', async () => {
    const doubtful = await unanswered();
    mockMpesaAnswer(scenario, 'unpaid');
    await scenario.query(
      sql`update payment_attempts set next_check_at = now() - interval '1 year' where id = ${doubtful.attemptId}`,
    );
    await scenario.pass(60, 60);
    expect(await openCases(doubtful)).toEqual(['callback_contradicted', 'outcome_unknown']);
    expect((await noteNeverCame(doubtful)).status).toBe(200);
    expect(await openCases(doubtful)).toEqual([]);
  });

  test('and then confirms it: that closes the case', async () => {
    const doubtful = await unanswered();
    await settleVerified(doubtful);
    expect((await noteNeverCame(doubtful)).body.code).toBe('issue_closed');
  });

  test('which never counted: its case can be closed, and nothing is reversed', async () => {
    const stay = await scenario.book();
    mockMpesaAnswer(scenario, 'nothing');
    expect((await scenario.push(stay, SILENT_PHONE)).status).toBe(200);
    await scenario.pass(25 * 3_600, 1_800);
    const unknown = await findCase(stay, 'outcome_unknown');
    expect((await noteNeverCame(unknown)).body.code).toBe('not_ready');
    expect((await close(unknown.issueId)).status).toBe(200);
  });
});

const close = (issueId: string) =>
  scenario.call(`/api/admin/reconciliation/issues/${issueId}/close`, { as: admin, body: { reason: 'Seen' } });
const openCases = async ({ attemptId }: Doubtful) =>
  (
    await scenario.query<{ code: string }>(
      sql`select code from reconciliation_issues where subject = ${attemptId} and status = 'open' order by 1`,
    )
  ).map(({ code }) => code);

describe('a payment that was noted as never having come, and came after all', () => {
  test('by M-Pesa’s list: it is late money, which is refunded', async () => {
    const doubtful = await contradicted({ phone: freshPhone() });
    const { stay } = doubtful;
    expect((await noteNeverCame(doubtful)).status).toBe(200);
    vi.restoreAllMocks();
    await catchUpMpesa(scenario.product.app);
    await scenario.pass(120, 20);
    expect(await stateOf(scenario.product, stay)).toMatchObject({
      standing: 'cancelled/refunded',
      attempts: [{ status: 'succeeded', verified: true }],
      refunds: [{ reason: 'surplus', method: 'reversal', status: 'succeeded' }],
    });
    await checkInvariants(scenario, stay);
  });

  test('by a callback: it is late money, but does not count on the callback alone', async () => {
    const doubtful = await contradicted({ phone: freshPhone() });
    const { stay } = doubtful;
    const [attempt] = await scenario.query<{ receipt: string }>(
      sql`select receipt from payment_attempts where id = ${doubtful.attemptId}`,
    );
    expect((await noteNeverCame(doubtful)).status).toBe(200);
    mockMpesaAnswer(scenario, 'nothing');
    await sendForgedCallback(scenario, stay, attempt?.receipt);
    await scenario.pass(120, 20);
    expect(await stateOf(scenario.product, stay)).toMatchObject({ attempts: [{ status: 'failed' }] });
    vi.restoreAllMocks();
    await scenario.pass(1_200, 60);
    expect(await stateOf(scenario.product, stay)).toMatchObject({
      standing: 'cancelled/refunded',
      refunds: [{ reason: 'surplus', status: 'succeeded' }],
    });
    await checkInvariants(scenario, stay);
  });

  test('as a surplus: it is posted again and refunded', async () => {
    const doubtful = await contradicted({ phone: freshPhone(), before: (stay) => scenario.cancel(stay) });
    const { stay } = doubtful;
    expect((await noteNeverCame(doubtful)).status).toBe(200);
    vi.restoreAllMocks();
    await catchUpMpesa(scenario.product.app);
    await scenario.pass(120, 20);
    const state = await stateOf(scenario.product, stay);
    expect(state.ledger).toHaveProperty('came_after_all');
    expect(state).toMatchObject({
      standing: 'cancelled/refunded',
      refunds: [{ status: 'withdrawn' }, { reason: 'surplus', status: 'succeeded' }],
    });
    await checkInvariants(scenario, stay);
  });

  test('after the trip: it is split after all', async () => {
    const doubtful = await contradicted({ phone: freshPhone() });
    const { stay } = doubtful;
    await endAllTrips();
    expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'completed/completed' });
    expect((await noteNeverCame(doubtful)).status).toBe(200);
    await scenario.advance(2 * 3_600);
    expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'completed/failed' });
    expect(await sumsOf(stay)).toEqual([]);
    vi.restoreAllMocks();
    await settleVerified(doubtful);
    await scenario.pass(60, 30);
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({ standing: 'completed/completed', ledger: { came_after_all: MPESA_PAYMENT } });
    expect(state.ledger.earn?.['customer:deposits:USD']).toBe(PRICE_CENTS);
    await checkInvariants(scenario, stay);
  });
});

/** Moves the clock past the end of every trip of the scenario. */
async function endAllTrips(): Promise<void> {
  await scenario.advance(60 * 86_400);
  admin = await scenario.admin();
}

/** Settles the attempt as M-Pesa's own answer that it was paid does. */
async function settleVerified({ attemptId }: Pick<Doubtful, 'attemptId'>): Promise<void> {
  const { app } = scenario.product;
  const proof = { verified: true, receivedMinor: PRICE_KES * 100, resultCode: '0' };
  const outcome = { status: 'succeeded', proof } as const;
  await transaction(app, (tx) => settle(app, tx, { attemptId, outcome, source: 'job' }));
}

describe('noting that a payment never came is refused when', () => {
  test('M-Pesa has confirmed it meanwhile, something of it was sent, or the case is about something else', async () => {
    const payment = await contradicted({ phone: freshPhone() });
    await scenario.query(sql`update payment_attempts set verified = true where id = ${payment.attemptId}`);
    expect(await noteNeverCame(payment)).toMatchObject({ status: 409, body: { code: 'not_ready' } });
    await scenario.query(sql`update payment_attempts set verified = false where id = ${payment.attemptId}`);
    await scenario.cancel(payment.stay);
    const refund = sql`attempt_id = ${payment.attemptId}`;
    for (const status of ['sending', 'pending', 'unknown', 'succeeded', 'failed']) {
      await scenario.query(sql`update refunds set status = ${status}, next_try_at = null where ${refund}`);
      expect([status, (await noteNeverCame(payment)).body.code]).toEqual([status, 'not_ready']);
    }
    await scenario.query(sql`update refunds set status = 'manual' where ${refund}`);
    await scenario.query(sql`update reconciliation_issues set code = 'amount_mismatch' where id = ${payment.issueId}`);
    expect((await noteNeverCame(payment)).body.code).toBe('not_found');
    await scenario.query(
      sql`update reconciliation_issues set code = 'callback_contradicted' where id = ${payment.issueId}`,
    );
    expect((await noteNeverCame(payment, payment.stay.traveller)).status).toBe(403);
    expect((await noteNeverCame({ issueId: newId() })).body.code).toBe('not_found');
    const before = await stateOf(scenario.product, payment.stay);
    expect(before).toMatchObject({ attempts: [{ status: 'succeeded' }], ledger: { payment: MPESA_PAYMENT } });
    // A refund that waits for a person was not sent.
    expect((await noteNeverCame(payment)).status).toBe(200);
    expect(await sumsOf(payment.stay)).toEqual([]);
  });

  test('nobody notes it: its case cannot be closed, because its refund would be held back for ever', async () => {
    const found = await contradicted();
    expect(await close(found.issueId)).toMatchObject({ status: 409, body: { code: 'not_ready' } });
    expect((await noteNeverCame(found)).status).toBe(200);
  });

  test('its money was split', async () => {
    const shared = await contradicted({ phone: freshPhone() });
    await endAllTrips();
    await scenario.query(sql`update payment_attempts set verified = true where id = ${shared.attemptId}`);
    await postEarning(scenario.product.app, shared.stay.id);
    await scenario.query(sql`update payment_attempts set verified = false where id = ${shared.attemptId}`);
    expect((await stateOf(scenario.product, shared.stay)).ledger.earn).toBeDefined();
    expect((await noteNeverCame(shared)).body.code).toBe('not_ready');
  });

  test('the admin has not signed in for twelve hours', async () => {
    const doubtful = await contradicted();
    await scenario.advance(13 * 3_600);
    expect((await noteNeverCame(doubtful)).body.code).toBe('sign_in_again');
  });
});

test.each([
  { lock: true, cases: true, code: 'issue_closed', attempt: 'succeeded', deposit: [-PRICE_CENTS] },
  { lock: true, cases: false, code: 'not_ready', attempt: 'succeeded', deposit: [-PRICE_CENTS] },
  // The ledger no longer holds a payment that M-Pesa has confirmed.
  { lock: false, cases: false, code: undefined, attempt: 'failed', deposit: [] },
])(
  'M-Pesa confirms a payment while it is noted as never having come, lock $lock, cases $cases: $attempt',
  async (one) => {
    const { lock, cases, code, attempt, deposit } = one;
    const doubtful = await contradicted({ phone: freshPhone() });
    const { app } = scenario.product;
    const proof = { verified: true, receivedMinor: PRICE_KES * 100, resultCode: '0' };
    const keep = lock ? ['lockAttempt'] : [];
    const noted = await withGuard({ on: cases, keep }, async () => {
      let noting: ReturnType<typeof noteNeverCame> | undefined;
      await transaction(app, async (tx) => {
        const outcome = { status: 'succeeded', proof } as const;
        await settle(app, tx, { attemptId: doubtful.attemptId, outcome, source: 'callback' });
        const read = Promise.withResolvers<void>();
        pauseAfter('lockAttempt', read.resolve);
        noting = noteNeverCame(doubtful);
        await (lock ? expect.poll(waitingForLocks).not.toEqual([]) : read.promise);
      });
      return noting;
    });
    expect(noted?.body.code).toBe(code);
    expect((await stateOf(scenario.product, doubtful.stay)).attempts).toMatchObject([
      { status: attempt, verified: true },
    ]);
    const held = await scenario.query<{ minor: number }>(
      sql`select sum(amount_minor)::int as minor from ledger_entries where booking_id = ${doubtful.stay.id}
        and account = 'customer:deposits:USD' having sum(amount_minor) <> 0`,
    );
    expect(held.map(({ minor }) => minor)).toEqual(deposit);
  },
);

const waitingForLocks = () =>
  scenario.query(sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
