import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { validate as isUuid } from 'uuid';
import { paymentQuery } from '#web/features/admin/money-queries.ts';
import { NoPayment } from '#web/features/admin/no-payment.tsx';
import { PaymentPage } from '#web/features/admin/payment-page.tsx';
import { missingPage } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/payments/$paymentId')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  loader: async ({ context: { queries, texts }, params: { paymentId } }) => {
    const [found] = await Promise.all([
      isUuid(paymentId) ? orUndefined(queries.fetchQuery(paymentQuery(paymentId))) : undefined,
      texts.load([
        'admin-books',
        'admin-consents',
        'admin-payments',
        'admin-cases',
        'admin-bookings',
        'admin-panel',
        'fields',
        'sign-in-again',
      ]),
    ]);
    if (!found) throw missingPage(texts.translate('admin-payments', 'missing'));
    return { head: { title: texts.translate('admin-payments', 'paymentOf', { id: found.booking.reference }) } };
  },
  component: Page,
  notFoundComponent: NoPayment,
});

function Page() {
  const { paymentId } = Route.useParams();
  const { data } = useSuspenseQuery(paymentQuery(paymentId));
  return <PaymentPage payment={data} />;
}
