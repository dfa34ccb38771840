import { addDays, addMonths, type CalendarDate } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';
import { timeOffLimits } from '#shared/time-off-limits.ts';
import type { DaySpan } from '../blocks/repository.ts';

/**
 * Days from the first to the last that time off may have.
 * @throws AppError invalid_dates: reversed, past, or more than `MONTHS_AHEAD` months ahead; time_off_long
 */
export function checkSpan({ startDate, endDate }: DaySpan, day: CalendarDate): void {
  if (endDate < startDate || startDate < day || endDate > addMonths(day, MONTHS_AHEAD)) {
    throw new AppError('invalid_dates');
  }
  if (endDate >= addDays(startDate, timeOffLimits.days)) throw new AppError('time_off_long');
}
