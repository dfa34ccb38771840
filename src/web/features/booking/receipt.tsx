import type { Booking } from '#shared/contracts/bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { Charge } from '#web/ui/price.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';

/** What was paid, when and how, in the currency that was charged; nothing before there is a payment. */
export function Receipt({ payment }: Pick<Booking, 'payment'>) {
  const { t } = useTranslation('bookings');
  const lang = useLang();
  const { shillings } = useMoney();
  const { method, amount, currency, paidAt, receipt } = payment;
  if (method === null || amount === null || paidAt === null) return null;
  const charged =
    currency === 'KES' ? (
      <span className="font-semibold">{shillings(Math.round(amount))}</span>
    ) : (
      <Charge dollars={amount} />
    );
  return (
    <section aria-labelledby="receipt" className="grid gap-3">
      <h2 id="receipt" className="text-l">
        {t('receipt.title')}
      </h2>
      <FactList
        shape="bill"
        facts={[
          [t('receipt.method'), t(method === 'card' ? 'receipt.card' : 'receipt.mpesa')],
          [t('receipt.paidAt'), formatInstant(new Date(paidAt), lang)],
          [t('receipt.number'), receipt],
        ]}
        sum={[t('receipt.charged'), charged]}
      />
    </section>
  );
}
