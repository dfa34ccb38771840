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
  const rows: readonly (readonly [Hex, Hex, string])[] = [
    [white, blue, ''],
    [red, red, ''],
    [white, green, '46 30'],
    [blue, orange, '30 40'],
    [red, white, '24 60'],
    [orange, red, ''],
    [white, blue, '60 26'],
    [red, white, '12 12'],
    [green, white, ''],
    [white, red, '36 36'],
    [red, red, ''],
    [white, blue, '10 20'],
  ];
  const width = (radius * 0.56) / rows.length;
  const inner = radius * 0.44;
  return (
    `<circle r="${radius * 0.73}" cx="8" cy="14" fill="none" stroke="${mix(shaded(palette, '#40202a'), palette.ink, 0.4)}" stroke-opacity="0.3" stroke-width="${radius * 0.58}"/>` +
    rows
      .map(([own, second, dash], index) => {
        const at = Math.round(inner + width * (index + 0.5));
        return ring(own, at, width + 0.6) + (dash ? ring(second, at, width, dash) : '');
      })
      .join('') +
    // The gaps between beads, so fine that they read as texture.
    rows.map((_, index) => ring(shaded(palette, '#7a4a40'), Math.round(inner + width * (index + 1)), 1.4)).join('') +
    ring(mix(white, shaded(palette, '#ffffff'), 0.2), radius + 7, 12, '3 15')
  );
}

/** Loose beads in a shallow bowl 220 wide. */
export function beadBowl(palette: Palette, random: Random, own: Hex): Drawing {
  const clay = lit(palette, '#9a5f3c');
  const beads = Array.from({ length: 46 }, () => {
    const [turn, reach] = [between(random, 0, Math.PI * 2), random() ** 0.5];
    const tone = mix(
      lit(palette, own),
      random() > 0.5 ? lit(palette, '#ffffff') : shaded(palette, own),
      between(random, 0, 0.4),
    );
    return ellipse(tone, Math.cos(turn) * reach * 80, Math.sin(turn) * reach * 58, 9, 8);
  });
  return (
    ellipse(mix(palette.ink, clay, 0.4), 10, 16, 112, 88) +
    ellipse(clay, 0, 0, 112, 86) +
    ellipse(mix(clay, palette.ink, 0.4), 0, 0, 96, 71) +
    ellipse(shaded(palette, own), 0, 4, 90, 66) +
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
