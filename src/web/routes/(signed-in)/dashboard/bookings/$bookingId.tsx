import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { lazy, useEffect } from 'react';
import { NoBooking } from '#web/features/booking-view/no-booking.tsx';
import { openBookingQuery } from '#web/features/booking-view/open-booking.ts';
import { bookingQuery } from '#web/features/booking-view/queries.ts';
import { useCanonicalId } from '#web/features/booking-view/use-canonical-id.ts';
import { BookingPage } from '#web/features/dashboard/booking-page.tsx';
import { isOwnReview } from '#web/features/dashboard/own-review.ts';
import { readProductClock } from '#web/lib/clock.ts';
import { missingPage } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { BookingErrorPage } from '#web/shell/booking-error-page.tsx';
import { signedInPage } from '#web/shell/signed-in-page.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';

const ReviewPage = lazy(() => import('#web/features/reviews/review-page.tsx'));

export const Route = createFileRoute('/(signed-in)/dashboard/bookings/$bookingId')({
  ...signedInPage,
  errorComponent: BookingErrorPage,
  staticData: { title: 'yourBooking' },
  loader: async ({ context: { queries, texts }, params }) => {
    const [booking] = await Promise.all([
      orUndefined(queries.fetchQuery(bookingQuery(params.bookingId))),
      texts.load([
        'dashboard',
        'bookings',
        'arrival',
        'answers',
        'companions',
        'fields',
        'paid',
        'party',
        'leaving',
        'reviews',
      ]),
    ]);
    // Who handles bookings has another page, also where they scan a voucher with their phone's own camera.
    if (booking?.role === 'provider') throw redirect({ to: '/provider/bookings/$bookingId', params });
    if (!booking) throw missingPage(texts.translate('bookings', 'noBooking.title'));
    return { head: { title: `${booking.bookingId} · ${booking.service.title}` } };
  },
  notFoundComponent: NoBooking,
  component: BookingDetails,
});

function BookingDetails() {
  const { bookingId } = Route.useParams();
  const review = Route.useSearch({ select: isOwnReview });
  const { config } = Route.useRouteContext();
  // Not awaited: only what follows a press of a button depends on the time.
  useEffect(() => void readProductClock(config), [config]);
  const { data: booking } = useSuspenseQuery(openBookingQuery(bookingId));
  useCanonicalId('/dashboard/bookings/$bookingId', bookingId, booking);
  if (review && booking.role === 'traveller') {
    return (
      <LazyPart>
        <ReviewPage bookingId={booking.id} />
      </LazyPart>
    );
  }
  return <BookingPage booking={booking} />;
}
