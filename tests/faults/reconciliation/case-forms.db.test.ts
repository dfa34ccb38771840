import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { matchReceipt } from '#server/payments/reconciliation/match-receipt.ts';
import {
  type CaseForm,
  type CaseKind,
  caseForms,
  caseFormsOf,
  caseKinds,
  caseTopicOf,
  caseTopics,
} from '#shared/cases.ts';
import type { IssueDetail, IssueKinds, Issues } from '#shared/contracts/admin-payments.ts';
import { catalogues } from '#shared/i18n/catalogues.ts';
import { PRICE_KES, type Stay } from '../../support/scenario.ts';
import { admin, ask, paidByMpesa, root, scenario } from './support.ts';

async function open(code: CaseKind, subject: string, found: unknown = null): Promise<string> {
  const [made] = await scenario.query<{ id: string }>(sql`
    insert into reconciliation_issues (id, code, subject, found, created_at)
    values (gen_random_uuid(), ${code}, ${subject}, ${JSON.stringify(found)}::jsonb, now()) returning id`);
  return made?.id ?? '';
}

let receipts = 0;
/** Money under an account number that names no booking; its case. */
async function sentByHand(amountKes: number): Promise<string> {
  const receipt = `TKC${String(++receipts).padStart(7, '0')}`;
  const found = {
    receipt,
    amountMinor: amountKes * 100,
    accountReference: 'mistyped',
    at: scenario.product.clock.now(),
  };
  expect(await matchReceipt(scenario.product.app, found, 'admin')).toBe('unattributed');
  const [made] = await scenario.query<{ id: string }>(
    sql`select id from reconciliation_issues where subject = ${receipt}`,
  );
  return made?.id ?? '';
}

const read = async (id: string, query = '') => (await ask<IssueDetail>(`${root}/issues/${id}${query}`)).body;

const attemptOf = async ({ id }: Stay) =>
  (
    await scenario.query<{ id: string }>(
      sql`select a.id from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${id}`,
    )
  )[0]?.id ?? '';

/** What each form sends. The ids are of records that exist, so that a refusal is about the case. */
const sent = (form: CaseForm, ids: { attemptId: string; paidTwiceId: string }) =>
  ({
    attribute: { attemptId: ids.attemptId },
    repaid: { paidTwiceId: ids.paidTwiceId },
    returned: { reference: 'TKR0000001' },
    not_ours: { reason: 'A statement of another PayBill.' },
    never_came: { reason: 'Not in the portal.' },
    close: { reason: 'Looked at it.' },
  })[form];

const send = (id: string, form: CaseForm, ids: { attemptId: string; paidTwiceId: string }) =>
  ask(`${root}/issues/${id}/${form.replace('_', '-')}`, sent(form, ids));

/** The page of a case has words for it and shows these forms; the calls take the first of them, and refuse all that it does not show. */
async function expectForms(id: string, shown: CaseForm[], ids: Parameters<typeof send>[2]) {
  const found = await read(id);
  const topic = caseTopicOf(found);
  expect(caseTopics).toContain(topic);
  for (const lang of ['en', 'sw'] as const) {
    const words = { ...catalogues[lang]['admin-cases'], ...catalogues[lang]['admin-case'] };
    expect(Object.keys(words)).toEqual(
      expect.arrayContaining([`title.${found.code}`, `what.${topic}`, `todo.${topic}`]),
    );
  }
  expect(caseFormsOf(found), found.code).toEqual(shown);
  for (const other of caseForms.filter((each) => !shown.includes(each))) {
    expect((await send(id, other, ids)).status, `${found.code}: ${other}`).toBeOneOf([400, 404, 409]);
  }
  expect((await read(id)).status, found.code).toBe('open');
  const [form = 'close'] = shown;
  expect((await send(id, form, ids)).status, `${found.code}: ${form}`).toBe(200);
  const ended = await read(id);
  expect(ended, found.code).toMatchObject({ status: 'closed', closer: { id: admin.id } });
  expect(caseFormsOf(ended)).toEqual([]);
  expect((await send(id, form, ids)).body, found.code).toMatchObject({ code: 'issue_closed' });
}

test('the words and the calls know the same kinds, and each case takes the forms that its page shows, and no others', async () => {
  const stay = await paidByMpesa();
  const receipt = await sentByHand(100);
  const closable = caseKinds.filter((kind) => kind !== 'unattributed_receipt');
  const cases = await Promise.all(closable.map((kind) => open(kind, randomUUID())));
  const { items } = (await ask<IssueKinds>(`${root}/issue-kinds`)).body;
  expect(items.map(({ code }) => code).toSorted()).toEqual(caseKinds.toSorted());
  const ids = { attemptId: await attemptOf(stay), paidTwiceId: cases[closable.indexOf('paid_twice')] ?? '' };
  await Promise.all(cases.map((id) => expectForms(id, ['close'], ids)));
  await expectForms(receipt, ['returned', 'not_ours'], ids);
});

test('a refusal for want of shillings has words of its own, which no key or password would mend', async () => {
  const topicOf = async (found: string) => caseTopicOf(await read(await open('provider_refuses', randomUUID(), found)));
  expect([await topicOf('1'), await topicOf('2001')]).toEqual(['provider_refuses.float', 'provider_refuses.sending']);
});

test('a payment that only a callback confirmed takes "never came" alone, and any other one a reason alone', async () => {
  const stay = await paidByMpesa();
  const attemptId = await attemptOf(stay);
  const ids = { attemptId, paidTwiceId: attemptId };
  const settled = await open('outcome_unknown', attemptId);
  expect(await read(settled)).toMatchObject({ booking: { reference: stay.reference }, closing: 'by_reason' });
  expect(caseTopicOf(await read(settled))).toBe('outcome_unknown.payment');
  expect((await send(settled, 'never_came', ids)).body).toMatchObject({ code: 'not_ready' });
  await scenario.query(sql`update payment_attempts set verified = false where id = ${attemptId}`);
  const doubted = await open('callback_contradicted', attemptId);
  const found = await read(doubted);
  expect([caseTopicOf(found), caseFormsOf(found)]).toEqual(['callback_contradicted.unverified', ['never_came']]);
  expect((await send(doubted, 'close', ids)).body).toMatchObject({ code: 'not_ready' });
  expect((await send(doubted, 'never_came', ids)).status).toBe(200);
  expect((await read(settled)).status).toBe('closed');
});

test('a receipt whose payer named no booking is attributed to a payment of the booking that an admin looks for', async () => {
  const stay = await scenario.book();
  await scenario.prompt(stay, '03');
  await scenario.pass(130, 10);
  const id = await sentByHand(PRICE_KES);
  expect(caseFormsOf(await read(id))).toEqual(['returned', 'not_ours']);
  expect(await read(id, '?booking=BK-2026-999999')).toMatchObject({ candidates: [], booking: null });
  const unpaid = await scenario.book();
  expect(await read(id, `?booking=${unpaid.reference}`)).toMatchObject({
    // Of what the payer named nothing is known, whichever booking an admin looks at.
    ...{ candidates: [], booking: null },
  });
  expect((await ask(`${root}/issues/${id}?booking=${'x'.repeat(41)}`)).status).toBe(400);
  const found = await read(id, `?booking=${stay.reference.toLowerCase()}`);
  expect(caseFormsOf(found)).toEqual(['attribute', 'returned', 'not_ours']);
  const [candidate] = found.candidates;
  expect(candidate?.booking).toEqual({ id: stay.id, reference: stay.reference });
  const ids = { attemptId: candidate?.id ?? '', paidTwiceId: id };
  expect((await send(id, 'attribute', ids)).status).toBe(200);
  expect((await scenario.read(stay)).status).toBe('confirmed');
  // A second one does not fit, and its form says so.
  const second = await sentByHand(PRICE_KES);
  expect((await send(second, 'attribute', ids)).body).toMatchObject({
    fields: { attemptId: catalogues.en.fields.attempt_not_paid_by_receipt },
  });
});

test('a list of cases names the bookings, by what each case is about', async () => {
  const stay = await paidByMpesa();
  const attemptId = await attemptOf(stay);
  const [about] = await scenario.query<{ event: string; payment: string }>(sql`
    select e.id as event, a.payment_id as payment from payment_attempts a
    join provider_events e on e.owner_id = a.id where a.id = ${attemptId}`);
  await open('push_unanswered', attemptId);
  await open('event_dead', about?.event ?? '');
  await open('ledger_difference', stay.id);
  await open('refund_stuck', about?.payment ?? '');
  await open('bank_payout_failed', 'po_1');
  const { items } = (await ask<Issues>(`${root}/issues?status=open`)).body;
  const booking = { id: stay.id, reference: stay.reference };
  expect(Object.fromEntries(items.map((each) => [each.code, each.booking]))).toEqual({
    push_unanswered: booking,
    event_dead: booking,
    ledger_difference: booking,
    refund_stuck: booking,
    bank_payout_failed: null,
  });
  expect((await ask(`${root}/issues?code=nothing`)).status).toBe(400);
  const ofPayment = (await ask<Issues>(`${root}/issues?about=${attemptId},${about?.payment}`)).body.items;
  expect(ofPayment.map(({ code }) => code).toSorted()).toEqual(['push_unanswered', 'refund_stuck']);
  const ids = (count: number) => Array.from({ length: count }, () => randomUUID()).join(',');
  expect((await ask<Issues>(`${root}/issues?about=${ids(50)}`)).body.total).toBe(0);
  expect((await ask(`${root}/issues?about=${ids(51)}`)).status).toBe(400);
  expect((await ask(`${root}/issues?about=nothing`)).status).toBe(400);
});
