import { useState } from 'react';
import type { BlockSource } from '#shared/block-limits.ts';
import { isCalendarDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Span } from '../month/days-panel.tsx';
import type { WantedBlock } from './use-add-block.ts';

interface Typed {
  start: string;
  end: string;
  /** All places of the days. */
  all: boolean;
  places: number;
  source: BlockSource;
  name: string;
}

/**
 * What is typed into the form. It begins with the days that are chosen in the calendar.
 * @param onChange something was changed, so an earlier refusal no longer fits
 */
export function useBlockForm({ span, capacity }: { span: Span | undefined; capacity: number }, onChange: () => void) {
  const { t } = useTranslation('provider-calendar');
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
  const reversed = isCalendarDate(start) && isCalendarDate(end) && end < start;
  const missing = (date: string) => (tried && !isCalendarDate(date) ? t('date.missing') : undefined);
  return {
    typed,
    change,
    /** The last day follows the first, until it is chosen. */
    changeStart: (value: string) => {
      const follows = isCalendarDate(value) && (!isCalendarDate(end) || end < value);
      change({ start: value, ...(follows && { end: value }) });
    },
    startWrong: missing(start),
    endWrong: reversed ? t('date.reversed') : missing(end),
    /** What is to be blocked, or undefined where a date is missing, which the form then shows. */
    read: (): WantedBlock | undefined => {
      setTried(true);
      if (!isCalendarDate(start) || !isCalendarDate(end) || end < start) return undefined;
      return { startDate: start, endDate: end, places: all ? null : places, name: name.trim(), source };
    },
  };
}
