import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NoBooking } from '#web/features/booking/no-booking.tsx';
import { openBookingQuery } from '#web/features/booking/open-booking.ts';
import { bookingQuery } from '#web/features/booking/queries.ts';
import { useItsId } from '#web/features/booking/use-its-id.ts';
import { BookingPage } from '#web/features/dashboard/booking-page.tsx';
import { readProductClock } from '#web/lib/clock.ts';
import { requireSignedIn } from '#web/lib/guards.ts';
import { pageHead } from '#web/lib/head.ts';
import { orNotFound } from '#web/lib/queries.ts';
import { withTexts } from '#web/lib/texts.ts';

const bringTexts = withTexts('dashboard', 'bookings', 'catalogue', 'fields');

export const Route = createFileRoute('/dashboard/bookings/$bookingId')({
  ssr: false,
  beforeLoad: async (input) => {
    await bringTexts(input);
    return requireSignedIn(input);
  },
  loader: ({ context, params }) => orNotFound(context.queries.fetchQuery(bookingQuery(params.bookingId))),
  head: ({ match, loaderData }) => {
    const { translate } = match.context.texts;
    if (match.status === 'notFound') {
      return pageHead(match.context, { title: translate('bookings', 'noBooking.title'), hidden: true });
    }
    const title = loaderData
      ? `${loaderData.bookingId} · ${loaderData.service.title}`
      : translate('shell', 'dashboard');
    return pageHead(match.context, { title, hidden: true });
  },
  notFoundComponent: NoBooking,
  component: BookingDetails,
});

function BookingDetails() {
  const { bookingId } = Route.useParams();
  const { config } = Route.useRouteContext();
  // Asked before anything here depends on the time: what it decides begins with a button.
  useEffect(() => void readProductClock(config), [config]);
  const { data: booking } = useSuspenseQuery(openBookingQuery(bookingId));
  useItsId('/dashboard/bookings/$bookingId', bookingId, booking);
  return <BookingPage booking={booking} />;
}
