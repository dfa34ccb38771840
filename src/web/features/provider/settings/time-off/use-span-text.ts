import { calendarDate, formatDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';

/** Days from the first to the last in words, or the one day that they are. */
export function useSpanText(): (span: { startDate: string; endDate: string }) => string {
  const { t } = useTranslation('common');
  const lang = useLang();
  return ({ startDate, endDate }) => {
    const [from, to] = [formatDate(calendarDate(startDate), lang), formatDate(calendarDate(endDate), lang)];
    return from === to ? from : t('date.span', { from, to });
  };
}
