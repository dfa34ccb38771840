import { createFileRoute } from '@tanstack/react-router';
import { PaymentPage } from '../features/payment/payment-page.tsx';
import { pageClock, readProductClock } from '../lib/clock.ts';
import { requireSignedIn } from '../lib/guards.ts';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/payment/$bookingId')({
  ssr: false,
  beforeLoad: async (input) => {
    await input.context.texts.load(['payments', 'bookings', 'fields']);
    return requireSignedIn(input);
  },
  loader: ({ context }) => readProductClock(context.config),
  head: ({ match }) => {
    const { translate } = match.context.texts;
    return pageHead(match.context, { title: translate('payments', 'title'), hidden: true });
  },
  component: Page,
});

function Page() {
  const { bookingId } = Route.useParams();
  return <PaymentPage key={bookingId} bookingId={bookingId} clock={pageClock} />;
}
