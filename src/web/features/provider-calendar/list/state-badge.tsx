import type { CalendarEntry } from '#shared/contracts/provider-calendar.ts';
import { StatusBadge } from '#web/features/booking-view/states.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';

/** The state of a booking or of its change in the calendar; nothing for a block. */
export function StateBadge({ entry: { kind, status } }: { entry: Pick<CalendarEntry, 'kind' | 'status'> }) {
  const { t } = useTranslation('provider-calendar');
  if (kind === 'change') return <Badge tone="warning">{t('entry.change')}</Badge>;
  return status && <StatusBadge status={status} />;
}
