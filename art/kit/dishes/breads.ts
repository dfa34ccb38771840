import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { between, type Random } from '../random.ts';
import { blob, type Drawing, ellipse, faint, type Point, place, rotate, shape, stroke } from '../shapes.ts';
import { uneven } from './grains.ts';

/** Brown spots strewn over a round of this radius. */
const spots = (
  fill: string,
  random: Random,
  { radius, count, size }: { radius: number; count: number; size: number },
): Drawing =>
  Array.from({ length: count }, () => {
    const [angle, far] = [between(random, 0, Math.PI * 2), radius * Math.sqrt(random())];
    return ellipse(fill, {
      x: Math.cos(angle) * far,
      y: Math.sin(angle) * far,
      rx: between(random, 0.4, 1) * size,
      ry: between(random, 0.3, 0.7) * size,
      turn: between(random, 0, 180),
    });
  }).join('');

/** A chapati from above, this radius, baked or still raw. */
export function chapati(
  palette: Palette,
  random: Random,
  { radius, own = '#e6bd7a', baked = true }: { radius: number; own?: Hex; baked?: boolean },
): Drawing {
  const base = lit(palette, own);
  const edge = uneven(random, radius, 0.03, 14);
  const inner = edge.map(([x, y]): Point => [x * 0.9 - radius * 0.03, y * 0.9 - radius * 0.04]);
  return (
    faint(
      0.24,
      blob(
        palette.ink,
        edge.map(([x, y]): Point => [x + radius * 0.05, y + radius * 0.08]),
      ),
    ) +
    blob(mix(base, palette.ink, 0.16), edge) +
    blob(base, inner) +
    (baked
      ? faint(0.75, spots(lit(palette, '#a8642c'), random, { radius: radius * 0.84, count: 22, size: radius * 0.1 })) +
        faint(0.7, spots(lit(palette, '#7c4420'), random, { radius: radius * 0.78, count: 10, size: radius * 0.05 }))
      : '') +
    stroke(
      mix(base, '#ffffff', 0.4),
      radius * 0.02,
      `M${-radius * 0.7} ${-radius * 0.34}Q${-radius * 0.5} ${-radius * 0.7} ${-radius * 0.06} ${-radius * 0.78}`,
    )
  );
}

const puff = 'M-66 44C-86 20-30-62 0-68C30-62 86 20 66 44C40 60-40 60-66 44z';

/** A mahamri (or mandazi): a puffed golden triangle about 140 wide. */
export function mahamri(palette: Palette, turn = 0, own: Hex = '#c9823a'): Drawing {
  const crust = lit(palette, own);
  return rotate(
    turn,
    place({ x: 6, y: 12 }, faint(0.3, shape(palette.ink, puff))) +
      shape(mix(crust, palette.ink, 0.3), puff) +
      place({ x: -2, y: -4, scale: 0.92 }, shape(crust, puff)) +
      place({ x: -6, y: -6, scale: 0.66 }, shape(mix(crust, '#ffd68a', 0.42), puff)) +
      stroke(mix(crust, '#fff2cf', 0.75), 6, 'M-34 8C-26-14-14-32-2-40') +
      stroke(mix(crust, palette.ink, 0.22), 3, 'M-58 40C-20 52 24 52 58 38'),
  );
}

/** A samosa-shaped or round fritter (viazi karai, bhajia): a knobbly golden ball. */
export function fritter(palette: Palette, random: Random, size = 44, own: Hex = '#e0962c'): Drawing {
  const crust = lit(palette, own);
  const edge = uneven(random, size, 0.09, 10);
  const shift = (dx: number, dy: number, grow: number) => edge.map(([x, y]): Point => [x * grow + dx, y * grow + dy]);
  return (
    faint(0.26, blob(palette.ink, shift(size * 0.12, size * 0.18, 1))) +
    blob(mix(crust, palette.ink, 0.34), edge) +
    blob(crust, shift(-size * 0.05, -size * 0.07, 0.9)) +
    blob(mix(crust, '#ffdf8a', 0.5), shift(-size * 0.2, -size * 0.22, 0.5)) +
    spots(mix(crust, lit(palette, '#8a3f1c'), 0.6), random, { radius: size * 0.7, count: 6, size: size * 0.13 }) +
    stroke(
      mix(crust, '#fff6d8', 0.8),
      size * 0.08,
      `M${-size * 0.5} ${-size * 0.3}q${size * 0.12} ${-size * 0.2} ${size * 0.34} ${-size * 0.26}`,
    )
  );
}
