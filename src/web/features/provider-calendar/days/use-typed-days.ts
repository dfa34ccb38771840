import { useState } from 'react';
import { type CalendarDate, formatDate, isCalendarDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import type { Span } from '../month/days-panel.tsx';
import { lastDayFrom, wrongDays } from './wrong-days.ts';

interface Given {
  span: Span | undefined;
  today: CalendarDate;
  /** What is said of a last day that is too far ahead. */
  farText: (latest: string) => string;
  /** Something was changed, so an earlier refusal no longer fits. */
  onChange: () => void;
}

interface Typed {
  start: string;
  end: string;
}

export type TypedDays = ReturnType<typeof useTypedDays>;

/** The first and the last day of a form. It begins with the days that are chosen in the calendar. */
export function useTypedDays({ span, today, farText, onChange }: Given) {
  const { t } = useTranslation(['provider-calendar', 'bookings']);
  const lang = useLang();
  const [tried, setTried] = useState(false);
  const [typed, setTyped] = useState<Typed>({ start: span?.startDate ?? '', end: span?.endDate ?? '' });
  const change = (changes: Partial<Typed>) => {
    setTyped((now) => ({ ...now, ...changes }));
    onChange();
  };
  const { start, end } = typed;
  const wrong = wrongDays({ start, end, today });
  const endTexts = { reversed: t('date.reversed'), far: farText(formatDate(lastDayFrom(today), lang)) };
  const missing = (date: string) => (tried && !isCalendarDate(date) ? t('date.missing') : undefined);
  return {
    ...{ start, end },
    changeEnd: (value: string) => change({ end: value }),
    /** The last day follows the first, until it is chosen. */
    changeStart: (value: string) => {
      const follows = isCalendarDate(value) && (!isCalendarDate(end) || end < value);
      change({ start: value, ...(follows && { end: value }) });
    },
    startWrong: wrong.start ? t('bookings:date.past', { date: formatDate(today, lang) }) : missing(start),
    endWrong: wrong.end ? endTexts[wrong.end] : missing(end),
    /** The days, or undefined where a date is missing or wrong, which the form then shows. */
    read: (): Span | undefined => {
      setTried(true);
      if (!isCalendarDate(start) || !isCalendarDate(end) || wrong.start || wrong.end) return undefined;
      return { startDate: start, endDate: end };
    },
  };
}
