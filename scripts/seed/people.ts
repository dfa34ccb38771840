import { demoIdentity } from '#server/demo/identity.ts';
import { categories } from '#shared/categories.ts';
import { at, idOf, pickFrom, quoted, textArray } from './figures.ts';
import type { Filling } from './filling.ts';
import type { Plan } from './plan.ts';
import { firstNames, lastNames } from './words.ts';

const dayMs = 86_400_000;

const providersOf = ({ providersOfCategory }: Plan) => providersOfCategory * categories.length;

/**
 * The part of all travellers who registered before the first booking; the others did at an even pace since. A booking is
 * of one of those who had registered by then.
 */
const FIRST_PART = 0.2;

/** The SQL of the number of a traveller who had registered a day before a booking. @param createdMs, key SQL */
export function travellerBefore({ pick, travellers, firstMs, todayMs }: Plan, createdMs: string, key: string): string {
  const part = `(${createdMs} - ${firstMs}) / ${todayMs - firstMs}::float8`;
  const registered = `${travellers} * (${FIRST_PART} + ${1 - FIRST_PART} * ${part})`;
  return `floor(${pick('person', key, 1_000_000)} / 1000000.0::float8 * ${registered})::int`;
}

/** The SQL of the id of a provider, by its number. */
const providerMs = (plan: Plan, number: string) =>
  `(${plan.originMs} + ${number}::bigint * ${Math.floor((90 * dayMs) / providersOf(plan))})`;
export const providerId = (plan: Plan, number: string): string => idOf('provider', providerMs(plan, number), number);

/**
 * Adds travellers, an owner for each provider, and an admin, and the temporary table `seed_person` with the travellers by
 * their number. The first traveller, the first owner and the admin have the addresses of the demo's accounts, so that its
 * sign-in works; the others are traveller-1@twende.test and so on.
 */
export async function addPeople({ plan, run, passwordHash }: Filling): Promise<number> {
  const { pick, travellers, originMs, firstMs, todayMs } = plan;
  const late = `${firstMs} + ((n::float8 / ${travellers} - ${FIRST_PART}) / ${1 - FIRST_PART} * ${todayMs - firstMs})::bigint - ${dayMs}`;
  const registered = `case when n < ${travellers} * ${FIRST_PART} then ${originMs} + n * 400
    when n < ${travellers} then ${late} else ${originMs} end`;
  const owners = providersOf(plan);
  const [user, provider, admin] = demoIdentity.accounts.map(({ email }) => quoted(email));
  const name = `${pickFrom(pick, 'first name', 'n', firstNames)} || ' ' || ${pickFrom(pick, 'last name', 'n', lastNames)}`;
  await run(`
    create temp table seed_person on commit drop as
    select n, ${idOf('person', 'ms', 'n')} as id, ms, ${name} as name,
      case when n = 0 then ${user} when n < ${travellers} then 'traveller-' || n || '@twende.test' when n = ${travellers} then ${provider}
        when n < ${travellers + owners} then 'owner-' || n - ${travellers} || '@twende.test' else ${admin} end as email,
      case when n < ${travellers} then 'user' when n < ${travellers + owners} then 'provider' else 'admin' end as role
    from (select n, ${registered} as ms from generate_series(0::bigint, ${travellers + owners}) n) numbered`);
  const language = `case when ${pick('language', 'n', 10)} < 7 then 'en' else 'sw' end`;
  return run(
    `insert into people (id, name, email, email_verified_at, role, password_hash, preferences, created_at, updated_at)
    select id, name, email, ${at('ms')}, role, $1, jsonb_build_object('currency', 'USD', 'language', ${language},
      'notifications', '{"email": true, "sms": false, "push": true}'::jsonb,
      'privacy', '{"profileVisible": true, "showBookingHistory": false}'::jsonb), ${at('ms')}, ${at('ms')}
    from seed_person order by n`,
    [passwordHash],
  );
}

/** Adds approved providers, as many in each category, and their owners as members with all rights. */
export async function addProviders({ plan, run }: Filling): Promise<number> {
  const { pick, travellers } = plan;
  const kinds = { experience: 'tour', stay: 'stay', meal: 'meal', transport: 'transport' };
  const kindOf = textArray(categories.map(({ group }) => kinds[group]));
  const added = await run(`
    insert into providers (id, name, kind, status, about_en, about_sw, location, county, lat, lon, email, created_at, updated_at)
    select ${providerId(plan, 'n')}, name || ' ' || (${textArray(['Journeys', 'House', 'Kitchens', 'Rides'])})[
        case kind when 'tour' then 1 when 'stay' then 2 when 'meal' then 3 else 4 end], kind, 'approved',
      name || ' is a family business in ' || county || ' County.', name || ' ni biashara ya familia katika Kaunti ya ' || county || '.',
      location, county, lat, lon, 'owner-' || n || '@twende.test', ${at('ms')}, ${at('ms')}
    from (
      select p.n, ${providerMs(plan, 'p.n')} as ms, (${kindOf})[1 + p.n % ${categories.length}] as kind, e.name,
        t.location, t.county, t.lat, t.lon
      from generate_series(0, ${providersOf(plan) - 1}) p(n)
      join seed_kind k on k.category_n = p.n % ${categories.length}
      join seed_text t on t.n = k.first_text + ${pick('provider place', 'p.n', 'k.texts')}
      join seed_name e on e.n = ${pick('provider name', 'p.n', '(select count(*) from seed_name)')}
    ) made order by n`);
  await run(`
    insert into provider_members (provider_id, person_id, rights, created_at)
    select ${providerId(plan, 'p.n')}, o.id, ${quoted('["manage", "bookings", "money"]')}, ${at(providerMs(plan, 'p.n'))}
    from generate_series(0, ${added - 1}) p(n) join seed_person o on o.n = ${travellers} + p.n`);
  return added;
}
