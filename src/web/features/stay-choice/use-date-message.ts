import { addMonths, type CalendarDate, formatDate } from '#shared/dates.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import type { DateProblem } from './stay.ts';

/** The text of what is wrong with a date, with the first or the last day that can be booked. */
export function useDateMessage(today: CalendarDate): (problem: DateProblem | undefined) => string | undefined {
  const { t } = useTranslation(['bookings', 'fields']);
  const lang = useLang();
  const days = { date: formatDate(today, lang), latest: formatDate(addMonths(today, MONTHS_AHEAD), lang) };
  return (problem) => problem && t(problem, days);
}
