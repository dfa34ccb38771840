import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { type Running, startProduct } from '#server/start.ts';
import { createDemoDatabase, type TestDatabase } from '#tests/support/database.ts';
import { applicant } from './data/applications.ts';
import { catalogue } from './data/catalogue.ts';
import { galleries } from './data/galleries.ts';

/** The demo as it was filled for all tests of the browser: by a start that was interrupted, and one that began again. */
const said = inject('demoSaid');
let database: TestDatabase;
let sql: Client;
let dataDir: string;
let running: Running | undefined;

beforeAll(async () => {
  database = await createDemoDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'twende-demo-'));
  await cp(inject('demoDataDir'), dataDir, { recursive: true });
  sql = new Client(database.url);
  await sql.connect();
}, 300_000);

afterAll(async () => {
  await running?.stop();
  await sql?.end();
  await database?.drop();
  // A picture that is still being rendered may be written to it meanwhile.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

const rows = async <T = Record<string, unknown>>(query: string) => (await sql.query(query)).rows as T[];
const number = async (query: string) => Number((await rows<{ n: string }>(`select (${query}) as n`))[0]?.n);

const cancelled = catalogue.trips.filter(({ outcome }) => outcome === 'cancel').length;
const all = catalogue.reviews.length + catalogue.trips.length;

test('a filling that was interrupted begins again, with a message', () => {
  expect(said[0]?.join('\n')).not.toContain('interrupted');
  expect(said[1]?.filter((line) => line.includes('interrupted'))).toHaveLength(1);
  expect(said[1]?.filter((line) => line.includes('bookings and payments')).length).toBeGreaterThan(3);
});

test('every person, provider, listing, review and trip exists once', async () => {
  expect(await number('select count(*) from people')).toBe(catalogue.people.length);
  expect(await number("select count(*) from providers where status = 'approved'")).toBe(catalogue.providers.length);
  expect(await number('select count(*) from services where listed')).toBe(catalogue.services.length);
  expect(catalogue.services.length).toBeGreaterThanOrEqual(90);
  const categories = await rows('select category from services where listed group by category having count(*) >= 5');
  expect(categories).toHaveLength(17);
  expect(await number('select count(*) from services where featured')).toBeGreaterThanOrEqual(6);
  expect(await number("select count(*) from bookings where approval = 'not_needed'")).toBe(all);
  const requests = await rows("select status, approval from bookings where approval <> 'not_needed'");
  expect(requests).toEqual([{ status: 'pending', approval: 'asked' }]);
  expect(await number('select count(*) from reviews')).toBe(catalogue.reviews.length);
  expect(await number('select count(*) from reviews where answer is not null')).toBe(
    catalogue.reviews.filter(({ reply }) => reply).length,
  );
  expect(await number('select count(*) from review_reports where closed_at is null')).toBe(1);
  expect(await rows('select traveller_last > provider_read as waits from conversations order by 1')).toEqual([
    ...[{ waits: false }, { waits: false }],
    { waits: true },
  ]);
  expect(await number('select count(*) from conversations where provider_last > traveller_read')).toBe(0);
});

test('every listing has its texts and can be found', async () => {
  const bare = await rows(`select id from services where search_text = ''
    or coalesce(title_en, title_sw, '') = '' or coalesce(summary_en, summary_sw, '') = ''
    or coalesce(description_en, description_sw, '') = ''`);
  expect(bare).toEqual([]);
  expect(await number('select count(*) from service_seasons')).toBeGreaterThan(20);
});

test('listings know where their guests are met, at the listing or elsewhere', async () => {
  const met = (at: (place: (typeof catalogue.services)[number]['meetingAt']) => boolean) =>
    catalogue.services.filter(({ meetingAt }) => at(meetingAt)).length;
  const own = await number('select count(*) from services where listed and (meeting_lat, meeting_lon) = (lat, lon)');
  expect(own).toBe(met((place) => place === 'listing'));
  expect(await number('select count(*) from services where listed and meeting_lat is null')).toBe(
    met((place) => place === null),
  );
});

test('every listing has pictures with descriptions in both languages, and each original is on the disk', async () => {
  const bare = await rows(`
    select s.id from services s
    left join site_pictures c on c.name = 'category-' || s.category
    left join service_pictures p on p.service_id = s.id
    where coalesce(p.alt_en, c.alt_en, '') = '' or coalesce(p.alt_sw, c.alt_sw, '') = ''`);
  expect(bare).toEqual([]);
  // Its scenes and the map of its place.
  const own = Object.values(galleries).map((gallery) => gallery.length + 1);
  const pictures = [...own, applicant.pictures.length].reduce((sum, count) => sum + count, 0);
  expect(await number('select count(*) from service_pictures')).toBe(pictures);
  const originals = await rows<{ id: string }>('select id from pictures');
  expect(originals.filter(({ id }) => !existsSync(join(dataDir, 'files/pictures', id)))).toEqual([]);
});

test('an applicant with documents and a listing, and a move of an approved listing, wait for an admin', async () => {
  const applied = await rows(`select v.name, v.status, count(d.id)::int as documents,
    (select string_agg(s.status, ' ') from services s where s.provider_id = v.id) as services
    from providers v left join provider_documents d on d.provider_id = v.id where v.status <> 'approved' group by v.id`);
  const { business, documents } = applicant;
  const waits = { status: 'pending', services: 'submitted' };
  expect(applied).toEqual([{ name: business.name, documents: documents.length, ...waits }]);
  const kept = await rows<{ id: string }>('select id from provider_documents');
  expect(kept.filter(({ id }) => !existsSync(join(dataDir, 'files/documents', id)))).toEqual([]);
  expect(await rows('select status from service_changes')).toEqual([{ status: 'submitted' }]);
});

describe('money', () => {
  test('every posting balances in each currency', async () => {
    const wrong = await rows(
      'select kind, source, currency from ledger_entries group by 1, 2, 3 having sum(amount_minor) <> 0',
    );
    expect(wrong).toEqual([]);
    expect(await number('select count(*) from ledger_entries')).toBeGreaterThan(all);
  });

  test('each active booking is paid in full and posted once, and no other', async () => {
    const wrong = await rows(`
      select b.reference from bookings b
      left join payments p on p.booking_id = b.id
      where b.approval <> 'asked' and (p.status is distinct from (case when b.status = 'cancelled' then 'refunded' else 'completed' end)
        or (p.id is not null and (p.paid_cents <> b.total_cents or p.due_cents <> b.total_cents))
        or (select count(distinct source) from ledger_transfers t where t.booking_id = b.id and t.kind = 'payment')
           <> (case when p.id is null then 0 else 1 end)
        or coalesce((select sum(amount_minor) from ledger_entries e where e.booking_id = b.id and e.kind = 'payment'
           and e.account = 'customer:deposits:USD'), 0) <> -coalesce(p.paid_cents, 0))`);
    expect(wrong).toEqual([]);
    expect(await number("select count(*) from payments where status = 'completed'")).toBe(all - cancelled);
  });

  test('each completed booking, and no other, has its earning on its last day', async () => {
    const wrong = await rows(`
      select b.reference from bookings b
      left join (select source, min(at) as at, sum(amount_minor) filter (where account = 'customer:deposits:USD') as gross,
          -sum(amount_minor) filter (where account = 'commission:USD') as commission
        from ledger_entries where kind = 'earn' group by source) e on e.source = b.id
      left join points_entries p on p.source = b.id and p.kind = 'earned'
      where (b.status = 'completed') <> (e.source is not null)
        or (b.status = 'completed' and (e.gross <> b.total_cents or e.at <> b.completed_at or b.completed_at <> b.completes_at
          or coalesce(e.commission, 0) <> floor((b.total_cents * b.commission_bps + 5000) / 10000)
          or coalesce(p.points, 0) <> floor(b.total_cents / 100)))
        or (b.status <> 'completed' and p.id is not null)`);
    expect(wrong).toEqual([]);
    const balances = await rows(`select a.person_id from points_accounts a where a.balance <>
      (select sum(points) from points_entries e where e.person_id = a.person_id)`);
    expect(balances).toEqual([]);
  });

  test('one provider was paid what it earned, by the bank list; its latest draft was withdrawn, so it may request one', async () => {
    const states = await rows<{ channel: string; status: string; n: string }>(
      'select channel, status, count(*) as n from payouts group by 1, 2 order by 1, 2',
    );
    expect(states.map(({ channel, status }) => `${channel} ${status}`)).toEqual(['bank paid', 'mpesa withdrawn']);
    expect(Number(states[0]?.n)).toBeGreaterThan(3);
    expect(states[1]?.n).toBe('1');
    const off = await rows(`
      select p.id from payouts p join payout_items i on i.payout_id = p.id where p.status = 'paid' group by p.id
      having sum(i.usd_cents) <> p.usd_cents or sum(i.amount_minor) <> p.kes_minor or count(i.receipt) <> count(*)
        or p.usd_cents <> (select sum(amount_minor) from ledger_entries e where e.kind = 'payout'
          and e.account = 'provider:payable:USD' and e.source in (select id from payout_items where payout_id = p.id))`);
    expect(off).toEqual([]);
    expect(
      await number("select coalesce(sum(amount_minor), 0) from ledger_entries where account = 'payout:transit:KES'"),
    ).toBe(0);
    const owed = await rows(`select provider_id from ledger_entries where account = 'provider:payable:USD'
      group by provider_id having sum(amount_minor) > 0`);
    expect(owed).toEqual([]);
    expect(await number("select count(*) from disbursements where purpose = 'payout'")).toBe(0);
  });

  test('needs no attention: attempts are verified, events are judged, and there are no cases', async () => {
    expect(await rows("select id from payment_attempts where status <> 'succeeded' or not verified")).toEqual([]);
    expect(await rows('select id from payment_attempts where next_check_at is not null')).toEqual([]);
    expect(await rows("select id from provider_events where processed_at is null or outcome = 'dead'")).toEqual([]);
    expect(await rows('select code from reconciliation_issues')).toEqual([]);
    const refunds = await rows('select method, status from refunds');
    expect(refunds).toEqual(Array(cancelled).fill({ method: 'reversal', status: 'succeeded' }));
    expect(await rows("select id from disbursements where status <> 'succeeded'")).toEqual([]);
  });
});

test('the taken places are those of the active bookings, on every day', async () => {
  const wrong = await rows(`
    with held as (
      select b.service_id, day::date as date, sum(b.places) as places from bookings b,
        generate_series(b.start_date, case b.price_unit when 'night' then b.end_date - 1 when 'day' then b.end_date
          else b.start_date end, interval '1 day') as day
      where b.status <> 'cancelled' and b.approval <> 'asked' group by 1, 2)
    select * from service_days d full join held h using (service_id, date)
    where coalesce(d.taken, 0) <> coalesce(h.places, 0)`);
  expect(wrong).toEqual([]);
});

test('ratings are those of the reviews, each by the traveller after the trip', async () => {
  const wrong = await rows(`
    select s.id from services s left join (select service_id, sum(rating) as stars, count(*) as n from reviews group by 1) r
      on r.service_id = s.id
    where s.rating_sum <> coalesce(r.stars, 0) or s.review_count <> coalesce(r.n, 0)`);
  expect(wrong).toEqual([]);
  const strange = await rows(`
    select r.id from reviews r join bookings b on b.id = r.booking_id
    where b.person_id <> r.person_id or b.service_id <> r.service_id or b.status <> 'completed'
      or r.created_at < b.completed_at or r.answered_at < r.created_at`);
  expect(strange).toEqual([]);
});

test('everything happened in the right order, and before today', async () => {
  const wrong = await rows(`
    select b.reference from bookings b
    join services s on s.id = b.service_id join providers v on v.id = b.provider_id join people p on p.id = b.person_id
    left join payments y on y.booking_id = b.id
    where p.created_at > b.created_at or s.created_at > b.created_at or v.created_at > s.created_at
      or b.created_at::date >= b.start_date or b.created_at > now()
      or y.paid_at < b.created_at or y.paid_at > b.created_at + interval '10 minutes'
      or b.confirmed_at <> y.paid_at`);
  expect(wrong).toEqual([]);
  for (const [table, column] of [
    ['people', 'created_at'],
    ['reviews', 'created_at'],
    ['reviews', 'answered_at'],
    ['ledger_transfers', 'at'],
    ['audit_entries', 'at'],
    ['booking_transitions', 'at'],
  ])
    expect(await number(`select count(*) from ${table} where ${column} > now()`)).toBe(0);
});

async function expectNoLetters(): Promise<void> {
  expect(await rows('select key from sent_mails')).toEqual([]);
  expect(existsSync(join(dataDir, 'mail.jsonl'))).toBe(false);
  expect(await rows("select name from jobs.job where name like 'mail-%' or name = 'dead-letters'")).toEqual([]);
  const waiting = await rows("select name, state from jobs.job where state in ('retry', 'failed')");
  expect(waiting).toEqual([]);
}

test('no letter was sent, and none will be', expectNoLetters);

/** Last, so that the tests before it see what the filling itself left, and nothing that a start mends. */
describe('a second start', () => {
  const saidBySecond: string[] = [];
  let before: unknown;
  let product: Running;
  const countRows = () =>
    rows(
      'select (select count(*) from people), (select count(*) from bookings), (select count(*) from provider_events)',
    );
  beforeAll(async () => {
    before = await countRows();
    // Messages that stay unread get a letter after a while, which the run may have taken until now.
    await sql.query('update conversations set traveller_letter_at = null, provider_letter_at = null');
    const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' });
    product = await startProduct(config, (line) => void saidBySecond.push(line), new AbortController().signal);
    running = product;
  }, 300_000);

  test('fills nothing and sends no letter', async () => {
    expect(saidBySecond.join('\n')).not.toContain('Filling');
    expect(await countRows()).toEqual(before);
    await expectNoLetters();
  });

  test('has simulators that moved the same money: their lists and our ledger agree to the cent and receipt', async () => {
    const note = JSON.parse(await readFile(join(dataDir, 'sandbox/sandbox.json'), 'utf8'));
    const moved = async (port: number) =>
      ((await (await fetch(`http://127.0.0.1:${port}/__control/moved`)).json()) as { moved: Movement[] }).moved;
    const [cards, phones] = [await moved(note.stripePort), await moved(note.darajaPort)];
    const total = (movements: Movement[]) =>
      movements.reduce((sum, { amount, direction }) => sum + (direction === 'out' ? -amount : amount), 0);
    const balance = (account: string) =>
      number(`select coalesce(sum(amount_minor), 0) from ledger_entries where account = '${account}'`);
    expect(cards.length).toBeGreaterThan(20);
    expect(phones.length).toBeGreaterThan(20);
    expect((await balance('stripe:clearing:USD')) + (await balance('fees:stripe:USD'))).toBe(total(cards));
    expect(await balance('mpesa:collection:KES')).toBe(total(phones) * 100);
    const fees = await number("select count(distinct source) from ledger_transfers where kind = 'stripe_fee'");
    expect(fees).toBe(cards.length);
    const receipts = await rows<{ receipt: string }>('select receipt from payment_attempts order by receipt');
    const paid = phones.filter(({ direction }) => direction === 'in');
    const theirs = [...cards.map(({ charge }) => charge), ...paid.map(({ receipt }) => receipt)];
    expect(phones.length - paid.length).toBe(cancelled);
    expect(receipts.map(({ receipt }) => receipt).toSorted()).toEqual(theirs.toSorted());
  });

  describe('Amina signs in', () => {
    let token: string;
    const get = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${product.port}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(200);
      return answer.json();
    };
    beforeAll(async () => {
      const answer = await fetch(`http://127.0.0.1:${product.port}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'amina@twende.test', password: 'Karibu2026!' }),
      });
      expect(answer.status).toBe(200);
      ({ token } = (await answer.json()) as { token: string });
    });

    test('to 1,250 points and nine bookings', async () => {
      expect(await get('/api/dashboard')).toMatchObject({ totalBookings: 9, upcomingTrips: 2, loyaltyPoints: 1250 });
    });

    test('with BK-2024-001 as the first, two to come, paid by card and by phone, and one that was cancelled and refunded', async () => {
      const { items } = (await get('/api/bookings?pageSize=50')) as { items: { bookingId: string; status: string }[] };
      const having = (status: string) =>
        items.filter((item) => item.status === status).map(({ bookingId }) => bookingId);
      expect(having('completed')).toContain('BK-2024-001');
      expect(having('completed')).toHaveLength(6);
      expect(items.filter(({ status }) => status === 'cancelled')).toMatchObject([
        { paymentStatus: 'refunded', moneyBack: 'done' },
      ]);
      const upcoming = await Promise.all(having('confirmed').map((id) => get(`/api/bookings/${id}`)));
      const methods = upcoming.map((booking) => (booking as { payments: { method: string }[] }).payments[0]?.method);
      expect(methods.toSorted()).toEqual(['card', 'mpesa']);
    });

    test('today: the product’s clock is the real one again', async () => {
      const { now, offsetMs } = (await get('/dev/clock')) as { now: string; offsetMs: number };
      expect(offsetMs).toBe(0);
      const today = await rows<{ now: Date }>('select now() as now');
      expect(Math.abs(Date.parse(now) - (today[0]?.now.getTime() ?? 0))).toBeLessThan(60_000);
    });
  });
});

interface Movement {
  amount: number;
  direction?: 'in' | 'out';
  charge?: string;
  receipt?: string;
}
