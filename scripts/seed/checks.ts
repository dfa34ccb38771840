import type pg from 'pg';
import { movableClock } from '#server/clock.ts';
import type { Config } from '#server/config/config.ts';
import { createLog } from '#server/log.ts';
import { makeApp } from '#server/make-app.ts';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { categories } from '#shared/categories.ts';

/**
 * Queries for rows that are wrong, by what must hold. The ledger itself is compared by `checkLedger`.
 * @param now SQL; nothing is later
 */
const rulesAt = (now: string): Readonly<Record<string, string>> => ({
  'the taken places are those of the active bookings, on every day': `
    with held as (
      select b.service_id, b.start_date + day as date, sum(b.places) as places from bookings b,
        generate_series(0, case b.price_unit when 'night' then b.end_date - b.start_date - 1 when 'day' then b.end_date - b.start_date
          else 0 end) as day
      where b.status <> 'cancelled' and b.approval <> 'asked' group by 1, 2)
    select coalesce(d.service_id, h.service_id) as service_id, date from service_days d full join held h using (service_id, date)
    where coalesce(d.taken, 0) <> coalesce(h.places, 0) limit 5`,
  'each paid booking has one payment and one attempt of its price, and no other booking has any': `
    select b.reference from bookings b left join payments p on p.booking_id = b.id left join payment_attempts a on a.payment_id = p.id
    where (b.confirmed_at is null) <> (p.id is null) or (p.id is not null and (a.id is null or p.attempt_id <> a.id
      or p.due_cents <> b.total_cents or p.paid_cents <> b.total_cents or a.usd_cents <> b.total_cents or p.paid_at <> b.confirmed_at
      or a.status <> 'succeeded' or not a.verified or a.received_minor <> a.amount_minor)) limit 5`,
  'each completed booking, and no other, has its earning and its points': `
    select b.reference from bookings b
    left join (select source, min(at) as at, sum(amount_minor) filter (where account = 'customer:deposits:USD') as gross
      from ledger_entries where kind = 'earn' group by source) e on e.source = b.id
    left join points_entries p on p.source = b.id and p.kind = 'earned'
    where (b.status = 'completed') <> (e.source is not null)
      or (b.status = 'completed' and (e.gross <> b.total_cents or e.at <> b.completed_at or b.completed_at <> b.completes_at
        or coalesce(p.points, 0) <> floor(b.total_cents / 100)))
      or (b.status <> 'completed' and p.id is not null) limit 5`,
  'the balances of points are the sums of their entries': `
    select person_id from points_accounts a
    full join (select person_id, sum(points) as points from points_entries group by 1) e using (person_id)
    where a.balance is distinct from e.points limit 5`,
  'each price is the sum of its lines': `
    select reference from bookings, lateral (select sum((line ->> 'amountCents')::bigint) as cents,
      bool_and((line ->> 'quantity')::int * (line ->> 'unitPriceCents')::bigint = (line ->> 'amountCents')::bigint) as times
      from jsonb_array_elements(lines) line) of_lines
    where total_cents <> cents or not times limit 5`,
  'ratings are those of the reviews, each by the traveller after the trip': `
    select s.id from services s left join (select service_id, sum(rating) as stars, count(*) as n from reviews group by 1) r
      on r.service_id = s.id where s.rating_sum <> coalesce(r.stars, 0) or s.review_count <> coalesce(r.n, 0)
    union all
    select r.id from reviews r join bookings b on b.id = r.booking_id
    where b.person_id <> r.person_id or b.service_id <> r.service_id or b.provider_id <> r.provider_id or b.status <> 'completed'
      or r.created_at < b.completed_at or r.answered_at < r.created_at limit 5`,
  'everything happened in the right order, and before now': `
    select b.reference from bookings b
    join services s on s.id = b.service_id join providers v on v.id = b.provider_id join people p on p.id = b.person_id
    left join payments y on y.booking_id = b.id
    where v.id <> s.provider_id or p.created_at > b.created_at or s.created_at > b.created_at or v.created_at > s.created_at
      or b.created_at::date > b.start_date or greatest(b.created_at, b.confirmed_at, b.cancelled_at, b.completed_at) > ${now}
      or y.paid_at < b.created_at or (b.status = 'confirmed' and b.completes_at <= b.confirmed_at) limit 5`,
  'the state of each booking is that of its last change': `
    select b.reference from bookings b left join lateral (select to_status from booking_transitions t where t.booking_id = b.id
      order by at desc, id desc limit 1) t on true where b.status is distinct from t.to_status limit 5`,
  'every word of a listing can be looked up': `
    select distinct word from services, regexp_split_to_table(search_text, ' ') word
    where length(word) >= 3 and word !~ '^[0-9]+$' except select word from search_words limit 5`,
  'every category has listings that anybody may book': `
    select 1 from services having count(distinct category) filter (where listed and status = 'approved') < ${categories.length} or bool_or(not listed)`,
});

/** @returns the rules that do not hold, each with some of the rows that are wrong */
export async function brokenRules(db: pg.Client | pg.Pool, now: Date): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(rulesAt(`'${now.toISOString()}'::timestamptz`))) {
    const { rows } = await db.query(query);
    if (rows.length > 0) broken.push(`Wrong: ${rule}, as in ${JSON.stringify(rows)}`);
  }
  return broken;
}

/** Runs the product's own comparison of the books, and the rules above. @returns how much is wrong */
export async function checkFilled(config: Config, url: string, say: (line: string) => void): Promise<number> {
  const { app, close } = makeApp({ config, connection: url, clock: movableClock(), log: createLog('error') });
  try {
    const differences = await checkLedger(app);
    if (differences > 0) say(`Wrong: the ledger has ${differences} differences, each of which is a case`);
    const broken = await brokenRules(app.db.$client, app.clock.now());
    for (const line of broken) say(line);
    return differences + broken.length;
  } finally {
    await close();
  }
}
