import { useState } from 'react';
import type { BlockSource } from '#shared/block-limits.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useTypedDays } from '../days/use-typed-days.ts';
import type { Span } from '../month/days-panel.tsx';
import type { WantedBlock } from './use-add-block.ts';

interface Typed {
  /** All places of the days. */
  all: boolean;
  places: number;
  /** Undefined until one is chosen: a guessed reason would be wrong in most calendars. */
  source: BlockSource | undefined;
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
  const { t } = useTranslation('provider-calendar');
  const days = useTypedDays({ span, today, farText: (latest) => t('date.far', { latest }), onChange });
  const [typed, setTyped] = useState<Typed>({ all: capacity === 1, places: 1, source: undefined, name: '' });
  const [tried, setTried] = useState(false);
  const { all, places, source, name } = typed;
  return {
    ...{ days, typed },
    sourceWrong: tried && source === undefined ? t('source.missing') : undefined,
    change: (changes: Partial<Typed>) => {
      setTyped((now) => ({ ...now, ...changes }));
      onChange();
    },
    /** What is to be blocked, or undefined where a date or the reason is missing or wrong, which the form then shows. */
    read: (): WantedBlock | undefined => {
      setTried(true);
      const span = days.read();
      return span && source && { ...span, places: all ? null : places, name: name.trim(), source };
    },
  };
}
