import { mostSegments, plainSmsText, smsLength } from './sms-length.ts';

/** A line of a message. One with `least` may be shortened to so many characters where the message is too long. */
export interface Part {
  text: string;
  least?: number;
}

const dots = '...';
const fits = (text: string): boolean => smsLength(text).segments <= mostSegments;

/**
 * A message of two parts at most, a line for each of its parts, empty ones left out. Lines that may be shortened are, the longest first;
 * where that is not enough because of characters of another script, these become question marks, so that more fits.
 * @throws RangeError when what must stand in it does not fit
 */
export function fitParts(parts: readonly Part[]): string {
  const lines = parts.filter(({ text }) => text !== '').map((part) => ({ ...part, text: plainSmsText(part.text) }));
  const whole = shortened(lines);
  if (fits(whole)) return whole;
  const latin = shortened(lines.map((line) => ({ ...line, text: inGsm(line.text) })));
  if (!fits(latin)) throw new RangeError('A text message is too long');
  return latin;
}

const written = (lines: readonly Part[]): string => lines.map(({ text }) => text).join('\n');

function shortened(lines: readonly Part[]): string {
  let now = [...lines];
  while (!fits(written(now))) {
    const longest = now
      .filter(({ text, least }) => least !== undefined && [...text].length > least)
      .toSorted((a, b) => b.text.length - a.text.length)[0];
    if (!longest) break;
    now = now.map((line) => (line === longest ? { ...line, text: oneShorter(line.text) } : line));
  }
  return written(now);
}

/** 'Dawn drive' becomes 'Dawn dr...', which becomes 'Dawn d...'. */
function oneShorter(text: string): string {
  const plain = text.endsWith(dots) ? text.slice(0, -dots.length) : text;
  const marks = [...plain];
  const kept = marks.slice(0, text.endsWith(dots) ? -1 : -(dots.length + 1)).join('');
  return kept.trimEnd() + dots;
}

const inGsm = (text: string): string =>
  [...text].map((mark) => (smsLength(mark).encoding === 'gsm7' ? mark : '?')).join('');
