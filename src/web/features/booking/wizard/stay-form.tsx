import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Service } from '#shared/contracts/catalogue.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { tooFewKey } from '#web/features/stay-choice/places-left.ts';
import type { StayInput, StayProblems } from '#web/features/stay-choice/stay.ts';
import { StayStep } from '#web/features/stay-choice/stay-step.tsx';
import { useDateMessage } from '#web/features/stay-choice/use-date-message.ts';
import type { QuotedStay } from '#web/features/stay-choice/use-quoted-stay.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { focusInvalid } from '#web/ui/date-field.tsx';

interface StayFormProps {
  service: Service;
  value: StayInput;
  quoted: QuotedStay;
  today: CalendarDate;
  /** More guests were asked for than the service has room for, and `value` has as many as it has. */
  cut: boolean;
  onChange: (value: StayInput) => void;
  onDone: () => void;
}

/** The first step: dates and guests, with their errors. */
export function StayForm({ service, value, quoted, today, cut, onChange, onDone }: StayFormProps) {
  const { t } = useTranslation('bookings');
  const textOf = useProblemText();
  const { stay, problems, quote, price, tooFew, datesRefused } = quoted;
  // Dates from the address or a stored draft are checked at once; typed ones when the next step is asked for.
  const [shown, setShown] = useState<StayProblems>(value.startDate === '' ? {} : problems);
  const form = useRef<HTMLFormElement>(null);

  const next = () => {
    if (stay && quote.error && !datesRefused) {
      toast.error(textOf(quote.error));
      void quote.refetch();
    } else if (!stay || tooFew || datesRefused) {
      flushSync(() => setShown(problems));
      focusInvalid(form.current);
    } else if (price) onDone();
  };
  const message = useDateMessage(today, service);
  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <StayStep
        {...{ service, value, today, cut }}
        errors={{
          startDate: message(shown.startDate) ?? (datesRefused ? textOf(quote.error) : undefined),
          endDate: message(shown.endDate),
          guests:
            price && tooFew ? t(tooFewKey(service.priceUnit, price.available), { count: price.available }) : undefined,
        }}
        onChange={(changed, field) => {
          if (field !== 'guests') setShown({});
          onChange(changed);
        }}
      />
      <div>
        <Button type="submit" busy={stay !== undefined && quote.isFetching && !price} className="max-sm:w-full">
          {t('next')}
        </Button>
      </div>
    </form>
  );
}
