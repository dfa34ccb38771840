import { useEffect, useEffectEvent, useRef } from 'react';
import { currencies, isCurrency } from '#shared/currencies.ts';
import { useDisplay } from '#web/lib/currency.ts';
import { useHere } from '#web/lib/use-here.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useChooseCurrency } from './use-choose-currency.ts';

/** Chooses the currency of prices, which change in place; without scripts a form reloads the page. */
export function CurrencySwitch({ className }: { className?: string }) {
  const { t } = useTranslation(['shell', 'common']);
  const { currency, rates } = useDisplay();
  const choose = useChooseCurrency();
  const select = useRef<HTMLSelectElement>(null);
  const adopt = useEffectEvent((chosen: string | undefined) => {
    if (isCurrency(chosen) && chosen !== currency) choose(chosen);
  });
  // The person may have chosen a currency before this code was loaded, which is then in the select alone.
  useEffect(() => adopt(select.current?.value), []);
  const here = useHere();
  return (
    <form method="get" action="/currency" autoComplete="off" className={className}>
      <input type="hidden" name="back" value={here} />
      <select
        ref={select}
        name="currency"
        aria-label={t('currencySwitch')}
        title={t('currencySwitch')}
        value={currency}
        disabled={rates === undefined}
        onChange={({ target }) => {
          if (isCurrency(target.value)) choose(target.value);
        }}
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
