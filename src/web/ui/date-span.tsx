import { calendarDate, formatDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from './use-lang.ts';

/** "14 Aug 2026 to 16 Aug 2026", or one date if both are the same. Takes dates as answers have them. */
export function DateSpan({ start, end }: { start: string; end: string }) {
  return useSpanText()({ startDate: start, endDate: end });
}

/** The same where a text is needed. */
export function useSpanText(): (span: { startDate: string; endDate: string }) => string {
  const { t } = useTranslation('common');
  const lang = useLang();
  return ({ startDate, endDate }) => {
    const [from, to] = [formatDate(calendarDate(startDate), lang), formatDate(calendarDate(endDate), lang)];
    return from === to ? from : t('date.span', { from, to });
  };
}
