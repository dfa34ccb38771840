import { addDays, type CalendarDate, formatDate, startOfDayNairobi } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import type { Booking } from './repository.ts';

/** When a trip is over: as the day after its last one begins in Nairobi. */
export const tripOverAt = (endDate: CalendarDate): Date => startOfDayNairobi(addDays(endDate, 1));

/** The days of a trip for people: '14 Dec 2026', or '14 Dec 2026 to 15 Dec 2026'. */
export function tripDates(startDate: CalendarDate, endDate: CalendarDate, lang: Lang): string {
  const [from, to] = [formatDate(startDate, lang), formatDate(endDate, lang)];
  return startDate === endDate ? from : translate(lang, 'papers', 'when.range', { from, to });
}

/** Whether a trip is under way or over: from then on it takes place, whatever becomes of its payments. */
export const hasBegun = ({ status, startDate }: Pick<Booking, 'status' | 'startDate'>, at: Date): boolean =>
  status === 'completed' || (status === 'confirmed' && at >= startOfDayNairobi(startDate));
