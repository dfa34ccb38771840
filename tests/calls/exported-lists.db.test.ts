import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { services } from '#server/catalogue/tables.ts';
import { createProvider } from '#server/providers/create-provider.ts';
import { makePerson, makeService } from '../support/factories.ts';
import { openScenario, type Traveller } from '../support/scenario.ts';

const scenario = await openScenario();
let admin: Traveller;
/** The path of each list of the back office. */
let lists: string[];

/** Lists of something else than rows of the business. */
const withoutFile = ['/api/admin/settings/changes', '/api/admin/users/{id}/bookings'];

beforeAll(async () => {
  admin = await scenario.admin();
  const paid = await scenario.book();
  await scenario.prompt(paid, '+254712345678');
  await scenario.advance(4);
  await scenario.cancel(paid);
  const card = await scenario.book();
  await scenario.card(card, '4242424242424242');
  await makePerson(scenario.product.app, { name: 'Mwangi "Ltd", =1+1' });
  await addRows(card.id);
  const { body } = await scenario.call<{ paths: Record<string, { get?: { parameters?: { name: string }[] } }> }>(
    '/api/openapi.json',
  );
  lists = Object.entries(body.paths)
    .filter(([path, { get }]) => path.startsWith('/api/admin/') && get?.parameters?.some(({ name }) => name === 'page'))
    .map(([path]) => path)
    .filter((path) => !withoutFile.includes(path));
});

/** Two rows of each list that nothing above has filled. @param bookingId one that is paid */
async function addRows(bookingId: string): Promise<void> {
  const { app } = scenario.product;
  await scenario.card(await scenario.book(), '4000000000000259');
  await scenario.card(await scenario.book(), '4000000000000259');
  await scenario.pass(60, 30);
  for (const name of ['Nyumba', 'Jahazi']) {
    const place = { location: 'Lamu', county: 'Lamu', lat: -2.27, lon: 40.9 };
    await createProvider(app, { name, kind: 'stay', email: 'a@example.com', about: {}, ...place });
    const { id } = await makeService(app);
    await app.db.update(services).set({ status: 'submitted', listed: false }).where(eq(services.id, id));
  }
  const at = scenario.product.clock.now().toISOString();
  const two = sql`generate_series(1, 2) n`;
  const provider = sql`(select provider_id from bookings where id = ${bookingId})`;
  const booking = sql`(select id from bookings order by id offset n - 1 limit 1)`;
  for (const rows of [
    sql`insert into provider_documents (id, provider_id, type, file_name, media_type, bytes, expires_on, uploaded_by, created_at)
      select gen_random_uuid(), ${provider}, 'county_permit', 'a.pdf', 'application/pdf', 1, ${at}::date, ${admin.id}, ${at} from ${two}`,
    sql`insert into reconciliation_issues (id, code, subject, status, created_at)
      select gen_random_uuid(), 'provider_refuses', 'case ' || n, 'open', ${at} from ${two}`,
    sql`insert into payouts (id, provider_id, period, usd_cents, rate, kes_minor, channel, destination_sealed, destination_masked, status, created_at)
      select gen_random_uuid(), ${provider}, '2026-11-2' || n, 100, 110, 11000, 'bank', 'sealed', 'Equity ••••1', 'withdrawn', ${at} from ${two}`,
    sql`insert into provider_balances (provider_id, owed_cents)
      select id, 12345 + row_number() over () from providers order by id limit 2 on conflict (provider_id) do nothing`,
    sql`insert into reviews (id, booking_id, service_id, provider_id, person_id, rating, text, language, created_at)
      select gen_random_uuid(), b.id, b.service_id, b.provider_id, b.person_id, 5, 'Lovely', 'en', ${at}
      from ${two} join bookings b on b.id = ${booking}`,
    sql`insert into review_reports (id, review_id, provider_id, person_id, reason, created_at)
      select gen_random_uuid(), id, provider_id, ${admin.id}, 'Not our guest', ${at} from reviews`,
    sql`insert into conversations (id, person_id, provider_id, service_id, created_at, started, last_message_at, message_count, traveller_last)
      select gen_random_uuid(), person_id, provider_id, service_id, ${at}, true, ${at}, 2, 2 from bookings where id = ${bookingId}`,
    sql`insert into messages (id, conversation_id, number, side, person_id, client_id, text_sealed, sent_at)
      select gen_random_uuid(), c.id, n, 'traveller', c.person_id, gen_random_uuid(), 'sealed', ${at} from conversations c, ${two}`,
    sql`insert into message_reports (id, conversation_id, message_id, person_id, reason, created_at)
      select gen_random_uuid(), conversation_id, id, ${admin.id}, 'An insult', ${at} from messages`,
    sql`insert into support_tickets (id, reference, client_id, person_id, language, topic, state, message_count, version, created_at, last_message_at, state_since)
      select gen_random_uuid(), 'SUP-TEST0' || n, gen_random_uuid(), ${admin.id}, 'en', 'other', 'open', 0, 1, ${at}, ${at}, ${at} from ${two}`,
    sql`insert into consent_requests (id, act, subject_type, subject_id, subject_name, usd_cents, params, sent, call_digest, facts, reason, asked_by, asked_at, expires_at, status)
      select gen_random_uuid(), 'booking.refund', 'booking', 'n' || n, 'TW' || n, 1, '{}', '{}', '', '{}', 'Rain', ${admin.id}, ${at}, ${at}, 'expired' from ${two}`,
    sql`insert into newsletter_subscribers (id, email, language, asked_at)
      select gen_random_uuid(), 'reader' || n || '@example.com', 'en', ${at} from ${two}`,
    sql`insert into jobs.job (id, name, data, source_name, source_id, source_output, source_retry_count, source_created_on)
      select gen_random_uuid(), 'dead-letters', '{}', 'sweep', gen_random_uuid(), '{}', 8, now() from ${two}`,
  ])
    await scenario.query(rows);
}

interface Item {
  id: string;
  reference?: string;
}

test('every list of the back office is a file with the same rows in the same order', async () => {
  expect(lists.length).toBe(22);
  const empty: string[] = [];
  for (const list of lists) {
    const { status, body } = await scenario.call<{ items: Item[] }>(`${list}?pageSize=50`, { as: admin });
    expect(status, list).toBe(200);
    const file = await scenario.call<{ text: string }>(`${list}.csv`, { as: admin });
    expect([file.status, file.headers.get('content-type')], list).toEqual([200, 'text/csv; charset=utf-8']);
    const rows: Record<string, string>[] = parse(file.body.text, { bom: true, columns: true });
    if (list === '/api/admin/audit') {
      // The downloads before are entries, too.
      expect(rows.length, list).toBeGreaterThan(body.items.length - 1);
      continue;
    }
    expect(
      rows.map(({ ID }) => ID),
      list,
    ).toEqual(body.items.map(({ id }) => id));
    if (rows.length === 0) empty.push(list);
  }
  expect(empty).toEqual([]);
});

test('the titles are in the language of whoever downloads it', async () => {
  const headers = { 'accept-language': 'sw' };
  const { body } = await scenario.call<{ text: string }>('/api/admin/payments.csv', { as: admin, headers });
  expect(body.text.split('\r\n')[0]).toContain('Imelipwa kwa dola');
});
