import type { CalendarDate } from '#shared/dates.ts';

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

/** After Shift with a tap: from where it began to that day. */
export const extendedTo = (selection: Selection | undefined, date: CalendarDate): Selection => ({
  anchor: selection?.anchor ?? date,
  end: date,
  open: false,
});

interface Step {
  /** The day with the focus. */
  from: CalendarDate;
  to: CalendarDate;
}

/** After Shift with an arrow key: the choice that ends where the focus was goes on; any other gives way to one from there. */
export const afterShiftStep = (selection: Selection | undefined, { from, to }: Step): Selection => ({
  anchor: selection?.end === from ? selection.anchor : from,
  end: to,
  open: false,
});

/** After an arrow key without Shift: a choice that is complete ends; one day waits for the last. */
export const afterStep = (selection: Selection | undefined): Selection | undefined =>
  selection?.open ? selection : undefined;
