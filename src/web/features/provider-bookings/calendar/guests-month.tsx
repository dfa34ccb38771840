import type { KeyboardEvent } from 'react';
import type { BookingDays } from '#shared/contracts/provider-bookings.ts';
import { type CalendarDate, formatDate } from '#shared/dates.ts';
import { monthWords } from '#web/features/provider/month-words.ts';
import { daysOfMonth, monthOf, monthsAround } from '#web/features/provider-calendar/queries.ts';
import { useDayFocus } from '#web/features/provider-calendar/use-day-focus.ts';
import { dayAfterKey, weeksOf } from '#web/features/provider-calendar/weeks.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { DayMarks, useDayWords } from './day-marks.tsx';

interface GuestsMonthProps {
  month: string;
  today: CalendarDate;
  /** Undefined until they have been read. */
  days: BookingDays['days'] | undefined;
  onOpen: (date: CalendarDate, button: HTMLElement) => void;
  /** The focus moves to a day of another month. */
  onMonth: (month: string) => void;
}

/** A month in weeks. Each day is a button; arrow keys lead from one to the next. */
export function GuestsMonth({ month, today, days, onOpen, onMonth }: GuestsMonthProps) {
  const { t } = useTranslation(['provider-bookings', 'common']);
  const lang = useLang();
  const known = new Map(days?.map((day) => [day.date, day]));
  const focus = useDayFocus({ month, today });
  const wordsOf = useDayWords();
  // Intl has no short names of the days in Kiswahili; they begin with Sunday.
  const [sunday = '', ...weekdays] = t('common:date.weekdays').split(' ');
  const onKeyDown = (event: KeyboardEvent, date: CalendarDate) => {
    // The browser's own, such as Alt with an arrow, which goes back a page.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayAfterKey(event.key, date);
    if (!next) return;
    event.preventDefault();
    const around = monthsAround(today);
    if (monthOf(next) < around.first || monthOf(next) > around.last) return;
    focus.moveTo(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  };
  return (
    <table
      ref={focus.grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table in which arrow keys move is a grid
      role="grid"
      aria-label={monthWords(month, lang).name}
      aria-busy={!days}
      aria-describedby="guests-hint"
      className="w-full table-fixed border-separate border-spacing-0.75 sm:border-spacing-1"
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
                <td key={date} className="p-0">
                  <button
                    type="button"
                    data-date={date}
                    tabIndex={focus.day === date ? 0 : -1}
                    onKeyDown={(event) => onKeyDown(event, date)}
                    onClick={({ currentTarget }) => {
                      focus.remember(date);
                      onOpen(date, currentTarget);
                    }}
                    className={classes(
                      'flex h-19 w-full flex-col gap-0.5 rounded-m border p-1 text-left transition-colors hover:border-ink sm:h-22 sm:p-2',
                      known.has(date) ? 'border-line-strong bg-surface' : 'border-line',
                    )}
                  >
                    <span className="sr-only">
                      {formatDate(date, lang)}
                      {days && `: ${wordsOf(known.get(date))}`}
                    </span>
                    <span aria-hidden="true" className="contents">
                      <span
                        className={classes(
                          'text-xs leading-tight tabular-nums',
                          date === today ? 'font-bold text-accent' : 'text-ink-soft',
                        )}
                      >
                        {Number(date.slice(8))}
                      </span>
                      <MarksOf day={known.get(date)} />
                    </span>
                  </button>
                </td>
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

const MarksOf = ({ day }: { day: BookingDays['days'][number] | undefined }) => day && <DayMarks day={day} />;
