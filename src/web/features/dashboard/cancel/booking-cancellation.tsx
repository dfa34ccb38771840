import { useQueryClient } from '@tanstack/react-query';
import { lazy, type RefObject, useRef, useState } from 'react';
import { type Booking, getBookingCall } from '#shared/contracts/bookings.ts';
import { PolicySteps } from '#web/features/booking-view/policy-steps.tsx';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { outdate } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { Part } from '../booking/booking-parts.tsx';

const bringDialog = () => import('./cancel-dialog.tsx');
const CancelDialog = lazy(bringDialog);

interface BookingCancellationProps {
  booking: Booking;
  /** Gets the focus once the booking is cancelled and the button that began it has gone. */
  heading: RefObject<HTMLElement | null>;
}

/** What the policy gives back until when, and the way to cancel while there is one. */
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
          <PolicySteps policy={booking.policy} />
          {cancellation && (
            <p>
              <Button
                ref={button}
                kind="quiet"
                busy={busy}
                onClick={() =>
                  void run(async () => {
                    // What comes back may have changed since the page was opened.
                    outdate(queries, getBookingCall);
                    // Where it is lost, the part itself says so.
                    await bringDialog().catch(() => undefined);
                    setAsked('open');
                  })
                }
              >
                {t('cancel.open')}
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
