import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOwnDocument } from '../features/payment/own-document.ts';
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
  const { config } = Route.useRouteContext();
  const reopening = useOwnDocument(config.liveCards);
  const fromBank = 'payment_intent' in Route.useSearch();
  const navigate = Route.useNavigate();
  useEffect(() => {
    // What a bank's page put into the address names the payment to whoever reads it; the page asks for it anyhow.
    if (fromBank) void navigate({ search: {}, replace: true });
  }, [fromBank, navigate]);
  if (reopening) return null;
  return <PaymentPage key={bookingId} bookingId={bookingId} clock={pageClock} />;
}
