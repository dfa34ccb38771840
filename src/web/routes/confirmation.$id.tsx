import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Confirmation } from '../features/booking/confirmation.tsx';
import { NoBooking } from '../features/booking/no-booking.tsx';
import { openBookingQuery } from '../features/booking/open-booking.ts';
import { bookingQuery } from '../features/booking/queries.ts';
import { useItsId } from '../features/booking/use-its-id.ts';
import { pageClock, readProductClock } from '../lib/clock.ts';
import { requireSignedIn } from '../lib/guards.ts';
import { pageHead } from '../lib/head.ts';
import { orNotFound } from '../lib/queries.ts';

export const Route = createFileRoute('/confirmation/$id')({
  ssr: false,
  beforeLoad: async (input) => {
    await input.context.texts.load(['bookings']);
    return requireSignedIn(input);
  },
  loader: async ({ context, params }) => {
    await readProductClock(context.config);
    await orNotFound(context.queries.fetchQuery(bookingQuery(params.id)));
  },
  head: ({ match }) => {
    const { translate } = match.context.texts;
    return pageHead(match.context, { title: translate('bookings', 'confirmation'), hidden: true });
  },
  component: ConfirmationPage,
  notFoundComponent: NoBooking,
});

function ConfirmationPage() {
  const { id } = Route.useParams();
  const { data, refetch } = useSuspenseQuery(openBookingQuery(id));
  useItsId('/confirmation/$id', id, data);
  return <Confirmation booking={data} clock={pageClock} onChanged={refetch} />;
}
