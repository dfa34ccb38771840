import { useEffect, useEffectEvent } from 'react';
import { isCurrency } from '#shared/currencies.ts';
import { isLang, withLang } from '#shared/languages.ts';
import { useDisplay } from '#web/lib/currency.ts';
import { keepScroll, restoreScroll } from '#web/lib/keep-scroll.ts';
import { useTheme } from '#web/lib/theme.ts';
import { chooseTheme } from './choose-theme.ts';
import { useChooseCurrency } from './use-choose-currency.ts';
import { useOwnCurrency } from './use-own-currency.ts';
import { useOwnLanguage } from './use-own-language.ts';

type Switch = HTMLSelectElement | HTMLInputElement;

const switches = '[data-switch]';
const currencySelects = () => document.querySelectorAll<HTMLSelectElement>(`select${switches}`);
const themeRadios = () => document.querySelectorAll<HTMLInputElement>(`input${switches}`);

/**
 * Does what the switches for language, currency and theme say. It listens on the window, since those in header and
 * footer are used while they are HTML, and some are never hydrated. All of them show what one of them has chosen.
 */
export function Switches() {
  useOwnCurrency();
  useOwnLanguage();
  const { currency, rates } = useDisplay();
  const theme = useTheme();
  const chooseCurrency = useChooseCurrency();
  const obey = useEffectEvent(({ value }: Switch) => {
    if (isCurrency(value)) chooseCurrency(value);
    else if ((value === 'system' || value === 'light' || value === 'dark') && value !== theme) chooseTheme(value);
  });
  useEffect(() => {
    restoreScroll();
    // What was chosen before this code was loaded is in the controls alone.
    for (const select of currencySelects()) if (!select.selectedOptions[0]?.defaultSelected) obey(select);
    for (const radio of themeRadios()) if (radio.checked) obey(radio);
    const onChange = ({ target }: Event) => {
      if (target instanceof Element && target.matches(switches)) obey(target as Switch);
    };
    // Before React, which stops events in parts that it cannot hydrate yet.
    window.addEventListener('change', onChange, { capture: true });
    window.addEventListener('click', followLanguage, { capture: true });
    return () => {
      window.removeEventListener('change', onChange, { capture: true });
      window.removeEventListener('click', followLanguage, { capture: true });
    };
  }, []);
  useEffect(() => {
    for (const select of currencySelects()) {
      select.value = currency;
      // The server may not have been able to read them.
      select.disabled = rates === undefined;
    }
  }, [currency, rates]);
  useEffect(() => {
    for (const radio of themeRadios()) radio.checked = radio.value === theme;
  }, [theme]);
  return null;
}

/** Opens this page in the language of the link that was pressed. */
function followLanguage(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link || !isLang(link.hreflang)) return;
  // A footer that is still HTML may have the address of the page before.
  link.href = withLang(location.pathname + location.search, link.hreflang);
  keepScroll(link);
  // Another tab or window, or a download.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // Replaces the current history entry. Back to it would lead here again, since the server redirects by language.
  location.replace(link.href);
}
