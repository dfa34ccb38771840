import type { App } from '#server/app.ts';
import { earnedPeriods } from '#shared/contracts/payouts.schemas.ts';
import type { Earned } from '#shared/contracts/payouts.ts';
import { addMonths, calendarDate, startOfDayNairobi, today } from '#shared/dates.ts';
import { listEarned } from './earned-queries.ts';

/** What a provider's trips earned in the last months or years, the oldest first. */
export async function getEarned(app: App, providerId: string, by: 'month' | 'year'): Promise<Earned> {
  const days = firstDays(today(app.clock), by);
  const since = startOfDayNairobi(calendarDate(days[0] ?? ''));
  const rows = new Map((await listEarned(app.db, by, { providerId, since })).map((row) => [row.period, row]));
  const items = days.map((day) => {
    const period = day.slice(0, by === 'month' ? 7 : 4);
    const { trips, commission, vat, levy, withholding, net } = rows.get(period) ?? nothing;
    return {
      ...{ period, trips, gross: amount(net + commission + vat + levy + withholding) },
      ...{ commission: amount(commission), vat: amount(vat), levy: amount(levy) },
      ...{ withholding: amount(withholding), net: amount(net) },
    };
  });
  return { currency: 'USD', items };
}

const nothing = { trips: 0, commission: 0, vat: 0, levy: 0, withholding: 0, net: 0 };
/** Below 0 where more went back than was earned. */
const amount = (cents: number) => cents / 100;

/** The first days of the periods, the oldest first. */
function firstDays(now: string, by: 'month' | 'year'): string[] {
  const first = calendarDate(by === 'month' ? `${now.slice(0, 7)}-01` : `${now.slice(0, 4)}-01-01`);
  const count = earnedPeriods[by];
  const step = by === 'month' ? 1 : 12;
  return Array.from({ length: count }, (_, place) => addMonths(first, (place + 1 - count) * step));
}
