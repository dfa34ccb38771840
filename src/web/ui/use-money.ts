import { centsFromDollars, formatBriefPrice, formatKes, formatPrice, formatUsdCharge, kes } from '#shared/money.ts';
import { useDisplay } from '#web/lib/currency.ts';
import { useLang } from './use-lang.ts';

/** With no-break spaces, so that an amount stays on one line. */
const whole = (text: string) => text.replaceAll(' ', '\u00a0');

/** Formats amounts in the page's language and the chosen currency. Amounts in dollars are as answers have them. */
export function useMoney() {
  const lang = useLang();
  const display = useDisplay();
  const price = (dollars: number) => whole(formatPrice(centsFromDollars(dollars), display, lang));
  const charge = (dollars: number) => whole(formatUsdCharge(centsFromDollars(dollars), lang));
  const about = (dollars: number) => (display.currency === 'USD' ? undefined : price(dollars));
  return {
    /** A price to compare and choose by: '$240', '≈ €221'. */
    price,
    /** The same where there is little room: '$240', '26.4K'. */
    brief: (dollars: number) => formatBriefPrice(centsFromDollars(dollars), display, lang),
    /** Dollars that are or were charged: '$240 USD'. */
    charge,
    /** About how much a charge is in the chosen currency, or undefined if that is dollars. */
    about,
    /** Both: '$240 USD', '$240 USD (≈ €221)'. */
    chargeAbout: (dollars: number) => {
      const other = about(dollars);
      return other === undefined ? charge(dollars) : `${charge(dollars)} (${other})`;
    },
    /** Shillings that are or were charged: 'KES 26,400'. */
    shillings: (amount: number) => whole(formatKes(kes(Math.round(amount)), lang)),
  };
}
