import { aNumber, numberOf } from './numbers.ts';

/** A limit of price in the message, as it was written. */
export interface Budget {
  most?: number;
  least?: number;
  currency: 'USD' | 'KES';
}

const amount = String.raw`(?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d{1,2})?\s?k?\b`;
/** Thousands and hundreds: elfu mbili mia tano. */
const inWords =
  `(?:elfu|thao) ${aNumber} (?:na )?mia ${aNumber}|(?:elfu|thao|mia) ${aNumber}|` +
  `${aNumber} (?:thousand|thao) (?:and )?${aNumber} hundred|${aNumber} (?:thousand|thao|hundred)`;
const dollarWord = String.raw`(?:us ?\$|\$|usd|us dollars?|dollars?|dola|bucks)`;
const shillingWord = '(?:kshs?|kes|shs?|shill?ing(?:s|i)?|kenyan? shillings?|bob|/=|/-)';
const most =
  '(?:(?:can ?not|can.?t|don.?t|do not|not|never|won.?t)(?: want to)?(?: spend| pay| cost| be| go)? (?:more than|over|above)|isipite|usipite|yasipite|wasipite|haizidi|nisizidi|tusizidi|bila kuzidi|kutozidi|kisichozidi|(?:isi|usi|yasi|wasi|zisi|kisi)(?:we|fike|zidi) zaidi ya|under|below|less than|no more than|not more than|cheaper than|at most|maximum(?: of)?|max|up to|within|budget(?: is| of)?|chini ya|isiyozidi|yasiyozidi|usiozidi|wasiozidi|isizidi|hadi|bajeti(?: yangu)?(?: ni| ya)?|si zaidi ya)';
const least = '(?:over|above|more than|at least|starting from|zaidi ya|kuanzia|juu ya)';

/** Amounts near one that is named are meant: so much more or less. */
const about = '(?:around|about|roughly|approximately|like|kama|takriban|karibu na|hivi)';

const value = `(?<value>${inWords}|${amount})`;
const money = `(?:${dollarWord}|${shillingWord})`;
/** Between 50 and 100 dollars; $50-100; kati ya dola 50 na 100. */
const between = new RegExp(
  `(?:(?<between>between|kati ya|from|kuanzia)\\s*)?(?<first>${money}\\s*)?(?<low>${inWords}|${amount})\\s*(?<to>and|na|to|hadi|mpaka|-|–)\\s*(?<second>${money}\\s*)?(?<high>${inWords}|${amount})(?:\\s*(?<third>${money}))?(?!\\s*(?:people|persons|guests|adults|kids|children|nights?|days?|watu|wageni|usiku|siku|years?|[/.-]\\d)|[a-z])`,
  'u',
);
const shapes = [
  new RegExp(`(?<bound>${about})\\s*(?<currency>${dollarWord}|${shillingWord})\\s*${value}`, 'u'),
  new RegExp(`(?<bound>${about})\\s*${value}\\s*(?<currency>${dollarWord}|${shillingWord})(?![a-z])`, 'u'),
  new RegExp(
    `(?:(?<bound>${most}|${least})\\s*)?(?:ya |of )?(?<currency>${dollarWord}|${shillingWord})\\s*(?:ya |za )?${value}`,
    'u',
  ),
  new RegExp(`(?:(?<bound>${most}|${least})\\s*)?${value}\\s*(?<currency>${dollarWord}|${shillingWord})(?![a-z])`, 'u'),
  new RegExp(
    `(?<bound>${most}|${least})\\s*${value}(?!\\s*(?:people|persons|guests|adults|nights?|days?|km|kg|hours?|watu|wageni|usiku|siku|years?|january|february|march|april|may|june|july|august|september|october|november|december|januari|februari|machi|aprili|mei|juni|julai|agosti|septemba|oktoba|novemba|desemba|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|ya mwezi|(?:st|nd|rd|th)|[/.-]\\d))`,
    'u',
  ),
];
/** What somebody says that they have, without a currency: niko na 5k. */
const hasMoney = new RegExp(
  `\\b(?:niko na|nko na|nina|tuna|tuko na|i have|we have|ive got|we got|with|na|kwa) (?:only |about |just |kama )?(?<value>${inWords}|\\d{1,3}k|(?!20\\d\\d\\b)\\d{4,6})\\b(?! ?(?:run|km|race|people|watu))`,
  'u',
);
const isAbout = new RegExp(`^${about}$`, 'u');
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
  const span = spanIn(text);
  if (span) return { budget: span.budget, rest: text.replace(span.written, ` ${mark} `) };
  for (const shape of [...shapes, hasMoney]) {
    const found = shape.exec(text);
    const groups = found?.groups;
    if (!found || !groups) continue;
    const sum = sumOf(groups.value ?? '');
    if (!(sum > 0 && sum <= mostMeant)) continue;
    const named = groups.currency;
    const inShillings = named === undefined ? sum >= fewestShillings : isShillings.test(named);
    const bound = boundsOf(groups.bound ?? '', sum);
    return { budget: { ...bound, currency: inShillings ? 'KES' : 'USD' }, rest: text.replace(found[0], ` ${mark} `) };
  }
  return { budget: undefined, rest: text };
}

/** What “about” means: a quarter less or more. */
const nearness = 0.25;

function boundsOf(bound: string, sum: number): Pick<Budget, 'least' | 'most'> {
  if (isAbout.test(bound)) return { least: Math.floor(sum * (1 - nearness)), most: Math.ceil(sum * (1 + nearness)) };
  return isLeast.test(bound) ? { least: sum } : { most: sum };
}

/** A lowest and a highest price; numbers without a currency only after “between”, and as large as prices are. */
function spanIn(text: string): { budget: Budget; written: string } | undefined {
  const found = between.exec(text);
  const groups = found?.groups;
  if (!found || !groups) return undefined;
  const named = (groups.first ?? groups.second ?? groups.third)?.trim();
  const [low, high] = [sumOf(groups.low ?? ''), sumOf(groups.high ?? '')];
  const isPrice =
    named !== undefined || ((groups.between === 'between' || groups.between === 'kati ya') && low >= leastOfSpan);
  if (!isPrice || !(low > 0 && low < high && high <= mostMeant)) return undefined;
  const currency = (named === undefined ? high >= fewestShillings : isShillings.test(named)) ? 'KES' : 'USD';
  return { budget: { least: low, most: high, currency }, written: found[0] };
}

/** Smaller numbers are days and people. */
const leastOfSpan = 32;

const units: ReadonlyMap<string, number> = new Map(
  Object.entries({ elfu: 1_000, thao: 1_000, thousand: 1_000, mia: 100, hundred: 100 }),
);

function sumOf(text: string): number {
  const words = text.split(' ').filter((word) => word !== 'and' && word !== 'na');
  const unit = words.map((word) => units.get(word));
  if (unit.some((one) => one !== undefined)) {
    // In Kiswahili the number stands behind what is counted, in English before it.
    const step = unit[0] === undefined ? -1 : 1;
    return unit.reduce<number>(
      (sum, one, at) => sum + (one === undefined ? 0 : one * numberOf(words[at + step] ?? '')),
      0,
    );
  }
  const digits = Number(text.replace(/[ ,k]/g, ''));
  return text.endsWith('k') ? digits * 1000 : digits;
}
