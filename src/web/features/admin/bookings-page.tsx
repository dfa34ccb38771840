import { useTranslation } from '#web/lib/use-translation.ts';
import { BookingControls } from './bookings/booking-controls.tsx';
import { BookingList } from './bookings/booking-list.tsx';
import type { AdminBookingsSearch } from './bookings-search.ts';

/** Everybody's bookings; words, filters, order and page are in the address. */
export function BookingsPage({ search }: { search: AdminBookingsSearch }) {
  const { t } = useTranslation('admin-bookings');
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid max-w-2xl gap-2">
        <h1>{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </header>
      <BookingControls search={search} />
      <BookingList search={search} />
    </div>
  );
}
