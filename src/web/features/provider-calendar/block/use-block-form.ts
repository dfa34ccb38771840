import { useState } from 'react';
import type { BlockSource } from '#shared/block-limits.ts';
import { type CalendarDate, formatDate, isCalendarDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import type { Span } from '../month/days-panel.tsx';
import type { WantedBlock } from './use-add-block.ts';
import { lastDayFrom, wrongDays } from './wrong-days.ts';

interface Typed {
  start: string;
  end: string;
  /** All places of the days. */
  all: boolean;
  places: number;
  source: BlockSource;
  name: string;
}

interface Given {
  span: Span | undefined;
  capacity: number;
  today: CalendarDate;
}

/**
 * What is typed into the form. It begins with the days that are chosen in the calendar.
 * @param onChange something was changed, so an earlier refusal no longer fits
 */
export function useBlockForm({ span, capacity, today }: Given, onChange: () => void) {
  const { t } = useTranslation(['provider-calendar', 'bookings']);
  const lang = useLang();
  const [tried, setTried] = useState(false);
  const [typed, setTyped] = useState<Typed>({
    start: span?.startDate ?? '',
    end: span?.endDate ?? '',
    all: capacity === 1,
    places: 1,
    source: 'other_site',
    name: '',
  });
  const change = (changes: Partial<Typed>) => {
    setTyped((now) => ({ ...now, ...changes }));
    onChange();
  };
  const { start, end, all, places, source, name } = typed;
  const wrong = wrongDays({ start, end, today });
  const endTexts = {
    reversed: t('date.reversed'),
    far: t('date.far', { latest: formatDate(lastDayFrom(today), lang) }),
  };
  const missing = (date: string) => (tried && !isCalendarDate(date) ? t('date.missing') : undefined);
  return {
    typed,
    change,
    /** The last day follows the first, until it is chosen. */
    changeStart: (value: string) => {
      const follows = isCalendarDate(value) && (!isCalendarDate(end) || end < value);
      change({ start: value, ...(follows && { end: value }) });
    },
    startWrong: wrong.start ? t('bookings:date.past', { date: formatDate(today, lang) }) : missing(start),
    endWrong: wrong.end ? endTexts[wrong.end] : missing(end),
    /** What is to be blocked, or undefined where a date is missing or wrong, which the form then shows. */
    read: (): WantedBlock | undefined => {
      setTried(true);
      if (!isCalendarDate(start) || !isCalendarDate(end) || wrong.start || wrong.end) return undefined;
      return { startDate: start, endDate: end, places: all ? null : places, name: name.trim(), source };
    },
  };
}
