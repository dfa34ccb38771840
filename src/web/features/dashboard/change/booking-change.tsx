import { lazy, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Booking } from '#shared/contracts/bookings.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const ChangeForm = lazy(() => import('./change-form.tsx'));

interface BookingChangeProps {
  booking: Booking;
  /** Gets the focus where the button is no longer shown. */
  heading: RefObject<HTMLElement | null>;
}

/** A button, then the form, for other dates or guests, while the booking may be changed. */
export function BookingChange({ booking, heading }: BookingChangeProps) {
  const { t } = useTranslation('dashboard');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    (button.current ?? heading.current)?.focus();
  };
  // The button is no longer shown either; a notice below the heading says what can be done instead.
  const leave = () => {
    flushSync(() => setOpen(false));
    heading.current?.focus();
  };
  if (open) {
    return (
      <LazyPart loading={<Skeleton lines={4} />}>
        <ChangeForm booking={booking} onClose={close} onOvertaken={leave} />
      </LazyPart>
    );
  }
  if (!booking.changeable) return null;
  return (
    <p>
      <Button ref={button} kind="quiet" onClick={() => setOpen(true)}>
        {t('change.open')}
      </Button>
    </p>
  );
}
