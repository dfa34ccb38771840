import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { between, type Random } from '../random.ts';
import { blob, type Drawing, disc, ellipse, type Point, place, polygon, rotate, shape, stroke } from '../shapes.ts';
import { arc } from '../table/arcs.ts';
import { uneven } from './grains.ts';
import { chopped } from './herbs.ts';

/** A piece of braised or grilled meat (or potato), `size` to its corners: facets in light and shade, fibres, a gloss. */
export function piece(palette: Palette, random: Random, own: Hex = '#8a4a2a', size = 40): Drawing {
  const meat = lit(palette, own);
  const turn = between(random, 0, Math.PI);
  const long = between(random, 1.05, 1.3);
  const corners = [0.1, 1.2, 2.5, 3.6, 5].map((angle): Point => {
    const [reach, at] = [size * between(random, 0.74, 1), angle + turn + between(random, -0.3, 0.3)];
    return [Math.cos(at) * reach * long, (Math.sin(at) * reach) / long];
  });
  const shift = (dx: number, dy: number, grow: number) =>
    corners.map(([x, y]): Point => [x * grow + dx * size, y * grow + dy * size]);
  const soft = (fill: string, points: readonly Point[]) =>
    polygon(fill, points).replace(
      '<path',
      `<path stroke="${fill}" stroke-width="${Math.round(size * 0.4)}" stroke-linejoin="round"`,
    );
  const fibre = [-0.3, 0.02, 0.34]
    .map(
      (y) =>
        `M${(-size * 0.4).toFixed(0)} ${(y * size).toFixed(0)}q${(size * 0.4).toFixed(0)} ${(-size * 0.16).toFixed(0)} ${(size * 0.76).toFixed(0)} ${(size * 0.04).toFixed(0)}`,
    )
    .join('');
  return (
    soft(mix(meat, palette.ink, 0.52), shift(0.1, 0.16, 0.86)) +
    soft(meat, shift(0, 0, 0.84)) +
    soft(mix(meat, '#ffb877', 0.22), shift(-0.14, -0.18, 0.44)) +
    stroke(mix(meat, palette.ink, 0.24), size * 0.06, fibre) +
    stroke(
      mix(meat, '#fff0d8', 0.75),
      size * 0.1,
      `M${(-size * 0.5).toFixed(0)} ${(-size * 0.3).toFixed(0)}l${(size * 0.34).toFixed(0)} ${(-size * 0.2).toFixed(0)}`,
    )
  );
}

/** A glossy stew that fills a round of this radius, with pieces in it and herbs. */
export function stew(
  palette: Palette,
  random: Random,
  {
    radius,
    own = '#b4451f',
    pieces = ['#7a3f22', '#8a4a2a', '#e0913a', '#7a3f22', '#8a4a2a'],
  }: { radius: number; own?: Hex; pieces?: readonly Hex[] },
): Drawing {
  const sauce = lit(palette, own);
  const chunks = pieces.map((fill, index) => {
    const angle = (index / pieces.length) * Math.PI * 2 + between(random, -0.3, 0.3);
    const far = radius * (index % 3 === 2 ? 0.12 : between(random, 0.4, 0.56));
    return place(
      { x: Math.cos(angle) * far, y: Math.sin(angle) * far },
      piece(palette, random, fill, radius * between(random, 0.2, 0.27)),
    );
  });
  return (
    disc(mix(sauce, palette.ink, 0.36), 0, 0, radius) +
    disc(sauce, radius * 0.015, radius * 0.02, radius * 0.95) +
    blob(mix(sauce, '#ff9a3a', 0.34), uneven(random, radius * 0.7, 0.12)) +
    chunks.join('') +
    stroke(mix(sauce, '#ffe2b0', 0.75), radius * 0.035, arc(radius * 0.82, 198, 246) + arc(radius * 0.84, 30, 48)) +
    disc(mix(sauce, '#ffe2b0', 0.6), radius * 0.5, radius * 0.52, radius * 0.04) +
    disc(mix(sauce, '#ffe2b0', 0.6), -radius * 0.6, radius * 0.34, radius * 0.03) +
    chopped(palette, random, { radius: radius * 0.7, count: 12 })
  );
}

/** Sukuma wiki: shredded greens, cooked with onion, heaped within this radius. */
export function greens(palette: Palette, random: Random, radius: number): Drawing {
  const tones = ['#24552c', '#3a7a38', '#5a9a42'].map((own) => lit(palette, own as Hex));
  const strips = (count: number, reach: number) =>
    Array.from({ length: count }, () => {
      const [angle, far, turn] = [
        between(random, 0, Math.PI * 2),
        radius * reach * Math.sqrt(random()),
        between(random, 0, Math.PI * 2),
      ];
      const [x, y, long] = [Math.cos(angle) * far, Math.sin(angle) * far, radius * 0.34];
      return `M${x.toFixed(0)} ${y.toFixed(0)}q${(Math.cos(turn) * long).toFixed(0)} ${(Math.sin(turn) * long).toFixed(0)} ${(Math.cos(turn + 0.9) * long).toFixed(0)} ${(Math.sin(turn + 0.9) * long).toFixed(0)}`;
    }).join('');
  return (
    blob(mix(tones[0] ?? palette.leaf[2], palette.ink, 0.3), uneven(random, radius, 0.12)) +
    stroke(tones[0] ?? '', radius * 0.12, strips(22, 0.78)) +
    stroke(tones[1] ?? '', radius * 0.1, strips(20, 0.72)) +
    stroke(tones[2] ?? '', radius * 0.07, strips(12, 0.62)) +
    stroke(lit(palette, '#e8efc0'), radius * 0.03, strips(3, 0.6))
  );
}

/** Kachumbari: tomato wedges, rings of red onion, coriander; heaped within this radius. */
export function kachumbari(palette: Palette, random: Random, radius: number, count = 15): Drawing {
  const red = lit(palette, '#d8402c');
  const wedge = (size: number, turn: number) =>
    rotate(
      turn,
      shape(mix(red, palette.ink, 0.2), `M${-size} 0A${size} ${size} 0 0 0 ${size} 0z`) +
        shape(
          mix(red, '#ff9a70', 0.45),
          `M${-size * 0.84} ${size * 0.05}A${size * 0.84} ${size * 0.84} 0 0 0 ${size * 0.84} ${size * 0.05}z`,
        ) +
        ellipse(lit(palette, '#f6d78a'), {
          x: -size * 0.36,
          y: size * 0.3,
          rx: size * 0.13,
          ry: size * 0.2,
          turn: 30,
        }) +
        ellipse(lit(palette, '#f6d78a'), {
          x: size * 0.36,
          y: size * 0.3,
          rx: size * 0.13,
          ry: size * 0.2,
          turn: -30,
        }) +
        ellipse(lit(palette, '#f6d78a'), { x: 0, y: size * 0.44, rx: size * 0.12, ry: size * 0.2 }),
    );
  const bits = Array.from({ length: count }, (_, index) => {
    const [angle, far] = [index * 2.4, radius * 0.8 * Math.sqrt((index + 0.6) / count)];
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    return place(
      { x, y },
      index % 3 === 2
        ? ring(palette, radius * 0.26, between(random, 0, 360))
        : wedge(radius * between(random, 0.3, 0.36), between(random, 0, 360)),
    );
  });
  return (
    blob(mix(red, palette.ink, 0.3), uneven(random, radius * 0.94, 0.1)) +
    bits.join('') +
    chopped(palette, random, { radius: radius * 0.85, count: 8 })
  );
}

/** Part of a ring of red onion. */
const ring = (palette: Palette, size: number, turn: number): Drawing =>
  rotate(
    turn,
    stroke(lit(palette, '#a83f77'), size * 0.28, arc(size, 0, 220)) +
      stroke(lit(palette, '#f6e4ec'), size * 0.16, arc(size * 0.9, 4, 216)) +
      stroke(lit(palette, '#e0a8c4'), size * 0.12, arc(size * 0.6, 30, 190)),
  );
