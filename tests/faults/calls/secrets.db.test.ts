import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { catchUpMpesa } from '#server/payments/reconciliation/mpesa-catchup.ts';
import { catchUpStripe } from '#server/payments/reconciliation/stripe-catchup.ts';
import {
  listService,
  openScenario,
  phoneOf,
  type Scenario,
  type Stay,
  type Traveller,
} from '../../support/scenario.ts';
import { callbackTokens } from '../support/replay.ts';

const cards = ['4242424242424242', '4000000000000002', '4000000000009995', '4000002500003155', '4000008400001629'];
/** Not one of the test cards: a person may type a real number into the sandbox. */
const realLooking = '4929939187355598';
const phones = ['+254722000101', '+254722000102', '+254722000103'];
/** Where a provider is paid, and where another one's bank account is. */
const payoutPhone = '+254722000105';
const bankAccount = '0123450067890';
/** What somebody typed as the account when they paid the PayBill by hand. */
const typedPhone = '+254722000106';
const cvc = '123';

/** What nobody may read anywhere: client secrets, callback tokens, session and bearer tokens, keys. */
const secrets: string[] = [];
/** The bodies of every answer of the product that was an error. */
const errors: string[] = [];

/** Collects the bearer tokens of all requests of this process: of sessions, and the product's own at the simulators. */
function collectTokens(message: unknown): void {
  const { authorization } = (message as { request: IncomingMessage }).request.headers;
  const [, token] = authorization?.split(' ') ?? [];
  if (token && !secrets.includes(token)) secrets.push(token);
}

subscribe('http.server.request.start', collectTokens);
const scenario = await openScenario();

/** Every kind of payment, failure and refusal once; then every kind of refund, dispute and payout. */
beforeAll(async () => {
  const { product } = scenario;
  const ask = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const answer = await ask(...request);
    if (answer.status >= 400 && String(request[0]).startsWith(product.origin)) errors.push(await answer.clone().text());
    return answer;
  });
  for (const number of [...cards, realLooking]) {
    const stay = await scenario.book();
    const { clientSecret, nextAction } = await scenario.card(stay, number);
    if (nextAction) await scenario.bank(nextAction.id, 'complete');
    await scenario.advance(2);
    await scenario.verify(stay);
    secrets.push(clientSecret, stay.traveller.token);
  }
  for (const phone of [...phones, '02', '19', '20', '23', '26', '29']) {
    const stay = await scenario.book();
    await scenario.push(stay, phone);
    await scenario.push(stay, '+254722000109');
    await scenario.pass(25);
    await scenario.verify(stay);
    secrets.push(stay.traveller.token);
  }
  await scenario.call('/api/hooks/d/nonsense', { body: { phone: phones[0], number: cards[0] } });
  await moneyBack();
  await changes();
  await disputed();
  await paidOut();
  await looked();
  const { stripe, daraja } = product.sandbox;
  secrets.push(stripe.webhookSecret, stripe.secretKey, daraja.passkey, daraja.initiator?.securityCredential ?? '');
  secrets.push(Buffer.from(`${daraja.consumerKey}:${daraja.consumerSecret}`).toString('base64'));
  // The part of a push's Password that does not depend on the time; base64 encodes three bytes at a time.
  const password = Buffer.from(daraja.shortcode + daraja.passkey);
  secrets.push(password.subarray(0, password.length - (password.length % 3)).toString('base64'));
  secrets.push(...(await callbackTokens(product.app)));
}, 240_000);
afterAll(() => {
  unsubscribe('http.server.request.start', collectTokens);
  vi.restoreAllMocks();
});

async function paid(by: string, wish: Parameters<Scenario['book']>[0] = {}): Promise<Stay> {
  const stay = await scenario.book(wish);
  if (by.startsWith('+') || by.length === 2) await scenario.prompt(stay, by);
  else secrets.push((await scenario.card(stay, by)).clientSecret);
  await scenario.pass(6);
  expect((await scenario.read(stay)).status).toBe('confirmed');
  return stay;
}

const ask = (as: Traveller, path: string, body: object = {}, method = 'POST') =>
  scenario.call(path, { as, body, method });

/** Refunds by card (slow, failing), by reversal (refused, without a Result), of a part by B2C, and by hand. */
async function moneyBack(): Promise<void> {
  const admin = await scenario.admin();
  for (const by of ['4242424242424242', '4000000000005126', '40', '43', '47']) await scenario.cancel(await paid(by));
  const part = await paid('+254722000107');
  await ask(admin, `/api/admin/bookings/${part.id}/refunds`, { amount: 40, reason: 'No lunch' });
  await ask(admin, `/api/admin/bookings/${part.id}/refunds`, { amount: 90, reason: 'Too much' });
  await scenario.pass(180, 15);
  const { body } = await scenario.call<{ items: { id: string }[] }>('/api/admin/refunds?status=manual', { as: admin });
  expect(body.items.length).toBeGreaterThan(1);
  for (const { id } of body.items)
    await ask(admin, `/api/admin/refunds/${id}/paid`, { reference: `BANK-${id}`, from: 'bank' });
}

async function changes(): Promise<void> {
  const serviceId = await listService(scenario.product, 5_000, { capacity: 4 });
  const stay = await paid('4242424242424242', { serviceId });
  const wish = { startDate: stay.startDate, guests: 3, total: 150 };
  expect((await ask(stay.traveller, `/api/bookings/${stay.id}/changes`, { ...wish, total: 1 })).status).toBe(409);
  expect((await ask(stay.traveller, `/api/bookings/${stay.id}/changes`, wish)).status).toBe(201);
  expect((await scenario.push(stay, '+254722000108', { amount: 5_500 })).status).toBe(200);
  await scenario.pass(6);
  expect(await scenario.read(stay)).toMatchObject({ guests: 3 });
  const less = { startDate: stay.startDate, guests: 2, total: 100 };
  expect((await ask(stay.traveller, `/api/bookings/${stay.id}/changes`, less)).status).toBe(201);
  await scenario.pass(10);
}

async function disputed(): Promise<void> {
  const admin = await scenario.admin();
  const stay = await paid('4000000000000259');
  const { body } = await scenario.call<{ items: { id: string }[] }>('/api/admin/disputes', { as: admin });
  await ask(admin, `/api/admin/disputes/${body.items[0]?.id}/evidence`, {
    text: 'losing_evidence: nobody was seen there.',
  });
  await scenario.pass(60, 15);
  await ask(admin, `/api/admin/bookings/${stay.id}/refunds`, { amount: 10, reason: 'Too late' });
}

/** One provider is paid on a phone, one by bank. */
async function paidOut(): Promise<void> {
  const methods = [
    { channel: 'mpesa', phoneNumber: payoutPhone },
    { channel: 'bank', bankName: 'Equity Bank', accountName: 'Savanna Trails', accountNumber: bankAccount },
  ];
  const hosts: Traveller[] = [];
  for (const method of methods) {
    const serviceId = await listService(scenario.product);
    const member = await scenario.member(serviceId);
    expect((await ask(member, '/api/provider/payout-method', method, 'PUT')).status).toBe(200);
    await paid('+254722000109', { serviceId, startDate: '2026-11-25' });
    hosts.push(member);
  }
  // The trips end after a Monday, so that no payout run has collected their money before the provider asks for it.
  await scenario.advance(3 * 86_400);
  await scenario.advance(3 * 86_400);
  const admin = await scenario.admin();
  for (const member of hosts) {
    const { status, body } = await scenario.call<{ payout: { id: string } }>('/api/provider/payouts', {
      as: member,
      method: 'POST',
    });
    expect([status, body.code]).toEqual([201, undefined]);
    expect((await ask(admin, `/api/admin/payouts/${body.payout.id}/approve`)).status).toBe(200);
  }
  await scenario.pass(30, 10);
  expect((await scenario.call('/api/admin/payouts/bank-list.csv', { as: admin })).status).toBe(200);
}

/** Calls everything that compares, lists or shows payments. */
async function looked(): Promise<void> {
  const { app } = scenario.product;
  const admin = await scenario.admin();
  const row = `TKL0000001,,Pay Bill,Completed,700.00,,${phones[0]?.slice(1)} - JANE,${typedPhone}`;
  const csv = `Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Other Party Info,A/C No.\n${row}`;
  expect((await ask(admin, '/api/admin/reconciliation/mpesa-statement', { csv })).status).toBe(200);
  await scenario.product.drain();
  const imports = '/api/admin/reconciliation/statement-imports';
  expect((await scenario.call(imports, { as: admin })).body).toMatchObject({
    items: [{ report: { unattributed: 1 } }],
  });
  await catchUpMpesa(app);
  await catchUpStripe(app);
  await checkLedger(app);
  for (const list of ['payments', 'refunds', 'provider-events', 'reconciliation/issues', 'jobs/dead']) {
    const { status, body: page } = await scenario.call<{ items: { id: string }[] }>(`/api/admin/${list}`, {
      as: admin,
    });
    expect(status).toBe(200);
    const [first] = page.items;
    if (first && list !== 'refunds') await scenario.call(`/api/admin/${list}/${first.id}`, { as: admin });
  }
}

/**
 * Sequences of 13 to 19 digits with a card's first digit and a right check digit. They must stand alone, because digests
 * contain such sequences by chance.
 */
function cardNumbersIn(text: string): string[] {
  const grouped = text.replaceAll(/(?<![\w-])(\d{4})[ -](\d{4})[ -](\d{4})[ -](\d{4})(?![\w-])/g, '$1$2$3$4');
  return (grouped.match(/(?<![\w-])[3-6]\d{12,18}(?![\w-])/g) ?? []).filter((digits) => {
    const sum = [...digits].reverse().reduce((total, digit, n) => {
      const doubled = Number(digit) * (n % 2 === 0 ? 1 : 2);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
    return sum % 10 === 0;
  });
}

/** The last nine digits of every phone number that was used. */
const phoneDigits = [
  ...phones,
  ...['02', '19', '20', '40', '43', '47'].map(phoneOf),
  ...[payoutPhone, typedPhone, '+254722000107', '+254722000108', '+254722000109'],
].map((phone) => phone.slice(4));
const personal = [...phoneDigits, bankAccount];

test('the search finds card numbers', () => {
  expect(
    cardNumbersIn(`x "${cards[0]}" y 4929 9391-8735 5598, 4242424242424241 1795168800000 a4242424242424242`),
  ).toEqual([cards[0], realLooking]);
});

test('the secrets were collected', () => {
  expect(secrets.filter((one) => one === '')).toEqual([]);
  expect(secrets.filter((one) => /^pi_\w+_secret_\w+$/.test(one)).length).toBeGreaterThan(9);
  expect(secrets.filter((one) => /^[0-9a-f]{64}$/.test(one)).length).toBeGreaterThan(30);
  expect(errors.length).toBeGreaterThan(5);
});

describe('logs and errors', () => {
  test.each([
    ['the log', () => scenario.product.logged],
    ['answers that are errors', () => errors],
  ])('%s: no card number or code, no phone or account in full, and no secret', (_, lines) => {
    const text = lines().join('\n');
    expect(cardNumbersIn(text)).toEqual([]);
    expect(personal.filter((digits) => text.includes(digits))).toEqual([]);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/pi_[A-Za-z0-9]+_secret_/);
    expect(text).not.toMatch(new RegExp(`cvc\\W{1,5}${cvc}|"password":|SecurityCredential|Bearer `, 'i'));
  });
});

/** Every text of every table by column, the queue's tables included. */
async function textsOfDatabase(): Promise<Map<string, string>> {
  const { db } = scenario.product.app;
  const columns = await db.execute<{ schema: string; table: string; column: string }>(sql`
    select c.table_schema as schema, c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'bytea')`);
  const texts = new Map<string, string>();
  for (const { schema, table, column } of columns.rows) {
    const { rows } = await db.execute<{ text: string | null }>(
      sql`select string_agg(${sql.raw(`"${column}"`)}::text, chr(10)) as text from ${sql.raw(`"${schema}"."${table}"`)}`,
    );
    const text = rows[0]?.text ?? '';
    // Bytes are selected as hex.
    texts.set(
      `${table}.${column}`,
      text.startsWith('\\x') ? Buffer.from(text.replaceAll(/\n?\\x/g, '0a'), 'hex').toString() : text,
    );
  }
  return texts;
}

/**
 * Daraja itself writes the phone into the id that it gives each push, and into its callbacks, kept as they came. Both
 * are forgotten after half a year, and all other phones are sealed.
 */
const fromDaraja = ['payment_attempts.checkout_request_id', 'provider_events.raw'];

describe('the database', () => {
  test('has no card number and no secret, not even in the stored webhooks, in which Stripe sends secrets', async () => {
    const texts = await textsOfDatabase();
    expect(texts.get('provider_events.raw')).toContain('payment_intent.succeeded');
    for (const [place, text] of texts) {
      expect([place, cardNumbersIn(text)]).toEqual([place, []]);
      expect([place, /cvc\W{1,5}123/i.test(text)]).toEqual([place, false]);
      expect([place, secrets.filter((secret) => text.includes(secret))]).toEqual([place, []]);
      expect([place, /pi_[A-Za-z0-9]+_secret_/.test(text)]).toEqual([place, false]);
    }
  });

  test('has phones and accounts sealed only, except where Daraja wrote them', async () => {
    const places: string[] = [];
    for (const [place, text] of await textsOfDatabase()) {
      if (personal.some((digits) => text.includes(digits))) places.push(place);
    }
    expect(places.toSorted()).toEqual(fromDaraja);
  });
});

describe('the stored files', () => {
  async function filesOf(folder: string) {
    const { dataDir } = scenario.product.app.config;
    const found = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true });
    return found.filter((one) => one.isFile()).map(({ parentPath, name }) => ({ name, path: join(parentPath, name) }));
  }

  test('have no card number, neither in the mailbox nor in the journals of the simulators', async () => {
    const files = await filesOf('.');
    expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['mail.jsonl', 'journal.jsonl']));
    for (const { name, path } of files) {
      if (!name.endsWith('.pdf')) expect([name, cardNumbersIn(await readFile(path, 'utf8'))]).toEqual([name, []]);
    }
  });

  test('have no phone, account or secret in letters and their papers', async () => {
    const letters = await readFile(join(scenario.product.app.config.dataDir, 'mail.jsonl'), 'utf8');
    const papers = await Promise.all(
      (await filesOf('mail'))
        .filter(({ name }) => name.endsWith('.pdf'))
        .map(async ({ path }) => (await extractText(new Uint8Array(await readFile(path)), { mergePages: true })).text),
    );
    expect(papers.length).toBeGreaterThan(10);
    expect(papers.join()).toContain('BK-2026-');
    for (const text of [letters, ...papers]) {
      expect(personal.filter((digits) => text.replaceAll(/[ -]/g, '').includes(digits))).toEqual([]);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      expect(cardNumbersIn(text)).toEqual([]);
    }
  });
});

test('after half a year no phone is left, not even where the providers wrote it', async () => {
  await scenario.advance(181 * 86_400);
  for (const [place, text] of await textsOfDatabase()) {
    expect([place, personal.filter((digits) => text.includes(digits))]).toEqual([place, []]);
  }
});
