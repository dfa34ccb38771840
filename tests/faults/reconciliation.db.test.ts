import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { receiveStripeEvent } from '#server/payments/inbox.ts';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { matchReceipt } from '#server/payments/reconciliation/match-receipt.ts';
import { catchUpMpesa } from '#server/payments/reconciliation/mpesa-catchup.ts';
import { catchUpStripe } from '#server/payments/reconciliation/stripe-catchup.ts';
import { type MadePerson, makePerson } from '../support/factories.ts';
import { freshPhone, PRICE_KES, QUERY_PATH, type Stage, type Stay, setStage } from './stage.ts';
import { checkInvariants, expectOk, MPESA_PAYMENT, MPESA_SURPLUS, stateOf } from './witness.ts';

const good = '4242424242424242';
const root = '/api/admin/reconciliation';

let stage: Stage;
let admin: MadePerson;
beforeAll(async () => {
  stage = await setStage();
  admin = await makePerson(stage.product.app, { role: 'admin' });
});
afterEach(async () => {
  for (const simulator of ['daraja', 'stripe'] as const) {
    await stage.product.control(simulator, 'faults', { clear: true });
    await stage.product.control(simulator, 'callbacks', { mode: 'auto' });
  }
  await run(sql`update reconciliation_issues set status = 'closed' where status = 'open'`);
});
afterAll(() => stage.close());

const run = async <T>(text: ReturnType<typeof sql>) => (await stage.product.app.db.execute(text)).rows as T[];
const as = () => ({ ...admin, email: admin.email });
const ask = <T>(path: string, body?: unknown, headers?: Record<string, string>) =>
  stage.call<T>(path, { as: as(), ...(body !== undefined && { body }), ...(headers && { headers }) });

interface Issues {
  items: { id: string; code: string; subject: string; expected: unknown; found: unknown; status: string }[];
  total: number;
}
const openIssues = async () => (await ask<Issues>(`${root}/issues?status=open`)).body.items;

/** Everything so far was more than an hour ago, so that nothing counts as under way. */
const later = () => stage.advance(2 * 3600);

async function paidByMpesa(phone = freshPhone()): Promise<Stay> {
  const stay = await stage.book();
  await stage.prompt(stay, phone);
  await stage.advance(4);
  return stay;
}
async function paidByCard(): Promise<Stay> {
  const stay = await stage.book();
  await stage.card(stay, good);
  await stage.advance(2);
  return stay;
}
const account = ({ reference }: Stay) => reference.replaceAll('-', '');
const receiptOf = async (stay: Stay) =>
  (await stage.product.control<{ moved: { accountReference: string; receipt: string }[] }>('daraja', 'moved')).moved
    .filter((one) => one.accountReference === account(stay))
    .map(({ receipt }) => receipt);

/** A statement of the M-Pesa portal with these payments. */
/** `at`: seconds from now. */
const statement = (rows: { receipt: string; amount: number; account: string; at?: number }[]) =>
  [
    'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Other Party Info,A/C No.',
    ...rows.map(
      ({ receipt, amount, account: name, at }) =>
        `${receipt},${at === undefined ? '' : inNairobi(at)},Pay Bill,Completed,${amount}.00,,254711•••000 - JANE,${name}`,
    ),
  ].join('\n');
const inNairobi = (seconds: number) =>
  new Date(stage.product.clock.now().getTime() + seconds * 1_000 + 3 * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

test('F34: books in order have no difference; one row deleted behind the app is one case with both figures', async () => {
  const [card, mpesa] = [await paidByCard(), await paidByMpesa()];
  await later();
  expect(await checkLedger(stage.product.app)).toBe(0);
  expect(await openIssues()).toEqual([]);

  await run(sql`delete from ledger_transfers where kind = 'payment' and booking_id = ${card.id}`);
  const before = await run(sql`select * from ledger_transfers order by id`);
  expect(await checkLedger(stage.product.app)).toBe(1);
  await checkLedger(stage.product.app);
  expect(await openIssues()).toMatchObject([
    {
      code: 'ledger_difference',
      subject: card.id,
      expected: { 'customer:deposits:USD': -10_000, 'stripe:clearing:USD': 10_000 },
      found: { 'customer:deposits:USD': 0, 'stripe:clearing:USD': 0 },
    },
  ]);
  expect(await run(sql`select * from ledger_transfers order by id`)).toEqual(before);

  await run(sql`delete from ledger_transfers where kind = 'payment' and booking_id = ${mpesa.id} and currency = 'KES'`);
  expect(await checkLedger(stage.product.app)).toBe(2);
  expect((await openIssues()).find(({ subject }) => subject === mpesa.id)).toMatchObject({
    expected: { 'mpesa:collection:KES': PRICE_KES * 100 },
    found: { 'mpesa:collection:KES': 0 },
  });
  await mend(card, mpesa);
});

/** What was deleted is not to trouble the tests that follow. */
async function mend(...stays: Stay[]): Promise<void> {
  for (const { id } of stays) {
    await run(sql`delete from ledger_transfers where booking_id = ${id}`);
    await run(sql`update payments set paid_at = null, paid_cents = 0 where booking_id = ${id}`);
    await run(
      sql`update payment_attempts set status = 'failed', receipt = null where payment_id in (select id from payments where booking_id = ${id})`,
    );
  }
}

test('F34: a fee that was deleted is found in Stripe’s list, with the exact difference', async () => {
  const stay = await paidByCard();
  await later();
  await run(sql`delete from ledger_transfers where kind = 'stripe_fee' and booking_id = ${stay.id}`);
  await checkLedger(stage.product.app);
  const [attempt] = await run<{ receipt: string }>(
    sql`select a.receipt from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
  );
  expect((await openIssues()).filter(({ subject }) => subject === attempt?.receipt)).toMatchObject([
    { code: 'stripe_difference', expected: { netCents: 10_000 }, found: { netCents: 9_680 } },
  ]);
});

test('F34: another amount in M-Pesa’s list is a case; closed by a person, the same one does not come up at each reading', async () => {
  const stay = await paidByMpesa();
  const [receipt = ''] = await receiptOf(stay);
  const read = (amount: number) =>
    ask(`${root}/mpesa-statement`, { csv: statement([{ receipt, amount, account: account(stay) }]) });
  const contradicted = async () => (await openIssues()).filter(({ code }) => code === 'receipt_contradicted');
  await read(PRICE_KES - 1);
  const [issue] = await contradicted();
  expect(issue).toMatchObject({ expected: PRICE_KES * 100, found: (PRICE_KES - 1) * 100 });
  expect((await ask(`${root}/issues/${issue?.id}/close`, { reason: 'The list was cut short' })).status).toBe(200);
  await read(PRICE_KES - 1);
  expect(await contradicted()).toEqual([]);
  await read(PRICE_KES - 2);
  expect(await contradicted()).toMatchObject([{ found: (PRICE_KES - 2) * 100 }]);
});

test('F34: a foreign receipt at Daraja is one case, its money without an owner; an admin closes it with a reason', async () => {
  const { daraja } = stage.product.app;
  await daraja?.pushStk({
    phone: freshPhone(),
    amountKes: 4_000,
    accountReference: 'FEES2026',
    callbackUrl: `${stage.product.origin}/api/hooks/d/${'0'.repeat(64)}`,
    description: 'School fees',
  });
  await stage.advance(4);
  await catchUpMpesa(stage.product.app);
  await catchUpMpesa(stage.product.app);
  const issues = (await openIssues()).filter(({ code }) => code === 'unattributed_receipt');
  expect(issues).toMatchObject([
    { subject: expect.any(String), found: { amountMinor: 400_000, accountReference: 'FEES2026' } },
  ]);
  expect(await unattributed()).toBe(-400_000);
  const id = issues[0]?.id ?? '';
  expect((await ask(`${root}/issues/${id}/close`, {})).status).toBe(400);
  const key = { 'idempotency-key': 'returned-1' };
  expect((await ask(`${root}/issues/${id}/returned`, { reference: 'TKX1' }, key)).body).toEqual({ success: true });
  expect((await ask(`${root}/issues/${id}/returned`, { reference: 'TKX1' }, key)).status).toBe(200);
  expect((await ask(`${root}/issues/${id}/returned`, { reference: 'TKX1' })).body.code).toBe('issue_closed');
  expect(await unattributed()).toBe(0);
  expect((await ask<{ note: string }>(`${root}/issues/${id}`)).body).toMatchObject({
    note: 'returned TKX1',
    closedBy: admin.id,
  });
});

const unattributed = async () =>
  Number(
    (
      await run<{ sum: string }>(
        sql`select coalesce(sum(amount_minor), 0) as sum from ledger_entries where account = 'unattributed:KES'`,
      )
    )[0]?.sum,
  );

test('F12: reset and callback lost: the catch-up finds the receipt, and the booking is paid after all', async () => {
  const stay = await stage.book();
  await stage.push(stay, '20');
  await stage.pass(240, 20);
  expect((await stateOf(stage.product, stay)).attempts).toMatchObject([{ status: 'timed_out' }]);
  await catchUpMpesa(stage.product.app);
  await stage.product.drain();
  const state = await expectOk(stage, stay);
  expect(state.attempts).toMatchObject([{ by: 'job', verified: true, receipt: (await receiptOf(stay))[0] }]);
  await checkInvariants(stage, stay);
});

describe('F15: confirmed on a callback alone, and M-Pesa’s own statement names its receipt', () => {
  /** M-Pesa cannot be asked, so a callback that matches counts after half a minute. */
  async function unverified(phone = freshPhone()): Promise<{ stay: Stay; attemptId: string; receipt: string }> {
    const stay = await stage.book();
    const silent = { match: { path: QUERY_PATH }, do: 'status:503', times: 500 };
    await stage.product.control('daraja', 'faults', silent);
    await stage.prompt(stay, phone);
    await stage.pass(45, 5);
    expect((await stateOf(stage.product, stay)).attempts).toMatchObject([{ status: 'succeeded', verified: false }]);
    const [attempt] = await run<{ attemptId: string; receipt: string }>(
      sql`select a.id as "attemptId", a.receipt from payment_attempts a join payments p on p.id = a.payment_id
          where p.booking_id = ${stay.id}`,
    );
    return { stay, attemptId: attempt?.attemptId ?? '', receipt: attempt?.receipt ?? '' };
  }
  const read = async ({ stay, receipt }: { stay: Stay; receipt: string }, amount: number) =>
    (
      await ask<Record<string, number>>(`${root}/mpesa-statement`, {
        csv: statement([{ receipt, amount, account: account(stay) }]),
      })
    ).body;
  const casesOf = (attemptId: string) =>
    run(sql`select code, status, note from reconciliation_issues where subject = ${attemptId} order by code`);

  test('never heard again: the statement vouches', async () => {
    const found = await unverified();
    expect(await read(found, PRICE_KES)).toMatchObject({ rows: 1, known: 1 });
    expect((await expectOk(stage, found.stay)).attempts).toMatchObject([{ verified: true }]);
    await stage.product.control('daraja', 'faults', { clear: true });
    await checkInvariants(stage, found.stay);
  });

  test('over another amount: it vouches for nothing, and is a case', async () => {
    const found = await unverified();
    expect(await read(found, PRICE_KES - 1)).toMatchObject({ rows: 1, known: 1 });
    expect((await expectOk(stage, found.stay)).attempts).toMatchObject([{ verified: false }]);
    expect(await casesOf(found.attemptId)).toEqual([{ code: 'receipt_contradicted', status: 'open', note: null }]);
    await stage.product.control('daraja', 'faults', { clear: true });
    await stage.pass(120, 30);
    expect((await stateOf(stage.product, found.stay)).attempts).toMatchObject([{ verified: true }]);
    await checkInvariants(stage, found.stay);
  });

  test('contradicted meanwhile: the statement ends that case', async () => {
    const found = await unverified('26');
    await stage.product.control('daraja', 'faults', { clear: true });
    await stage.pass(90, 30);
    expect(await casesOf(found.attemptId)).toMatchObject([{ code: 'callback_contradicted', status: 'open' }]);
    await read(found, PRICE_KES);
    expect((await stateOf(stage.product, found.stay)).attempts).toMatchObject([{ verified: true }]);
    expect(await casesOf(found.attemptId)).toEqual([
      { code: 'callback_contradicted', status: 'closed', note: `paid ${found.receipt}` },
    ]);
  });
});

describe('F12: reset and callback lost, and an admin’s statement finds the receipt', () => {
  /** Paid on the phone, and nobody ever told us. */
  async function unheardOf(): Promise<{ stay: Stay; receipt: string }> {
    const stay = await stage.book();
    await stage.push(stay, '20');
    await stage.pass(240, 20);
    expect(await stateOf(stage.product, stay)).toMatchObject({
      standing: 'pending/failed',
      attempts: [{ status: 'timed_out' }],
      issues: ['push_unanswered'],
      ledger: {},
      mails: { confirmed: 0, surplus: 0 },
    });
    await checkInvariants(stage, stay, { lost: PRICE_KES * 100 });
    const [receipt = ''] = await receiptOf(stay);
    return { stay, receipt };
  }
  const find = async ({ stay, receipt }: { stay: Stay; receipt: string }) => {
    const csv = statement([{ receipt, amount: PRICE_KES, account: account(stay) }]);
    const { body } = await ask<Record<string, number>>(`${root}/mpesa-statement`, { csv });
    expect(body).toMatchObject({ rows: 1, settled: 1 });
    await stage.pass(15, 5);
  };

  test('with room: paid, with its receipt, by the admin who found it', async () => {
    const lost = await unheardOf();
    await find(lost);
    const state = await expectOk(stage, lost.stay);
    expect(state.attempts).toMatchObject([{ by: 'admin', verified: true, receipt: lost.receipt }]);
    await checkInvariants(stage, lost.stay);
  });

  test('after the hold, with room: reinstated', async () => {
    const lost = await unheardOf();
    await stage.advance(2 * 3_600);
    expect(await stateOf(stage.product, lost.stay)).toMatchObject({ standing: 'cancelled/failed', reason: 'expired' });
    await find(lost);
    const state = await expectOk(stage, lost.stay);
    expect(state.mails).toMatchObject({ expired: 1, confirmed: 1 });
    await checkInvariants(stage, lost.stay);
  });

  test('its places were sold meanwhile: all of it goes back by reversal, both are told, the other booking stays', async () => {
    const lost = await unheardOf();
    await stage.advance(2 * 3_600);
    const other = await stage.book({ startDate: lost.stay.startDate });
    await stage.prompt(other, freshPhone());
    await stage.pass(6);
    await expectOk(stage, other);
    await find(lost);
    const state = await stateOf(stage.product, lost.stay);
    expect(state).toMatchObject({
      standing: 'cancelled/refunded',
      reason: 'expired',
      attempts: [{ status: 'succeeded', by: 'admin', receipt: lost.receipt }],
      refunds: [
        { reason: 'surplus', method: 'reversal', status: 'succeeded', currency: 'KES', amount: PRICE_KES * 100 },
      ],
      mails: { confirmed: 0, newBooking: 0, expired: 1, surplus: 1, lateMoney: 1 },
    });
    expect(state.ledger).toEqual(MPESA_SURPLUS);
    await checkInvariants(stage, lost.stay);
    await expectOk(stage, other);
  });
});

test('F1: a payment that was found by asking gets its receipt from a statement; the same file again changes nothing', async () => {
  const [found, late] = [await stage.book(), await stage.book()];
  await stage.prompt(found, '12');
  await stage.pass(60, 5);
  expect((await expectOk(stage, found)).attempts).toMatchObject([{ receipt: null }]);
  await stage.push(late, '20');
  await stage.pass(240, 20);
  const rows = [found, late].flatMap((stay) => ({ stay, amount: PRICE_KES, account: account(stay) }));
  const csv = statement([
    ...(await Promise.all(
      rows.map(async ({ stay, ...row }) => ({ ...row, receipt: (await receiptOf(stay))[0] ?? '' })),
    )),
    { receipt: 'TKL0000001', amount: 4_000, account: 'Jane school fees' },
    { receipt: 'TKL0000002', amount: 4_000, account: account(found) },
  ]);
  const first = await ask<Record<string, number>>(`${root}/mpesa-statement`, { csv });
  expect(first.body).toEqual({ rows: 4, skipped: 0, known: 0, completed: 1, settled: 1, unattributed: 2, failed: 0 });
  await stage.product.drain();
  await expectOk(stage, late);
  expect((await stateOf(stage.product, found)).attempts).toMatchObject([{ receipt: (await receiptOf(found))[0] }]);
  const [books, issues] = [await run(sql`select * from ledger_transfers order by id`), await openIssues()];
  const again = await ask<Record<string, number>>(`${root}/mpesa-statement`, { csv });
  expect(again.body).toEqual({ rows: 4, skipped: 0, known: 4, completed: 0, settled: 0, unattributed: 0, failed: 0 });
  expect(await run(sql`select * from ledger_transfers order by id`)).toEqual(books);
  expect(await openIssues()).toEqual(issues);
  expect((await ask(`${root}/mpesa-statement`, { csv: 'no,statement' })).body.code).toBe('invalid_input');
  await checkInvariants(stage, late);
});

describe('money that somebody sends by hand beside a push', () => {
  const read = async (rows: Parameters<typeof statement>[0]) =>
    (await ask<Record<string, number>>(`${root}/mpesa-statement`, { csv: statement(rows) })).body;

  test('listed before the receipt of one that is paid: each is what it is', async () => {
    const stay = await stage.book();
    await stage.prompt(stay, '12');
    await stage.pass(60, 5);
    const [receipt = ''] = await receiptOf(stay);
    const byHand = { receipt: 'TKL0000071', amount: 4_000, account: account(stay) };
    expect(await read([byHand])).toMatchObject({ unattributed: 1 });
    const [issue] = (await openIssues()).filter(({ subject }) => subject === byHand.receipt);
    const [attempt] = await run<{ id: string }>(
      sql`select a.id from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
    );
    expect((await ask(`${root}/issues/${issue?.id}/attribute`, { attemptId: attempt?.id })).status).toBe(400);
    expect(await read([byHand, { receipt, amount: PRICE_KES, account: account(stay) }])).toMatchObject({
      known: 1,
      completed: 1,
    });
    expect((await expectOk(stage, stay)).attempts).toMatchObject([{ receipt, received: String(PRICE_KES * 100) }]);
    await checkInvariants(stage, stay);
  });

  test('more than the price, and listed first: the push keeps its own receipt, and nobody is sent the rest', async () => {
    for (const at of [-55, 3_600]) {
      const stay = await stage.book();
      await stage.prompt(stay, '12');
      await stage.pass(60, 5);
      const [receipt = ''] = await receiptOf(stay);
      const byHand = {
        receipt: `TKL00000${at}`.replace('-', 'B'),
        amount: PRICE_KES + 2_500,
        account: account(stay),
        at,
      };
      const rows = [byHand, { receipt, amount: PRICE_KES, account: account(stay), at: -50 }];
      expect(await read(rows)).toMatchObject({ unattributed: 1, completed: 1 });
      const state = await expectOk(stage, stay);
      expect(state).toMatchObject({ attempts: [{ receipt, received: String(PRICE_KES * 100) }], refunds: [] });
      await checkInvariants(stage, stay);
    }
  });

  test('the same amount an hour later, and listed first: the push keeps its own receipt', async () => {
    const stay = await stage.book();
    await stage.prompt(stay, '12');
    await stage.pass(60, 5);
    const [receipt = ''] = await receiptOf(stay);
    const later = { receipt: 'TKL0000076', amount: PRICE_KES, account: account(stay), at: 3_600 };
    expect(await read([later, { receipt, amount: PRICE_KES, account: account(stay), at: -50 }])).toMatchObject({
      unattributed: 1,
      completed: 1,
    });
    expect(await expectOk(stage, stay)).toMatchObject({ attempts: [{ receipt }] });
  });

  test('long after a push whose receipt nobody knows: it is not that', async () => {
    const stay = await stage.book();
    await stage.prompt(stay, '12');
    await stage.pass(60, 5);
    const later = { receipt: 'TKL0000073', amount: PRICE_KES + 2_500, account: account(stay), at: 3_600 };
    expect(await read([later])).toMatchObject({ unattributed: 1 });
    expect(await expectOk(stage, stay)).toMatchObject({ attempts: [{ receipt: null }] });
  });

  test('another amount than that of a push which M-Pesa had refused: it is not that; the same amount pays', async () => {
    const stay = await stage.book();
    expect((await stage.push(stay, '08')).status).toBe(502);
    const less = { receipt: 'TKL0000074', amount: PRICE_KES - 500, account: account(stay) };
    expect(await read([less])).toMatchObject({ unattributed: 1 });
    expect(await read([{ receipt: 'TKL0000075', amount: PRICE_KES, account: account(stay) }])).toMatchObject({
      settled: 1,
    });
    await stage.product.drain();
    expect(await stateOf(stage.product, stay)).toMatchObject({
      standing: 'confirmed/completed',
      ledger: { payment: MPESA_PAYMENT },
    });
  });

  test('while one is open on the phone: the push is still paid by its PIN', async () => {
    const stay = await stage.book();
    await stage.prompt(stay, '24');
    const byHand = { receipt: 'TKL0000072', amount: 4_000, account: account(stay) };
    expect(await read([byHand])).toMatchObject({ unattributed: 1 });
    const [issue] = (await openIssues()).filter(({ subject }) => subject === byHand.receipt);
    const [attempt] = await run<{ id: string }>(
      sql`select a.id from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
    );
    expect(await ask(`${root}/issues/${issue?.id}/attribute`, { attemptId: attempt?.id })).toMatchObject({
      status: 409,
      body: { code: 'payment_in_progress' },
    });
    await stage.pass(300, 10);
    await expectOk(stage, stay);
  });
});

test('a row of a statement that cannot be kept is counted, the rest is read; sent again, it is kept', async () => {
  const rows = ['TKL0000060', 'TKL0000061', 'TKL0000062'];
  const csv = statement(rows.map((receipt) => ({ receipt, amount: 100, account: 'Jane school fees' })));
  await run(sql`alter table reconciliation_issues add constraint none_such check (subject <> 'TKL0000061')`);
  const first = await ask(`${root}/mpesa-statement`, { csv });
  await run(sql`alter table reconciliation_issues drop constraint none_such`);
  expect([first.status, first.body]).toMatchObject([200, { rows: 3, known: 0, unattributed: 2, failed: 1 }]);
  const again = await ask(`${root}/mpesa-statement`, { csv });
  expect(again.body).toMatchObject({ rows: 3, known: 2, unattributed: 1, failed: 0 });
  expect((await openIssues()).map(({ subject }) => subject).toSorted()).toEqual(rows);
});

test('M-Pesa moves whole shillings: a receipt over cents is a case, and can only go back', async () => {
  const [stay, before] = [await stage.book(), await unattributed()];
  await stage.push(stay, '20');
  await stage.pass(240, 20);
  const listed = { receipt: 'TKL0000050', amountMinor: PRICE_KES * 100 + 50, accountReference: account(stay) };
  expect(await matchReceipt(stage.product.app, listed, 'job')).toBe('unattributed');
  expect(await unattributed()).toBe(before - PRICE_KES * 100 - 50);
  const issue = (await openIssues()).find(({ subject }) => subject === 'TKL0000050');
  const [attempt] = await run<{ id: string }>(
    sql`select a.id from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
  );
  const at = `${root}/issues/${issue?.id}`;
  expect((await ask(`${at}/attribute`, { attemptId: attempt?.id })).body.code).toBe('invalid_input');
  expect((await ask(`${at}/returned`, { reference: 'TKX50' })).status).toBe(200);
  expect(await unattributed()).toBe(before);
});

test('a statement with a row that cannot be M-Pesa’s is refused by its line, and nothing of it is kept', async () => {
  const before = await run(sql`select * from ledger_transfers order by id`);
  const rows = ['TKL0000070', 'TKL0000071'].map((receipt) => ({ receipt, amount: 13_750, account: 'x' }));
  const csv = statement(rows).replace(
    'TKL0000071,,Pay Bill,Completed,13750.00',
    'TKL0000071,,Pay Bill,Completed,13,750.00',
  );
  const refused = await ask(`${root}/mpesa-statement`, { csv });
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', line: 3, fields: { csv: expect.stringContaining('M-Pesa') } },
  });
  expect(await run(sql`select * from ledger_transfers order by id`)).toEqual(before);
});

test('a receipt without an owner that is listed with another amount is a case, once', async () => {
  const listed = (amount: number) =>
    ask<Record<string, number>>(`${root}/mpesa-statement`, {
      csv: statement([{ receipt: 'TKL0000080', amount, account: 'x' }]),
    });
  const before = await unattributed();
  expect((await listed(13)).body).toMatchObject({ unattributed: 1 });
  const contradicted = async () => (await openIssues()).filter(({ code }) => code === 'receipt_contradicted');
  expect([(await listed(13)).body.known, await contradicted()]).toEqual([1, []]);
  for (const _ of [1, 2]) expect((await listed(13_750)).body).toMatchObject({ known: 1, unattributed: 0 });
  const found = await contradicted();
  expect(found).toMatchObject([{ subject: 'TKL0000080', expected: 1_300, found: 1_375_000 }]);
  expect(await unattributed()).toBe(before - 1_300);
  await ask(`${root}/issues/${found[0]?.id}/close`, { reason: 'The first list was wrong' });
  await listed(13_750);
  expect(await contradicted()).toEqual([]);
});

test('two statements at once: each receipt is taken once', async () => {
  const csv = statement([{ receipt: 'TKL0000009', amount: 700, account: 'x' }]);
  const before = await unattributed();
  const answers = await Promise.all(
    [1, 2, 3].map(() => ask<{ unattributed: number }>(`${root}/mpesa-statement`, { csv })),
  );
  expect(answers.map(({ body }) => body.unattributed).toSorted()).toEqual([0, 0, 1]);
  expect(await unattributed()).toBe(before - 70_000);
});

test('money without an owner is given to the attempt that it belongs to', async () => {
  const stay = await stage.book();
  await stage.push(stay, '20');
  await stage.pass(240, 20);
  const [receipt = ''] = await receiptOf(stay);
  const csv = statement([{ receipt, amount: PRICE_KES, account: 'mistyped' }]);
  await ask(`${root}/mpesa-statement`, { csv });
  const issue = (await openIssues()).find(({ subject }) => subject === receipt);
  const [attempt] = await run<{ id: string }>(
    sql`select a.id from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
  );
  const at = `${root}/issues/${issue?.id}/attribute`;
  expect((await ask(at, { attemptId: admin.id })).status).toBe(400);
  expect((await ask(at, { attemptId: attempt?.id })).body).toEqual({ success: true });
  expect((await ask(at, { attemptId: attempt?.id })).body.code).toBe('issue_closed');
  await stage.product.drain();
  expect(await stateOf(stage.product, stay)).toMatchObject({
    standing: 'confirmed/completed',
    ledger: { payment: MPESA_PAYMENT },
    attempts: [{ by: 'admin', receipt }],
  });
  await checkLedger(stage.product.app);
  expect((await openIssues()).filter(({ subject }) => subject === stay.id || subject === receipt)).toEqual([]);
});

test('webhooks that never arrived are found in Stripe’s list, stored as they would have been, and judged once', async () => {
  await catchUpStripe(stage.product.app);
  const stay = await stage.book();
  await stage.product.control('stripe', 'callbacks', { mode: 'hold' });
  await stage.card(stay, good);
  await stage.product.control('stripe', 'drop', {});
  expect((await stateOf(stage.product, stay)).standing).toBe('pending/pending');
  expect(await catchUpStripe(stage.product.app)).toBeGreaterThan(0);
  await stage.advance(2);
  await stage.product.drain();
  expect((await expectOk(stage, stay)).events).toContain('payment_intent.succeeded applied');
  await stage.product.control('stripe', 'callbacks', { mode: 'auto' });
  await catchUpStripe(stage.product.app);
  expect(await catchUpStripe(stage.product.app)).toBe(0);
  await stage.product.drain();
  await checkInvariants(stage, stay);
});

test('L12: what Stripe pays our bank is posted as its list has it, once; one that fails comes back, and is a task', async () => {
  const { app, clock } = stage.product;
  const { stripe } = app;
  if (!stripe) throw new Error('cards are off');
  const about = { currency: 'usd', feeCents: 0, sourceId: 'po_1', createdAt: clock.now() };
  const paid = { id: 'txn_paid', type: 'payout', amountCents: -5_000, netCents: -5_000, ...about };
  const failed = { id: 'txn_failed', type: 'payout_failure', amountCents: 5_000, netCents: 5_000, ...about };
  const listed = vi.spyOn(stripe, 'listBalanceTransactions');
  const page = (...transactions: (typeof paid)[]) => ({
    kind: 'balance_transactions' as const,
    transactions,
    more: false,
  });
  const tell = async (type: string) => {
    const event = {
      id: `evt_${type}`,
      type,
      livemode: false,
      objectId: 'po_1',
      intentId: undefined,
      createdAt: clock.now(),
    };
    const raw = { id: event.id, type, livemode: false, created: 1, data: { object: { id: 'po_1', object: 'payout' } } };
    await receiveStripeEvent(app, event, Buffer.from(JSON.stringify(raw)));
    await stage.product.drain();
  };
  const posted = () =>
    run(
      sql`select account, sum(amount_minor)::int as minor from ledger_entries where kind = 'bank' group by 1 order by 1`,
    );
  listed.mockResolvedValue(page(paid));
  await tell('payout.created');
  await tell('payout.paid');
  expect(await posted()).toEqual([
    { account: 'bank:USD', minor: 5_000 },
    { account: 'stripe:clearing:USD', minor: -5_000 },
  ]);
  listed.mockResolvedValue(page(failed, paid));
  await tell('payout.failed');
  expect(await posted()).toEqual([
    { account: 'bank:USD', minor: 0 },
    { account: 'stripe:clearing:USD', minor: 0 },
  ]);
  expect(await openIssues()).toMatchObject([{ code: 'bank_payout_failed', subject: 'po_1' }]);
  listed.mockRestore();
});

test('a list that breaks off moves no cursor', async () => {
  const cursor = () => run(sql`select at from provider_cursors`);
  const before = await cursor();
  await stage.advance(60);
  await stage.product.control('stripe', 'faults', [{ match: { path: '/v1/events' }, do: 'status:500', times: 20 }]);
  expect(await catchUpStripe(stage.product.app)).toBe(0);
  expect(await cursor()).toEqual(before);
});

test('refunds under way, surpluses and settled payments leave no difference', async () => {
  const stay = await paidByMpesa();
  const surplus = await stage.book();
  await stage.prompt(surplus, '18');
  await stage.advance(4);
  await stage.call(`/api/bookings/${stay.id}/cancel`, { as: stay.traveller, body: {} });
  await checkLedger(stage.product.app);
  expect((await openIssues()).filter(({ code }) => code === 'ledger_difference')).toEqual([]);
  await stage.pass(600, 60);
  await checkLedger(stage.product.app);
  expect((await openIssues()).filter(({ code }) => code === 'ledger_difference')).toEqual([]);
});

test('money that has been on its way for more than a day is one case: the order to M-Pesa', async () => {
  const stay = await stage.book();
  await stage.prompt(stay, '43');
  await stage.advance(4);
  await stage.product.control('daraja', 'faults', [
    { match: { path: '/mpesa/transactionstatus' }, do: 'status:503', times: 10_000 },
  ]);
  await stage.call(`/api/bookings/${stay.id}/cancel`, { as: stay.traveller, body: {} });
  await stage.pass(23 * 3600, 3600);
  await checkLedger(stage.product.app);
  const stuck = async () =>
    (await openIssues()).filter(({ code }) => code.endsWith('_stuck')).map(({ code, found }) => ({ code, found }));
  expect(await stuck()).toEqual([]);
  await stage.pass(3 * 3600, 3600);
  await checkLedger(stage.product.app);
  expect(await stuck()).toEqual([
    { code: 'disbursement_stuck', found: { status: 'accepted', since: expect.any(String) } },
  ]);
});

test('what may settle or send money needs an admin who has signed in within twelve hours', async () => {
  const late = await stage.admin();
  await stage.advance(12 * 3_600 + 1);
  const id = '0199c3a2-5d7e-7000-8000-000000000009';
  for (const [path, body] of [
    [`${root}/mpesa-statement`, { csv: statement([]) }],
    [`${root}/issues/${id}/attribute`, { attemptId: id }],
    [`${root}/issues/${id}/returned`, { reference: 'TKX1' }],
    [`/api/admin/provider-events/${id}/retry`, {}],
    [`/api/admin/jobs/dead/${id}/retry`, {}],
    [`/api/admin/disbursements/${id}/decide`, { outcome: 'arrived', receipt: 'TKL0000091', reason: 'There.' }],
    [`/api/admin/disputes/${id}/accept`, {}],
    [`/api/admin/ledger/top-ups`, { amountKes: 1, reference: 'TKX1' }],
    [`/api/admin/bookings/${id}/refunds`, { amount: 1, reason: 'Rain' }],
    [`/api/admin/refunds/${id}/retry`, {}],
    [`/api/admin/refunds/${id}/paid`, { reference: 'TKX1' }],
    [`/api/admin/refunds/${id}/by-hand`, {}],
    [`/api/admin/refunds/${id}/withdraw`, {}],
    [`/api/admin/payouts/${id}/approve`, {}],
    [`/api/admin/payouts/${id}/withdraw`, {}],
    [`/api/admin/payouts/${id}/items/${id}/retry`, {}],
    [`/api/admin/payouts/${id}/items/${id}/paid`, { reference: 'FT1' }],
    [`/api/admin/payouts/${id}/items/${id}/failed`, { reason: 'Closed' }],
    [`/api/admin/payouts/${id}/items/${id}/returned`, { reason: 'Closed' }],
  ] as const) {
    expect([path, (await stage.call(path, { as: late, body })).body.code]).toEqual([path, 'sign_in_again']);
  }
});

test('only admins see any of it', async () => {
  const { traveller } = await stage.book();
  for (const path of [`${root}/issues`, '/api/admin/payments', '/api/admin/provider-events', '/api/admin/disputes']) {
    expect((await stage.call(path, { as: traveller })).status).toBe(403);
    expect((await stage.call(path)).status).toBe(401);
    expect((await ask(path)).status).toBe(200);
  }
});
