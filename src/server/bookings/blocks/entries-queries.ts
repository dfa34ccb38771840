import { type SQL, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import { blockLimits, type StoredBlockSource } from '#shared/block-limits.ts';
import type { PriceUnit } from '#shared/categories.ts';
import type { CalendarEntry } from '#shared/contracts/provider-calendar.ts';
import { type CalendarDate, today } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import type { BookingStatus } from '#shared/states.ts';
import { areThere, lastTaken, longestStay } from '../guests-there.ts';
import { bookingChanges, bookings, serviceBlocks } from '../tables.ts';
import { titleIn } from '../title-in.ts';
import { checkDays } from './calendar-queries.ts';

interface Asked {
  providerId: string;
  /** One listing alone. */
  service?: string | undefined;
  /** `guests`: bookings alone, the day of departure included; `bookings`: no blocks. */
  only?: 'guests' | 'bookings' | undefined;
  from: CalendarDate;
  to: CalendarDate;
  page: number;
  pageSize: number;
  lang: Lang;
}

interface Row extends Record<string, unknown> {
  kind: CalendarEntry['kind'];
  id: string;
  serviceId: string;
  titleEn: string | null;
  titleSw: string | null;
  priceUnit: PriceUnit;
  startDate: string;
  endDate: string;
  places: number | null;
  name: string;
  guests: number | null;
  bookingId: string | null;
  status: BookingStatus | null;
  source: StoredBlockSource | null;
}

const overlaps = (stay: SQL, { from, to }: Pick<Asked, 'from' | 'to'>) =>
  sql`${stay}.start_date <= ${to}::date and ${stay}.start_date >= ${from}::date - ${longestStay}::integer
    and ${lastTaken(stay, sql`b`)} >= ${from}::date`;

const name = sql`coalesce(nullif(b.contact_name, ''), b.contact_email) as name`;
const selectBookings = sql`
  select 'booking' as kind, b.id, b.service_id, b.start_date, b.end_date, b.price_unit, b.places, ${name}, b.guests as guests,
    b.reference as "bookingId", b.status, null::text as source
  from ${bookings} b`;

/** Bookings, held changes and blocks that take places on the days. By `bookings_provider` and `service_blocks_service_end`. */
function entriesOf(asked: Asked): SQL {
  const { providerId, service, from, to } = asked;
  const ofListing = (column: SQL) => (service ? sql`and ${column} = ${service}` : sql``);
  const taken = sql`${selectBookings}
    where b.provider_id = ${providerId} and b.status in ('pending', 'confirmed', 'completed') and b.approval <> 'asked'
      and ${overlaps(sql`b`, asked)} ${ofListing(sql`b.service_id`)}
    union all
    select 'change', b.id, b.service_id, c.start_date, c.end_date, b.price_unit, c.places, ${name},
      c.guests, b.reference, b.status, null
    from ${bookingChanges} c join ${bookings} b on b.id = c.booking_id
    where c.status = 'held' and b.provider_id = ${providerId} and b.status in ('pending', 'confirmed')
      and ${overlaps(sql`c`, asked)} ${ofListing(sql`b.service_id`)}`;
  if (asked.only === 'bookings') return taken;
  return sql`${taken}
    union all
    select 'block', k.id, k.service_id, k.start_date, k.end_date, s.price_unit, k.places, k.name, null, null, null, k.source
    from ${services} s join ${serviceBlocks} k on k.service_id = s.id
    where s.provider_id = ${providerId} and k.end_date >= ${from}::date and k.start_date <= ${to}::date
      ${ofListing(sql`k.service_id`)}`;
}

/**
 * What takes places of a provider's listings on some days, by its first day; or who is there, the latest arrivals first.
 * @throws AppError invalid_dates: reversed, or more days than `blockLimits.daysShown`
 */
export async function listCalendarEntries(app: App, asked: Asked) {
  checkDays(asked, blockLimits.daysShown);
  const { page, pageSize, lang } = asked;
  const isGuests = asked.only === 'guests';
  const entries = isGuests
    ? sql`${selectBookings} where ${areThere({ ...asked, today: today(app.clock) })}`
    : entriesOf(asked);
  const order = isGuests ? sql`start_date desc, end_date, e.id` : sql`start_date, kind, e.id`;
  const [{ rows }, counted] = await Promise.all([
    app.db.execute<Row>(sql`
      select kind, e.id, service_id as "serviceId", s.title_en as "titleEn", s.title_sw as "titleSw",
        e.price_unit as "priceUnit", start_date as "startDate", end_date as "endDate", places, name, guests, "bookingId",
        e.status, source
      from (${entries}) e join ${services} s on s.id = e.service_id
      order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`),
    app.db.execute<{ total: number }>(sql`select count(*)::integer as total from (${entries}) e`),
  ]);
  const items = rows.map(({ serviceId, titleEn, titleSw, priceUnit, ...entry }): CalendarEntry => {
    return { ...entry, service: { id: serviceId, ...titleIn(lang, { titleEn, titleSw }), priceUnit } };
  });
  return { items, total: counted.rows[0]?.total ?? 0, page, pageSize };
}
