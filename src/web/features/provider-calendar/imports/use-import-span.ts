import type { Calendar } from '#shared/contracts/provider-calendar.ts';
import { addDays, calendarDate, formatDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';

/** Days of another calendar in words; of nights the last day is that of departure, as for bookings. */
export function useImportSpan({ priceUnit }: Pick<Calendar['service'], 'priceUnit'>) {
  const { t } = useTranslation('common');
  const lang = useLang();
  return ({ startDate, endDate }: { startDate: string; endDate: string }): string => {
    const last = calendarDate(endDate);
    const end = priceUnit === 'night' ? addDays(last, 1) : last;
    const [from, to] = [formatDate(calendarDate(startDate), lang), formatDate(end, lang)];
    return from === to ? from : t('date.span', { from, to });
  };
}
