import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useState } from 'react';
import { DayButton, type DayButtonProps, DayPicker, type Labels } from 'react-day-picker';
import { isOpenOn } from '#shared/booking-rules.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import { addDays, addMonths, type CalendarDate, calendarDate, formatDate, parseCalendarDate } from '#shared/dates.ts';
import { MONTHS_AHEAD, placesFor } from '#shared/quote.ts';
import { PolicySteps } from '#web/features/booking-view/policy-steps.tsx';
import { daysQuery } from '#web/features/catalogue/queries.ts';
import { shownKind } from '#web/features/stay-choice/shown-kind.ts';
import { endFollows, endFor, rulesOf } from '#web/features/stay-choice/stay.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { calendarClasses, dateOf, dayOf, useCalendarWords } from '#web/ui/calendar.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { OnSiteFees } from '../sections/on-site-fees.tsx';
import { Residency } from '../sections/residency.tsx';
import { type Day, isWithin, monthOf, nextStay, stateOf, windowOf } from './availability.ts';
import type { StayChoice } from './use-stay-choice.ts';

interface CalendarProps {
  service: Service;
  choice: StayChoice;
  today: CalendarDate;
}

/**
 * Two months with free places and prices; a click chooses a day. Below them what cancelling that stay would give back, and
 * what residents, citizens and children pay, and which fees are paid at the place itself.
 */
export function AvailabilityCalendar({ service, choice, today }: CalendarProps) {
  const { value: stay, setValue: onChange, price } = choice;
  const lang = useLang();
  const textOf = useProblemText();
  const [month, setMonth] = useState(() => monthOf(parseCalendarDate(stay.startDate) ?? today));
  const [picking, setPicking] = useState<'start' | 'end'>('start');
  const { from, to } = windowOf({ month, today });
  const shown = shownKind(service, stay);
  const kind = shown && shown.kind !== 'non_resident' ? { kind: shown.kind } : {};
  const { data, error, refetch } = useQuery({
    ...daysQuery(service.id, { from, to, ...kind }),
    placeholderData: keepPreviousData,
  });
  const days = useMemo(
    () =>
      new Map(
        data?.days
          .filter(({ date }) => isOpenOn(rulesOf(service), calendarDate(date), today))
          .map((day) => [day.date, day]),
      ),
    [data, service, today],
  );
  const needed = placesFor(service, stay.guests);
  const words = usePlaceWords(service);

  const choose = (date: CalendarDate) => {
    if (endFollows(service)) {
      return onChange({ ...stay, startDate: date, endDate: endFor(service, { startDate: date, endDate: '' }) });
    }
    const { picking: next, ...dates } = nextStay(stay, date, picking);
    setPicking(next);
    onChange({
      ...stay,
      ...dates,
      endDate: dates.endDate || endFor(service, { startDate: dates.startDate, endDate: '' }),
    });
  };
  // The last night is before the end, so a stay may end on a day that is sold out, or the day after the last one.
  const mayEnd = (date: CalendarDate) =>
    service.priceUnit === 'night' && picking === 'end' && stay.startDate < date && days.has(addDays(date, -1));
  const mayChoose = (date: CalendarDate) => {
    const state = stateOf(days.get(date), needed);
    return state === 'few' || state === 'free' || mayEnd(date);
  };
  const { formatters, labels } = useCalendarWords();
  const ownLabels: Partial<Labels> = {
    ...labels,
    labelDayButton: (day) => {
      const date = dateOf(day);
      return [formatDate(date, lang), ...words(days.get(date), { needed, mayEnd: mayEnd(date) })].join(', ');
    },
  };
  if (error) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  return (
    <Cells value={{ days, needed, service }}>
      <DayPicker
        numberOfMonths={2}
        pagedNavigation
        weekStartsOn={1}
        today={dayOf(today)}
        month={dayOf(month)}
        onMonthChange={(day) => setMonth(monthOf(dateOf(day)))}
        startMonth={dayOf(today)}
        endMonth={dayOf(addMonths(today, MONTHS_AHEAD))}
        disabled={(day) => !mayChoose(dateOf(day))}
        modifiers={{ selected: (day) => isWithin(dateOf(day), stay) }}
        onDayClick={(day, { disabled }) => {
          if (!disabled) choose(dateOf(day));
        }}
        formatters={formatters}
        labels={ownLabels}
        components={components}
        classNames={classNames}
      />
      {shown && <WhosePrices {...shown} />}
      {price && <PolicySteps policy={price.policy} />}
      <Residency service={service} today={today} />
      <OnSiteFees service={service} />
    </Cells>
  );
}

/** Whose prices stand on the days. */
function WhosePrices({ kind, isMixed }: NonNullable<ReturnType<typeof shownKind>>) {
  const { t } = useTranslation('party');
  return (
    <p role="status" className="text-s">
      {t(isMixed ? 'calendar.mixed' : 'calendar.prices', { who: t(`kind.${kind}`) })}
    </p>
  );
}

interface CellFacts {
  days: Map<string, Day>;
  needed: number;
  service: Service;
}

const CellContext = createContext<CellFacts | undefined>(undefined);
const Cells = CellContext.Provider;

const noteClasses = 'text-s leading-tight tracking-tight after:content-[attr(data-note)]';

/** A day with its price and, where few are left, its places, hidden from screen readers, since the button's label has all of it. */
function DayCell({ children, ...button }: DayButtonProps) {
  const { t } = useTranslation('catalogue');
  const { brief } = useMoney();
  const facts = useContext(CellContext);
  const found = facts?.days.get(dateOf(button.day.date));
  const state = facts && stateOf(found, facts.needed);
  const isFree = found && (state === 'free' || state === 'few');
  return (
    // The library's button, since it moves the focus with the arrow keys.
    <DayButton {...button}>
      {children}
      <span data-note={isFree ? brief(found.pricePerUnit) : '–'} className={noteClasses} />
      {isFree && state === 'few' && (
        <span data-note={t('calendar.left', { count: found.available })} className={noteClasses} />
      )}
    </DayButton>
  );
}

/** The parts of a day's label after its date. */
function usePlaceWords({ priceUnit }: Service) {
  const { t } = useTranslation(['catalogue', 'common']);
  const money = useMoney();
  return (day: Day | undefined, { needed, mayEnd }: { needed: number; mayEnd: boolean }): string[] => {
    const state = stateOf(day, needed);
    if (mayEnd && (state === 'unknown' || state === 'full')) return [t('calendar.leave')];
    if (!day || state === 'unknown') return [t('calendar.closed')];
    if (state === 'full') return [t('calendar.full')];
    const price = t(`common:price.${priceUnit}`, { price: money.price(day.pricePerUnit) });
    return [price, t('calendar.places', { count: day.available })];
  };
}

const components = { DayButton: DayCell };

const classNames = {
  ...calendarClasses,
  months: 'relative grid gap-8 md:grid-cols-2',
  month_grid: 'w-full table-fixed',
  weekday: 'h-10 text-s font-normal text-ink-soft',
  day_button:
    'grid min-h-14 w-full place-content-center justify-items-center rounded-m hover:bg-sunken disabled:hover:bg-transparent',
  disabled: 'opacity-50',
};
