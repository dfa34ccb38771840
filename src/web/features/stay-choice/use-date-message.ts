import type { Service } from '#shared/contracts/catalogue.ts';
import { addDays, addMonths, type CalendarDate, formatDate, parseCalendarDate } from '#shared/dates.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import type { DateProblem } from './stay.ts';

type Rules = Pick<Service, 'minStay' | 'leadDays' | 'bookableFrom' | 'bookableUntil'>;

/** The text of what is wrong with a date, with the day or the number by which it can be mended. */
export function useDateMessage(
  today: CalendarDate,
  { minStay, leadDays, bookableFrom, bookableUntil }: Rules,
): (problem: DateProblem | undefined) => string | undefined {
  const { t } = useTranslation(['bookings', 'fields']);
  const lang = useLang();
  const shown = (date: string | null) => formatDate(parseCalendarDate(date ?? '') ?? today, lang);
  const soonest = addDays(today, leadDays);
  const from = parseCalendarDate(bookableFrom ?? '');
  const values = {
    date: formatDate(today, lang),
    latest: formatDate(addMonths(today, MONTHS_AHEAD), lang),
    soonest: formatDate(soonest < (from ?? soonest) ? (from ?? soonest) : soonest, lang),
    from: shown(bookableFrom),
    until: shown(bookableUntil),
    count: minStay,
  };
  return (problem) => problem && t(problem, values);
}
