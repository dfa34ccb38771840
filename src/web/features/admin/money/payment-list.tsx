import type { AdminPayments } from '#shared/contracts/admin-payments.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { methodTexts, paymentStateTexts, paymentTones } from '../bookings/money-words.ts';
import { AdminList } from '../list/admin-list.tsx';
import type { ListTable } from '../list/list-table.ts';
import { paymentsQuery } from '../money-queries.ts';
import type { PaymentsSearch } from '../money-search.ts';

type Item = AdminPayments['items'][number];

/** A page of the payments that were looked for. */
export function PaymentList({ search }: { search: PaymentsSearch }) {
  const { t } = useTranslation('admin-payments');
  return (
    <AdminList
      query={paymentsQuery(search)}
      none={{ title: t('none'), text: t('noneText') }}
      table={usePaymentTable()}
    />
  );
}

function usePaymentTable(): ListTable<Item> {
  const { t } = useTranslation(['admin-payments', 'admin-bookings']);
  const { charge } = useMoney();
  const lang = useLang();
  return {
    name: 'payments',
    caption: t('view.payments'),
    columns: [
      { key: 'booking', label: t('column.payment') },
      { key: 'method', label: t('method') },
      { key: 'state', label: t('state'), state: true },
      { key: 'at', label: t('column.begun') },
      { key: 'amount', label: t('column.amount'), figures: true },
    ],
    rowOf: (item) => ({
      key: item.id,
      cells: {
        booking: <Named item={item} />,
        method: (
          <span className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 sm:grid">
            <span>{item.method ? t(methodTexts[item.method]) : '–'}</span>
            {item.method === 'mpesa' && <span className="text-s text-ink-soft wrap-anywhere">{item.receipt}</span>}
          </span>
        ),
        state: (
          <span className="grid justify-items-start gap-1 max-sm:justify-items-end">
            <Badge tone={paymentTones[item.status]}>{t(paymentStateTexts[item.status])}</Badge>
            {item.disputed && <Badge tone="danger">{t('disputed')}</Badge>}
          </span>
        ),
        at: formatInstant(new Date(item.paidAt ?? item.createdAt), lang),
        amount: (
          <span className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 sm:grid">
            <span>{charge(item.paid || item.due)}</span>
            {item.refunded > 0 && (
              <span className="text-s text-ink-soft">{t('refunded', { amount: charge(item.refunded) })}</span>
            )}
          </span>
        ),
      },
    }),
  };
}

function Named({ item: { id, booking, traveller, seq } }: { item: Item }) {
  const { t } = useTranslation('admin-payments');
  return (
    <span className="grid">
      <TextLink
        to="/admin/payments/$paymentId"
        params={{ paymentId: id }}
        className="inline-flex min-h-11 items-center justify-self-start tabular-nums"
      >
        {booking.reference}
      </TextLink>
      <span className="text-s font-normal wrap-anywhere">{traveller.name}</span>
      {seq > 1 && <span className="text-s font-normal text-ink-soft">{t('forChange', { number: seq })}</span>}
    </span>
  );
}
