import type { Quote } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { useFeeAmount } from '#web/ui/use-fee-amount.ts';
import { useForeign } from '#web/ui/use-lang.ts';

interface OnSiteProps extends Pick<Quote, 'onSite'> {
  /** The level of its heading. */
  level?: 3 | 4;
  /** What is said of them, where it is not the traveller who reads it. */
  text?: string;
}

/** What guests pay at the place itself besides the price, each in the currency in which it is paid. Needs the texts `party`. */
export function OnSite({ onSite, level = 3, text }: OnSiteProps) {
  const { t } = useTranslation('party');
  const written = useFeeAmount();
  const foreign = useForeign();
  if (!onSite) return null;
  const { charges, totals, atMost, notes } = onSite;
  const isAsked = charges.some(({ amount }) => amount === null);
  const facts = charges.map(
    (one): Fact => [
      <>
        <span lang={foreign(one.textLang)}>{one.fee}</span>, {one.label}
      </>,
      one.amount === null ? t('fees.ask') : written({ ...one, amount: one.amount }),
    ],
  );
  const sum = [...totals.map(written), ...(isAsked ? [t('fees.ask')] : [])].join(' + ');
  return (
    <div className="grid gap-2">
      {level === 3 ? <h3>{t('fees.title')}</h3> : <h4 className="font-text text-m font-semibold">{t('fees.title')}</h4>}
      <FactList
        shape="bill"
        facts={facts}
        {...(totals.length > 0 && { sum: [t('fees.total'), atMost ? t('fees.atMost', { sum }) : sum] })}
      />
      {notes.map(({ fee, textLang, text: note }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fees may have the same name
        <p key={place} className="text-s">
          <span lang={foreign(textLang)}>{fee}</span>: {note}
        </p>
      ))}
      <p className="text-s text-ink-soft">{text ?? t('fees.text')}</p>
    </div>
  );
}
