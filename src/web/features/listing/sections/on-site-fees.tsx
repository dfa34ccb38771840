import type { Service } from '#shared/contracts/catalogue.ts';
import type { FeeKind } from '#shared/on-site-fees.ts';
import { feeCurrencyOf, feeKinds } from '#shared/on-site-fees.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { useFeeAmount } from '#web/ui/use-fee-amount.ts';
import { useForeign } from '#web/ui/use-lang.ts';
import { useMonthName } from '#web/ui/use-month-name.ts';

/** What guests pay at the place itself besides the price, by where they live. The page must have loaded the texts `party`. */
export function OnSiteFees({ service: { onSiteFees, priceUnit } }: { service: Service }) {
  const { t } = useTranslation(['party', 'catalogue']);
  const foreign = useForeign();
  const monthName = useMonthName();
  if (onSiteFees.length === 0) return null;
  return (
    <section aria-labelledby="on-site-fees" className="grid max-w-prose gap-4">
      <div className="grid gap-2">
        <h3 id="on-site-fees">{t('fees.title')}</h3>
        <p className="text-ink-soft">{t('fees.text')}</p>
      </div>
      {onSiteFees.map((fee, place) => {
        const { name, textLang, times, months } = fee;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fees may have the same name
          <div key={place} className="grid gap-2">
            <h4 className="font-semibold">
              <span lang={foreign(textLang)}>{name}</span>,{' '}
              {t(times === 'once' ? 'fees.once' : priceUnit === 'night' ? 'fees.nightly' : 'fees.daily')}
              {months && `, ${t('fees.months', { from: monthName(months.from), until: monthName(months.until) })}`}
            </h4>
            <Amounts fee={fee} />
          </div>
        );
      })}
    </section>
  );
}

/** What each kind of guests pays of a fee, and who pays nothing. */
function Amounts({ fee }: { fee: Service['onSiteFees'][number] }) {
  const { t } = useTranslation('party');
  const written = useFeeAmount();
  const { amounts, childUntil, freeUnder } = fee;
  const ages =
    childUntil === null
      ? undefined
      : freeUnder === null
        ? t('until', { age: childUntil })
        : t('fees.ages', { from: freeUnder, until: childUntil });
  const labelOf = (kind: FeeKind) => {
    const label = t(`kind.${kind}`);
    return ages !== undefined && kind.endsWith('_child') ? `${label} (${ages})` : label;
  };
  return (
    <>
      <FactList
        shape="bill"
        facts={feeKinds.map((kind): Fact => {
          const amount = amounts[kind];
          if (kind === 'non_resident' && amount === undefined) return [labelOf(kind), t('fees.ask')];
          return [labelOf(kind), amount !== undefined && written({ currency: feeCurrencyOf(kind), amount })];
        })}
      />
      {freeUnder !== null && <p className="text-s">{t('fees.freeUnder', { age: freeUnder })}</p>}
    </>
  );
}
