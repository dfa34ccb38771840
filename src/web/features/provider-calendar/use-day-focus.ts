import { useEffect, useRef, useState } from 'react';
import type { CalendarDate } from '#shared/dates.ts';
import { daysOfMonth, monthOf } from './queries.ts';

interface Month {
  month: string;
  today: CalendarDate;
  /** The day that is chosen last. */
  chosen?: CalendarDate | undefined;
}

/** One day of the month can be reached by Tab; arrow keys lead to the others (`data-date`), in other months too. */
export function useDayFocus({ month, today, chosen }: Month) {
  const grid = useRef<HTMLTableElement>(null);
  const [remembered, setRemembered] = useState<CalendarDate>();
  const [wanted, setWanted] = useState<CalendarDate>();
  const { from } = daysOfMonth(month);
  const inMonth = (date: CalendarDate | undefined) => (date && monthOf(date) === month ? date : undefined);
  const day = inMonth(remembered) ?? inMonth(chosen) ?? inMonth(today) ?? from;
  useEffect(() => {
    if (!wanted || monthOf(wanted) !== month) return;
    grid.current?.querySelector<HTMLElement>(`[data-date="${wanted}"]`)?.focus();
    setWanted(undefined);
  }, [wanted, month]);
  const moveTo = (date: CalendarDate) => {
    setRemembered(date);
    setWanted(date);
  };
  return { grid, day, remember: setRemembered, moveTo };
}
