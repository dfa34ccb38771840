/** At most so many signs stand between two digits of one number. */
const gap = '[\\s\\p{Pd}().·/_]{0,3}';
const digits = (count: string) => `(?:${gap}\\d){${count}}`;

/** A mobile number of Kenya with other signs in it, after the four digits with which it begins. */
const mobile = '0[17]\\d{2}(?:[\\s\\p{Pd}().·/_,*]{0,3}\\d){6}';

/** International (+ or 00), Kenyan with 254, 0 or neither, and what is a number of ten digits and more in one piece. */
const phone = new RegExp(
  `(?<!\\d)${mobile}|\\+${gap}[1-9]${digits('6,14')}|(?<!\\d)(?:00${gap}[1-9]${digits('7,13')}|254${digits('9')}|` +
    `0${gap}[1-9]${digits('8')}|7${digits('8')}|\\d{10,})`,
  'u',
);
/** Days such as 2026-11-21 and 21/11/2026, which are digits with signs between them as well. */
const day = /(?<!\d)(?:(?:19|20)\d\d([-./])\d{1,2}\1\d{1,2}|\d{1,2}([-./])\d{1,2}\2(?:19|20)\d\d)(?!\d)/g;

/** Hours such as 07.00 and 18:30; no hour has two groups of three digits behind it (`07.12 345 678`). */
const hour = /(?<![\d.:])(?:[01]?\d|2[0-3])[.:][0-5]\d(?![\d.:]|[\s-]?\d{3}[\s-]?\d{3}(?!\d))/g;

/** The first phone number in a text, Kenyan or international, also with blanks, dashes or brackets in it; else undefined. */
export const phoneNumberIn = (text: string): string | undefined =>
  phone
    .exec(
      text
        .normalize('NFKC')
        .replace(/\p{DI}/gu, '')
        .replace(day, 'x')
        .replace(hour, 'x'),
    )?.[0]
    .replaceAll(/\s+/g, ' ');

/** Whether a text holds a phone number, as `phoneNumberIn` finds it. */
export const hasPhoneNumber = (text: string): boolean => phoneNumberIn(text) !== undefined;

/** A text as numbers are looked for in it: for each sign, where in the text it stands. */
interface Plain {
  signs: string;
  at: number[];
}

function plainOf(text: string): Plain {
  const plain: Plain = { signs: '', at: [] };
  let place = 0;
  for (const sign of text) {
    const normal = sign.normalize('NFKC').replace(/\p{DI}/gu, '');
    plain.signs += normal;
    plain.at.push(...Array.from({ length: normal.length }, () => place));
    place += sign.length;
  }
  return plain;
}

/**
 * As in listings, but no sums and ranges of prices: `+` stands before a digit and behind none, 00 is no part of an amount, and
 * what begins with 7 has groups of three.
 */
const sentPhone = new RegExp(
  `(?<!\\d)${mobile}|(?<!\\d\\s?)\\+[1-9]${digits('6,14')}|(?<!\\d[.,]?)(?:00[1-9]${digits('7,13')}|254${digits('9')}|` +
    `0${gap}[1-9]${digits('8')}|7\\d{2}[\\s.-]?\\d{3}[\\s.-]?\\d{3}(?!\\d))|(?<!\\d)\\d{10,}`,
  'gu',
);
/** Days with a year of two digits, such as 05/12/26. */
const shortDay = /(?<![\d./-])(?:0?[1-9]|[12]\d|3[01])([-./])(?:0?[1-9]|1[0-2])\1[23]\d(?![-./]?\d)/g;
const asLong = (found: string) => 'x'.repeat(found.length);

/** Where the phone numbers of a message stand: from the first sign of each to the one after it. */
export function phoneNumbersIn(text: string): { from: number; to: number }[] {
  const { signs, at } = plainOf(text);
  const found = signs.replace(day, asLong).replace(shortDay, asLong).replace(hour, asLong).matchAll(sentPhone);
  return [...found].map(({ index, 0: { length } }) => ({
    from: at[index] ?? 0,
    to: at[index + length] ?? text.length,
  }));
}
