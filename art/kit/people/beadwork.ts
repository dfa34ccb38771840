import { type Hex, mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import { between, oneOf, type Random } from '../random.ts';
import { type Drawing, disc, ellipse, shape } from '../shapes.ts';

const beadColours: readonly [Hex, ...Hex[]] = ['#f7f2e6', '#d2342f', '#2450a0', '#e9892b', '#2f8a4f', '#f3c93c'];

const ring = (tone: string, radius: number, width: number, dash = ''): Drawing =>
  `<circle r="${radius}" fill="none" stroke="${tone}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;

/** A Maasai collar of bead rows, `radius` (about 250) wide about the origin, worked in the colours of the savannah. */
export function beadCollar(palette: Palette, radius: number): Drawing {
  const tone = (own: Hex) => lit(palette, own);
  const [white, red, blue, orange, green] = beadColours.map(tone) as [Hex, Hex, Hex, Hex, Hex, Hex];
  // Own colour, second colour, and into how many pairs of blocks they part the row.
  const rows: readonly (readonly [Hex, Hex, number])[] = [
    [white, blue, 0],
    [red, white, 16],
    [orange, blue, 18],
    [white, red, 0],
    [green, white, 18],
    [blue, white, 0],
    [red, white, 24],
    [orange, red, 0],
  ];
  const width = (radius * 0.56) / rows.length;
  const inner = radius * 0.44;
  return (
    `<circle r="${radius * 0.73}" cx="8" cy="14" fill="none" stroke="${mix(shaded(palette, '#40202a'), palette.ink, 0.4)}" stroke-opacity="0.3" stroke-width="${radius * 0.58}"/>` +
    rows
      .map(([own, second, blocks], index) => {
        const at = Math.round(inner + width * (index + 0.5));
        const block = ((Math.PI * at) / Math.max(1, blocks)).toFixed(1);
        return ring(own, at, width + 0.6) + (blocks ? ring(second, at, width, `${block} ${block}`) : '');
      })
      .join('')
  );
}

/** Loose beads in a shallow bowl 220 wide. */
export function beadBowl(palette: Palette, random: Random, own: Hex): Drawing {
  const clay = lit(palette, '#9a5f3c');
  const beads = Array.from({ length: 24 }, () => {
    const [turn, reach] = [between(random, 0, Math.PI * 2), random() ** 0.5];
    const tone = mix(
      lit(palette, own),
      random() > 0.5 ? lit(palette, '#ffffff') : shaded(palette, own),
      between(random, 0, 0.4),
    );
    return ellipse(tone, { x: Math.cos(turn) * reach * 80, y: Math.sin(turn) * reach * 58, rx: 13, ry: 12 });
  });
  return (
    ellipse(mix(palette.ink, clay, 0.4), { x: 10, y: 16, rx: 112, ry: 88 }) +
    ellipse(clay, { x: 0, y: 0, rx: 112, ry: 86 }) +
    ellipse(mix(clay, palette.ink, 0.4), { x: 0, y: 0, rx: 96, ry: 71 }) +
    ellipse(shaded(palette, own), { x: 0, y: 4, rx: 90, ry: 66 }) +
    beads.join('')
  );
}

/** Single beads scattered about the origin. */
export const strayBeads = (palette: Palette, random: Random, spread: number, count: number): Drawing =>
  Array.from({ length: count }, () => {
    const [x, y] = [between(random, -spread, spread), between(random, -spread, spread) * 0.6];
    const tone = lit(palette, oneOf(random, beadColours));
    return (
      shape(palette.ink, `M${x.toFixed(0)} ${(y + 9).toFixed(0)}h14v5h-14z`).replace(
        'fill=',
        'fill-opacity="0.25" fill=',
      ) +
      disc(tone, x, y, 11) +
      disc(mix(tone, palette.ink, 0.5), x, y, 3.5)
    );
  }).join('');
