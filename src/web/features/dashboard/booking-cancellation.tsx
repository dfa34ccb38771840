import { useQueryClient } from '@tanstack/react-query';
import { lazy, type RefObject, useRef, useState } from 'react';
import { type Booking, getBookingCall } from '#shared/contracts/bookings.ts';
import { PolicySteps } from '#web/features/booking-view/policy-steps.tsx';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { outdate } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { Part } from './booking-parts.tsx';

const loadDialog = () => import('./cancel/cancel-dialog.tsx');
const CancelDialog = lazy(loadDialog);

interface BookingCancellationProps {
  booking: Booking;
  /** Gets the focus once the booking is cancelled and its button is no longer shown. */
  heading: RefObject<HTMLElement | null>;
}

/** The cancellation policy, and a button to cancel while that is possible. */
export function BookingCancellation({ booking, heading }: BookingCancellationProps) {
  const { t } = useTranslation(['dashboard', 'bookings']);
  const [asked, setAsked] = useState<'open' | 'kept' | 'over'>();
  const { busy, run } = useOneAtATime();
  const queries = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const { cancellation, status } = booking;
  return (
    <>
      {status !== 'cancelled' && (
        <Part title={t('bookings:policy.title')}>
          <PolicySteps policy={booking.policy} reader={booking.role} />
          {cancellation && (
            <p>
              <Button
                ref={button}
                kind="quiet"
                busy={busy}
                onClick={() =>
                  void run(async () => {
                    // The refund may have changed since the page was opened.
                    outdate(queries, getBookingCall);
                    // If the dialog cannot be loaded, `LazyPart` says so.
                    await loadDialog().catch(() => undefined);
                    setAsked('open');
                  })
                }
              >
                {t(booking.approval === 'asked' ? 'cancel.openRequest' : 'cancel.open')}
              </Button>
            </p>
          )}
        </Part>
      )}
      {asked && (
        <LazyPart>
          <CancelDialog
            booking={booking}
            open={asked === 'open'}
            onClose={() => setAsked('kept')}
            onOver={() => setAsked('over')}
            returnTo={asked === 'over' ? heading : button}
          />
        </LazyPart>
      )}
    </>
  );
}
