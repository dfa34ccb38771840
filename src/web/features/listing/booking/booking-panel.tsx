import { type RefObject, useEffect, useRef } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { tooFewKey } from '#web/features/stay-choice/places-left.ts';
import { QuoteBill } from '#web/features/stay-choice/quote-bill.tsx';
import { startMissing } from '#web/features/stay-choice/stay.ts';
import { StayStep } from '#web/features/stay-choice/stay-step.tsx';
import { useDateMessage } from '#web/features/stay-choice/use-date-message.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { focusInvalid } from '#web/ui/date-field.tsx';
import type { StayChoice } from './use-stay-choice.ts';

interface PanelProps {
  service: Service;
  choice: StayChoice;
  today: CalendarDate;
}

/** Dates, guests, their price, and the link to book. */
export function BookingPanel({ service, choice, today }: PanelProps) {
  const { t } = useTranslation(['bookings', 'catalogue']);
  const textOf = useProblemText();
  const fields = useRef<HTMLDivElement>(null);
  const { value, cut, moved, setValue, problems, price, tooFew, datesRefused, quote } = choice;
  const messageOf = useDateMessage(today, service);
  const message = (key: 'startDate' | 'endDate') => {
    const problem = problems[key];
    return problem === startMissing ? undefined : messageOf(problem);
  };
  useReachableBook(fields);
  return (
    <div ref={fields} className="grid gap-3.5">
      <StayStep
        narrow
        {...{ service, value, today, cut, moved }}
        errors={{
          startDate: message('startDate') ?? (datesRefused ? textOf(quote.error) : undefined),
          endDate: message('endDate'),
          guests:
            price && tooFew ? t(tooFewKey(service.priceUnit, price.available), { count: price.available }) : undefined,
        }}
        onChange={setValue}
      />
      <QuoteBill service={service} quote={quote} asked={choice.asked} />
      {service.takesBookings ? (
        <ToBooking service={service} choice={choice} fields={fields} />
      ) : (
        <Notice still title={t('bookings:paused')}>
          {t('bookings:pausedHint')}
        </Notice>
      )}
    </div>
  );
}

interface ToBookingProps extends Omit<PanelProps, 'today'> {
  fields: RefObject<HTMLElement | null>;
}

function ToBooking({ service, choice, fields }: ToBookingProps) {
  const { t } = useTranslation('catalogue');
  const asks = service.approval === 'request';
  return (
    <>
      {/* One element, whatever is chosen: a button that becomes a link would lose the focus. */}
      <LinkButton
        id={bookId}
        to="/booking/$serviceId"
        params={{ serviceId: service.id }}
        search={choice.asked ? { ...choice.search, step: 2 } : choice.search}
        onClick={(event) => {
          if (choice.mayContinue) return;
          event.preventDefault();
          focusInvalid(fields.current);
        }}
        onKeyDown={(event) => {
          // It looks like a button, and Space presses one.
          if (event.key !== ' ') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        {t(asks ? 'widget.ask' : 'widget.book')}
      </LinkButton>
      <p className="text-s text-ink-soft">{t(asks ? 'widget.askHint' : 'widget.hint')}</p>
    </>
  );
}

/** While it has the focus the bar at the bottom of the screen is hidden (`gives-way` in `app.css`). */
const bookId = 'book-now';

/**
 * Lets Book be reached however high the panel is. One that is higher than the window does not stand still beside the text, since its
 * end could then never be scrolled to. When the panel grows because the price comes, Book stays on the screen while it has the focus.
 */
function useReachableBook(fields: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const panel = fields.current?.closest('aside');
    if (!panel) return;
    const observer = new ResizeObserver(() => {
      // It stops 72 px below the window's top; what would stop far above the window never does.
      panel.style.top = `min(72px, (100vh - 71px - ${panel.offsetHeight}px) * 999)`;
      panel.querySelector(`#${bookId}:focus-visible`)?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(panel);
    return () => observer.disconnect();
  }, [fields]);
}
