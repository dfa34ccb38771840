import type { Booking } from '#shared/contracts/bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { Charge } from '#web/ui/price.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';

type Payment = Booking['payment'];

const methods = { card: 'receipt.card', mpesa: 'receipt.mpesa', points: 'receipt.points' } as const;

/**
 * How, when and how much was paid, the amount in the currency that was charged (points charge none); undefined before
 * there is a payment.
 */
export function useReceipt({ method, amount, currency, paidAt, receipt }: Payment) {
  const { t } = useTranslation('bookings');
  const lang = useLang();
  if (method === null || paidAt === null) return undefined;
  const facts: Fact[] = [
    [t('receipt.method'), t(methods[method])],
    [t('receipt.paidAt'), formatInstant(new Date(paidAt), lang)],
    [t('receipt.number'), receipt],
  ];
  const charged: Fact | undefined =
    amount === null ? undefined : [t('receipt.charged'), <Charged key="charged" {...{ amount, currency }} />];
  return { facts, charged };
}

/** An amount as it was charged or given back: dollars or shillings. */
export function Charged({ amount, currency }: { amount: number } & Pick<Payment, 'currency'>) {
  const { shillings } = useMoney();
  if (currency !== 'KES') return <Charge dollars={amount} />;
  return <span className="font-semibold">{shillings(Math.round(amount))}</span>;
}

/** The payment as a bill. */
export function Receipt({ payment }: { payment: Payment }) {
  const { t } = useTranslation('bookings');
  const receipt = useReceipt(payment);
  if (!receipt) return null;
  return (
    <section aria-labelledby="receipt" className="grid gap-3">
      <h2 id="receipt" className="text-l">
        {t('receipt.title')}
      </h2>
      <FactList shape="bill" facts={receipt.facts} {...(receipt.charged && { sum: receipt.charged })} />
    </section>
  );
}
