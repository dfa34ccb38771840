import { addDays, addMonths, type CalendarDate, calendarDate, daysBetween } from '#shared/dates.ts';

/** Days that are chosen in the calendar: from `anchor` to `end`, which may lie before it. */
export interface Selection {
  anchor: CalendarDate;
  end: CalendarDate;
  /** A tap on another day extends it; otherwise a tap begins anew. */
  open: boolean;
}

/** The first and the last day of a selection. */
export const spanOf = ({ anchor, end }: Selection) =>
  anchor <= end ? { startDate: anchor, endDate: end } : { startDate: end, endDate: anchor };

/** Whether a day is chosen. */
export function isChosen(selection: Selection | undefined, date: CalendarDate): boolean {
  if (!selection) return false;
  const { startDate, endDate } = spanOf(selection);
  return startDate <= date && date <= endDate;
}

/** After a tap: the first begins, one on another day extends, one on the same day takes the choice back. */
export function afterTap(selection: Selection | undefined, date: CalendarDate): Selection | undefined {
  if (!selection?.open) return { anchor: date, end: date, open: true };
  return selection.anchor === date ? undefined : { anchor: selection.anchor, end: date, open: false };
}

/** After Shift with a tap or an arrow key: from where it began to that day. */
export const extendedTo = (selection: Selection | undefined, date: CalendarDate, from = date): Selection => ({
  anchor: selection?.anchor ?? from,
  end: date,
  open: false,
});

/** 0 for a Monday to 6 for a Sunday; 1 January 1900, the first date there is, was a Monday. */
const weekdayOf = (date: CalendarDate): number => daysBetween(calendarDate('1900-01-01'), date) % 7;

/** The day to which a key moves the focus; undefined for any other key. */
export function dayAfterKey(key: string, date: CalendarDate): CalendarDate | undefined {
  const weekday = weekdayOf(date);
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday);
    case 'End':
      return addDays(date, 6 - weekday);
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return undefined;
  }
}

/** The weeks of a month, Mondays first; undefined where a day belongs to another month. */
export function weeksOf({ from, to }: { from: CalendarDate; to: CalendarDate }): (CalendarDate | undefined)[][] {
  const before = weekdayOf(from);
  const length = daysBetween(from, to) + 1;
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const at = week * 7 + day - before;
      return at >= 0 && at < length ? addDays(from, at) : undefined;
    }),
  );
}
