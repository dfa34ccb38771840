import { phoneNumbersIn } from '#shared/phone-in-text.ts';
import { months } from '../understanding/months.ts';

const dollarWord = String.raw`us ?\$|\$|usd|us dollars?|dollars?|dola`;
const shillingWord = 'kshs?|kes|shillings?|shilingi|bob|/=';
const digits = String.raw`\d[\d,]*(?:\.\d+)?`;
const money = new RegExp(
  String.raw`(?:(?<!\p{L})(?<before>${dollarWord}|${shillingWord})\.?\s?(?<after>${digits})(?<k>k\b)?)|(?:(?<first>${digits})(?<firstK>k)?\s?(?<unit>${dollarWord}|${shillingWord})(?![\p{L}\d]))`,
  'giu',
);
const isDollar = new RegExp(`^(?:${dollarWord})$`, 'iu');

interface Amount {
  /** Such as `USD 240`. */
  amount: string;
  /** Where in the text it begins. */
  index: number;
}

/** The amounts of money in a text, in dollars and shillings. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(money)].map(({ index, groups = {} }) => {
    const currency = isDollar.test(groups.before ?? groups.unit ?? '') ? 'USD' : 'KES';
    const thousands = groups.k || groups.firstK ? 1_000 : 1;
    return { amount: `${currency} ${dollarsIn(groups.after ?? groups.first ?? '') * thousands}`, index };
  });
}

const dollarsIn = (written: string) => Number(written.replaceAll(',', ''));

/** A text without its amounts of money. */
export const withoutAmounts = (text: string): string => text.replaceAll(money, ' ');

/** A day that a text names; without a year it is that day of any year. */
export interface NamedDay {
  day: number;
  month: number;
  year: number | undefined;
}

const monthNames = [...months.keys()].join('|');
const dayForms = [
  /(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})/gu,
  /(?<day>\d{1,2})[./](?<month>\d{1,2})[./](?<year>\d{4})/gu,
  new RegExp(
    String.raw`(?<![\d.,])(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<name>${monthNames})\b\.?(?:,? (?<year>\d{4}))?`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?<name>${monthNames})\.? (?:tarehe )?(?<day>\d{1,2})(?:st|nd|rd|th)?\b(?:,? (?<year>\d{4}))?`,
    'giu',
  ),
];

export function daysIn(text: string): NamedDay[] {
  return dayForms.flatMap((form) =>
    [...text.matchAll(form)].map(({ groups = {} }) => ({
      day: Number(groups.day),
      month: groups.name ? (months.get(groups.name.toLowerCase()) ?? 0) : Number(groups.month),
      year: groups.year ? Number(groups.year) : undefined,
    })),
  );
}

/** A text without its days. */
const withoutDays = (text: string): string => dayForms.reduce((rest, form) => rest.replaceAll(form, ' '), text);

const pathForm = /(?<![\p{L}\p{N}/])\/(?!=)[^\s()<>[\]"“”]*/gu;

/** The paths of this site in a text, without signs of the sentence around them. */
export const pathsIn = (text: string): string[] =>
  [...text.matchAll(pathForm)].map(([path]) => path.replace(/[.,;:!?'’*]+$/u, ''));

const withoutPhones = (text: string): string =>
  phoneNumbersIn(text).reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);

/** The numbers of a text in digits, without signs between thousands. Those of its paths, phone numbers, amounts and days count nothing. */
export const numbersIn = (text: string): string[] =>
  [...withoutDays(withoutAmounts(withoutPhones(text.replaceAll(pathForm, ' ')))).matchAll(/\d+(?:[.,:]\d+)*/gu)].map(
    ([number]) => (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(number) ? number.replaceAll(',', '') : number),
  );

/** Words that stand in a row and are written as names, with what stands before them. */
interface Name {
  text: string;
  /** Whether a sentence begins with it, where any word is written so. */
  begins: boolean;
  /** The word behind it. */
  next: string | undefined;
}

const nameForm = /\p{Lu}[\p{L}\p{M}\p{N}'’-]*(?: (?:\p{Lu}[\p{L}\p{M}\p{N}'’-]*))*/gu;

export function namesIn(text: string): Name[] {
  return [...text.matchAll(nameForm)]
    .filter(({ index }) => !/[\p{L}\p{N}'’-]$/u.test(text.slice(0, index)))
    .map(({ index, 0: name }) => ({
      text: name,
      begins:
        /(?:^|[.!?:;–—•*(“"]|^\d+[.)])\s*$/u.test(text.slice(0, index)) || /^\s*-\s*$/u.test(text.slice(0, index)),
      next: /^\s+(\p{L}+)/u.exec(text.slice(index + name.length))?.[1],
    }));
}
