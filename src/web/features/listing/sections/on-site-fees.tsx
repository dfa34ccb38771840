import type { Service } from '#shared/contracts/catalogue.ts';
import { feeCurrencyOf } from '#shared/on-site-fees.ts';
import { guestKinds } from '#shared/party.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { useFeeAmount } from '#web/ui/use-fee-amount.ts';
import { useForeign } from '#web/ui/use-lang.ts';
import { useKindLabel } from './use-kind-label.ts';

/** What guests pay at the place itself besides the price, by where they live. The page must have loaded the texts `party`. */
export function OnSiteFees({ service: { onSiteFees, priceUnit, childUntil } }: { service: Service }) {
  const { t } = useTranslation(['party', 'catalogue']);
  const written = useFeeAmount();
  const labelOf = useKindLabel({ childUntil });
  const foreign = useForeign();
  if (onSiteFees.length === 0) return null;
  return (
    <section aria-labelledby="on-site-fees" className="grid max-w-prose gap-4">
      <div className="grid gap-2">
        <h3 id="on-site-fees">{t('fees.title')}</h3>
        <p className="text-ink-soft">{t('fees.text')}</p>
      </div>
      {onSiteFees.map(({ name, textLang, times, amounts }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fees may have the same name
        <div key={place} className="grid gap-2">
          <h4 className="font-semibold">
            <span lang={foreign(textLang)}>{name}</span>,{' '}
            {t(times === 'once' ? 'fees.once' : priceUnit === 'night' ? 'fees.nightly' : 'fees.daily')}
          </h4>
          <FactList
            shape="bill"
            facts={guestKinds.map((kind): Fact => {
              const amount = amounts[kind];
              return [labelOf(kind), amount !== undefined && written({ currency: feeCurrencyOf(kind), amount })];
            })}
          />
        </div>
      ))}
    </section>
  );
}
