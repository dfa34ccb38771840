import { useQuery } from '@tanstack/react-query';
import { centsFromDollars, kesFor } from '#shared/money.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { useMoney } from '#web/ui/use-money.ts';

/** In dollars: what a guest pays in the example. */
const example = 100;

/** What listing costs, by an example with the rates in force, and when the money comes. */
export function Costs() {
  const { t } = useTranslation('onboarding');
  const { data: settings } = useQuery(publicSettingsQuery);
  const fees = settings?.fees;
  return (
    <div className="grid gap-12 md:grid-cols-2 md:gap-16">
      <section aria-labelledby="cost" className="grid content-start gap-5">
        <h2 id="cost" className="text-2xl">
          {t('cost.title')}
        </h2>
        <p>{t('cost.free')}</p>
        <p>{fees ? t('cost.share', { percent: fees.commission }) : t('cost.shareUnknown')}</p>
        {fees && <Example fees={fees} rate={settings.rates.KES} />}
      </section>
      <section aria-labelledby="paid" className="grid content-start gap-5">
        <h2 id="paid" className="text-2xl">
          {t('paid.title')}
        </h2>
        <p>{t('paid.text')}</p>
        <p>{t('paid.weekly')}</p>
        <p>{t('paid.where')}</p>
        <p>{t('cost.transfer')}</p>
        <p className="text-ink-soft">{t('cost.taxes')}</p>
      </section>
    </div>
  );
}

interface ExampleProps {
  fees: { commission: number; tourismLevy: number; withholdingTax: number };
  rate: number;
}

/** As the earnings of a booking are shared out: commission and levy of the price, the withholding tax of what remains. */
function Example({ fees, rate }: ExampleProps) {
  const { t } = useTranslation('onboarding');
  const { charge, shillings } = useMoney();
  const commission = share(example, fees.commission);
  const levy = share(example, fees.tourismLevy);
  const withheld = share(example - commission - levy, fees.withholdingTax);
  const yours = round(example - commission - levy - withheld);
  const taken = (amount: number) => `− ${charge(amount)}`;
  const facts: Fact[] = [
    [t('cost.pays'), charge(example)],
    [t('cost.commission', { percent: fees.commission }), taken(commission)],
    [t('cost.levy', { percent: fees.tourismLevy }), levy > 0 && taken(levy)],
    [t('cost.withholding', { percent: fees.withholdingTax }), withheld > 0 && taken(withheld)],
  ];
  return (
    <div className="grid max-w-md gap-4 rounded-l border border-line bg-surface p-5">
      <h3 className="text-m">{t('cost.example')}</h3>
      <FactList shape="bill" facts={facts} sum={[t('cost.yours'), charge(yours)]} />
      <p className="text-s text-ink-soft">
        {t('cost.inKes', { amount: shillings(kesFor(centsFromDollars(yours), rate)), rate })}
      </p>
    </div>
  );
}

const round = (amount: number) => Math.round(amount * 100) / 100;
const share = (amount: number, percent: number) => round((amount * percent) / 100);
