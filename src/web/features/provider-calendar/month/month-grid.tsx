import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import type { Calendar, CalendarDay } from '#shared/contracts/provider-calendar.ts';
import { addMonths, type CalendarDate, formatDate, isCalendarDate } from '#shared/dates.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';
import { monthWords } from '#web/features/provider/month-words.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { daysOfMonth, monthOf, monthsAround } from '../queries.ts';
import { useDayFocus } from '../use-day-focus.ts';
import { dayAfterKey, weeksOf } from '../weeks.ts';
import { afterShiftStep, afterStep, afterTap, extendedTo, isChosen, type Selection } from './selection.ts';

interface MonthGridProps {
  month: string;
  today: CalendarDate;
  /** Undefined until it has been read. */
  calendar: Calendar | undefined;
  selection: Selection | undefined;
  onSelect: (selection: Selection | undefined) => void;
  /** The focus moves to a day of another month. */
  onMonth: (month: string) => void;
}

/**
 * A month of days to choose from: by taps on the first and the last day, by dragging, or by arrow keys with Shift. A finger
 * that moves up or down scrolls the page.
 */
export function MonthGrid({ month, today, calendar, selection, onSelect, onMonth }: MonthGridProps) {
  const { t } = useTranslation(['provider-calendar', 'common']);
  const lang = useLang();
  const days = new Map(calendar?.days.map((day) => [day.date, day]));
  const last = addMonths(today, MONTHS_AHEAD);
  const mayBeChosen = (date: CalendarDate) => date >= today && date <= last;
  const focus = useDayFocus({ month, today, chosen: selection?.end });
  const drag = useDrag({ selection, onSelect, mayBeChosen });
  // Intl has no short names of the days in Kiswahili; they begin with Sunday.
  const [sunday = '', ...weekdays] = t('common:date.weekdays').split(' ');

  const press = (date: CalendarDate, event: MouseEvent) => {
    if (drag.hasJustEnded(event) || !mayBeChosen(date)) return;
    focus.remember(date);
    onSelect(event.shiftKey ? extendedTo(selection, date) : afterTap(selection, date));
  };
  const onKeyDown = (event: KeyboardEvent, date: CalendarDate) => {
    // The browser's own, such as Alt with an arrow, which goes back a page.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') return onSelect(undefined);
    const next = dayAfterKey(event.key, date);
    if (!next) return;
    event.preventDefault();
    const months = monthsAround(today);
    if (monthOf(next) < months.first || monthOf(next) > months.last) return;
    focus.moveTo(next);
    if (!event.shiftKey) onSelect(afterStep(selection));
    else if (mayBeChosen(next))
      onSelect(afterShiftStep(selection, { from: mayBeChosen(date) ? date : next, to: next }));
    if (monthOf(next) !== month) onMonth(monthOf(next));
  };

  return (
    <table
      ref={focus.grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table in which arrow keys move is a grid
      role="grid"
      aria-label={monthWords(month, lang).name}
      aria-busy={!calendar}
      aria-describedby="calendar-hint"
      className="w-full touch-pan-y touch-pinch-zoom table-fixed border-separate border-spacing-0.75 select-none sm:border-spacing-1"
      {...drag.handlers}
    >
      <thead>
        <tr>
          {[...weekdays, sunday].map((name) => (
            <th key={name} scope="col" className="h-8 text-xs font-medium text-ink-soft">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(daysOfMonth(month)).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, at) =>
              date ? (
                <DayCell
                  key={date}
                  {...{ date, today, calendar }}
                  day={days.get(date)}
                  chosen={isChosen(selection, date)}
                  disabled={!mayBeChosen(date)}
                  tabbable={focus.day === date}
                  onPress={(event) => press(date, event)}
                  onKeyDown={(event) => onKeyDown(event, date)}
                />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has nothing else
                <td key={at} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Drag extends Pick<MonthGridProps, 'selection' | 'onSelect'> {
  mayBeChosen: (date: CalendarDate) => boolean;
}

interface DragState {
  from: CalendarDate;
  /** Where the pointer is; of most movements it is the same day as before. */
  end: CalendarDate;
  /** What was chosen before. */
  before: Selection | undefined;
  moved: boolean;
}

/** Chooses the days over which a finger or the mouse is drawn. When the browser takes the finger to scroll, nothing changes. */
function useDrag({ selection, onSelect, mayBeChosen }: Drag) {
  const state = useRef<DragState>(undefined);
  const endedAt = useRef(Number.NEGATIVE_INFINITY);
  const end = (timeStamp: number, { cancelled }: { cancelled: boolean }) => {
    const drag = state.current;
    state.current = undefined;
    if (!drag?.moved) return;
    if (cancelled) onSelect(drag.before);
    else endedAt.current = timeStamp;
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      const from = dayAt(event);
      if (event.button !== 0 || !from || !mayBeChosen(from)) return;
      state.current = { from, end: from, before: selection, moved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const drag = state.current;
      const at = drag && dayAt(event);
      if (!drag || !at || at === drag.end || !mayBeChosen(at)) return;
      drag.end = at;
      drag.moved = true;
      onSelect({ anchor: drag.from, end: at, open: false });
    },
    onPointerUp: ({ timeStamp }: PointerEvent) => end(timeStamp, { cancelled: false }),
    onPointerCancel: ({ timeStamp }: PointerEvent) => end(timeStamp, { cancelled: true }),
    onPointerLeave: ({ pointerType, timeStamp }: PointerEvent) =>
      pointerType === 'mouse' && end(timeStamp, { cancelled: false }),
  };
  // The click that follows a drag on its last day is none. Both are known by when they happened, however late they are handled.
  return { handlers, hasJustEnded: ({ timeStamp }: MouseEvent) => timeStamp - endedAt.current < 100 };
}

/** The day below the pointer, which a finger does not tell by itself once it has moved. */
function dayAt({ clientX, clientY }: PointerEvent): CalendarDate | undefined {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-date]')?.dataset.date;
  return found && isCalendarDate(found) ? found : undefined;
}

interface DayCellProps extends Pick<MonthGridProps, 'today' | 'calendar'> {
  date: CalendarDate;
  day: CalendarDay | undefined;
  chosen: boolean;
  disabled: boolean;
  tabbable: boolean;
  onPress: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A day with its number, its price, the places left, and how many of them are booked and blocked. */
function DayCell({ date, day, today, calendar, chosen, disabled, tabbable, onPress, onKeyDown }: DayCellProps) {
  const { brief } = useMoney();
  // On phones there is room for five signs: '$2.6K'.
  const narrow = (dollars: number) =>
    dollars < 1_000
      ? brief(Math.round(dollars))
      : `${brief(Math.round(dollars / 100) / 10).replace(/(\.\d)0$/, '$1')}K`;
  const words = useDayWords();
  const isOpen = isBookable(calendar, date);
  const isPriced = day !== undefined && !day.closed && isOpen && !disabled;
  const left = day && (day.closed ? 0 : day.places - day.booked - day.blocked);
  return (
    <td className="p-0">
      <button
        type="button"
        data-date={date}
        data-state={day && (day.closed ? 'closed' : left === 0 ? 'full' : 'free')}
        tabIndex={tabbable ? 0 : -1}
        aria-pressed={chosen}
        aria-disabled={disabled || undefined}
        onClick={onPress}
        onKeyDown={onKeyDown}
        className={classes(
          'relative flex h-18 w-full flex-col justify-between rounded-m border p-1 text-left transition-colors sm:h-20 sm:p-2 lg:h-22',
          chosen ? 'border-brand bg-brand-soft ring-1 ring-brand ring-inset' : 'border-line bg-surface',
          disabled ? 'cursor-default opacity-50' : !chosen && 'hover:border-ink',
          day?.closed && !chosen && 'hatched',
        )}
      >
        <span className="sr-only">{words(date, day, { isOpen, isPriced })}</span>
        <span
          aria-hidden="true"
          className={classes(
            'text-xs leading-none tabular-nums',
            date === today ? 'font-bold text-accent' : 'text-ink-soft',
          )}
        >
          {Number(date.slice(8))}
        </span>
        <span aria-hidden="true" className="self-center text-center text-l leading-none font-semibold tabular-nums">
          {day && (day.closed || !isOpen ? '–' : left)}
        </span>
        {isPriced && (
          <DayPrice day={day}>
            <span className="tracking-tight sm:hidden">{narrow(day.pricePerUnit)}</span>
            <span className="max-sm:hidden">{brief(day.pricePerUnit)}</span>
          </DayPrice>
        )}
        {day && <Share day={day} />}
      </button>
    </td>
  );
}

/** What a day costs, on a line of its own; a price that was set for the day alone stands out. */
function DayPrice({ day, children }: { day: CalendarDay; children: ReactNode }) {
  const look = day.single ? 'font-bold text-brand' : 'font-normal text-ink-soft';
  return (
    <span
      aria-hidden="true"
      className={classes('mb-0.5 overflow-hidden text-xs leading-none tabular-nums sm:self-center', look)}
    >
      {children}
    </span>
  );
}

/** How much of a day's places is booked and blocked, as a bar. */
function Share({ day: { places, booked, blocked, closed } }: { day: CalendarDay }) {
  const width = (count: number) => ({ width: `${Math.min(100, (100 * count) / places)}%` });
  return (
    <span className="flex h-1.5 overflow-hidden rounded-s bg-sunken">
      <span className="bg-brand" style={width(booked)} />
      <span className="bg-line-strong" style={width(closed ? places - booked : blocked)} />
    </span>
  );
}

/** Whether the listing opens a day to travellers. */
function isBookable(calendar: Calendar | undefined, date: CalendarDate): boolean {
  const { bookableFrom, bookableUntil } = calendar?.service ?? {};
  return date >= (bookableFrom ?? date) && date <= (bookableUntil ?? date);
}

interface Told {
  /** The listing opens the day to travellers. */
  isOpen: boolean;
  /** The day shows its price. */
  isPriced: boolean;
}

/** What a screen reader says of a day: what stands in it, in words. */
function useDayWords() {
  const { t } = useTranslation('provider-calendar');
  const lang = useLang();
  const { price } = useMoney();
  return (date: CalendarDate, day: CalendarDay | undefined, { isOpen, isPriced }: Told): string => {
    const parts: (string | false)[] = [formatDate(date, lang)];
    if (day) {
      const { places, booked, blocked, closed } = day;
      parts.push(
        closed ? t('day.closed') : t('day.left', { count: places - booked - blocked }),
        booked > 0 && t('day.booked', { count: booked }),
        blocked > 0 && !closed && t('day.blocked', { count: blocked }),
        !isOpen && t('day.notOpen'),
        isPriced && price(day.pricePerUnit),
        isPriced && day.single && t('day.single'),
      );
    }
    return parts.filter(Boolean).join(', ');
  };
}
