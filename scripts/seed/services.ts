import { sql } from 'drizzle-orm';
import { rankOf } from '#server/catalogue/ranking.ts';
import { storePrices } from '#server/catalogue/renew-prices.ts';
import { categories } from '#shared/categories.ts';
import { facilitiesOf } from '#shared/facts.ts';
import { at, idOf, quoted } from './figures.ts';
import type { Filling } from './filling.ts';
import { providerId } from './people.ts';
import { LANES, slotsOf } from './plan.ts';
import { factsIn, soughtBedsIn } from './rooms.ts';
import { listingTexts, named, namedInSearch, namesBeside } from './texts.ts';
import { kinds } from './words.ts';

const dayMs = 86_400_000;

/** Makes the temporary tables of words: `seed_text` (texts without a name), `seed_kind` (categories), `seed_name`. */
export async function prepareTexts({ run }: Filling): Promise<void> {
  const texts = listingTexts();
  await run(
    `create temp table seed_text (n int, category text, location text, county text, lat float8, lon float8, "titleEn" text,
      "titleSw" text, "summaryEn" text, "summarySw" text, "descriptionEn" text, "descriptionSw" text, "searchText" text,
      words jsonb) on commit drop`,
  );
  await run(`insert into seed_text select made.* from jsonb_populate_recordset(null::seed_text, $1::jsonb) made`, [
    JSON.stringify(texts.map((text, n) => ({ n, ...text }))),
  ]);
  await run(
    `create temp table seed_name on commit drop as
    select (place - 1)::int as n, name from unnest($1::text[]) with ordinality as made(name, place)`,
    [namesBeside(texts)],
  );
  const rows = categories.map(({ value, priceUnit }, n) => {
    const [low, high] = kinds[value].dollars;
    return `(${n}, ${quoted(value)}, ${quoted(priceUnit)}, ${low * 100}, ${high * 100})`;
  });
  await run(`
    create temp table seed_kind on commit drop as
    select v.*, (select min(n) from seed_text t where t.category = v.category) as first_text,
      (select count(*)::int from seed_text t where t.category = v.category) as texts
    from (values ${rows.join(', ')}) as v(category_n, category, unit, low_cents, high_cents)`);
  for (const table of ['seed_text', 'seed_kind', 'seed_name']) await run(`analyze ${table}`);
}

/**
 * Makes the temporary table `seed_service`: what each listing is and how many bookings it has. Popular ones have eight
 * times as many as most.
 * @throws RangeError where a listing would have more bookings than there are spans in its lanes
 */
export async function prepareServices({ plan, run, tx }: Filling): Promise<void> {
  const { services, bookings, pick, originMs, providersOfCategory } = plan;
  const ms = `(${originMs + 100 * dayMs} + n::bigint * ${Math.floor((90 * dayMs) / services)})`;
  const provider = `k.category_n + ${categories.length} * (k.n / ${categories.length} % ${providersOfCategory})`;
  const share = (total: string) => `(${bookings}::bigint * ${total} / sum(weight) over ())`;
  await run(`
    create temp table seed_service on commit drop as
    with numbered as materialized (
      select n, ${ms} as ms, k.*, (array[1, 1, 1, 1, 1, 1, 3, 3, 3, 8])[1 + ${pick('popular', 'n', 10)}] as weight,
        k.first_text + ${pick('text', 'n', 'k.texts')} as text_n,
        low_cents + ${pick('price', 'n', '(high_cents - low_cents) / 50')} * 50 as price_cents,
        ${LANES} * case unit when 'person' then 2 + ${pick('capacity', 'n', 9)} else 1 + ${pick('capacity', 'n', 4)} end as capacity,
        case unit when 'night' then 2 + ${pick('beds', 'n', 3)} when 'day' then 4 + ${pick('seats', 'n', 6)}
          when 'trip' then case category when 'boda' then 1 else 3 end else 1 end as guests_per_place,
        case category when 'safari' then 1 + ${pick('days', 'n', 4)} when 'mountain' then 1 + ${pick('days', 'n', 3)}
          else 1 end as duration_days,
        (array['flexible', 'moderate', 'strict'])[1 + ${pick('policy', 'n', 3)}] as policy
      from generate_series(0, ${services - 1}) n join seed_kind k on k.category_n = n % ${categories.length}
    )
    select k.n, ${idOf('service', 'ms', 'k.n')} as id, ms, ${providerId(plan, `(${provider})`)} as provider_id, category, unit, text_n,
      e.name,
      price_cents, capacity, capacity / ${LANES} as lane_places, guests_per_place, duration_days, policy,
      (${share('sum(weight) over (order by k.n)')}
        - ${share('(sum(weight) over (order by k.n) - weight)')})::int as bookings
    from numbered k join seed_name e on e.n = ${pick('name', 'k.n', '(select count(*) from seed_name)')}`);
  await run('analyze seed_service');
  const { rows } = await tx.execute<{ most: number }>(sql`select max(bookings) as most from seed_service`);
  if ((rows[0]?.most ?? 0) > slotsOf(plan)) throw new RangeError(`--bookings: too many for ${services} services`);
}

/** The SQL of a coordinate at most a tenth of a degree from a place's. @param offset from 0 to 2000 */
const near = (coordinate: string, offset: string): string =>
  `round((${coordinate} + (${offset} - 1000) / 10000.0)::numeric, 4)`;

/** Four neighbours in the list of what a listing of its category can have. */
function facilitiesIn({ pick }: Filling['plan']): string {
  const cases = categories.map(({ value }) => {
    const all = facilitiesOf(value);
    const from = `1 + ${pick('facilities', 's.n', all.length - 3)}`;
    return `when '${value}' then (array[${all.map((one) => `'${one}'`).join(', ')}])[${from}:${from} + 3]`;
  });
  return `case s.category ${cases.join(' ')} end`;
}

/** Days to come in which a listing has at most one span of single days; the next one is in as many days after them. */
const spread = 300;

/** Adds prices of single days to a fifth of the listings: two or three days in a row, twice. */
async function addDayPrices({ plan: { pick, today }, run }: Filling): Promise<void> {
  const first = `(date '${today}' + 1 + half * ${spread} + ${pick('single day', 'n * 2 + half', spread - 3)})`;
  await run(`
    insert into service_day_prices (service_id, date, price_cents)
    select id, ${first} + day, price_cents * 3 / 2
    from seed_service s cross join generate_series(0, 1) half cross join generate_series(0, 2) day
    where ${pick('single', 'n', 5)} = 0 and day < 2 + ${pick('single days', 'n', 2)}`);
}

/**
 * Adds the listings with the ratings of their reviews (`seed_booking`), for a third of them seasons and for a third weekends with
 * a price of their own, for some prices of single days, for stays rooms with beds, and their search words.
 */
export async function addServices(filling: Filling): Promise<number> {
  const { plan, run, tx } = filling;
  const { pick, today, services } = plan;
  const highStart = `(date '${today}' + 25 + ${pick('season', 'n', 60)})`;
  await run(`
    insert into service_seasons (id, service_id, name, start_date, end_date, price_cents)
    select ${idOf('season', 's.ms', 'n')}, id, 'High season', ${highStart}, ${highStart} + 20 + ${pick('season days', 'n', 40)},
      price_cents * 5 / 4
    from seed_service s where ${pick('seasonal', 'n', 3)} = 0`);
  await addDayPrices(filling);
  const isFeatured = `${pick('featured', 's.n', Math.max(6, Math.floor(services / 12)))} = 0`;
  const rank = rankOf({
    ratingSum: sql.raw('coalesce(r.stars, 0)'),
    reviewCount: sql.raw('coalesce(r.reviews, 0)'),
    featured: sql.raw(`(${isFeatured})`),
  });
  // In twentieths: season, weekend and single days as they are priced here. Where none of these days is free, `priceServices` mends it.
  const highest = `s.price_cents * greatest(20, case when ${pick('seasonal', 's.n', 3)} = 0 then 25 end,
    case when ${pick('weekend', 's.n', 3)} = 0 then 24 end, case when ${pick('single', 's.n', 5)} = 0 then 30 end) / 20`;
  const text = (column: string) => named(`t."${column}"`, 's.name');
  const { rowCount } = await tx.execute(
    sql`${sql.raw(`
    insert into services (id, provider_id, category, status, listed, title_en, title_sw, summary_en, summary_sw, description_en,
      description_sw, included_en, included_sw, languages, location, county, lat, lon, price_unit, price_cents, weekend_cents, price_from_cents,
      price_to_cents, priced_on, capacity, guests_per_place, duration_days, policy, featured, rating_sum, review_count,
      facilities, facts, search_text, created_at, updated_at, rank)
    select s.id, s.provider_id, s.category, 'approved', true, ${text('titleEn')}, ${text('titleSw')}, t."summaryEn", t."summarySw",
      ${text('descriptionEn')}, ${text('descriptionSw')}, '["Water", "Taxes"]', '["Maji", "Kodi"]', '["en", "sw"]', t.location, t.county,
      ${near('t.lat', pick('north', 's.n', 2_001))}, ${near('t.lon', pick('east', 's.n', 2_001))},
      s.unit, s.price_cents, case when ${pick('weekend', 's.n', 3)} = 0 then s.price_cents * 6 / 5 end, s.price_cents, ${highest},
      date '${today}', s.capacity, s.guests_per_place, s.duration_days, s.policy, ${isFeatured},
      coalesce(r.stars, 0), coalesce(r.reviews, 0),
      ${facilitiesIn(plan)} || ${soughtBedsIn(plan)}, ${factsIn(plan)}, ${namedInSearch('t."searchText"', 's.name')}, ${at('s.ms')}, greatest(${at('s.ms')}, r.latest), `)}${rank}${sql.raw(`
    from seed_service s join seed_text t on t.n = s.text_n
    left join (select service_id, sum(rating)::int as stars, count(*)::int as reviews, max(created_at) as latest
      from reviews group by 1) r on r.service_id = s.id
    order by s.n`)}`,
  );
  await run(`
    insert into search_words (word)
    select jsonb_array_elements_text(words) as word from seed_text where n in (select text_n from seed_service)
    union select lower(name) from seed_service order by 1`);
  return rowCount ?? 0;
}

/** How many listings one statement prices. */
const batch = 5_000;

/** Has the product compute the lowest and highest prices from weekends, seasons, single days and free days. Needs the indexes. */
export async function priceServices({ plan, tx }: Filling): Promise<void> {
  for (let first = 0; first < plan.services; first += batch) {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from seed_service where n between ${first}::int and ${first + batch - 1}::int`,
    );
    await storePrices(
      tx,
      rows.map(({ id }) => id),
      plan.today,
    );
  }
}
