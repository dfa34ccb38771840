import { sql } from 'drizzle-orm';
import { calendarImports, importedEvents } from '#server/bookings/tables.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { statement, valueFor } from '#server/db/statement.ts';
import { lateAfterMs } from '#shared/calendar-imports.ts';
import type { ProviderOverview } from '#shared/contracts/provider-overview.ts';
import type { CalendarDate } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';

interface CalendarRow {
  id: string;
  titleEn: string | null;
  titleSw: string | null;
  conflicts: number;
  late: number;
}

/** Events of a calendar with days from today on that have no room and that nobody has looked at. */
const openConflicts = sql`
  select count(*) from ${importedEvents} event
  where event.import_id = calendar.id and not event.repeats_own and event.conflict_days <> '[]'::jsonb
    and exists (select from jsonb_array_elements_text(event.conflict_days) as one(day)
      where one.day::date >= ${valueFor(importedEvents.startDate, 'today')} and not event.settled_days ? one.day)`;

const toCheck = statement<{ providerId: string; today: CalendarDate; readBefore: Date; most: number }, CalendarRow>(
  'overview-calendars',
  () => sql`
    select * from (
      select ${services.id} as id, ${services.titleEn} as "titleEn", ${services.titleSw} as "titleSw",
        sum((${openConflicts})) as conflicts,
        count(*) filter (where calendar.read_at <= ${sql.placeholder('readBefore')}::timestamptz) as late
      from ${services} join ${calendarImports} calendar on calendar.service_id = ${services.id}
      where ${services.providerId} = ${sql.placeholder('providerId')}::uuid
        and ${services.status} in ('approved', 'paused')
      group by ${services.id}
    ) listing
    where conflicts > 0 or late > 0
    order by conflicts = 0, id limit ${sql.placeholder('most')}`,
);

/**
 * Listings whose calendars of other sites want a look: events without room, and calendars that were not read for six hours.
 * By `services_provider_created` and `calendar_imports_address`.
 */
export async function listCalendarsToCheck(
  db: DbOrTx,
  providerId: string,
  { today, now, lang, most }: { today: CalendarDate; now: Date; lang: Lang; most: number },
): Promise<NonNullable<ProviderOverview['waiting']['calendars']>> {
  const readBefore = new Date(now.getTime() - lateAfterMs);
  const rows = await toCheck.rows(db, { providerId, today, readBefore, most });
  return rows.map(({ conflicts, late, ...listing }) => ({
    service: { id: listing.id, ...titleIn(lang, listing) },
    ...{ conflicts: Number(conflicts), late },
  }));
}
