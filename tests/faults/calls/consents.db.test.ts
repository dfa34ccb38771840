import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { matchReceipt } from '#server/payments/reconciliation/match-receipt.ts';
import { updateSettings } from '#server/settings/update-settings.ts';
import type { Consent } from '#shared/contracts/consents.ts';
import { openScenario, PRICE_KES, type Stay, type Traveller } from '../../support/scenario.ts';
import { checkInvariants, stateOf } from '../support/invariants.ts';

const scenario = await openScenario();

let asker: Traveller;
let other: Traveller;
beforeEach(async () => {
  [asker, other] = [await scenario.admin(), await scenario.admin()];
  await updateSettings(scenario.product.app, asker, { consentAboveCents: 0 });
});

type Asked = { consent: { id: string } };

/** Asks for something that another admin has to consent to. @returns what they read */
async function ask(path: string, body: object, method = 'POST'): Promise<Consent> {
  const asked = await scenario.call<Asked>(path, { as: asker, body, method });
  expect([asked.status, asked.body.code], JSON.stringify(asked.body)).toEqual([202, 'consent_asked']);
  const { body: list } = await scenario.call<{ items: Consent[] }>('/api/admin/consents?status=open', { as: other });
  return list.items.find(({ id }) => id === asked.body.consent.id) ?? expect.unreachable('it is not listed');
}

async function give({ id }: Consent, status: 'given' | 'agreed' = 'given'): Promise<void> {
  const given = await scenario.call<{ consent: Consent }>(`/api/admin/consents/${id}/give`, {
    ...{ as: other, method: 'POST' },
  });
  expect([given.status, given.body.consent?.status], JSON.stringify(given.body)).toEqual([200, status]);
}

const issueOf = async (subject: string) =>
  (
    await scenario.query<{ id: string; status: string }>(
      sql`select id, status from reconciliation_issues where subject = ${subject} order by created_at desc limit 1`,
    )
  )[0] ?? expect.unreachable('there is no case');

let receipts = 0;
/** Money under an account number that names no booking. */
async function sentByHand(amount: number) {
  const receipt = `TKN${String(++receipts).padStart(7, '0')}`;
  const found = { receipt, amountMinor: amount * 100, accountReference: 'mistyped', at: scenario.product.clock.now() };
  expect(await matchReceipt(scenario.product.app, found, 'admin')).toBe('unattributed');
  return { receipt, ...(await issueOf(receipt)) };
}

async function paid(card = '4242424242424242'): Promise<Stay> {
  const stay = await scenario.book();
  await scenario.card(stay, card);
  return stay;
}

test('cancelling: nothing before the consent, then the refund goes back to the card', async () => {
  const stay = await paid();
  const consent = await ask(`/api/bookings/${stay.reference}/cancel`, { refund: 'full', reason: 'Closed road' });
  expect(consent).toMatchObject({ act: 'booking.cancel', amount: 100, facts: { percent: 100, refundCents: 10_000 } });
  await scenario.advance(120);
  expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'confirmed/completed', refunds: [] });
  await give(consent);
  await scenario.pass(120, 30);
  expect((await scenario.read(stay)).status).toBe('cancelled');
  await checkInvariants(scenario, stay);
});

test('goodwill, and withdrawing it', async () => {
  const stay = await paid();
  await give(await ask(`/api/admin/bookings/${stay.id}/refunds`, { amount: 20, reason: 'Rain' }));
  const [refund] = await scenario.query<{ id: string }>(
    sql`select r.id from refunds r join payments p on p.id = r.payment_id where p.booking_id = ${stay.id}`,
  );
  await give(await ask(`/api/admin/refunds/${refund?.id}/withdraw`, { reason: 'By mistake' }));
  expect((await stateOf(scenario.product, stay)).refunds).toMatchObject([{ status: 'withdrawn' }]);
});

test('accepting a dispute', async () => {
  const stay = await paid('4000000000000259');
  await scenario.pass(60, 30);
  const [dispute] = await scenario.query<{ id: string }>(
    sql`select d.id from disputes d join payments p on p.id = d.payment_id where p.booking_id = ${stay.id}`,
  );
  const consent = await ask(`/api/admin/disputes/${dispute?.id}/accept`, { reason: 'It was our mistake' });
  expect(consent).toMatchObject({ amount: 100, about: { bookingId: stay.id } });
  await give(consent);
  const [closed] = await scenario.query<{ status: string }>(sql`select status from disputes where id = ${dispute?.id}`);
  expect(closed?.status).toBe('lost');
});

test('money without an owner: attributed, or noted as sent back', async () => {
  const stay = await scenario.book();
  const { attemptId } = await scenario.prompt(stay, '01');
  await scenario.pass(240, 10);
  const theirs = await sentByHand(PRICE_KES);
  const consent = await ask(`/api/admin/reconciliation/issues/${theirs.id}/attribute`, { attemptId, reason: 'Theirs' });
  expect(consent).toMatchObject({ amount: 100, about: { name: theirs.receipt }, facts: { booking: stay.reference } });
  expect((await issueOf(theirs.receipt)).status).toBe('open');
  await give(consent);
  expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'confirmed/completed' });

  const nobodys = await sentByHand(2_200);
  const path = `/api/admin/reconciliation/issues/${nobodys.id}/returned`;
  await give(await ask(path, { reference: 'TKR0000009', reason: 'They asked' }));
  expect((await issueOf(nobodys.receipt)).status).toBe('closed');
});

test('while one end of a case of money without an owner waits for consent, every other is refused, and so is a receipt of our own', async () => {
  const [{ id }, another] = [await sentByHand(200), await sentByHand(300)];
  const path = `/api/admin/reconciliation/issues/${id}`;
  const end = async (way: string, body: object) => {
    const { status, body: answer } = await scenario.call(`${path}/${way}`, { as: other, body });
    return [status, answer.code];
  };
  expect(await end('returned', { reference: another.receipt })).toEqual([409, 'receipt_used']);
  const asked = await ask(`${path}/returned`, { reference: 'TKR7ABCDE2', reason: 'Sent' });
  expect(await end('not-ours', { reason: 'A wrong statement' })).toEqual([409, 'consent_open']);
  await updateSettings(scenario.product.app, asker, { consentAboveCents: null });
  expect(await end('not-ours', { reason: 'A wrong statement' })).toEqual([409, 'consent_open']);
  await give(asked);
  expect(await end('not-ours', { reason: 'A wrong statement' })).toEqual([409, 'issue_closed']);
});

test('a top-up, and a statement, of which what we know does not count', async () => {
  const reference = `TKT${String(++receipts).padStart(7, '0')}`;
  const topUp = await ask('/api/admin/ledger/top-ups', { amountKes: 11_000, reference, reason: 'For Monday' });
  expect(topUp).toMatchObject({ act: 'ledger.top_up', amount: 100, sent: { amountKes: 11_000, reference } });
  await give(topUp);
  const known = await sentByHand(1_100);
  const receipt = `TKS${String(++receipts).padStart(7, '0')}`;
  const csv = [
    'Receipt No.,Completion Time,Details,Transaction Status,Paid In,A/C No.',
    `${known.receipt},2026-11-21 11:31:07,Pay Bill,Completed,1100.00,mistyped`,
    `${receipt},2026-11-21 11:32:07,Pay Bill,Completed,2200.00,mistyped`,
  ].join('\n');
  const path = '/api/admin/reconciliation/mpesa-statement';
  const statement = await ask(path, { csv, reason: 'Weekly' });
  expect(statement).toMatchObject({ amount: 20, sent: {}, facts: { receipts: 2 } });
  await give(statement, 'agreed');
  await scenario.product.drain();
  expect((await issueOf(receipt)).status).toBe('open');
  expect((await scenario.call(path, { as: asker, body: { csv } })).status).toBe(200);
  await scenario.product.drain();
});

test('what somebody else has done meanwhile is not done twice, and the request is void', async () => {
  const body = { amountKes: 11_000, reference: `TKT${String(++receipts).padStart(7, '0')}`, reason: 'For Monday' };
  const { id } = await ask('/api/admin/ledger/top-ups', body);
  await updateSettings(scenario.product.app, asker, { consentAboveCents: null });
  expect((await scenario.call('/api/admin/ledger/top-ups', { as: other, body })).status).toBe(200);
  const given = await scenario.call(`/api/admin/consents/${id}/give`, { as: other, method: 'POST' });
  expect([given.status, given.body.code]).toEqual([409, 'consent_void']);
  const { body: list } = await scenario.call<{ items: Consent[] }>('/api/admin/consents?status=void', { as: other });
  expect(list.items.map((one) => one.id)).toContain(id);
});

test('by a rate that is set a moment before, shillings do not become fewer dollars', async () => {
  const { app } = scenario.product;
  await updateSettings(app, asker, { usdToKesRate: 100_000 });
  try {
    const reference = `TKT${String(++receipts).padStart(7, '0')}`;
    const consent = await ask('/api/admin/ledger/top-ups', { amountKes: 11_000, reference, reason: 'x' });
    expect(consent.amount).toBe(100);
  } finally {
    await updateSettings(app, asker, { usdToKesRate: 110 });
  }
});

describe('the two ways to send a refund by hand', () => {
  const setAmount = (consentAboveCents: number | null) =>
    updateSettings(scenario.product.app, asker, { consentAboveCents });
  const setManual = (id: string) =>
    scenario.query(sql`update refunds set status = 'manual', method = 'manual' where id = ${id}`);
  /** A refund of USD 60.00 to a card that waits for a person. */
  async function manualRefund(): Promise<string> {
    const stay = await paid();
    await setAmount(null);
    const body = { amount: 60, reason: 'Rain' };
    const made = await scenario.call(`/api/admin/bookings/${stay.id}/refunds`, { as: asker, body });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const [refund] = await scenario.query<{ id: string }>(
      sql`select r.id from refunds r join payments p on p.id = r.payment_id where p.booking_id = ${stay.id}`,
    );
    const { id } = refund ?? expect.unreachable('there is no refund');
    await setManual(id);
    await setAmount(50_00);
    return id;
  }
  let sent = 0;
  const bodyOf = (way: 'paid' | 'retry') => ({
    ...{ reason: 'As agreed' },
    ...(way === 'paid' && { reference: `BANK-${++sent}` }),
  });
  const path = (id: string, way: 'paid' | 'retry') => `/api/admin/refunds/${id}/${way}`;
  const act = async (id: string, way: 'paid' | 'retry', as = asker) => {
    const { status, body } = await scenario.call(path(id, way), { as, body: bodyOf(way) });
    return [status, body.code];
  };
  const statusOf = async (id: string) =>
    (await scenario.query<{ status: string }>(sql`select status from refunds where id = ${id}`))[0]?.status;

  test.each([
    { first: 'paid', second: 'retry', ends: 'succeeded' },
    { first: 'retry', second: 'paid', ends: 'queued' },
  ] as const)('while $first waits for consent, $second is refused, whatever its amount', async (ways) => {
    const id = await manualRefund();
    const asked = await ask(path(id, ways.first), bodyOf(ways.first));
    expect(await act(id, ways.second, other)).toEqual([409, 'consent_open']);
    await setAmount(null);
    expect(await act(id, ways.second)).toEqual([409, 'consent_open']);
    expect(await statusOf(id)).toBe('manual');
    await give(asked);
    expect(await statusOf(id)).toBe(ways.ends);
  });

  test('is not noted with a receipt that our books have for something else', async () => {
    const id = await manualRefund();
    const { receipt } = await sentByHand(2_200);
    const body = { reference: receipt, reason: 'As agreed' };
    const answer = await scenario.call(path(id, 'paid'), { as: asker, body });
    expect([answer.status, answer.body.code]).toEqual([409, 'receipt_used']);
    expect(await statusOf(id)).toBe('manual');
  });

  test('what was declined or has expired holds nothing back', async () => {
    const id = await manualRefund();
    const asked = await ask(path(id, 'paid'), bodyOf('paid'));
    const decline = { as: other, body: { reason: 'Not yet' } };
    expect((await scenario.call(`/api/admin/consents/${asked.id}/decline`, decline)).status).toBe(200);
    const { id: late } = await ask(path(id, 'retry'), bodyOf('retry'));
    await scenario.query(sql`update consent_requests set expires_at = asked_at where id = ${late}`);
    await setAmount(null);
    expect(await act(id, 'paid')).toEqual([200, undefined]);
  });

  test.each([
    { agreed: 'paid', left: 'retry' },
    { agreed: 'retry', left: 'paid' },
  ] as const)('of two that an earlier release let be asked for, agreeing to $agreed makes $left void', async (ways) => {
    const id = await manualRefund();
    const left = await ask(path(id, ways.left), bodyOf(ways.left));
    const moveTo = (subject: string) =>
      scenario.query(sql`update consent_requests set subject_id = ${subject} where id = ${left.id}`);
    await moveTo('elsewhere');
    const agreed = await ask(path(id, ways.agreed), bodyOf(ways.agreed));
    await moveTo(id);
    await give(agreed);
    const [ended] = await scenario.query(sql`select status, word from consent_requests where id = ${left.id}`);
    expect(ended).toEqual({ status: 'void', word: 'other_way' });
    // Also where the refund waits for a person again, so that everything is as it was when it was asked.
    if (ways.agreed === 'retry') await setManual(id);
    const given = await scenario.call(`/api/admin/consents/${left.id}/give`, { as: other, method: 'POST' });
    expect([given.status, given.body.code]).toEqual([409, 'consent_closed']);
  });
});

describe('the ends of a receipt without an owner', () => {
  const path = (id: string, end: string) => `/api/admin/reconciliation/issues/${id}/${end}`;
  let codes = 0;
  const returnedBy = () => ({ reference: `TKQ${String(++codes).padStart(7, '0')}`, reason: 'They asked' });
  const codeOf = async (call: string, body: object) => {
    const answer = await scenario.call(call, { as: other, body });
    return [answer.status, answer.body.code];
  };

  test.each([
    { first: 'returned', second: 'not_ours' },
    { first: 'not_ours', second: 'returned' },
  ])('while $first waits for consent, $second and attributing are refused', async ({ first, second }) => {
    const stay = await scenario.book();
    const { attemptId } = await scenario.prompt(stay, '01');
    await scenario.pass(240, 10);
    const { id, receipt } = await sentByHand(PRICE_KES);
    const bodies: Record<string, () => object> = { returned: returnedBy, not_ours: () => ({ reason: 'Forged' }) };
    const call = (end: string) => path(id, end.replace('_', '-'));
    const asked = await ask(call(first), bodies[first]?.() ?? {});
    expect(await codeOf(call(second), bodies[second]?.() ?? {})).toEqual([409, 'consent_open']);
    expect(await codeOf(path(id, 'attribute'), { attemptId, reason: 'Theirs' })).toEqual([409, 'consent_open']);
    await give(asked);
    expect((await issueOf(receipt)).status).toBe('closed');
  });

  test('that it was sent back is not noted with a receipt that our books have for something else', async () => {
    await updateSettings(scenario.product.app, asker, { consentAboveCents: null });
    const stay = await scenario.book();
    await scenario.prompt(stay, '00');
    await scenario.pass(60, 10);
    const [attempt] = await scenario.query<{ receipt: string }>(
      sql`select a.receipt from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
    );
    const nobodys = await sentByHand(2_200);
    const others = await sentByHand(1_100);
    for (const used of [attempt?.receipt, nobodys.receipt, others.receipt]) {
      for (const reference of [used, used?.toLowerCase()])
        expect(await codeOf(path(nobodys.id, 'returned'), { reference })).toEqual([409, 'receipt_used']);
    }
    expect((await issueOf(nobodys.receipt)).status).toBe('open');
    expect((await codeOf(path(nobodys.id, 'returned'), returnedBy()))[0]).toBe(200);
  });
});
