import type { Calendar } from '#shared/contracts/provider-calendar.ts';
import { daysBetween } from '#shared/dates.ts';
import type { Span } from './days-panel.tsx';

/** What can be done with days: take them off sale, end that, or give them a price. */
export type DaysForm = 'block' | 'open' | 'price';

/**
 * What can be done with the chosen days, or with days that are still to be typed; what they need most comes first. Closed days
 * cannot be blocked once more, so there it is to open them, and those that time off alone closes are opened in the settings. Days of other months are not known here: they may be blocked.
 */
export function formsFor(calendar: Pick<Calendar, 'days'> | undefined, span: Span | undefined): readonly DaysForm[] {
  if (!span) return ['block', 'price'];
  const { startDate, endDate } = span;
  const known = (calendar?.days ?? []).filter(({ date }) => startDate <= date && date <= endDate);
  const areKnown = known.length === daysBetween(startDate, endDate) + 1;
  const isBlocked = known.some(({ closed, blocked, onlyTimeOff }) => !onlyTimeOff && (closed || blocked > 0));
  if (areKnown && known.every(({ closed }) => closed)) return isBlocked ? ['open', 'price'] : ['price'];
  return areKnown && !isBlocked ? ['block', 'price'] : ['block', 'open', 'price'];
}
