import { useDisplay } from '#web/lib/currency.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** Says that euros or pounds, in which prices stand here, are approximate; nothing in other currencies. */
export function Approximate() {
  const { t } = useTranslation('common');
  const { currency } = useDisplay();
  if (currency !== 'EUR' && currency !== 'GBP') return null;
  return <p className="text-s text-ink-soft">{t('approximate', { currency: t(`currency.${currency}`) })}</p>;
}
