import type { App } from '#server/app.ts';
import { itemsOf } from '#server/catalogue/queries.ts';
import { earnedInAll, listEarned, listEarnedByService } from '#server/payments/payouts/earned-queries.ts';
import type { ProviderOverview } from '#shared/contracts/provider-overview.ts';
import { addMonths, calendarDate, startOfDayNairobi, today } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { meanRating } from '#shared/mean-rating.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { countBookings, countByService, countRequests, listRecent, listToday } from './booking-figures.ts';
import { listCalendarsToCheck } from './calendar-figures.ts';
import { listDocumentsToRenew } from './document-figures.ts';
import { countServices, listBest, listClosing, listUnfinished } from './service-figures.ts';

const monthsShown = 6;
const servicesShown = 6;
const recentShown = 5;
/** Of those to finish, and of arrivals and departures each. */
const listedMost = 20;

interface Asked {
  provider: { id: string; name: string };
  rights: readonly ProviderRight[];
  lang: Lang;
}

/**
 * What a provider sees first: figures, what waits, recent bookings, who comes and leaves today, and its listings' last six
 * months. Parts for which the member lacks the right are null, and are not read.
 */
export async function getOverview(app: App, { provider, rights, lang }: Asked): Promise<ProviderOverview> {
  const { db, clock } = app;
  const day = today(clock);
  const starts = monthStarts(day);
  const months = starts.map((start) => start.slice(0, 7));
  const [since, lastMonth, month] = [starts[0], starts.at(-2), starts.at(-1)].map((start) =>
    startOfDayNairobi(calendarDate(start ?? day)),
  ) as [Date, Date, Date];
  const ofBookings = async () => {
    const [requests, figures, recent, onDay, booked, calendars] = await Promise.all([
      countRequests(db, provider.id, clock.now()),
      countBookings(db, provider.id, { today: day, month, lastMonth }),
      listRecent(db, provider.id, lang, recentShown),
      listToday(db, provider.id, { today: day, lang, most: listedMost }),
      countByService(db, provider.id, since),
      listCalendarsToCheck(db, provider.id, { today: day, now: clock.now(), lang, most: listedMost }),
    ]);
    return {
      ...{ ...requests, calendars },
      figures,
      recent,
      ...onDay,
      booked: tableOf(
        months,
        booked.map((row) => ({ ...row, value: row.count })),
      ),
    };
  };
  const ofMoney = async () => {
    const [total, byMonth, byService] = await Promise.all([
      earnedInAll(db, provider.id),
      listEarned(db, 'month', { providerId: provider.id, since: lastMonth }),
      listEarnedByService(db, { providerId: provider.id, since }),
    ]);
    const net = (at: number) => (byMonth.find(({ period }) => period === months.at(at))?.net ?? 0) / 100;
    const revenue = { total: total / 100, thisMonth: net(-1), lastMonth: net(-2) };
    return {
      revenue,
      earned: tableOf(
        months,
        byService.map((row) => ({ ...row, value: row.net })),
      ),
    };
  };
  const [counts, unfinished, best, documents, closing, bookings, money] = await Promise.all([
    countServices(db, provider.id),
    listUnfinished(db, provider.id, lang, listedMost),
    listBest(db, provider.id, servicesShown),
    rights.includes('manage') ? listDocumentsToRenew(db, provider.id, day) : null,
    rights.includes('manage') ? listClosing(db, provider.id, { today: day, lang, most: listedMost }) : null,
    rights.includes('bookings') ? ofBookings() : null,
    rights.includes('money') ? ofMoney() : null,
  ]);
  const { ratingSum, reviewCount, unfinished: unfinishedTotal, hasPayoutMethod, ...services } = counts;
  const ids = busiest([bookings?.booked, money?.earned], best);
  const items = await itemsOf(db, ids, lang);
  return {
    ...{ provider: { id: provider.id, name: provider.name }, currency: 'USD', today: day, services },
    rating: meanRating(ratingSum, reviewCount),
    ...{ reviewCount, bookings: bookings?.figures ?? null, revenue: money?.revenue ?? null },
    waiting: {
      ...{ unfinished, unfinishedTotal },
      ...{ toAnswer: bookings?.toAnswer ?? null, answerBy: bookings?.answerBy ?? null },
      ...{ toCheckIn: bookings?.toCheckIn ?? null },
      ...{ calendars: bookings?.calendars ?? null, documents, closing },
      payoutMethodMissing: money ? !hasPayoutMethod : null,
    },
    ...{ recent: bookings?.recent ?? null, arrivals: bookings?.arrivals ?? null },
    ...{ departures: bookings?.departures ?? null, months },
    performance: items.map(({ id, title, textLang, image, imageAlt, imagePlaceholder, rating, reviewCount }) => ({
      ...{ service: { id, title, textLang, image, imageAlt, imagePlaceholder }, rating, reviewCount },
      bookings: bookings && (bookings.booked.get(id) ?? months.map(() => 0)),
      revenue: money && (money.earned.get(id) ?? months.map(() => 0)).map((cents) => cents / 100),
    })),
  };
}

/** The first days of the last months, the present one included and last. */
function monthStarts(day: string): string[] {
  const present = calendarDate(`${day.slice(0, 7)}-01`);
  return Array.from({ length: monthsShown }, (_, place) => addMonths(present, place + 1 - monthsShown));
}

interface Cell {
  serviceId: string;
  month: string;
  value: number;
}

/** For each listing its values by month. */
function tableOf(months: readonly string[], cells: readonly Cell[]): Map<string, number[]> {
  const table = new Map<string, number[]>();
  for (const { serviceId, month, value } of cells) {
    const row = table.get(serviceId) ?? months.map(() => 0);
    const place = months.indexOf(month);
    if (place !== -1) row[place] = value;
    table.set(serviceId, row);
  }
  return table;
}

/** The listings with the most of the first table that the member may see, then those that stand first in lists. */
function busiest(tables: (Map<string, number[]> | undefined)[], best: string[]): string[] {
  const sum = (row: number[]) => row.reduce((total, value) => total + value, 0);
  const table = tables.find((one) => one !== undefined) ?? new Map<string, number[]>();
  const inOrder = [...table].toSorted(([a, one], [b, other]) => sum(other) - sum(one) || (a < b ? -1 : 1));
  return [...new Set([...inOrder.map(([id]) => id), ...best])].slice(0, servicesShown);
}
