import type { Calendar } from '#shared/contracts/provider-calendar.ts';

/**
 * What residents, citizens and children pay on a day as it is priced now. A new price of the day ends what its list had for
 * them, so the form begins with it. Empty of days that the calendar has not read.
 */
export const kindsOn = (
  { days }: { days: readonly Pick<Calendar['days'][number], 'date' | 'residencyPrices'>[] },
  day: string,
): Calendar['days'][number]['residencyPrices'] => days.find(({ date }) => date === day)?.residencyPrices ?? {};
