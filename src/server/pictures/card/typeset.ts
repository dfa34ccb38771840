import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import { type Face, faces } from '#server/papers/look.ts';

const fonts = new Map<Face, Promise<Font>>();

/** The font of a face, by the files that papers use; read once in a process. */
export function fontOf(face: Face): Promise<Font> {
  const known = fonts.get(face) ?? readFile(faces[face]).then((file) => create(file) as Font);
  fonts.set(face, known);
  return known;
}

/** Longer texts are cut before anything is measured. */
const lettersMost = 300;

/**
 * A text in letters that the font has: a letter with a mark that it lacks becomes the plain letter, and what it lacks altogether is left
 * out. Nothing remains of a text that is mostly of such letters, since its rest would say something else.
 */
export function drawable(text: string, font: Font): string {
  const signs = [...text.normalize('NFC').replace(/\s+/g, ' ').trim()].slice(0, lettersMost);
  const known = (sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  const drawn = signs.map((sign) => {
    if (known(sign)) return sign;
    const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '');
    return bare !== '' && [...bare].every(known) ? bare : '';
  });
  const isLetter = (sign: string) => /\p{L}|\p{N}/u.test(sign);
  const letters = signs.filter(isLetter).length;
  const kept = drawn.filter(isLetter).length;
  if (kept * 2 < letters) return '';
  return drawn.join('').replace(/\s+/g, ' ').trim();
}

/** How wide a text is, in pixels. */
const widthOf = (font: Font, text: string, size: number): number =>
  (font.layout(text).advanceWidth / font.unitsPerEm) * size;

interface Room {
  font: Font;
  size: number;
  width: number;
  lines: number;
}

/**
 * Breaks a text into lines of at most this width, between words, and within a word that alone is wider. What does not fit in
 * so many lines is cut, with an ellipsis.
 * @returns the lines, and whether the text is whole
 */
export function wrapped(text: string, { font, size, width, lines: most }: Room): { lines: string[]; whole: boolean } {
  const fits = (line: string) => widthOf(font, line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(' ')
    .filter(Boolean)
    .flatMap((one) => pieces(one, fits))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return { lines, whole: true };
  return { lines: [...lines.slice(0, most - 1), shortened(lines.slice(most - 1).join(' '), fits)], whole: false };
}

/** A word in pieces that fit into a line each. */
function pieces(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

/** As many of the words as fit before an ellipsis, and of one word as many letters. */
function shortened(text: string, fits: (text: string) => boolean): string {
  const words = text.split(' ');
  while (words.length > 1 && !fits(`${words.join(' ')} …`)) words.pop();
  let rest = words.join(' ');
  while (rest.length > 1 && !fits(`${rest} …`)) rest = rest.slice(0, -1);
  return `${rest.replace(/[\s,.;:–-]+$/u, '')} …`;
}

/** A line as the outlines of its letters, so that no text of a stranger stands in the SVG. @param y of the baseline */
export function outlines(
  font: Font,
  line: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(line);
  let at = x;
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const place = `translate(${(at + xOffset * scale).toFixed(2)} ${(y - yOffset * scale).toFixed(2)})`;
    at += xAdvance * scale;
    const outline = glyph.path.toSVG();
    return outline === ''
      ? ''
      : `<path transform="${place} scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${outline}"/>`;
  });
  return `<g fill="${fill}">${paths.join('')}</g>`;
}
