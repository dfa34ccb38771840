const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');

/** Every sign that our faces hold: of English, Kiswahili and most of Western Europe. scripts/fonts.ts cuts them to it. */
export const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ–—‘’‚“”„•…‹›€™←→−≈≤≥×`;

const known = new Set(letters);
/** Letters that do not come apart into a plain one and its mark. */
const plain: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ħ: 'h', Ħ: 'H', ŋ: 'ng', Ŋ: 'Ng' };

/**
 * The text in signs that the faces hold: 'Łukasz Şahin' → 'Lukasz Sahin'. A sign of another script becomes '?', and
 * what nobody sees goes: a paper without a line would be worse, and nothing is known by its name alone.
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
