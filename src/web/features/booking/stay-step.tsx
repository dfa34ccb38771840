import { useQuery } from '@tanstack/react-query';
import type { Service } from '#shared/contracts/catalogue.ts';
import { addMonths, type CalendarDate, parseCalendarDate } from '#shared/dates.ts';
import { largestParty, MONTHS_AHEAD, placesFor } from '#shared/quote.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { availabilityQuery } from './queries.ts';
import { earliestEnd, endFollows, endFor, type StayInput } from './stay.ts';

export interface StayErrors {
  startDate?: string | undefined;
  endDate?: string | undefined;
  guests?: string | undefined;
}

interface StayStepProps {
  service: Service;
  value: StayInput;
  today: CalendarDate;
  errors: StayErrors;
  onChange: (value: StayInput, field: keyof StayInput) => void;
}

/** Check-in, check-out and guests. */
export function StayStep({ service, value, today, errors, onChange }: StayStepProps) {
  const { t } = useTranslation(['bookings', 'common']);
  const isFull = useFullDays(service, value.guests, today);
  const latest = addMonths(today, MONTHS_AHEAD);
  const start = parseCalendarDate(value.startDate) ?? today;
  const follows = endFollows(service);
  const most = largestParty(service);
  return (
    <div className="@container grid gap-5">
      <div className="grid gap-5 @md:grid-cols-2">
        <DateField
          label={t('checkIn')}
          value={value.startDate}
          today={today}
          min={today}
          max={latest}
          isClosed={isFull}
          required
          error={errors.startDate}
          onChange={(startDate) => {
            onChange({ ...value, startDate, endDate: endFor(service, startDate, value.endDate) }, 'startDate');
          }}
        />
        <DateField
          label={t('checkOut')}
          value={value.endDate}
          today={today}
          min={earliestEnd(service, start < today ? today : start)}
          max={latest}
          readOnly={follows}
          {...(follows && { hint: t('endFollows', { count: service.durationDays }) })}
          error={errors.endDate}
          onChange={(endDate) => onChange({ ...value, endDate }, 'endDate')}
        />
      </div>
      <Stepper
        label={t('common:guests')}
        value={value.guests}
        max={most}
        hint={t('guestsMost', { count: most })}
        error={errors.guests}
        onChange={(guests) => onChange({ ...value, guests }, 'guests')}
      />
    </div>
  );
}

/** Tells which days have too few places for the party; none while that is not known. */
function useFullDays(service: Service, guests: number, today: CalendarDate): (date: CalendarDate) => boolean {
  const { data } = useQuery(availabilityQuery(service.id, today));
  const needed = placesFor(service, guests);
  const full = new Set(data?.days.filter(({ available }) => available < needed).map(({ date }) => date));
  return (date) => full.has(date);
}
