import type { Booking } from '#shared/contracts/bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { StayWords } from '#web/features/booking-view/stay-words.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { useLang } from '#web/ui/use-lang.ts';

/** What a provider has to know about the state of a booking, in whole sentences. */
export function StateNotices({ booking }: { booking: Booking }) {
  const { t } = useTranslation('provider-bookings');
  const lang = useLang();
  const at = (instant: string) => formatInstant(new Date(instant), lang);
  const { status, holdEndsAt, checkedInAt, noShowAt, disputed, change, forMember } = booking;
  if (status === 'cancelled') return <Notice still>{t(endText(booking))}</Notice>;
  const undoUntil = forMember?.undoNoShowUntil;
  return (
    <>
      {holdEndsAt !== null && <Notice tone="warning">{t('state.pending', { date: at(holdEndsAt) })}</Notice>}
      {checkedInAt !== null && (
        <Notice tone="success" still>
          {t('state.checkedIn', { date: at(checkedInAt) })}
        </Notice>
      )}
      {noShowAt !== null && (
        <Notice tone="warning" still>
          {t('state.noShow', { date: at(noShowAt) })} {undoUntil && t('state.undoUntil', { date: at(undoUntil) })}
        </Notice>
      )}
      {disputed && <Notice tone="warning">{t('state.disputed')}</Notice>}
      {change?.holdEndsAt && <ChangeNotice change={change} until={at(change.holdEndsAt)} />}
    </>
  );
}

/** A request that was not accepted has held no places. */
function endText({ cancelReason, approval }: Booking) {
  if (cancelReason === 'declined') return 'state.declined';
  if (cancelReason === 'unanswered') return 'state.unanswered';
  return approval === 'asked' && cancelReason === 'traveller' ? 'state.withdrawn' : 'state.cancelled';
}

interface ChangeNoticeProps {
  change: NonNullable<Booking['change']>;
  until: string;
}

function ChangeNotice({ change, until }: ChangeNoticeProps) {
  const { t } = useTranslation('provider-bookings');
  return (
    <Notice tone="warning" title={t('mark.change')} still>
      <p>
        <StayWords stay={change} />
      </p>
      <p>{t('state.change', { date: until })}</p>
    </Notice>
  );
}
