import type { Booking } from '#shared/contracts/bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { Charge } from '#web/ui/price.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';

type Payment = Booking['payments'][number];

const methods = { card: 'receipt.card', mpesa: 'receipt.mpesa', points: 'receipt.points' } as const;

/** Method, time, receipt and amount of each payment, in the currency that was charged; points charge none. */
export function useReceipts(payments: readonly Payment[]) {
  const { t } = useTranslation('bookings');
  const lang = useLang();
  return payments.map(({ seq, method, amount, currency, paidAt, receipt, forChange, surplus }) => {
    const facts: Fact[] = [
      [t('receipt.for'), surplus ? t('receipt.surplus') : forChange && t('receipt.change')],
      [t('receipt.method'), method && t(methods[method])],
      [t('receipt.paidAt'), paidAt && formatInstant(new Date(paidAt), lang)],
      [t('receipt.number'), receipt],
    ];
    const charged: Fact | undefined =
      amount === null ? undefined : [t('receipt.charged'), <Charged key="charged" {...{ amount, currency }} />];
    // A surplus has the `seq` of the payment that it was meant for.
    return { key: `${seq} ${surplus ? receipt : ''}`, facts, charged };
  });
}

/** An amount in the currency in which it was charged or refunded: dollars or shillings. */
export function Charged({ amount, currency }: { amount: number } & Pick<Payment, 'currency'>) {
  const { shillings } = useMoney();
  if (currency !== 'KES') return <Charge dollars={amount} />;
  return <span className="font-semibold">{shillings(Math.round(amount))}</span>;
}

/** What was paid, one list for each payment. */
export function Receipt({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation('bookings');
  const receipts = useReceipts(payments);
  if (receipts.length === 0) return null;
  return (
    <section aria-labelledby="receipt" className="grid gap-3">
      <h2 id="receipt" className="text-l">
        {t('receipt.title')}
      </h2>
      {receipts.map(({ key, facts, charged }) => (
        <FactList key={key} shape="bill" facts={facts} {...(charged && { sum: charged })} />
      ))}
    </section>
  );
}
