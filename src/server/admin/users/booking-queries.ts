import { desc, eq, sql } from 'drizzle-orm';
import { bookings } from '#server/bookings/tables.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { AdminUser } from '#shared/contracts/admin-users.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars, usd } from '#shared/money.ts';
import { bookingStatuses } from '#shared/states.ts';

const latestMost = 10;

/** The bookings that a person has made: counts and sums by state, and the latest. By `bookings_person`. */
export async function readBookings(db: DbOrTx, personId: string, lang: Lang): Promise<AdminUser['bookings']> {
  const [states, latest] = await Promise.all([sumUp(db, personId), listLatest(db, personId, lang)]);
  return { states, latest };
}

async function sumUp(db: DbOrTx, personId: string): Promise<AdminUser['bookings']['states']> {
  const rows = await db
    .select({
      status: bookings.status,
      count: sql<number>`count(*)`.mapWith(Number),
      cents: sql<number>`sum(${bookings.totalCents})`.mapWith(Number),
    })
    .from(bookings)
    .where(eq(bookings.personId, personId))
    .groupBy(bookings.status);
  return bookingStatuses.flatMap((status) =>
    rows
      .filter((row) => row.status === status)
      .map(({ count, cents }) => ({ status, count, total: dollars(usd(cents)) })),
  );
}

async function listLatest(db: DbOrTx, personId: string, lang: Lang): Promise<AdminUser['bookings']['latest']> {
  const rows = await db
    .select({
      ...{ id: bookings.id, reference: bookings.reference, status: bookings.status },
      ...{ startDate: bookings.startDate, endDate: bookings.endDate, totalCents: bookings.totalCents },
      service: { titleEn: services.titleEn, titleSw: services.titleSw },
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(eq(bookings.personId, personId))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(latestMost);
  return rows.map(({ service, totalCents, ...row }) => {
    const { title, textLang } = titleIn(lang, service);
    return { ...row, title, titleLang: textLang, total: dollars(usd(totalCents)) };
  });
}
