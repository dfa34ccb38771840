import { isCalendarDate } from '#shared/dates.ts';
import type { Raw } from './search.ts';

/** The search parameters of the overview: the days of the report; absent: the last thirty. */
export interface OverviewSearch {
  from?: string;
  to?: string;
}

/** Reads them; a text that is no day counts as absent. */
export function readOverviewSearch({ from, to }: Raw): OverviewSearch {
  return {
    ...(typeof from === 'string' && isCalendarDate(from) && { from }),
    ...(typeof to === 'string' && isCalendarDate(to) && { to }),
  };
}
