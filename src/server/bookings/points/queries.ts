import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import type { Db } from '#server/db/client.ts';
import { listOf, mapPage, readPage } from '#server/db/page.ts';
import { pointsAccounts, pointsEntries } from '#server/loyalty/tables.ts';
import { getSettings } from '#server/settings/queries.ts';
import type { PointsQuery } from '#shared/contracts/points.schemas.ts';
import type { Points } from '#shared/contracts/points.ts';
import { dateInNairobi } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars, usd } from '#shared/money.ts';
import { bookings } from '../tables.ts';
import { titleIn } from '../title-in.ts';

const movements = listOf({
  name: 'points',
  select: (db: Db, position) =>
    db
      .select({
        ...{ id: pointsEntries.id, kind: pointsEntries.kind, points: pointsEntries.points, at: pointsEntries.at },
        ...{ source: pointsEntries.source, bookingId: bookings.id, reference: bookings.reference },
        ...{ titleEn: services.titleEn, titleSw: services.titleSw },
        position,
      })
      .from(pointsEntries)
      .leftJoin(bookings, eq(bookings.id, pointsEntries.bookingId))
      .leftJoin(services, eq(services.id, bookings.serviceId))
      .$dynamic(),
  id: pointsEntries.id,
  counted: { table: pointsEntries },
  filters: { personId: (id: string) => eq(pointsEntries.personId, id) },
  scope: 'personId',
  sorts: { at: { column: pointsEntries.at, index: 'points_entries_person' } },
});

interface Asked {
  personId: string;
  wanted: z.output<typeof PointsQuery>;
  lang: Lang;
}

/** A person's balance of points, until when it counts, and a page of its movements. */
export async function getPoints(app: App, { personId, wanted, lang }: Asked): Promise<Points> {
  const [page, [account], { takesPoints }] = await Promise.all([
    readPage(app.db, movements, { ...wanted, personId }),
    app.db.select().from(pointsAccounts).where(eq(pointsAccounts.personId, personId)),
    getSettings(app.db),
  ]);
  const balance = account?.balance ?? 0;
  return {
    ...mapPage(page, ({ bookingId, reference, titleEn, titleSw, source, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      unpaid: row.kind === 'returned' && source === bookingId,
      booking:
        bookingId === null || reference === null || titleEn === null
          ? null
          : { id: bookingId, bookingId: reference, ...titleIn(lang, { titleEn, titleSw }) },
    })),
    balance,
    worth: dollars(usd(balance)),
    lastDay: account && balance > 0 ? lastDayBefore(account.expiresAt) : null,
    spendable: takesPoints,
  };
}

/** The last day on which something counts that ends at this instant. */
const lastDayBefore = (end: Date) => dateInNairobi(new Date(end.getTime() - 1));
