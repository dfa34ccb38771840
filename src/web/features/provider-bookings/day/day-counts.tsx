import type { DaySheet } from '#shared/contracts/provider-bookings.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FactList } from '#web/ui/fact-list.tsx';

/** How many come, are there and leave on the whole day. */
export function DayCounts({ counts: { arrivals, underWay, departures } }: Pick<DaySheet, 'counts'>) {
  const { t } = useTranslation(['provider-bookings', 'bookings']);
  const words = ({ bookings, guests }: DaySheet['counts']['arrivals']) =>
    t('day.count', { count: bookings, guests: t('bookings:guestCount', { count: guests }) });
  return (
    <FactList
      className="sm:grid-cols-3"
      facts={[
        [t('day.arrivals'), words(arrivals)],
        [t('day.underWay'), words(underWay)],
        [t('day.departures'), words(departures)],
      ]}
    />
  );
}
