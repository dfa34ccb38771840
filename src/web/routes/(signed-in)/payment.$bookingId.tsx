import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PaymentPage } from '#web/features/payment/payment-page.tsx';
import { keepReturnFromBank } from '#web/features/payment/return-from-bank.ts';
import { useOwnDocument } from '#web/features/payment/use-own-document.ts';
import { pageClock, readProductClock } from '#web/lib/clock.ts';
import { signedInPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/payment/$bookingId')({
  ...signedInPage,
  staticData: { title: 'payBooking' },
  loader: async ({ context: { config, texts } }) => {
    await Promise.all([texts.load(['payments', 'bookings', 'fields', 'arrival', 'paid']), readProductClock(config)]);
    return { head: { title: texts.translate('shell', 'payBooking') } };
  },
  component: Page,
});

function Page() {
  const { bookingId } = Route.useParams();
  const { config } = Route.useRouteContext();
  const reopening = useOwnDocument({ liveCards: config.liveCards });
  const fromBank = 'payment_intent' in Route.useSearch();
  const navigate = Route.useNavigate();
  useEffect(() => {
    // The return from a bank's page adds the intent's secret to the address. The page does not need it there.
    if (!fromBank) return;
    keepReturnFromBank(bookingId);
    void navigate({ search: {}, replace: true });
  }, [fromBank, bookingId, navigate]);
  if (reopening) return null;
  return <PaymentPage key={bookingId} bookingId={bookingId} clock={pageClock} />;
}
