import { centsFromDollars, formatBriefPrice, formatKes, formatPrice, formatUsdCharge, kes } from '#shared/money.ts';
import { useDisplay } from '#web/lib/currency.ts';
import { useLang } from './use-lang.ts';

/** An amount never breaks between sign, number and name. */
const whole = (text: string) => text.replaceAll(' ', '\u00a0');

/** The one way from an amount to words, in the page's language and the chosen currency. Dollars come as answers carry them. */
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
    /** What a charge is about in another chosen currency, or undefined. */
    about,
    /** Both in one: '$240 USD', '$240 USD (≈ €221)'. */
    chargeAbout: (dollars: number) => {
      const other = about(dollars);
      return other === undefined ? charge(dollars) : `${charge(dollars)} (${other})`;
    },
    /** Shillings that are or were charged: 'KES 26,400'. */
    shillings: (amount: number) => whole(formatKes(kes(amount), lang)),
  };
}
