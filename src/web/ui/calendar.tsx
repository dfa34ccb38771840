import { DayPicker, type Formatters, type Labels } from 'react-day-picker';
import { addMonths, type CalendarDate, calendarDate, formatDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from './use-lang.ts';

export interface CalendarProps {
  chosen: CalendarDate | undefined;
  onChoose: (date: CalendarDate) => void;
  today: CalendarDate;
  min?: CalendarDate;
  max?: CalendarDate;
  isClosed?: (date: CalendarDate) => boolean;
}

/** One month of days to choose from. */
export function Calendar({ chosen, onChoose, today, min, max, isClosed }: CalendarProps) {
  const words = useCalendarWords();
  const first = min ?? today;
  const opens = chosen ?? (first > today ? first : max !== undefined && max < today ? max : today);
  return (
    <DayPicker
      // Over many months, such as to a birthday, a list to choose from is quicker than arrows.
      captionLayout={max !== undefined && max > addMonths(first, manyMonths) ? 'dropdown' : 'label'}
      mode="single"
      required
      weekStartsOn={1}
      showOutsideDays
      today={dayOf(today)}
      selected={chosen && dayOf(chosen)}
      defaultMonth={dayOf(opens)}
      startMonth={dayOf(first)}
      {...(max && { endMonth: dayOf(max) })}
      disabled={(day) => {
        const date = dateOf(day);
        return (min !== undefined && date < min) || (max !== undefined && date > max) || isClosed?.(date) === true;
      }}
      onSelect={(day) => onChoose(dateOf(day))}
      {...words}
      classNames={calendarClasses}
    />
  );
}

const manyMonths = 60;

// The library has days as midnights in the browser's time zone, so year, month and day are read in that zone.
export function dayOf(date: CalendarDate): Date {
  const [year, month, day] = date.split('-').map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1, day ?? 1);
}

export function dateOf(day: Date): CalendarDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return calendarDate(`${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`);
}

/** The texts that the library would otherwise have in English. */
export function useCalendarWords(): { formatters: Partial<Formatters>; labels: Partial<Labels> } {
  const { t } = useTranslation('common');
  const lang = useLang();
  const month = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric' });
  const monthAlone = new Intl.DateTimeFormat(lang, { month: 'long' });
  const weekday = new Intl.DateTimeFormat(lang, { weekday: 'long' });
  // Intl has no short names of the days in Kiswahili.
  const weekdays = t('date.weekdays').split(' ');
  return {
    formatters: {
      formatCaption: (day) => month.format(day),
      formatMonthDropdown: (day) => monthAlone.format(day),
      formatWeekdayName: (day) => weekdays[day.getDay()] ?? '',
    },
    labels: {
      labelPrevious: () => t('date.previousMonth'),
      labelNext: () => t('date.nextMonth'),
      labelMonthDropdown: () => t('date.month'),
      labelYearDropdown: () => t('date.year'),
      labelNav: () => t('date.month'),
      labelGrid: (day) => month.format(day),
      labelWeekday: (day) => weekday.format(day),
      labelDayButton: (day) => formatDate(dateOf(day), lang),
    },
  };
}

export const calendarClasses = {
  months: 'relative',
  month_caption: 'flex h-11 items-center justify-center font-display text-l',
  dropdowns: 'flex gap-1',
  dropdown_root: '[&>span]:hidden',
  dropdown: 'relative z-10 h-10 rounded-m border border-line-strong bg-surface px-1 font-text text-m',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: 'grid size-11 place-items-center rounded-m hover:bg-sunken aria-disabled:opacity-40',
  button_next: 'grid size-11 place-items-center rounded-m hover:bg-sunken aria-disabled:opacity-40',
  chevron: 'size-5 fill-current',
  weekday: 'h-9 w-[min(--spacing(11),12.5vw)] text-xs font-medium text-ink-soft',
  day: 'p-0 text-center tabular-nums',
  day_button:
    'grid h-11 w-[min(--spacing(11),12.5vw)] place-items-center rounded-m transition-colors hover:bg-brand-soft disabled:hover:bg-transparent',
  today: '[&>button]:font-bold [&>button]:text-accent',
  selected:
    'forced-colors:[&>button]:border [&>button]:bg-brand [&>button]:text-on-brand [&>button]:hover:bg-brand-strong',
  outside: 'text-ink-soft',
  disabled: 'line-through opacity-50',
};
