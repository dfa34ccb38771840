import { type CalendarDate, formatDate } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';

/** The days of a trip for people: '14 Dec 2026', or '14 Dec 2026 to 15 Dec 2026'. */
export function tripDates(startDate: CalendarDate, endDate: CalendarDate, lang: Lang): string {
  const [from, to] = [formatDate(startDate, lang), formatDate(endDate, lang)];
  return startDate === endDate ? from : translate(lang, 'papers', 'when.range', { from, to });
}
