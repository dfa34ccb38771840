import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { BookingPage } from '#web/features/admin/booking-page.tsx';
import { adminBookingQuery } from '#web/features/admin/bookings-queries.ts';
import { NoBooking } from '#web/features/admin/no-booking.tsx';
import { readProductClock } from '#web/lib/clock.ts';
import { missingPage } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/bookings/$bookingId')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  loader: async ({ context: { queries, texts, config }, params: { bookingId } }) => {
    const [found] = await Promise.all([
      orUndefined(queries.fetchQuery(adminBookingQuery(bookingId))),
      texts.load([
        'admin-books',
        'admin-bookings',
        'admin-consents',
        'admin-panel',
        'bookings',
        'catalogue',
        'dashboard',
        'fields',
        'paid',
        'party',
        'sign-in-again',
      ]),
      readProductClock(config),
    ]);
    if (!found) throw missingPage(texts.translate('admin-bookings', 'none'));
    return { head: { title: `${found.booking.bookingId} · ${found.booking.service.title}` } };
  },
  component: Page,
  notFoundComponent: NoBooking,
});

function Page() {
  const { bookingId } = Route.useParams();
  const { data } = useSuspenseQuery(adminBookingQuery(bookingId));
  return <BookingPage found={data} />;
}
