import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingsRoutes } from '#server/bookings/routes.ts';
import { transaction } from '#server/db/client.ts';
import { calendarDate } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import { usd } from '#shared/money.ts';
import { makePerson } from '#tests/support/factories.ts';
import { payableBalance } from '../ledger/balances.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { disputeLostEntries } from '../ledger/postings.ts';
import { ledgerTransfers } from '../ledger/tables.ts';
import { bank, createPayoutApp, makeEarner, makeTrip, owe, type PayoutApp } from './payouts.fixture.ts';
import { payableOf } from './provider-balances.ts';
import { listItems, lockPayout } from './repository.ts';
import { settleItem } from './settle-item.ts';
import { type StatementLine, statementOf, statementParts } from './statement.ts';

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
      ...{ gross: 100, commission: 12, taxes: 0, net: 88 },
    });
    expect(entries.find(({ kind }) => kind === 'payout')).toMatchObject({
      ...{ bookingId: null, gross: null, commission: null, taxes: null, net: -88 },
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
    expect(await figures()).toMatchObject({ payable: 176, inPreparation: 88, frozen: 44, owed: 308, onTheWay: 0 });
    const { payload } = await product.call('GET', '/api/provider/statement.csv', member);
    expect(payload).toContain('Owed at the end,,,,,,308,');
    admin = await makePerson(product.app, { role: 'admin' });
    await product.call('POST', `/api/admin/payouts/${payout.id}/approve`, admin);
    expect(await figures()).toMatchObject({ payable: 176, inPreparation: 0, frozen: 44, owed: 220, onTheWay: 88 });
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
    const words = 'At the end, to be set against what you earn next';
    expect((await statement('csv')).body).toContain(`"${words}",,,,,,-88,`);
    const paper = await extractText(await getDocumentProxy(new Uint8Array((await statement('pdf')).rawPayload)), {
      mergePages: true,
    });
    expect(paper.text.replaceAll(/\s+/g, ' ')).toMatch(new RegExp(`${words}.* −\\$88`));
    expect(paper.text).not.toContain('Owed at the end');
    await owe(product, providerId, 10_000);
    const { payout } = (await product.call('POST', '/api/provider/payouts', member)).json();
    expect(payout.usd).toBe(12);
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
    const { headers, body } = await product.call('GET', `/api/provider/statement.csv${november}`, member);
    expect(headers['content-disposition']).toBe('attachment; filename="twende-2026-11-01-2026-11-30.csv"');
    expect(parse(body, { bom: true })).toEqual([
      ['Date', 'What', 'Booking', 'Trip', 'Price', 'Commission', 'Taxes', 'Yours', 'Receipt'],
      ['2026-11-01', 'Owed at the beginning', '', '', '', '', '', '10', ''],
      ['2026-11-01', 'Trip', booking.reference, 'Mara dawn drive', '100', '12', '0', '88', ''],
      ['2026-11-21', 'Paid out', '', '', '', '', '', '-98', 'TKL5YB22BB'],
      ['2026-11-30', 'Owed at the end', '', '', '', '', '', '0', ''],
    ]);
    const all = await product.call('GET', '/api/provider/statement.csv?from=2026-01-01&to=2026-12-31', member);
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
    expect((await product.call('POST', path, admin, { reference: 'FT-26330-1' })).statusCode).toBe(200);
    expect(await payoutLine()).toEqual(['2026-11-21', 'Paid out', '', '', '', '', '', '-88', 'FT-26330-1']);
  });

  test('as PDF, in the reader’s language, by a signed link', async () => {
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
    for (const words of ['Taarifa ya mapato', 'Savanna Trails', booking.reference, '$88', 'Unachodai mwishoni']) {
      expect(text).toContain(words);
    }
    const altered = links.json().url.replace('2026-11-01', '2026-10-01');
    expect((await product.fastify.inject({ url: altered })).statusCode).toBe(401);
  });

  test.each([
    ['?from=2026-02-30', 'from', 'invalid_dates'],
    ['?from=2026-11-30&to=2026-11-01', 'to', 'range_invalid'],
    ['?from=2020-01-01&to=2026-11-01', 'from', 'range_long'],
  ] as const)('no statement of %s', async (query, field, why) => {
    const { member } = await makeEarner(product);
    const answer = await product.call('GET', `/api/provider/statement.csv${query}`, member);
    const fields = { [field]: translate('en', 'fields', why) };
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'invalid_input', fields }]);
  });
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
  const pool = new pg.Pool({ connectionString: product.app.config.databaseUrl, max: 1 });
  try {
    await pool.query('vacuum analyze ledger_transfers');
    const asked: { query: string; params: unknown[] }[] = [];
    const watched = drizzle(pool, {
      logger: { logQuery: (query, params) => void asked.push({ query, params }) },
    });
    expect(await payableOf(watched, providerId)).toBe(100);
    const [balance] = asked;
    const plan = await pool.query(`explain ${balance?.query}`, balance?.params as unknown[]);
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('ledger_transfers_provider');
    expect(text).not.toContain('Seq Scan on ledger_transfers');
  } finally {
    await pool.end();
  }
});
