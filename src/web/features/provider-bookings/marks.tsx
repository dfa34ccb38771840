import type { ProviderBookingItem } from '#shared/contracts/provider-bookings.ts';
import { StatusBadge } from '#web/features/booking-view/states.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';

interface MarksProps {
  booking: Pick<ProviderBookingItem, 'status' | 'approval' | 'checkedInAt' | 'noShowAt'> & {
    change: Pick<NonNullable<ProviderBookingItem['change']>, 'isAsked'> | null;
  };
}

/** The state of a booking in coloured words. Whether the guests came says more than that it is confirmed. */
export function Marks({ booking: { status, approval, checkedInAt, noShowAt, change } }: MarksProps) {
  const { t } = useTranslation('provider-bookings');
  const asks = status === 'pending' && approval === 'asked';
  const known = checkedInAt !== null || noShowAt !== null;
  return (
    <p className="flex flex-wrap gap-2">
      {asks && <Badge tone="info">{t('mark.request')}</Badge>}
      {!asks && !(status === 'confirmed' && known) && <StatusBadge status={status} />}
      {checkedInAt !== null && <Badge tone="success">{t('mark.checkedIn')}</Badge>}
      {noShowAt !== null && <Badge tone="danger">{t('mark.noShow')}</Badge>}
      {change !== null && <Badge tone="warning">{t(change.isAsked ? 'mark.changeAsked' : 'mark.change')}</Badge>}
    </p>
  );
}
