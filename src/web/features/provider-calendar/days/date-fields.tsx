import type { CalendarDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DateField } from '#web/ui/date-field.tsx';
import type { TypedDays } from './use-typed-days.ts';
import { lastDayFrom } from './wrong-days.ts';

interface DateFieldsProps {
  days: TypedDays;
  today: CalendarDate;
  ofNights: boolean;
}

/** The first and the last day, or night. */
export function DateFields({ days, today, ofNights }: DateFieldsProps) {
  const { t } = useTranslation('provider-calendar');
  const bounds = { today, min: today, max: lastDayFrom(today) };
  return (
    <div className="grid grid-cols-1 gap-4">
      <DateField
        {...bounds}
        label={t(ofNights ? 'date.firstNight' : 'date.first')}
        value={days.start}
        error={days.startWrong}
        onChange={days.changeStart}
      />
      <DateField
        {...bounds}
        label={t(ofNights ? 'date.lastNight' : 'date.last')}
        value={days.end}
        error={days.endWrong}
        onChange={days.changeEnd}
      />
    </div>
  );
}
