import { currencies } from '#shared/currencies.ts';
import { useDisplay } from '#web/lib/currency.ts';
import { useHere } from '#web/lib/use-here.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

export interface CurrencySwitchProps {
  className?: string;
}

/** Chooses the currency of prices, which `Switches` changes in place; without scripts a form reloads the page. */
export function CurrencySwitch({ className }: CurrencySwitchProps) {
  const { t } = useTranslation(['shell', 'common']);
  const { currency, rates } = useDisplay();
  const here = useHere();
  return (
    // Without `autoComplete` Back would restore an older choice, which would count as a new one.
    <form method="get" action="/currency" autoComplete="off" className={className}>
      <input type="hidden" name="back" value={here} />
      <select
        name="currency"
        data-switch=""
        aria-label={t('currencySwitch')}
        title={t('currencySwitch')}
        defaultValue={currency}
        disabled={rates === undefined}
        className="min-h-11 cursor-pointer rounded-m bg-transparent px-2 text-s font-semibold hover:bg-sunken"
      >
        {currencies.map((each) => (
          <option key={each} value={each} aria-label={`${each}, ${t(`common:currency.${each}`)}`}>
            {each}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="min-h-11 px-3 text-s font-semibold underline underline-offset-4">
          {t('currencyShow')}
        </button>
      </noscript>
    </form>
  );
}
