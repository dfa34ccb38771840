import type { Quote } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { useForeign } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';

type Sums = NonNullable<Quote['onSite']>['totals'];

/** What guests pay at the place itself besides the price, each in the currency in which it is paid. Needs the texts `party`. */
export function OnSite({ onSite }: Pick<Quote, 'onSite'>) {
  const { t } = useTranslation('party');
  const { charge, shillings } = useMoney();
  const foreign = useForeign();
  if (!onSite) return null;
  const written = ({ currency, amount }: Sums[number]) =>
    amount === 0 ? t('fees.free') : currency === 'KES' ? shillings(amount) : charge(amount);
  const facts = onSite.charges.map(
    (one): Fact => [
      <>
        <span lang={foreign(one.textLang)}>{one.fee}</span>, {one.label}
      </>,
      written(one),
    ],
  );
  return (
    <div className="grid gap-2">
      <h3>{t('fees.title')}</h3>
      <FactList shape="bill" facts={facts} sum={[t('fees.total'), onSite.totals.map(written).join(' + ')]} />
      <p className="text-s text-ink-soft">{t('fees.text')}</p>
    </div>
  );
}
