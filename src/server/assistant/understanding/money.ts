import { aNumber, numberOf } from './numbers.ts';

/** A limit of price in the message, as it was written. */
export interface Budget {
  most?: number;
  least?: number;
  currency: 'USD' | 'KES';
}

const amount = String.raw`(?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d{1,2})?\s?k?\b`;
const thousand = `elfu ${aNumber}`;
const dollarWord = String.raw`(?:us ?\$|\$|usd|us dollars?|dollars?|dola|bucks)`;
const shillingWord = String.raw`(?:kshs?|kes|shs?|shill?ing(?:s|i)?|kenyan? shillings?|bob|/=)`;
const most =
  '(?:under|below|less than|no more than|not more than|cheaper than|at most|maximum(?: of)?|max|up to|within|budget(?: is| of)?|chini ya|isiyozidi|yasiyozidi|usiozidi|wasiozidi|isizidi|hadi|bajeti(?: yangu)?(?: ni| ya)?|si zaidi ya)';
const least = '(?:over|above|more than|at least|starting from|zaidi ya|kuanzia|juu ya)';

const value = `(?<value>${amount}|${thousand})`;
const shapes = [
  new RegExp(
    `(?:(?<bound>${most}|${least})\\s*)?(?:ya |of )?(?<currency>${dollarWord}|${shillingWord})\\s*(?:ya |za )?${value}`,
    'u',
  ),
  new RegExp(`(?:(?<bound>${most}|${least})\\s*)?${value}\\s*(?<currency>${dollarWord}|${shillingWord})(?![a-z])`, 'u'),
  new RegExp(
    `(?<bound>${most}|${least})\\s*${value}(?!\\s*(?:people|persons|guests|adults|nights?|days?|km|kg|hours?|watu|wageni|usiku|siku|years?|january|february|march|april|may|june|july|august|september|october|november|december|[/.-]\\d))`,
    'u',
  ),
];
const isLeast = new RegExp(`^${least}$`, 'u');
const isShillings = new RegExp(`^${shillingWord}$`, 'u');

/** A larger amount is no price of a trip in any currency. */
const mostMeant = 100_000_000;

/** Below this an amount without a currency is taken for dollars: nothing costs so few shillings. */
const fewestShillings = 1_500;

/**
 * The limit of price that a message names, and the message with it replaced by ` mark `.
 * @param text lower case, with its punctuation
 */
export function readBudget(text: string, mark: string): { budget: Budget | undefined; rest: string } {
  for (const shape of shapes) {
    const found = shape.exec(text);
    const groups = found?.groups;
    if (!found || !groups) continue;
    const sum = sumOf(groups.value ?? '');
    if (!(sum > 0 && sum <= mostMeant)) continue;
    const named = groups.currency;
    const inShillings = named === undefined ? sum >= fewestShillings : isShillings.test(named);
    const bound = isLeast.test(groups.bound ?? '') ? { least: sum } : { most: sum };
    return { budget: { ...bound, currency: inShillings ? 'KES' : 'USD' }, rest: text.replace(found[0], ` ${mark} `) };
  }
  return { budget: undefined, rest: text };
}

function sumOf(text: string): number {
  const [, words] = /^elfu (.+)$/.exec(text) ?? [];
  if (words !== undefined) return numberOf(words) * 1000;
  const digits = Number(text.replace(/[ ,k]/g, ''));
  return text.endsWith('k') ? digits * 1000 : digits;
}
