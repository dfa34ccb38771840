import { mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { between, type Random } from '../random.ts';
import { type Drawing, shape, stroke } from '../shapes.ts';

/** The underside of a makuti roof across the top of the picture, its ragged edge at about `y`. */
export function makutiEave(palette: Palette, random: Random, y: number): Drawing {
  const straw = mix(lit(palette, '#a58250'), palette.ink, 0.3);
  const edge = Array.from(
    { length: 41 },
    (_, index) => `L${1640 - index * 42} ${(y + between(random, -14, 22)).toFixed(0)}`,
  ).join('');
  const fringe = Array.from({ length: 90 }, () => {
    const x = between(random, -20, 1620);
    return `M${x.toFixed(0)} ${(y - between(random, 20, 60)).toFixed(0)}l${between(random, -6, 6).toFixed(0)} ${between(random, 40, 76).toFixed(0)}`;
  }).join('');
  const poles = [0, 1, 2, 3, 4, 5, 6].map((index) => `M${100 + index * 240}-20L${20 + index * 264} ${y - 16}`).join('');
  return (
    shape(straw, `M-40-40H1640V${y}${edge}z`) +
    stroke(mix(straw, palette.ink, 0.45), 16, poles) +
    stroke(mix(straw, palette.ink, 0.35), 10, `M-20 ${y * 0.32}H1620M-20 ${y * 0.68}H1620`) +
    stroke(mix(straw, palette.rim, 0.3), 4, fringe)
  );
}
