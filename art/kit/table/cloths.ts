import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { between, type Random } from '../random.ts';
import { box, type Drawing, faint, gradient, place, rotate, shape, stroke } from '../shapes.ts';

/** A table of planks from above, over the whole canvas. */
export function planks(palette: Palette, random: Random, own: Hex = '#8a5a38', count = 6): Drawing {
  const base = lit(palette, own);
  const high = 1200 / count;
  const tones = [0, 0.1, 0.04, 0.14, 0.06, 0.11, 0.02];
  return Array.from({ length: count }, (_, index) => {
    const top = index * high;
    const own = mix(base, palette.ink, tones[index % tones.length] ?? 0);
    const grain = Array.from({ length: 4 }, () => {
      const [x, y, long] = [
        between(random, -100, 1300),
        top + between(random, 0.15, 0.85) * high,
        between(random, 240, 760),
      ];
      return `M${x.toFixed(0)} ${y.toFixed(0)}q${(long / 2).toFixed(0)} ${between(random, -16, 16).toFixed(0)} ${long.toFixed(0)} 0`;
    });
    return (
      box(own, { x: 0, y: top, width: 1600, height: high + 1 }) +
      faint(0.5, stroke(mix(own, palette.ink, 0.2), 4, grain.join(''))) +
      box(mix(own, palette.ink, 0.45), { x: 0, y: top + high - 6, width: 1600, height: 6 }) +
      box(mix(own, palette.rim, 0.2), { x: 0, y: top, width: 1600, height: 4 })
    );
  }).join('');
}

/** A plaited mat (mkeka) from above, `width` by `height`, about the origin: bands of palm, every second one dyed and with a zigzag. */
export function mat(
  palette: Palette,
  width: number,
  height: number,
  bands: readonly Hex[] = ['#e3c483', '#a8452f', '#e3c483', '#2f6f68', '#e3c483', '#5b3a5e'],
): Drawing {
  const band = height / bands.length;
  const [left, top] = [-width / 2, -height / 2];
  return bands
    .map((own, index) => {
      const [y, fill] = [top + index * band, lit(palette, own)];
      const half = band / 4;
      const checks = Array.from(
        { length: Math.round(width / (half * 2)) },
        (_, step) =>
          `M${(left + step * half * 2).toFixed(0)} ${(y + half).toFixed(0)}l${half.toFixed(0)} ${half.toFixed(0)}l${half.toFixed(0)} ${(-half).toFixed(0)}v${half.toFixed(0)}l${(-half).toFixed(0)} ${half.toFixed(0)}l${(-half).toFixed(0)} ${(-half).toFixed(0)}z`,
      );
      const zigzag = shape(mix(fill, lit(palette, '#f0dcae'), 0.5), checks.join(''));
      return box(fill, { x: left, y, width, height: band + 1 }) + (index % 2 ? zigzag : '');
    })
    .join('');
}

/** A kikoi from above, `width` by `height` about the origin: plain cloth, bands of stripes at both ends, fringes. */
export function kikoi(
  palette: Palette,
  {
    width,
    height,
    own = '#2f7f96',
    stripes = ['#f2b53f', '#f6efdf', '#c8452f'],
  }: { width: number; height: number; own?: Hex; stripes?: readonly Hex[] },
): Drawing {
  const [left, top, ground] = [-width / 2, -height / 2, lit(palette, own)];
  const lines = (from: number, side: 1 | -1) =>
    [0, 1, 2, 3, 4]
      .map((index) =>
        box(lit(palette, stripes[index % stripes.length] ?? own), {
          x: from + side * index * width * 0.034 - (side < 0 ? width * 0.012 : 0),
          y: top,
          width: width * (index % 2 ? 0.01 : 0.018),
          height,
        }),
      )
      .join('');
  const fringe = Array.from(
    { length: Math.floor(height / 40) },
    (_, index) =>
      `M${left} ${(top + 20 + index * 40).toFixed(0)}h-30M${left + width} ${(top + 20 + index * 40).toFixed(0)}h34`,
  ).join('');
  return (
    stroke(mix(ground, '#ffffff', 0.35), 7, fringe) +
    box(ground, { x: left, y: top, width, height }) +
    lines(left + width * 0.05, 1) +
    lines(left + width * 0.95, -1)
  );
}

/** A kanga from above, `width` by `height` about the origin: broad border, spotted field, four corner leaves. */
export function kanga(
  palette: Palette,
  {
    width,
    height,
    field = '#c8372d',
    border = '#1f2a33',
    mark = '#f4cf5a',
  }: { width: number; height: number; field?: Hex; border?: Hex; mark?: Hex },
): Drawing {
  const [edge, w, h] = [Math.min(width, height) * 0.13, width / 2, height / 2];
  const dot = lit(palette, mark);
  const petal = 'M0 0C-16-14-16-38 0-54C16-38 16-14 0 0z';
  const flower = [0, 72, 144, 216, 288].map((turn) => rotate(turn, shape(dot, petal))).join('');
  const along = (length: number) =>
    Array.from({ length: Math.floor(length / 150) }, (_, index) => -length / 2 + 75 + index * 150 + (length % 150) / 2);
  const spots: string[] = [];
  for (let y = -h + edge * 1.8; y < h - edge * 1.4; y += 150)
    for (let x = -w + edge * 1.8; x < w - edge * 1.4; x += 150)
      spots.push(`M${x.toFixed(0)} ${y.toFixed(0)}l22 22l-22 22l-22-22z`);
  return (
    box(lit(palette, border), { x: -w, y: -h, width, height }) +
    box(dot, { x: -w + edge * 0.86, y: -h + edge * 0.86, width: width - edge * 1.72, height: height - edge * 1.72 }) +
    box(lit(palette, field), { x: -w + edge, y: -h + edge, width: width - edge * 2, height: height - edge * 2 }) +
    shape(dot, spots.join('')) +
    along(width - edge * 2)
      .map(
        (x) =>
          place({ x, y: -h + edge * 0.46, scale: edge / 150 }, flower) +
          place({ x, y: h - edge * 0.46, scale: edge / 150 }, flower),
      )
      .join('') +
    along(height - edge * 2)
      .map(
        (y) =>
          place({ x: -w + edge * 0.46, y, scale: edge / 150 }, flower) +
          place({ x: w - edge * 0.46, y, scale: edge / 150 }, flower),
      )
      .join('')
  );
}

/** Light from a window or lamp across what is seen from above: bright at the upper left, dim at the lower right. */
export const slantLight = (palette: Palette): Drawing =>
  gradient(
    'slant',
    [
      [0, palette.glow, palette.lamps ? 0.34 : 0.26],
      [0.5, palette.glow, 0],
      [0.56, palette.ink, 0],
      [1, palette.ink, palette.lamps ? 0.5 : 0.3],
    ],
    [1, 1],
  ) + box('url(#slant)', { x: 0, y: 0, width: 1600, height: 1200 });

/** The shadow of a palm frond across the table; the origin is its stalk. */
export const frondShadow = (
  palette: Palette,
  { x, y, turn, scale = 1 }: { x: number; y: number; turn: number; scale?: number },
): Drawing => {
  const leaf = (index: number, side: 1 | -1) => {
    const at = 60 + index * 46;
    const long = 250 * Math.sin(((index + 2) / 17) * Math.PI);
    return `M${at} 0C${at + long * 0.2} ${side * long * 0.34} ${at + long * 0.5} ${side * long * 0.74} ${at + long * 0.72} ${side * long}C${at + long * 0.44} ${side * long * 0.62} ${at + long * 0.34} ${side * long * 0.3} ${at + 26} 0z`;
  };
  const blades = Array.from({ length: 14 }, (_, index) => leaf(index, 1) + leaf(index, -1)).join('');
  return faint(0.17, place({ x, y, scale }, rotate(turn, shape(palette.ink, `${blades}M0-5H720V5H0z`))));
};
