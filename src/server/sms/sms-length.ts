/** The characters of GSM 03.38 that need one place each, and those that need two. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('^{}\\[~]|€\f');

/** A message is sent in this many parts at most, each of which is paid for. */
export const mostSegments = 2;

/** How a text travels: in how many places of seven bits (or of two bytes, with characters that GSM does not have), in how many parts. */
interface SmsLength {
  encoding: 'gsm7' | 'ucs2';
  units: number;
  segments: number;
}

/** Places of one message alone, and of each part of a longer one, which gives some to its heading. */
const places = { gsm7: { alone: 160, part: 153 }, ucs2: { alone: 70, part: 67 } } as const;

/** Measures a text as phones and gateways do. A character of two places never stands astride two parts. */
export function smsLength(text: string): SmsLength {
  const marks = [...text];
  const isGsm = marks.every((mark) => basic.has(mark) || extended.has(mark));
  const encoding = isGsm ? 'gsm7' : 'ucs2';
  const sizes = marks.map((mark) => (isGsm ? (extended.has(mark) ? 2 : 1) : mark.length));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { alone, part } = places[encoding];
  return { encoding, units, segments: units <= alone ? 1 : partsOf(sizes, part) };
}

function partsOf(sizes: readonly number[], part: number): number {
  let parts = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > part) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return parts;
}

const plainer: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '·': '-',
  '•': '-',
  '×': 'x',
};

/**
 * The text as phones of any age show it: without invisible marks, with plain quotation marks and dashes, and letters without
 * accents that GSM does not have. What has no plain form stays, so a name in another script can be read.
 */
export const plainSmsText = (text: string): string =>
  [...text.normalize('NFC').replace(/[\p{Cf}]/gu, '')]
    .map((mark) => (basic.has(mark) || extended.has(mark) ? mark : plainMark(mark)))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

function plainMark(mark: string): string {
  if (/\s/u.test(mark)) return ' ';
  const plain = plainer[mark] ?? mark.normalize('NFD').replace(/\p{M}/gu, '');
  return [...plain].every((one) => basic.has(one)) ? plain : mark;
}
