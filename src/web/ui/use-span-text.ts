import { calendarDate, formatDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from './use-lang.ts';

/** What `DateSpan` shows, where it stands within a text. */
export function useSpanText(): (span: { startDate: string; endDate: string }) => string {
  const { t } = useTranslation('common');
  const lang = useLang();
  return ({ startDate, endDate }) => {
    const [from, to] = [formatDate(calendarDate(startDate), lang), formatDate(calendarDate(endDate), lang)];
    return from === to ? from : t('date.span', { from, to });
  };
}
