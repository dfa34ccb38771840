import { createFileRoute, redirect } from '@tanstack/react-router';
import { PaymentPage } from '../features/payment/payment-page.tsx';
import { pageClock, readProductClock } from '../lib/clock.ts';
import { requireSignedIn } from '../lib/guards.ts';
import { pageHead } from '../lib/head.ts';
import { openedAtPayment } from '../lib/opened-at.ts';

export const Route = createFileRoute('/payment/$bookingId')({
  ssr: false,
  beforeLoad: async (input) => {
    await input.context.texts.load(['payments', 'bookings', 'fields']);
    const signedIn = await requireSignedIn(input);
    const here = { to: '/payment/$bookingId', params: input.params } as const;
    // Only the document of a payment page may load the script of real cards.
    if (input.context.config.liveCards && !input.preload && !openedAtPayment()) {
      throw redirect({ ...here, reloadDocument: true });
    }
    // What a bank's page put into the address names the payment to whoever reads it; the page asks for it anyhow.
    if ('payment_intent' in input.search) throw redirect({ ...here, search: {}, replace: true });
    return signedIn;
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
