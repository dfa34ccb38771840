import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import { type CalendarDate, today as todayOf } from '#shared/dates.ts';
import { countsOf, extrasText } from '#shared/extras.ts';
import { childAgeOf, partyText } from '#shared/party.ts';
import { serviceQuery } from '#web/features/catalogue/queries.ts';
import { fittingParty } from '#web/features/stay-choice/party.ts';
import { tooFewKey } from '#web/features/stay-choice/places-left.ts';
import { checkStay, type StayInput } from '#web/features/stay-choice/stay.ts';
import { StayStep } from '#web/features/stay-choice/stay-step.tsx';
import { useDateMessage } from '#web/features/stay-choice/use-date-message.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { News } from '#web/ui/news.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AnswersPart } from './answers-part.tsx';
import { ChangeBill } from './change-bill.tsx';
import { ExtrasPart, fittingChoice } from './extras-part.tsx';
import { useChangeBooking } from './use-change-booking.ts';
import { useChangedAnswers } from './use-changed-answers.ts';

interface ChangeFormProps {
  booking: Booking;
  onClose: () => void;
  /** The booking can no longer be changed. */
  onOvertaken: () => void;
}

/** A form for other dates or guests of a booking, with what they cost or refund. */
export default function ChangeForm({ booking, onClose, onOvertaken }: ChangeFormProps) {
  const { t } = useTranslation('dashboard');
  const textOf = useProblemText();
  const { data, error, refetch, isFetching } = useQuery(serviceQuery(booking.service.id));
  // Its guests are told apart by the fees that it has kept, and its children by their age then, whatever the listing says now.
  const service = data && {
    ...data,
    onSiteFees: booking.onSiteFees,
    childUntil: data.childUntil ?? childAgeOf(booking.party),
  };
  if (service) return <Fields {...{ booking, service, onClose, onOvertaken }} />;
  if (!error) return <Skeleton lines={4} />;
  return (
    <div className="grid gap-4">
      <LoadError text={textOf(error)} busy={isFetching} onRetry={() => void refetch()} />
      <p>
        <Button kind="quiet" onClick={onClose}>
          {t('change.keep')}
        </Button>
      </p>
    </div>
  );
}

function Fields({ booking, service, onClose, onOvertaken }: ChangeFormProps & { service: Service }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { t: tOfStay } = useTranslation('bookings');
  const textOf = useProblemText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { startDate, endDate } = booking;
  const today = todayOf(pageClock);
  const { value, choose, stay, problems, same } = useChosenStay(booking, service, today);
  const answers = useChangedAnswers(booking);
  const { quote, price, tooFew, notice, clearNotice, change, busy, sendingAgain, stop } = useChangeBooking(
    booking,
    same ? undefined : stay,
    { onAnswersRefused: answers.refuse, onDone: onClose, onOvertaken },
  );
  const message = useDateMessage(today, service);
  const mayAdd = service.extras.length > 0 || countsOf(booking).length > 0;
  return (
    <form
      ref={answers.form}
      noValidate
      className="grid grid-cols-1 gap-6 rounded-l bg-sunken p-5 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!price || tooFew) return;
        const changed = answers.read();
        if (changed) void change(price, changed);
      }}
    >
      <h3 ref={heading} tabIndex={-1} className="outline-none">
        {t('change.title')}
      </h3>
      {notice !== undefined && <News tone="danger">{notice}</News>}
      {sendingAgain && <News tone="warning">{t('common:sendingAgain')}</News>}
      <StayStep
        {...{ service, value, today }}
        own={{ startDate, endDate }}
        cut={false}
        errors={{
          startDate: message(problems.startDate),
          endDate: message(problems.endDate),
          guests:
            price && tooFew
              ? tOfStay(tooFewKey(service.priceUnit, price.available), { count: price.available })
              : undefined,
        }}
        onChange={(changed) => {
          clearNotice();
          choose(changed);
        }}
      />
      <ExtrasPart
        {...{ booking, service }}
        guests={value.guests}
        value={value.extras}
        onChange={(extras) => {
          clearNotice();
          choose({ ...value, extras });
        }}
      />
      <div aria-live="polite" aria-busy={quote.isFetching} className="grid gap-4">
        {same && <p className="text-ink-soft">{t(mayAdd ? 'change.same.extras' : 'change.same')}</p>}
        {!same && stay && quote.error && <LoadError text={textOf(quote.error)} onRetry={() => void quote.refetch()} />}
        {!same &&
          stay &&
          !quote.error &&
          (quote.data ? <ChangeBill booking={booking} quote={quote.data} /> : <Skeleton lines={3} />)}
      </div>
      {!same && stay && <AnswersPart answers={answers} />}
      {booking.approval === 'accepted' && <p className="text-s text-ink-soft">{t('change.askFirst')}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} disabled={!price || tooFew} className="max-sm:w-full">
          {t(
            booking.approval === 'accepted'
              ? 'change.ask'
              : price && price.amountDue > 0
                ? 'change.hold'
                : 'change.apply',
          )}
        </Button>
        <Button kind="quiet" disabled={busy && !sendingAgain} onClick={busy ? stop : onClose} className="max-sm:w-full">
          {t('change.keep')}
        </Button>
      </div>
    </form>
  );
}

/** The dates, guests and extras that are chosen instead of those of the booking, with which it begins. */
function useChosenStay(booking: Booking, service: Service, today: CalendarDate) {
  const { startDate, endDate, guests } = booking;
  const party = fittingParty(service, {
    guests,
    ...(booking.party.length > 0 && { party: partyText(booking.party) }),
  });
  const extras = extrasText(countsOf(booking));
  const [value, setValue] = useState<StayInput & { extras: string }>({
    ...{ startDate, endDate, guests, extras },
    ...(party && { party }),
  });
  const checked = checkStay(service, value, today, booking);
  const stay = 'stay' in checked ? checked.stay : undefined;
  const same =
    stay?.startDate === startDate &&
    stay.endDate === endDate &&
    stay.guests === guests &&
    stay.party === party &&
    value.extras === extras;
  return {
    value,
    choose: (next: StayInput) => {
      const chosen = { ...value, ...next };
      setValue({ ...chosen, extras: fittingChoice(booking, service, chosen) });
    },
    stay,
    problems: 'problems' in checked ? checked.problems : {},
    same,
  };
}
