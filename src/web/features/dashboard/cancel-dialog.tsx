import { type RefObject, useState } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Textarea } from '#web/ui/inputs.tsx';
import { News } from '#web/ui/news.tsx';
import { CancelTerms } from './cancel-terms.tsx';
import { useCancelBooking } from './use-cancel-booking.ts';

interface CancelDialogProps {
  booking: Booking;
  open: boolean;
  onClose: () => void;
  /** It is cancelled, or cannot be any more. */
  onOver: () => void;
  returnTo: RefObject<HTMLElement | null>;
}

/** Says what cancelling would give back and keep, before anything is done. */
export default function CancelDialog({ booking, open, onClose, onOver, returnTo }: CancelDialogProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const [reason, setReason] = useState('');
  const own = booking.role === 'traveller';
  const { cancel, busy, sendingAgain, notice, signInAgain, reasonError, clearReasonError } = useCancelBooking(
    booking,
    onOver,
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted && !busy) onClose();
      }}
      title={t('cancel.title')}
      description={t(own ? 'cancel.text' : 'cancel.textTheirs')}
      returnTo={returnTo}
    >
      <div className="mt-5 grid grid-cols-1 gap-5">
        {notice !== undefined && <News tone="danger">{notice}</News>}
        {signInAgain && (
          <p>
            <Button kind="quiet" onClick={signInAgain}>
              {t('cancel.signIn')}
            </Button>
          </p>
        )}
        {sendingAgain && <News tone="warning">{t('common:sendingAgain')}</News>}
        {booking.cancellation && <CancelTerms booking={booking} terms={booking.cancellation} />}
        <Textarea
          label={t(own ? 'cancel.reason' : 'cancel.reasonTheirs')}
          hint={t(own ? 'cancel.reasonHint' : 'cancel.reasonHintTheirs')}
          optional={own}
          required={!own}
          rows={2}
          maxLength={500}
          value={reason}
          error={reasonError}
          onChange={(event) => {
            setReason(event.target.value);
            clearReasonError();
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button kind="danger" busy={busy} onClick={() => void cancel(reason.trim())} className="max-sm:w-full">
            {t('cancel.confirm')}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onClose} className="max-sm:w-full">
            {t('cancel.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
