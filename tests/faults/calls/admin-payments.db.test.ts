import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type {
  AdminPayment,
  AdminPayments,
  IssueDetail,
  IssueKinds,
  LedgerBalances,
  LedgerEntries,
  ProviderEvents,
} from '#shared/contracts/admin-payments.ts';
import { type MadePerson, makePerson } from '../../support/factories.ts';
import { openScenario, type Stay } from '../../support/scenario.ts';

const scenario = await openScenario();
let admin: MadePerson;
let card: Stay;
let mpesa: Stay;
beforeAll(async () => {
  admin = await makePerson(scenario.product.app, { role: 'admin' });
  card = await scenario.book();
  await scenario.card(card, '4242424242424242');
  mpesa = await scenario.book();
  await scenario.prompt(mpesa, '+254712345678');
  await scenario.advance(4);
});

const ask = <T>(path: string, body?: unknown) =>
  scenario.call<T>(`/api/admin/${path}`, { as: admin, ...(body !== undefined && { body }) });
const references = (page: AdminPayments) => page.items.map(({ booking }) => booking.reference);

test('payments are listed newest first, by status, method, reference and receipt', async () => {
  const all = (await ask<AdminPayments>('payments')).body;
  expect(references(all)).toEqual([mpesa.reference, card.reference]);
  expect(all).toMatchObject({ total: 2, page: 1, pageSize: 20 });
  expect(references((await ask<AdminPayments>('payments?method=card&status=completed')).body)).toEqual([
    card.reference,
  ]);
  expect((await ask<AdminPayments>('payments?status=refunded')).body.total).toBe(0);
  expect(references((await ask<AdminPayments>(`payments?q=${card.reference.toLowerCase()}`)).body)).toEqual([
    card.reference,
  ]);
  const receipt = all.items[0]?.receipt ?? '';
  expect(references((await ask<AdminPayments>(`payments?q=${receipt.toLowerCase()}`)).body)).toEqual([mpesa.reference]);
  expect((await ask<AdminPayments>('payments?q=%25')).body.total).toBe(0);
  expect((await ask('payments?status=lost')).status).toBe(400);
  expect(references((await ask<AdminPayments>('payments?page=2&pageSize=1')).body)).toEqual([card.reference]);
});

test('payments are sorted by when they were made or paid, and `next` leads to the following page', async () => {
  const first = (await ask<AdminPayments>('payments?sort=paidAt&order=asc&pageSize=1')).body;
  expect(references(first)).toEqual([card.reference]);
  const rest = (await ask<AdminPayments>(`payments?sort=paidAt&order=asc&pageSize=1&after=${first.next}`)).body;
  expect(rest).toMatchObject({ page: 2, total: 2, next: null });
  expect(references(rest)).toEqual([mpesa.reference]);
  expect((await ask(`payments?after=${first.next}`)).body).toMatchObject({
    code: 'invalid_input',
    fields: { after: expect.any(String) },
  });
  expect((await ask('payments?sort=due')).body).toMatchObject({
    code: 'invalid_input',
    fields: { sort: expect.any(String) },
  });
});

test('the ledger shows the balance of each account, and every currency adds up to zero', async () => {
  const { accounts } = (await ask<LedgerBalances>('ledger')).body;
  const on = Object.fromEntries(accounts.map(({ account, balance }) => [account, balance]));
  expect(on).toMatchObject({
    'customer:deposits:USD': -20_000,
    'mpesa:collection:KES': 1_100_000,
  });
  for (const currency of ['USD', 'KES']) {
    const all = accounts.filter((one) => one.currency === currency);
    expect(all.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  }
});

test('a payment is shown with attempts, postings and events, and with masked phones', async () => {
  const [item] = (await ask<AdminPayments>(`payments?q=${mpesa.reference}`)).body.items;
  const { body } = await ask<AdminPayment>(`payments/${item?.id}`);
  expect(body).toMatchObject({
    booking: { id: mpesa.id, reference: mpesa.reference, status: 'confirmed' },
    status: 'completed',
    paid: 100,
    refunded: 0,
    refunds: [],
    attempts: [
      {
        provider: 'daraja',
        status: 'succeeded',
        currency: 'KES',
        amountMinor: 1_100_000,
        phone: '+2547•••••678',
        verified: true,
      },
    ],
    events: [{ provider: 'daraja', type: 'stk', outcome: 'applied' }],
  });
  expect(body.ledger.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
  expect(body.ledger).toHaveLength(4);
  expect(JSON.stringify(body)).not.toContain('712345678');
  expect((await ask(`payments/${admin.id}`)).status).toBe(404);
});

test('an event is shown as it was received, with its phone masked, and the reader is recorded', async () => {
  const { items, total } = (await ask<ProviderEvents>('provider-events?provider=daraja&outcome=applied&type=stk')).body;
  expect(total).toBe(1);
  const id = items[0]?.id ?? '';
  const { body } = await ask<{ raw: string }>(`provider-events/${id}`);
  expect(JSON.parse(body.raw.replaceAll('2547•••••678', '"masked"')).Body.stkCallback.ResultCode).toBe(0);
  expect(body.raw).not.toContain('712345678');
  const looked = sql`select action, actor_id as actor from audit_entries where subject_id = ${id}`;
  expect(await scenario.query(looked)).toEqual([{ action: 'provider_event.viewed', actor: admin.id }]);
  expect((await ask(`provider-events/${admin.id}`)).status).toBe(404);
  expect((await ask<ProviderEvents>('provider-events?outcome=waiting')).body.total).toBe(0);
});

test('an event that was given up is judged anew, once; any other is not', async () => {
  const [event] = (await ask<ProviderEvents>('provider-events?type=payment_intent.succeeded')).body.items;
  const id = event?.id ?? '';
  expect((await ask(`provider-events/${id}/retry`, {})).status).toBe(404);
  await scenario.query(sql`update provider_events set outcome = 'dead', tries = 20 where id = ${id}`);
  await scenario.query(
    sql`insert into reconciliation_issues (id, code, subject, created_at) values (${id}, 'event_dead', ${id}, now())`,
  );
  const answers = await Promise.all([1, 2].map(() => ask(`provider-events/${id}/retry`, {})));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  await scenario.product.drain();
  expect(await scenario.query(sql`select outcome, tries from provider_events where id = ${id}`)).toEqual([
    { outcome: 'no_effect', tries: 1 },
  ]);
  expect(await scenario.query(sql`select status, note from reconciliation_issues where id = ${id}`)).toEqual([
    { status: 'closed', note: 'retried' },
  ]);
});

test('a payment is found by whole names of it, by the phone that was asked, and by the days on which it was begun', async () => {
  const found = async (query: string) => references((await ask<AdminPayments>(`payments?${query}`)).body);
  const [item] = (await ask<AdminPayments>(`payments?q=${card.reference}`)).body.items;
  const { attempts } = (await ask<AdminPayment>(`payments/${item?.id}`)).body;
  for (const q of [
    ...[item?.id, card.id, attempts[0]?.id, attempts[0]?.providerId, card.reference.replaceAll('-', '')],
  ]) {
    expect(await found(`q=${q}`), q ?? '').toEqual([card.reference]);
  }
  expect(await found('q=0712%20345%20678')).toEqual([mpesa.reference]);
  expect(await found('q=0712345679')).toEqual([]);
  expect(await found(`q=${card.reference.slice(0, -1)}`)).not.toContain(card.reference);
  const day = (item?.createdAt ?? '').slice(0, 10);
  expect(await found(`from=${day}&to=${day}`)).toContain(card.reference);
  expect(await found('to=2020-01-01')).toEqual([]);
  expect((await ask('payments?from=2026-02-30')).status).toBe(400);
  expect((await ask(`payments?q=${'x'.repeat(201)}`)).status).toBe(400);
});

test('the entries of an account add up to its balance, and name booking, payment and the other account', async () => {
  const { accounts } = (await ask<LedgerBalances>('ledger')).body;
  for (const { account, balance, currency } of accounts) {
    const entries: LedgerEntries['items'] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: LedgerEntries = (
        await ask<LedgerEntries>(`ledger/entries?account=${account}&pageSize=2${after && `&after=${after}`}`)
      ).body;
      expect(page.account).toBe(account);
      entries.push(...page.items);
      after = page.next;
    }
    expect(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(balance);
    expect(new Set(entries.map((entry) => entry.currency))).toEqual(new Set(entries.length > 0 ? [currency] : []));
  }
  const [arrived] = (await ask<LedgerEntries>('ledger/entries?account=mpesa:collection:KES')).body.items;
  const [payment] = (await ask<AdminPayments>(`payments?q=${mpesa.reference}`)).body.items;
  expect(arrived).toMatchObject({
    ...{ kind: 'payment', other: 'fx:KES', amountMinor: 1_100_000, provider: { id: expect.any(String) } },
    ...{ booking: { id: mpesa.id, reference: mpesa.reference }, paymentId: payment?.id },
  });
  expect((await ask<LedgerEntries>('ledger/entries?to=2020-01-01')).body).toMatchObject({ total: 0, next: null });
  expect((await ask('ledger/entries?account=nothing:USD')).status).toBe(404);
});

test('a case is shown with the records that it is about, and the kinds are counted', async () => {
  const [item] = (await ask<AdminPayments>(`payments?q=${mpesa.reference}`)).body.items;
  const { attempts, events } = (await ask<AdminPayment>(`payments/${item?.id}`)).body;
  const attempt = attempts[0]?.id ?? '';
  const open = async (code: string, subject: string, found: unknown = null) => {
    const [made] = await scenario.query<{ id: string }>(sql`
      insert into reconciliation_issues (id, code, subject, found, created_at)
      values (gen_random_uuid(), ${code}, ${subject}, ${JSON.stringify(found)}::jsonb, now()) returning id`);
    return (await ask<IssueDetail>(`reconciliation/issues/${made?.id}`)).body;
  };
  const about = { booking: { id: mpesa.id, reference: mpesa.reference }, paymentId: item?.id, closing: 'by_reason' };
  expect(await open('push_unanswered', attempt)).toMatchObject({ ...about, attempt: { id: attempt, verified: true } });
  expect(await open('event_dead', events[0]?.id ?? '')).toMatchObject({ ...about, event: { type: 'stk' } });
  expect(await open('deposit_stuck', mpesa.id)).toMatchObject({ booking: about.booking, paymentId: null });
  expect(await open('ledger_difference', 'surplus:KES')).toMatchObject({ booking: null, closing: 'by_reason' });
  const twice = await open('paid_twice', admin.id);
  expect(
    await open('unattributed_receipt', 'TKX0000001', {
      amountMinor: 100,
      accountReference: mpesa.reference.replaceAll('-', ''),
    }),
  ).toMatchObject({
    // Its attempt has a receipt of its own, so it can take no other money.
    ...{ closing: 'by_decision', booking: about.booking, candidates: [] },
    paidTwice: [{ id: twice.id }],
  });
  await scenario.query(sql`update payment_attempts set verified = false where id = ${attempt}`);
  expect(await open('callback_contradicted', attempt)).toMatchObject({ closing: 'by_decision' });
  await scenario.query(sql`update payment_attempts set verified = true where id = ${attempt}`);
  const { items } = (await ask<IssueKinds>('reconciliation/issue-kinds')).body;
  expect(items).toContainEqual({ code: 'paid_twice', open: 1, oldestAt: expect.any(String) });
  await scenario.query(sql`delete from reconciliation_issues`);
});
