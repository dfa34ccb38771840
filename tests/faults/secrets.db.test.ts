import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Stage, setStage } from './stage.ts';
import { callbackPaths } from './witness.ts';

const cards = ['4242424242424242', '4000000000000002', '4000000000009995', '4000002500003155', '4000008400001629'];
/** No test card: a person may type a real one all the same. */
const realLooking = '4929939187355598';
const phones = ['+254722000101', '+254722000102', '+254722000103'];

let stage: Stage;
/** What nobody may read anywhere: client secrets, callback tokens, session tokens, keys. */
const secrets: string[] = [];

/** Every way of paying, of failing and of being refused, once. */
beforeAll(async () => {
  stage = await setStage();
  const { product } = stage;
  for (const number of [...cards, realLooking]) {
    const stay = await stage.book();
    const { clientSecret, nextAction } = await stage.card(stay, number);
    if (nextAction) await stage.bank(nextAction.id, 'complete');
    await stage.advance(2);
    await stage.verify(stay);
    secrets.push(clientSecret, stay.traveller.token);
  }
  for (const phone of [...phones, '02', '19', '20', '23', '26', '29']) {
    const stay = await stage.book();
    await stage.push(stay, phone);
    await stage.push(stay, '+254722000109');
    await stage.pass(25);
    await stage.verify(stay);
    secrets.push(stay.traveller.token);
  }
  await stage.call('/api/hooks/d/nonsense', { body: { phone: phones[0], number: cards[0] } });
  const { stripe, daraja } = product.sandbox;
  secrets.push(stripe.webhookSecret, stripe.secretKey, daraja.passkey);
  secrets.push(Buffer.from(daraja.consumerKey + daraja.consumerSecret).toString('base64'));
  for (const path of (await callbackPaths(product.app)).values()) secrets.push(path.split('/').at(-1) ?? '');
}, 120_000);
afterAll(() => stage.close());

/** 13 to 19 digits on their own (digests hold such runs by chance), with a card's first digit and a right check digit. */
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

const phoneDigits = [...phones, '+254700000002', '+254700000019', '+254700000020'].map((phone) => phone.slice(4));

test('the search would find them', () => {
  expect(
    cardNumbersIn(`x "${cards[0]}" y 4929 9391-8735 5598, 4242424242424241 1795168800000 a4242424242424242`),
  ).toEqual([cards[0], realLooking]);
});

describe('the log', () => {
  test('has no card number, no phone in full and no secret', () => {
    const log = stage.product.logged.join('\n');
    expect(stage.product.logged.length).toBeGreaterThan(100);
    expect(cardNumbersIn(log)).toEqual([]);
    for (const digits of phoneDigits) expect(log.includes(digits)).toBe(false);
    for (const secret of secrets) expect(log.includes(secret)).toBe(false);
    expect(log).not.toMatch(/pi_[A-Za-z0-9]+_secret_/);
  });
});

/** Every text of every table, those of the queue included, column by column. */
async function textsOfDatabase(): Promise<Map<string, string>> {
  const { db } = stage.product.app;
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
    // Bytes come as hex.
    texts.set(
      `${table}.${column}`,
      text.startsWith('\\x') ? Buffer.from(text.replaceAll(/\n?\\x/g, '0a'), 'hex').toString() : text,
    );
  }
  return texts;
}

/** Daraja itself writes the phone into the id that it gives each push, and into its callbacks, kept as they came. */
const fromDaraja = ['payment_attempts.checkout_request_id', 'provider_events.raw'];

describe('the database', () => {
  test('has no card number and no secret, not even in the webhooks as they came, but for the secret in them', async () => {
    const texts = await textsOfDatabase();
    expect(texts.get('provider_events.raw')).toContain('payment_intent.succeeded');
    for (const [place, text] of texts) {
      expect([place, cardNumbersIn(text)]).toEqual([place, []]);
      const found = secrets.filter((secret) => text.includes(secret));
      expect([place, place === 'provider_events.raw' ? found.filter((one) => !one.startsWith('pi_')) : found]).toEqual([
        place,
        [],
      ]);
    }
  });

  test('has phones only sealed, and where Daraja wrote them', async () => {
    for (const [place, text] of await textsOfDatabase()) {
      if (fromDaraja.includes(place)) continue;
      expect([place, phoneDigits.filter((digits) => text.includes(digits))]).toEqual([place, []]);
    }
  });
});

test('the folder has no card number: not in the mailbox, nor in what the simulators remember', async () => {
  const { dataDir } = stage.product.app.config;
  const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['mail.jsonl', 'journal.jsonl']));
  for (const { parentPath, name } of files) {
    const text = await readFile(join(parentPath, name), 'utf8');
    expect([name, cardNumbersIn(text)]).toEqual([name, []]);
    if (name === 'mail.jsonl') for (const digits of phoneDigits) expect(text.includes(digits)).toBe(false);
  }
});
