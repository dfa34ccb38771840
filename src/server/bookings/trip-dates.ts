import { addDays, type CalendarDate, formatDate, startOfDayNairobi } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import type { Booking } from './repository.ts';

/** When a trip is over: 00:00 in Nairobi of the day after its last one. */
export const tripOverAt = (endDate: CalendarDate): Date => startOfDayNairobi(addDays(endDate, 1));

/** The days of a trip as text: '14 Dec 2026', or '14 Dec 2026 to 15 Dec 2026'. */
export function tripDates(startDate: CalendarDate, endDate: CalendarDate, lang: Lang): string {
  const [from, to] = [formatDate(startDate, lang), formatDate(endDate, lang)];
  return startDate === endDate ? from : translate(lang, 'papers', 'when.range', { from, to });
}

/** Whether a trip has begun or is over. From then on it counts as taken, also when a payment turns out not to have come. */
export const hasBegun = ({ status, startDate }: Pick<Booking, 'status' | 'startDate'>, at: Date): boolean =>
  status === 'completed' || (status === 'confirmed' && at >= startOfDayNairobi(startDate));
