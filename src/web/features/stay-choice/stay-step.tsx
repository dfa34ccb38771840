import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import { addDays, addMonths, type CalendarDate, formatDate, isCalendarDate, parseCalendarDate } from '#shared/dates.ts';
import { largestParty, MONTHS_AHEAD, placesFor } from '#shared/quote.ts';
import { dayWords } from '#web/features/booking-view/day-words.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { kindsOf } from './party.ts';
import { availabilityQuery } from './queries.ts';
import { earliestEnd, endFollows, endFor, type StayInput } from './stay.ts';

// Few listings tell their guests apart.
const PartyField = lazy(() => import('./party-field.tsx').then(({ PartyField }) => ({ default: PartyField })));

interface StayErrors {
  startDate?: string | undefined;
  endDate?: string | undefined;
  guests?: string | undefined;
}

interface StayStepProps {
  service: Service;
  value: StayInput;
  today: CalendarDate;
  /** More guests were asked for than the service has room for, and `value` has as many as it has. */
  cut: boolean;
  /** Another end was asked for, which was before the start, and `value` has the earliest one. */
  moved?: boolean;
  errors: StayErrors;
  /** Days whose places a booking that is being changed holds already. */
  own?: Pick<StayInput, 'startDate' | 'endDate'>;
  /** Little room: the choice of who travels is folded. */
  narrow?: boolean;
  onChange: (value: StayInput, field: keyof StayInput) => void;
}

/** The text keys of an end that another start has moved. */
const endMovedKeys = { checkOut: 'endMoved.checkOut', lastDay: 'endMoved.lastDay' } as const;

/** The fields for start, end and guests. Where prices tell guests apart the page must have loaded the texts `party`. */
export function StayStep({ service, value, today, cut, moved, errors, own, narrow = false, onChange }: StayStepProps) {
  const { t } = useTranslation(['bookings', 'common']);
  const isFull = useFullDays({ service, guests: value.guests, today, own });
  const latest = addMonths(today, MONTHS_AHEAD);
  const start = parseCalendarDate(value.startDate) ?? today;
  const follows = endFollows(service);
  const oneDay = follows && service.durationDays === 1;
  const most = largestParty(service);
  const kinds = kindsOf(service);
  const [beyond, setBeyond] = useState<'min' | 'max'>();
  const [movedTo, setMovedTo] = useState(moved ? parseCalendarDate(value.endDate) : undefined);
  const lang = useLang();
  const words = dayWords({ priceUnit: service.priceUnit, oneDay });
  return (
    <div className="@container grid gap-4">
      <div className="grid gap-x-3 gap-y-4 @xs:grid-cols-2 @md:gap-x-5">
        <DateField
          label={t(words.start)}
          value={value.startDate}
          today={today}
          min={today}
          max={latest}
          isClosed={isFull}
          required
          className="only:col-span-full"
          error={errors.startDate}
          onChange={(startDate) => {
            const endDate = endFor(service, { startDate, endDate: value.endDate });
            setMovedTo(value.endDate && endDate !== value.endDate ? parseCalendarDate(endDate) : undefined);
            onChange({ ...value, startDate, endDate }, 'startDate');
          }}
        />
        {oneDay ? null : follows ? (
          <TextInput
            label={t('lastDay')}
            hint={t('lasts', { count: service.durationDays })}
            readOnly
            value={isCalendarDate(value.endDate) ? formatDate(value.endDate, lang) : ''}
          />
        ) : (
          <DateField
            label={t(words.end)}
            value={value.endDate}
            today={today}
            min={earliestEnd(service, start < today ? today : start)}
            max={service.priceUnit === 'night' ? addDays(latest, 1) : latest}
            error={errors.endDate}
            onChange={(endDate) => onChange({ ...value, endDate }, 'endDate')}
          />
        )}
      </div>
      {!follows && movedTo === value.endDate && (
        <Notice>{t(endMovedKeys[words.end], { date: formatDate(movedTo, lang) })}</Notice>
      )}
      {kinds.length > 0 ? (
        <LazyPart loading={<Skeleton lines={narrow ? 2 : 8} />}>
          <PartyField
            {...{ service, kinds, value }}
            error={errors.guests}
            folded={narrow}
            onChange={(next) => onChange(next, 'guests')}
          />
        </LazyPart>
      ) : (
        <Stepper
          label={t('common:guests')}
          value={value.guests}
          max={most}
          onBeyond={setBeyond}
          hint={t('guestsMost', { count: most })}
          error={errors.guests}
          className={besideLabel}
          onChange={(guests) => onChange({ ...value, guests }, 'guests')}
        />
      )}
      {beyond === 'min' && <Notice>{t('guestsLeast')}</Notice>}
      {(cut || beyond === 'max') && <Notice>{t('guestsCut', { count: value.guests })}</Notice>}
    </div>
  );
}

/**
 * In the narrow panel of a listing the buttons stand beside their label, so that the whole panel fits a laptop's
 * screen.
 */
const besideLabel =
  '@xs:@max-md:grid-cols-[minmax(0,1fr)_auto] @xs:@max-md:[&>div]:col-start-2 @xs:@max-md:[&>div]:row-span-2 @xs:@max-md:[&>div]:row-start-1 @xs:@max-md:[&>[role=alert]]:col-span-2';

/** Whether a day has too few places for the guests; false for all days until that is known. */
function useFullDays({
  service,
  guests,
  today,
  own,
}: Pick<StayStepProps, 'service' | 'today' | 'own'> & { guests: number }): (date: CalendarDate) => boolean {
  const { data } = useQuery(availabilityQuery(service.id, today));
  const needed = placesFor(service, guests);
  const full = new Set(data?.days.filter(({ available }) => available < needed).map(({ date }) => date));
  return (date) => full.has(date) && !(own && date >= own.startDate && date <= own.endDate);
}
