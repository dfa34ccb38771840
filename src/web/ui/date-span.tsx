import { calendarDate, formatDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from './use-lang.ts';

/** "14 Aug 2026 to 16 Aug 2026", or one date if both are the same. Takes dates as answers have them. */
export function DateSpan({ start, end }: { start: string; end: string }) {
  const { t } = useTranslation('common');
  const lang = useLang();
  const [from, to] = [formatDate(calendarDate(start), lang), formatDate(calendarDate(end), lang)];
  return start === end ? from : t('date.span', { from, to });
}
