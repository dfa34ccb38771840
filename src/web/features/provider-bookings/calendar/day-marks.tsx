import type { BookingDays } from '#shared/contracts/provider-bookings.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LineDrawing } from '#web/ui/line-drawing.tsx';

type Day = BookingDays['days'][number];

/** What stands in a day, in this order: an arrow to a line, a bed, an arrow from a line. */
const marks = [
  { part: 'arrivals', look: 'font-semibold text-brand', drawing: 'M20 5v14M4 12h11.5M10.5 7l5 5-5 5' },
  { part: 'underWay', look: 'text-ink', drawing: 'M4 6v13M4 15.5h16M20 19v-6a2.5 2.5 0 0 0-2.5-2.5H9.5v5' },
  { part: 'departures', look: 'text-ink-soft', drawing: 'M4 5v14M8.5 12H20M15 7l5 5-5 5' },
] as const;

const words = {
  arrivals: 'calendar.arrivals',
  underWay: 'calendar.staying',
  departures: 'calendar.departures',
} as const;

/** How many bookings come, stay and leave, each with its sign; on wide screens in words. */
export function DayMarks({ day }: { day: Day }) {
  const { t } = useTranslation('provider-bookings');
  return marks.map(({ part, look, drawing }) => {
    const { bookings: count } = day[part];
    if (count === 0) return null;
    return (
      <span key={part} className={`flex items-center gap-1 text-xs leading-tight tabular-nums sm:text-s ${look}`}>
        <LineDrawing path={drawing} className="size-3.5 max-sm:-ml-0.5" />
        <span className="xl:hidden">{count}</span>
        <span className="max-xl:hidden">{t(words[part], { count })}</span>
      </span>
    );
  });
}

/** The same for screen readers. */
export function useDayWords() {
  const { t } = useTranslation('provider-bookings');
  return (day: Day | undefined): string => {
    const said = marks.flatMap(({ part }) => {
      const { bookings: count } = day?.[part] ?? { bookings: 0 };
      return count > 0 ? [t(words[part], { count })] : [];
    });
    return said.join(', ') || t('calendar.nobody');
  };
}

const names = {
  arrivals: 'calendar.mark.arrivals',
  underWay: 'calendar.mark.staying',
  departures: 'calendar.mark.departures',
} as const;

/** What the signs of the days mean, and what a day opens. */
export function GuestsLegend() {
  const { t } = useTranslation('provider-bookings');
  return (
    <div className="grid gap-2 text-s text-ink-soft">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {marks.map(({ part, look, drawing }) => (
          <li key={part} className="flex items-center gap-1.5">
            <span className={look}>
              <LineDrawing path={drawing} className="size-4.5" />
            </span>
            {t(names[part])}
          </li>
        ))}
      </ul>
      <p id="guests-hint">{t('calendar.hint')}</p>
    </div>
  );
}
