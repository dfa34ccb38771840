import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { addDays, type CalendarDate, isCalendarDate, today } from '#shared/dates.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The day of the sheet: typed, picked, or the one before or after. It is in the address; today's is not. */
export function DayChoice({ date }: { date: CalendarDate }) {
  const { t } = useTranslation('provider-bookings');
  const navigate = useNavigate();
  const now = today(pageClock);
  const [typed, setTyped] = useState<string>(date);
  const [shown, setShown] = useState(date);
  if (shown !== date) {
    setShown(date);
    setTyped(date);
  }
  const searchFor = (day: CalendarDate) => (day === now ? {} : { date: day });
  const step = (day: CalendarDate, icon: 'left' | 'right', label: string) => (
    <LinkButton
      to="/provider/bookings/day"
      search={searchFor(day)}
      resetScroll={false}
      kind="quiet"
      aria-label={label}
      className="shrink-0 px-3.5!"
    >
      <Icon name={icon} className="size-5" />
    </LinkButton>
  );
  return (
    <div className="flex flex-wrap items-start gap-3 print:hidden">
      <DateField
        className="min-w-[min(100%,14rem)] flex-1 sm:max-w-72"
        label={t('day.day')}
        value={typed}
        today={now}
        example={now}
        onChange={(value) => {
          setTyped(value);
          if (isCalendarDate(value)) {
            void navigate({ to: '/provider/bookings/day', search: searchFor(value), resetScroll: false });
          }
        }}
      />
      <div className="flex gap-3 sm:pt-7">
        {step(addDays(date, -1), 'left', t('day.before'))}
        {date !== now && (
          <LinkButton to="/provider/bookings/day" resetScroll={false} kind="quiet">
            {t('day.today')}
          </LinkButton>
        )}
        {step(addDays(date, 1), 'right', t('day.after'))}
      </div>
    </div>
  );
}
