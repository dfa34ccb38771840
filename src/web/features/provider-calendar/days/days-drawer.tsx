import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react';
import type { Calendar } from '#shared/contracts/provider-calendar.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { focusInvalid } from '#web/ui/date-field.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import type { Span } from '../month/days-panel.tsx';
import { DateFields } from './date-fields.tsx';
import type { TypedDays } from './use-typed-days.ts';

/** What the calendar gives to a drawer that changes days. */
export interface OpenedDrawer {
  service: string;
  calendar: Calendar;
  /** The days that are chosen in the calendar; they can be typed, too. */
  span: Span | undefined;
  today: CalendarDate;
  open: boolean;
  onClose: () => void;
  onDone: (span: Span) => void;
  returnTo: RefObject<HTMLElement | null>;
}

interface DaysDrawerProps extends Pick<OpenedDrawer, 'calendar' | 'today' | 'open' | 'returnTo'> {
  title: string;
  days: TypedDays;
  /** What the button at the foot does. */
  action: string;
  busy: boolean;
  /** Sends what was typed; undefined where something is wrong, which the form then shows. */
  onSubmit: () => Promise<void> | undefined;
  onLeave: () => void;
  /** The fields behind the days, and what is said of the last try. */
  children: ReactNode;
}

/** The form about some days of a listing, in a drawer with its two buttons at the foot. */
export function DaysDrawer(props: DaysDrawerProps) {
  const { calendar, today, open, returnTo, title, days, action, busy, onSubmit, onLeave, children } = props;
  const { t } = useTranslation('provider-calendar');
  const box = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await onSubmit();
    // The server may have found something wrong, too.
    requestAnimationFrame(() => focusInvalid(box.current));
  };
  return (
    <Drawer
      open={open}
      onOpenChange={(wanted) => wanted || onLeave()}
      title={title}
      description={calendar.service.title}
      returnTo={returnTo}
    >
      <form
        ref={box}
        noValidate
        onSubmit={(event) => void submit(event)}
        // What gets the focus stops above the buttons at the foot.
        className="mt-5 grid grid-cols-1 gap-6 [&_:is(input,button,select)]:scroll-mb-28"
      >
        <DateFields days={days} today={today} ofNights={calendar.service.priceUnit === 'night'} />
        {children}
        <div className="sticky -bottom-5 z-10 sm:-bottom-6 -mx-5 -mb-5 flex flex-wrap gap-3 border-t border-line bg-surface px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
          <Button type="submit" busy={busy} className="flex-auto">
            {action}
          </Button>
          <Button kind="quiet" onClick={onLeave} className="flex-auto">
            {t('keep')}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
