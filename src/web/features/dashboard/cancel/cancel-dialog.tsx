import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Textarea } from '#web/ui/inputs.tsx';
import { LeaveQuestion } from '#web/ui/leave-question.tsx';
import { News } from '#web/ui/news.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { CancelTerms } from './cancel-terms.tsx';
import { useCancelBooking } from './use-cancel-booking.ts';

interface CancelDialogProps {
  booking: Booking;
  open: boolean;
  onClose: () => void;
  /** The booking was cancelled, or can no longer be. */
  onOver: () => void;
  returnTo: RefObject<HTMLElement | null>;
}

/** Says what cancelling refunds and keeps, and asks for a reason, before anything is sent. */
export default function CancelDialog({ booking, open, onClose, onOver, returnTo }: CancelDialogProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const lang = useLang();
  const [reason, setReason] = useState('');
  const own = booking.role === 'traveller';
  const isRequest = booking.status === 'pending' && booking.approval === 'asked';
  const { cancel, busy, sendingAgain, stop, notice, signInAgain, reasonError, clearReasonError } = useCancelBooking(
    booking,
    onOver,
  );
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (reasonError !== undefined) field.current?.focus();
  }, [reasonError]);
  // While a request is sent again the dialog stays: it must first say that its outcome is unknown.
  const leave = sendingAgain ? stop : onClose;
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted && (!busy || sendingAgain)) leave();
      }}
      title={t(isRequest ? 'cancel.titleRequest' : 'cancel.title')}
      description={t(isRequest ? 'cancel.textRequest' : own ? 'cancel.text' : 'cancel.textTheirs')}
      returnTo={returnTo}
    >
      <LeaveQuestion asks={open && !busy && reason.trim() !== ''} />
      <div className="mt-5 grid grid-cols-1 gap-5 [&_textarea]:scroll-mb-28">
        {notice !== undefined && <News tone="danger">{notice}</News>}
        {signInAgain && (
          <p>
            <Button kind="quiet" onClick={signInAgain}>
              {t('cancel.signIn')}
            </Button>
          </p>
        )}
        {sendingAgain && <News tone="warning">{t('common:sendingAgain')}</News>}
        {!own && booking.checkedInAt !== null && (
          <Notice tone="warning" still>
            {t('cancel.checkedIn', { date: formatInstant(new Date(booking.checkedInAt), lang) })}
          </Notice>
        )}
        {!own && booking.noShowAt && (
          <Notice tone="warning" still>
            {t('cancel.noShow')}
          </Notice>
        )}
        {!own && isPaid(booking) && <HostLoss booking={booking} />}
        {booking.change && <p>{t('cancel.withChange')}</p>}
        {booking.cancellation && <CancelTerms booking={booking} terms={booking.cancellation} />}
        <Textarea
          ref={field}
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
        {/* The buttons stay visible while the text scrolls, except with large text or on a low screen. */}
        <div className="-mx-5 -mb-5 flex flex-wrap gap-3 border-t border-line bg-surface px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6 [@media(min-height:36rem)]:sticky [@media(min-height:36rem)]:-bottom-5 sm:[@media(min-height:36rem)]:-bottom-6">
          <Button kind="danger" busy={busy} onClick={() => void cancel(reason.trim())} className="max-sm:flex-auto">
            {t(isRequest ? 'cancel.openRequest' : 'cancel.confirm')}
          </Button>
          <Button kind="quiet" disabled={busy && !sendingAgain} onClick={leave} className="max-sm:flex-auto">
            {t(isRequest ? 'cancel.keepRequest' : 'cancel.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const isPaid = ({ role, paymentStatus }: Booking) =>
  role === 'provider' && paymentStatus !== 'pending' && paymentStatus !== 'failed';

/** What cancelling costs a provider: its share, of which nothing is left when the traveller gets everything back. */
function HostLoss({ booking: { forMember } }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const { charge } = useMoney();
  const share = forMember?.share;
  if (share && share.net <= 0) return null;
  return (
    <Notice tone="warning" still>
      {share ? t('cancel.loss', { amount: charge(share.net) }) : t('cancel.lossHidden')}
    </Notice>
  );
}
