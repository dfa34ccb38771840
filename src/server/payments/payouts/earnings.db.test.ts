import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingsRoutes } from '#server/bookings/routes.ts';
import { type Db, transaction } from '#server/db/client.ts';
import type { Earnings } from '#shared/contracts/payouts.ts';
import { calendarDate } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import { usd } from '#shared/money.ts';
import { makePerson, signInAgain } from '#tests/support/factories.ts';
import { payableBalance } from '../ledger/balances.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { disputeLostEntries } from '../ledger/postings.ts';
import { ledgerTransfers } from '../ledger/tables.ts';
import { bank, createPayoutApp, makeEarner, makeTrip, owe, type PayoutApp } from './payouts.fixture.ts';
import { payableOf } from './provider-balances.ts';
import { listItems, lockPayout } from './repository.ts';
import { settleItem } from './settle-item.ts';
import { listEarnings, type StatementLine, statementOf, statementParts } from './statement.ts';

const path = '/api/provider/earnings';
let product: PayoutApp;
let admin: Awaited<ReturnType<typeof makePerson>>;
beforeAll(async () => {
  product = await createPayoutApp({ routes: [bookingsRoutes] });
});
afterAll(() => product.close());

/** The payout of all that is payable, paid. */
async function payOut(member: { token: string }, receipt: string): Promise<void> {
  admin = await makePerson(product.app, { role: 'admin' });
  const { payout } = (await product.call('POST', '/api/provider/payouts', member)).json();
  await product.call('POST', `/api/admin/payouts/${payout.id}/approve`, admin);
  await transaction(product.app, async (tx) => {
    const locked = await lockPayout(tx, payout.id);
    const [item] = await listItems(tx, payout.id);
    if (!locked || !item) throw new Error('no payout');
    const end = { status: 'paid', receipt, sourceAccount: 'disburse', feeMinor: 1_100 } as const;
    await settleItem(tx, { payout: locked, item, end, now: product.clock.now() });
  });
}

describe('earnings', () => {
  test('each balance contains the money that belongs to it', async () => {
    const { providerId, member } = await makeEarner(product);
    const paid = await makeTrip(product, providerId);
    await payOut(member, 'TKL5YB20RS');
    await makeTrip(product, providerId, { cents: 20_000 });
    await makeTrip(product, providerId, { cents: 5_000, disputed: true });
    await makeTrip(product, providerId, { cents: 3_000, status: 'confirmed' });
    await makeTrip(product, providerId, { cents: 1_000, status: 'confirmed', disputed: true });
    await makeTrip(product, providerId, { cents: 2_000, status: 'confirmed', verified: false });
    const answer = (await product.call('GET', path, member)).json();
    expect(answer).toMatchObject({
      provider: { id: providerId, name: 'Savanna Trails' },
      currency: 'USD',
      payable: 176,
      onTheWay: 0,
      paidOut: 88,
      upcoming: 26.4,
      frozen: 44 + 8.8 + 17.6,
      inPreparation: 0,
      owed: 176 + 44,
      nextPayoutDate: '2026-11-23',
      total: 4,
    });
    const entries = answer.entries as { kind: string; net: number; bookingId: string | null }[];
    expect(entries.find(({ bookingId }) => bookingId === paid.booking.reference)).toEqual({
      at: product.clock.now().toISOString(),
      kind: 'earn',
      bookingId: paid.booking.reference,
      source: expect.any(String),
      receipt: null,
      ...{ gross: 100, commission: 12, taxes: 0, net: 88 },
    });
    expect(entries.find(({ kind }) => kind === 'payout')).toMatchObject({
      ...{ bookingId: null, gross: null, commission: null, taxes: null, net: -88 },
      ...{ source: expect.any(String), receipt: 'TKL5YB20RS' },
    });
    const second = (await product.call('GET', `${path}?page=2&pageSize=3`, member)).json();
    expect([second.entries.length, second.total]).toEqual([1, 4]);
  });

  test('a draft is in preparation, and the balances add up to what the statement says is owed', async () => {
    const { providerId, member } = await makeEarner(product);
    await makeTrip(product, providerId);
    const { payout } = (await product.call('POST', '/api/provider/payouts', member)).json();
    await makeTrip(product, providerId, { cents: 5_000, disputed: true });
    await makeTrip(product, providerId, { cents: 20_000 });
    const figures = async () => (await product.call('GET', path, member)).json();
    // The next run collects nothing while this payout is open.
    expect((await figures()).nextPayoutDate).toBeNull();
    expect(await figures()).toMatchObject({ payable: 176, inPreparation: 88, frozen: 44, owed: 308, onTheWay: 0 });
    const { payload } = await product.call('GET', '/api/provider/statement.csv', member);
    expect(payload).toContain('Closing balance,,,,,,308,');
    admin = await makePerson(product.app, { role: 'admin' });
    await product.call('POST', `/api/admin/payouts/${payout.id}/approve`, admin);
    expect(await figures()).toMatchObject({ payable: 176, inPreparation: 0, frozen: 44, owed: 220, onTheWay: 88 });
  });

  test('after a payout is withdrawn its items are, too, and the next date is known again', async () => {
    const { providerId, member } = await makeEarner(product);
    await makeTrip(product, providerId);
    const { payout } = (await product.call('POST', '/api/provider/payouts', member)).json();
    const office = await makePerson(product.app, { role: 'admin' });
    const withdrawn = await product.call('POST', `/api/admin/payouts/${payout.id}/withdraw`, office);
    expect(withdrawn.json().payout).toMatchObject({ status: 'withdrawn', items: [{ status: 'withdrawn' }] });
    const { items } = (await product.call('GET', '/api/provider/payouts', member)).json();
    expect(items[0]).toMatchObject({ status: 'withdrawn', items: [{ status: 'withdrawn' }] });
    expect((await product.call('GET', path, member)).json().nextPayoutDate).toEqual(expect.any(String));
  });

  test('a chargeback after the payout makes the balance negative, and nothing is collected until it is earned', async () => {
    const { providerId, member } = await makeEarner(product);
    const { booking } = await makeTrip(product, providerId);
    await payOut(member, 'TKL5YB21AA');
    await transaction(product.app, (tx) =>
      postLedger(tx, {
        kind: 'dispute_closed',
        source: booking.id,
        entries: disputeLostEntries(usd(10_000), [
          { account: 'provider:payable:USD', amountMinor: 8_800 },
          { account: 'commission:USD', amountMinor: 1_200 },
        ]),
        bookingId: booking.id,
        providerId,
        at: product.clock.now(),
      }),
    );
    expect((await product.call('GET', path, member)).json()).toMatchObject({ payable: -88, paidOut: 88 });
    expect((await product.call('POST', '/api/provider/payouts', member)).json().code).toBe('payout_minimum');
    const statement = (file: string) => product.call('GET', `/api/provider/statement.${file}`, member);
    const words = 'Negative balance at the end, deducted from your next earnings';
    expect((await statement('csv')).body).toContain(`"${words}",,,,,,-88,`);
    const paper = await extractText(await getDocumentProxy(new Uint8Array((await statement('pdf')).rawPayload)), {
      mergePages: true,
    });
    expect(paper.text.replaceAll(/\s+/g, ' ')).toMatch(new RegExp(`${words}.* −\\$88`));
    expect(paper.text).not.toContain('Closing balance');
    await owe(product, providerId, 10_000);
    const { payout } = (await product.call('POST', '/api/provider/payouts', member)).json();
    expect(payout.usd).toBe(12);
  });

  test('pages by cursor are together the lines of the statement, also of one instant and source', async () => {
    const { providerId, member } = await makeEarner(product);
    const { db } = product.app;
    await makeTrip(product, providerId, { cents: 50_000 });
    await payOut(member, 'TKL5YB23CC');
    await makeTrip(product, providerId, { cents: 10_100 });
    await makeTrip(product, providerId, { status: 'confirmed' }); // is not earned yet, so it is no line
    // Each posting has another amount. A hundred have one instant, and two of these one source.
    await db.execute(sql`with sources as materialized (
        select n, gen_random_uuid() as source from generate_series(1, 125) n)
      insert into ledger_transfers (id, kind, source, line, debit_account_id, credit_account_id,
        currency, amount_minor, booking_id, provider_id, at)
      select gen_random_uuid(), posting.kind, posting.source, t.line, t.debit_account_id, t.credit_account_id,
        t.currency, t.amount_minor + posting.i, t.booking_id, t.provider_id, t.at - posting.i / 100 * interval '1 ms'
      from ledger_transfers t, (select 2 * n + second as i, source, kind
        from sources, (values ('earn', 0), ('cancellation', 1)) kinds (kind, second)) posting
      where t.provider_id = ${providerId} and t.kind = 'earn' and t.amount_minor > 20000`);
    const days = { from: calendarDate('2026-11-21'), to: calendarDate('2026-11-21') };
    const { lines } = await statementOf(db, providerId, days);
    expect(lines).toHaveLength(253);
    const expected = lines.map(({ at, reference, grossCents, commissionCents, taxesCents, netCents }) => {
      const shares = [grossCents, commissionCents, taxesCents, netCents].map((cents) => cents && cents / 100);
      return [at.toISOString(), reference, ...shares];
    });
    expect(new Set(expected.map(String)).size).toBe(253);

    for (const order of ['asc', 'desc'] as const) {
      const found: unknown[] = [];
      for (let next: string | null = ''; next !== null; ) {
        const query = `?pageSize=40&order=${order}${next && `&after=${next}`}`;
        const page: Earnings = (await product.call('GET', `${path}${query}`, member)).json();
        expect([page.total, page.items.length, page.entries]).toEqual([253, page.next ? 40 : 13, page.items]);
        found.push(...page.items.map((one) => [one.at, one.bookingId, one.gross, one.commission, one.taxes, one.net]));
        next = page.next;
      }
      expect(found).toEqual(order === 'asc' ? expected : expected.toReversed());
    }
    const { next } = (await product.call('GET', `${path}?page=5&pageSize=40`, member)).json();
    expect((await product.call('GET', `${path}?after=${next}&order=asc`, member)).statusCode).toBe(400);
  });

  test('the balances of another provider are not found', async () => {
    const [one, other] = [await makeEarner(product), await makeEarner(product)];
    const asked = (file: string) =>
      product.call('GET', `/api/provider/${file}providerId=${other.providerId}`, one.member);
    for (const file of ['earnings?', 'payouts?', 'statement.csv?', 'statement.pdf?']) {
      expect((await asked(file)).statusCode, file).toBe(404);
    }
  });
});

describe('statements', () => {
  const november = '?from=2026-11-01&to=2026-11-30';

  test('of a month are those of its days, and a month beside days, or one that is none, is refused', async () => {
    const { member } = await makeEarner(product);
    const read = (query: string) => product.call('GET', `/api/provider/statement.csv${query}`, member);
    const [ofMonth, ofDays] = [await read('?month=2026-11'), await read(november)];
    expect(ofMonth.body).toBe(ofDays.body);
    expect(ofMonth.headers['content-disposition']).toContain('twende-2026-11-01-2026-11-30.csv');
    for (const query of ['?month=2026-13', '?month=november', '?month=2026-11&from=2026-11-02']) {
      const refused = await read(query);
      expect([refused.statusCode, Object.keys(refused.json().fields)], query).toEqual([400, ['month']]);
    }
  });

  test('as CSV: opening balance, lines and closing balance, which is the ledger’s', async () => {
    const { providerId, member } = await makeEarner(product);
    product.clock.freeze(new Date('2026-10-31T23:59:59.999+03:00'));
    await owe(product, providerId, 1_000);
    product.clock.freeze(new Date('2026-11-01T00:00:00.000+03:00'));
    const { booking } = await makeTrip(product, providerId);
    product.clock.freeze(new Date('2026-11-21T12:00:00.000+03:00'));
    await payOut(member, 'TKL5YB22BB');
    product.clock.freeze(new Date('2026-12-01T00:00:00.000+03:00'));
    await owe(product, providerId, 500);
    const late = await product.call('GET', `/api/provider/statement.csv${november}`, member);
    expect(late.json().code).toBe('sign_in_again');
    const again = await signInAgain(product.app, member);
    const { headers, body } = await product.call('GET', `/api/provider/statement.csv${november}`, again);
    expect(headers['content-disposition']).toBe('attachment; filename="twende-2026-11-01-2026-11-30.csv"');
    expect(parse(body, { bom: true })).toEqual([
      [
        ...['Date', 'Description', 'Booking', 'Trip'],
        ...['Price (USD)', 'Commission (USD)', 'Taxes (USD)', 'Net (USD)', 'Receipt'],
      ],
      ['2026-11-01', 'Opening balance', '', '', '', '', '', '10', ''],
      ['2026-11-01', 'Trip', booking.reference, 'Mara dawn drive', '100', '12', '0', '88', ''],
      ['2026-11-21', 'Paid out', '', '', '', '', '', '-98', 'TKL5YB22BB'],
      ['2026-11-30', 'Closing balance', '', '', '', '', '', '0', ''],
    ]);
    const all = await product.call('GET', '/api/provider/statement.csv?from=2026-01-01&to=2026-12-31', again);
    const rows = parse(all.body, { bom: true }) as string[][];
    const nets = rows.slice(1).map((row) => Math.round(Number(row[7]) * 100));
    const closing = nets.pop();
    expect(closing).toBe(nets.reduce((sum, net) => sum + net, 0));
    expect(closing).toBe(await payableBalance(product.app.db, providerId));
    product.clock.freeze(new Date('2026-11-21T12:00:00.000+03:00'));
  });

  test('with more lines than are read at a time: every line occurs once, in order, and they add up', async () => {
    const { providerId, member } = await makeEarner(product);
    const { db } = product.app;
    await owe(product, providerId, 100);
    // One instant has more lines than one read returns; hundreds lie before and after it.
    await db.execute(sql`insert into ledger_transfers (id, kind, source, line, debit_account_id, credit_account_id,
        currency, amount_minor, provider_id, at)
      select gen_random_uuid(), kind, gen_random_uuid(), line, debit_account_id, credit_account_id,
        currency, amount_minor + i, provider_id, at - (case when i < 300 then 9 when i < 1000 then 8 else 7 - i / 200 end) * interval '1 s'
      from ledger_transfers, generate_series(1, 1300) i where provider_id = ${providerId}`);
    const days = { from: calendarDate('2026-11-01'), to: calendarDate('2026-11-30') };
    const { lines, closingCents } = await statementOf(db, providerId, days);
    expect(new Set(lines.map(({ netCents }) => netCents)).size).toBe(1_301); // each is another amount
    const read: StatementLine[] = [];
    for await (const part of statementParts(db, providerId, days)) if ('line' in part) read.push(part.line);
    expect(read).toEqual(lines);
    expect(read.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(closingCents);
    const { body } = await product.call('GET', `/api/provider/statement.csv${november}`, member);
    expect(parse(body, { bom: true })).toHaveLength(1_301 + 3);
  });

  test('a transfer on the bank list is on its way, and paid out once the bank has made it', async () => {
    const { providerId, member } = await makeEarner(product, { destination: bank });
    await makeTrip(product, providerId);
    admin = await makePerson(product.app, { role: 'admin' });
    const { payout } = (await product.call('POST', '/api/provider/payouts', member)).json();
    await product.call('POST', `/api/admin/payouts/${payout.id}/approve`, admin);
    const payoutLine = async () => {
      const { body } = await product.call('GET', `/api/provider/statement.csv${november}`, member);
      return (parse(body, { bom: true }) as string[][])[3];
    };
    expect(await payoutLine()).toEqual(['2026-11-21', 'Payout on its way', '', '', '', '', '', '-88', '']);
    const path = `/api/admin/payouts/${payout.id}/items/${payout.items[0].id}/paid`;
    expect((await product.call('POST', path, admin, { body: { reference: 'FT-26330-1' } })).statusCode).toBe(200);
    expect(await payoutLine()).toEqual(['2026-11-21', 'Paid out', '', '', '', '', '', '-88', 'FT-26330-1']);
  });

  test('as PDF, in the reader’s language, by a file link', async () => {
    const { providerId, member } = await makeEarner(product, { language: 'sw' });
    const { booking } = await makeTrip(product, providerId);
    const links = await product.fastify.inject({
      method: 'POST',
      url: '/api/file-links',
      headers: { authorization: `Bearer ${member.token}`, 'accept-language': 'sw' },
      payload: { path: `/api/provider/statement.pdf${november}` },
    });
    const { headers, rawPayload, statusCode } = await product.fastify.inject({ url: links.json().url });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const words of ['Taarifa ya mapato', 'Savanna Trails', booking.reference, '$88', 'Salio lako mwishoni']) {
      expect(text).toContain(words);
    }
    const altered = links.json().url.replace('2026-11-01', '2026-10-01');
    expect((await product.fastify.inject({ url: altered })).statusCode).toBe(401);
  });

  test.each([
    ['?from=2026-02-30', 'from', 'invalid_dates'],
    ['?from=2026-11-30&to=2026-11-01', 'to', 'range_invalid'],
    ['?from=2020-01-01&to=2026-11-01', 'from', 'range_long'],
    ['?from=2030-01-01', 'from', 'range_future'],
    ['?from=2030-01-01&to=', 'from', 'range_future'],
  ] as const)('no statement of %s', async (query, field, why) => {
    const { member } = await makeEarner(product);
    const answer = await product.call('GET', `/api/provider/statement.csv${query}`, member);
    const fields = { [field]: translate('en', 'fields', why) };
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'invalid_input', fields }]);
  });
});

test('an empty day of a statement’s query counts as not given', async () => {
  const { member } = await makeEarner(product);
  const statement = (query: string) => product.call('GET', `/api/provider/statement.csv${query}`, member);
  const [empty, absent] = [await statement('?from=&to='), await statement('')];
  expect([empty.statusCode, empty.payload]).toEqual([200, absent.payload]);
  expect((await product.call('GET', '/api/provider/statement.pdf?to=', member)).statusCode).toBe(200);
});

test('balances are read by the index ledger_transfers_provider, not from the whole ledger', async () => {
  const { providerId } = await makeEarner(product);
  await owe(product, providerId, 100);
  const { db } = product.app;
  const [sample] = await db.select().from(ledgerTransfers).limit(1);
  if (!sample) throw new Error('an empty ledger');
  const rows = Array.from({ length: 5_000 }, (_, line) => {
    const { id: _id, ...rest } = sample;
    return { ...rest, line: line + 10, providerId: null, bookingId: null };
  });
  for (let from = 0; from < rows.length; from += 1_000) {
    await db.insert(ledgerTransfers).values(rows.slice(from, from + 1_000));
  }
  await db.execute(sql`vacuum analyze ledger_transfers`);
  const [plan] = await plansOf(async (watched) => expect(await payableOf(watched, providerId)).toBe(100));
  expect(plan).toContain('ledger_transfers_provider');
  expect(plan).not.toContain('Seq Scan on ledger_transfers');
});

test('a page deep in the earnings reads its own postings by index, none before them, and sorts nothing', async () => {
  const { providerId } = await makeEarner(product);
  await makeTrip(product, providerId);
  const { db } = product.app;
  await db.execute(sql`with posting as materialized (
      select i, gen_random_uuid() as source from generate_series(1, 5000) i)
    insert into ledger_transfers (id, kind, source, line, debit_account_id, credit_account_id,
      currency, amount_minor, booking_id, provider_id, at)
    select gen_random_uuid(), t.kind, posting.source, line, debit_account_id, credit_account_id,
      currency, amount_minor, booking_id, provider_id, at - i / 3 * interval '1 s'
    from ledger_transfers t, posting
    where t.provider_id = ${providerId} and t.kind = 'earn'`);
  await db.execute(sql`vacuum analyze ledger_transfers`);
  const wanted = { providerId, sort: 'at', order: 'desc', pageSize: 40 } as const;
  const { next } = await listEarnings(db, { ...wanted, page: 100 });
  const plans = await plansOf((watched) => listEarnings(watched, { ...wanted, page: 1, after: next ?? '' }));
  const plan = plans.find((one) => one.startsWith('Limit')) ?? '';
  const [, read] =
    /Scan Backward using ledger_transfers_provider on ledger_transfers .*actual .*rows=(\d+)/.exec(plan) ?? [];
  expect(Number(read)).toBeLessThan(41 * 2 + 10); // two transfers a posting
  expect(plan).toMatch(/Index Cond: .*ROW\(/);
  expect(plan).not.toMatch(/Sort|Seq Scan on ledger_transfers/);
});

/** The plans of the queries that are asked, with what they read. */
async function plansOf(ask: (watched: Db) => Promise<unknown>): Promise<string[]> {
  const { $client } = product.app.db;
  const asked: { query: string; params: unknown[] }[] = [];
  await ask(drizzle($client, { logger: { logQuery: (query, params) => void asked.push({ query, params }) } }));
  const plans: string[] = [];
  for (const { query, params } of asked) {
    const { rows } = await $client.query(`explain analyze ${query}`, params);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}
