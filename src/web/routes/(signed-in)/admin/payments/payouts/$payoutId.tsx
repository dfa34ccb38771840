import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { validate as isUuid } from 'uuid';
import { payoutQuery } from '#web/features/admin/money-queries.ts';
import { NoPayment } from '#web/features/admin/no-payment.tsx';
import { PayoutPage } from '#web/features/admin/payout-page.tsx';
import { missingPage } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/payments/payouts/$payoutId')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  loader: async ({ context: { queries, texts }, params: { payoutId } }) => {
    const [found] = await Promise.all([
      isUuid(payoutId) ? orUndefined(queries.fetchQuery(payoutQuery(payoutId))) : undefined,
      texts.load([
        'admin-books',
        'admin-consents',
        'admin-payouts',
        'admin-payments',
        'admin-bookings',
        'admin-panel',
        'fields',
        'sign-in-again',
      ]),
    ]);
    if (!found) throw missingPage(texts.translate('admin-payments', 'missing'));
    return { head: { title: texts.translate('admin-payouts', 'payoutTo', { name: found.payout.provider.name }) } };
  },
  component: Page,
  notFoundComponent: NoPayment,
});

function Page() {
  const { payoutId } = Route.useParams();
  const { data } = useSuspenseQuery(payoutQuery(payoutId));
  return <PayoutPage payout={data.payout} />;
}
