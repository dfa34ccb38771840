import { beads, colour } from '#server/papers/look.ts';
import { loadSharp } from '../sharp.ts';
import { drawable, fontOf, outlines, wrapped } from './typeset.ts';
import { type CardWords, cardSize } from './words.ts';

const { width, height } = cardSize;
/** The words stand on the left, the picture is the rest. */
const panel = { width: 560, left: 64, top: 96, bottom: 560 };
const beadsHeight = 12;
const textWidth = panel.width - 2 * panel.left;

const paper = '#fffdf8';
const soft = '#d8d2c0';
/** Our mark, as public/favicon.svg has it, without its ground. */
const mark =
  '<path d="M7 24.5a9 9 0 0 1 18 0Z" fill="#f0b04a"/><path d="M16 24.5v-6.8L11 12.7M16 17.7l5-5M4 24.5h24" fill="none" stroke="#fffdf8" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M4 12.2c1.6-3.8 6.1-5.7 11-5.7 6 0 11 2.1 13.1 5.2-2.3 1.7-5.2 2.1-8.1 1.8-3.1-.3-5.7-.3-8.5.1-2.7.4-5.4.2-7.5-1.4Z" fill="#fffdf8"/>';

/** The title is as large as its length allows, in at most so many lines. */
const titleSizes = [
  { size: 60, lines: 3 },
  { size: 50, lines: 4 },
  { size: 42, lines: 5 },
];

/**
 * A card for shared links: words on a dark ground with our mark, and the picture beside them.
 * @param original the picture's original; undefined: the ground alone
 * @returns a JPEG, which every program that shows links can read
 */
export async function drawCard(original: Buffer | undefined, words: CardWords): Promise<Buffer> {
  const sharp = await loadSharp();
  const pictureWidth = width - panel.width;
  const picture =
    original &&
    (await sharp(original, { limitInputPixels: false })
      .autoOrient()
      .resize({ width: pictureWidth, height, fit: 'cover' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer());
  return sharp({ create: { width, height, channels: 3, background: colour.night } })
    .composite([
      ...(picture ? [{ input: picture, left: panel.width, top: 0 }] : []),
      { input: Buffer.from(await overlay(words)), left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The words, the beads along the upper edge and our mark, as SVG without any text. */
export async function overlay({ kicker, title, line }: CardWords): Promise<string> {
  const [display, text, strong] = await Promise.all([fontOf('display'), fontOf('text'), fontOf('strong')]);
  const fitting = (size: number, lines: number) =>
    wrapped(drawable(title, display), { font: display, size, width: textWidth, lines });
  const chosen = titleSizes.find(({ size, lines }) => fitting(size, lines).whole) ?? { size: 42, lines: 5 };
  const titleLines = fitting(chosen.size, chosen.lines).lines;
  const one = (words: string, font: typeof text, size: number) =>
    wrapped(drawable(words, font), { font, size, width: textWidth, lines: 1 }).lines[0] ?? '';
  const x = panel.left;
  const step = chosen.size * 1.16;
  const titleTop = panel.top + 58 + chosen.size * 0.78;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${beadRow()}
    ${outlines(strong, one(kicker, strong, 26), { x, y: panel.top + 22, size: 26, fill: colour.gold })}
    ${titleLines.map((each, index) => outlines(display, each, { x, y: titleTop + index * step, size: chosen.size, fill: paper })).join('')}
    ${outlines(text, one(line, text, 28), { x, y: titleTop + titleLines.length * step + 14, size: 28, fill: soft })}
    <g transform="translate(${x - 6} ${panel.bottom - 42}) scale(1.75)">${mark}</g>
    ${outlines(display, 'Twende', { x: x + 64, y: panel.bottom, size: 40, fill: paper })}
  </svg>`;
}

function beadRow(): string {
  const each = 40;
  return Array.from(
    { length: width / each },
    (_, index) =>
      `<rect x="${index * each}" y="0" width="${each}" height="${beadsHeight}" fill="${beads[index % beads.length]}"/>`,
  ).join('');
}
