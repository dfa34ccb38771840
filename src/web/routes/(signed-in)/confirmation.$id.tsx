import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { Confirmation } from '#web/features/booking/confirmation.tsx';
import { NoBooking } from '#web/features/booking-view/no-booking.tsx';
import { openBookingQuery } from '#web/features/booking-view/open-booking.ts';
import { bookingQuery } from '#web/features/booking-view/queries.ts';
import { useCanonicalId } from '#web/features/booking-view/use-canonical-id.ts';
import { pageClock, readProductClock } from '#web/lib/clock.ts';
import { missingPage } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { BookingErrorPage } from '#web/shell/booking-error-page.tsx';
import { signedInPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/confirmation/$id')({
  ...signedInPage,
  errorComponent: BookingErrorPage,
  staticData: { title: 'yourBooking' },
  loader: async ({ context: { config, queries, texts }, params }) => {
    const [booking] = await Promise.all([
      orUndefined(queries.fetchQuery(bookingQuery(params.id))),
      readProductClock(config),
      texts.load(['bookings', 'arrival', 'answers', 'fields', 'party']),
    ]);
    if (!booking) throw missingPage(texts.translate('bookings', 'noBooking.title'));
    if (booking.role !== 'traveller') {
      throw redirect({ to: '/dashboard/bookings/$bookingId', params: { bookingId: booking.id }, replace: true });
    }
    return { head: { title: texts.translate('shell', 'yourBooking') } };
  },
  component: ConfirmationPage,
  notFoundComponent: NoBooking,
});

function ConfirmationPage() {
  const { id } = Route.useParams();
  const { data, refetch } = useSuspenseQuery(openBookingQuery(id));
  useCanonicalId('/confirmation/$id', id, data);
  return <Confirmation booking={data} clock={pageClock} onChanged={refetch} />;
}
