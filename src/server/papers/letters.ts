const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');

/**
 * Every character of our papers' fonts, and of the first two files of each font for pages: English, Kiswahili and most of
 * Western Europe. scripts/fonts.ts reduces the fonts to it.
 */
export const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xac)}${range(0xae, 0xff)}ıŒœ–—‘’‚“”„•…‹›€™−`;

/** Those of them that nearly all pages use; the others are in a second file of each font for pages, loaded when needed. */
export const commonLetters = `${range(0x20, 0x7e)}\u00a0°·×é–—‘’“”…€−`;

const latin = range(0x100, 0x17f) + range(0x218, 0x21b);
/** Letters that Figtree lacks and hardly any name has. */
const withoutGlyph = 'ĔĕĬĭĸĿŀŉŎŏŢţŦŧſ';

/** Letters of names in Kikuyu, Kamba and Vietnamese, which Figtree puts together of a letter and a tilde. */
export const tildeLetters = 'ĨĩŨũ';
/** Of what Figtree puts them together. */
export const tildeParts = 'IUiu\u0303';

/** Letters of names in other languages; pages have them in a third file of each font, papers show them without marks. */
export const namesLetters = [...latin]
  .filter((letter) => !`${letters}${tildeLetters}${withoutGlyph}`.includes(letter))
  .join('');

const known = new Set(letters);
/** Letters that Unicode does not decompose into a plain letter and its mark. */
const plain: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', Ħ: 'H', ŋ: 'ng', Ŋ: 'Ng' };

/**
 * The text in characters that the fonts contain: 'Łukasz Şahin' → 'Lukasz Sahin'. A character of another script becomes
 * '?', and invisible characters are removed. So a line is always printed; names identify nothing on a paper.
 */
export function printable(text: string): string {
  return [...text.normalize('NFC').replace(/[^\S\n]+/g, ' ')].map(shown).join('');
}

function shown(sign: string): string {
  if (known.has(sign) || sign === '\n') return sign;
  if (/\p{C}|\p{M}/u.test(sign)) return '';
  const bare = plain[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...bare].every((one) => known.has(one)) ? bare : '?';
}
