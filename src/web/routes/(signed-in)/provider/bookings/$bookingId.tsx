import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openBookingQuery } from '#web/features/booking-view/open-booking.ts';
import { bookingQuery } from '#web/features/booking-view/queries.ts';
import { useCanonicalId } from '#web/features/booking-view/use-canonical-id.ts';
import { ProviderBookingPage } from '#web/features/provider-bookings/booking-page.tsx';
import { NoProviderBooking } from '#web/features/provider-bookings/no-booking.tsx';
import { readProductClock } from '#web/lib/clock.ts';
import { missingPage, searchOfLinks } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { BookingErrorPage } from '#web/shell/booking-error-page.tsx';
import { pageForMember } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/provider/bookings/$bookingId')({
  // Members without `bookings` see it, too: the server leaves out how to reach the traveller.
  ...pageForMember(),
  errorComponent: BookingErrorPage,
  staticData: { title: 'provider.panel' },
  validateSearch: searchOfLinks<{ providerId?: string }>,
  loader: async ({ context: { queries, texts, member }, params }) => {
    const [booking] = await Promise.all([
      orUndefined(queries.fetchQuery(bookingQuery(params.bookingId))),
      texts.load([
        'provider-bookings',
        'provider-panel',
        'dashboard',
        'bookings',
        'answers',
        'companions',
        'fields',
        'leaving',
        'party',
      ]),
    ]);
    if (!booking) throw missingPage(texts.translate('provider-bookings', 'missing'));
    if (booking.role !== 'provider') throw redirect({ to: '/dashboard/bookings/$bookingId', params });
    const providerId = booking.provider.id;
    // The frame and the rights are those of the organisation that has the booking.
    if (providerId !== member.providerId) {
      throw redirect({ to: '/provider/bookings/$bookingId', params, search: { providerId }, replace: true });
    }
    return { head: { title: `${booking.bookingId} · ${booking.service.title}` } };
  },
  notFoundComponent: NoProviderBooking,
  component: BookingDetails,
});

function BookingDetails() {
  const { bookingId } = Route.useParams();
  const { config } = Route.useRouteContext();
  // Not awaited: only what follows a press of a button depends on the time.
  useEffect(() => void readProductClock(config), [config]);
  const { data: booking } = useSuspenseQuery(openBookingQuery(bookingId));
  useCanonicalId('/provider/bookings/$bookingId', bookingId, booking);
  return <ProviderBookingPage booking={booking} />;
}
