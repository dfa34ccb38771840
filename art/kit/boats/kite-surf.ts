import { type Hex, mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import { looks } from '../people/looks.ts';
import { person } from '../people/person.ts';
import type { Pose } from '../people/poses.ts';
import { type Drawing, faint, place, rotate, shape, stroke } from '../shapes.ts';

/** A kite 300 wide seen from below, its middle at the origin. */
export function kite(palette: Palette, own: Hex, second: Hex, distance = 0): Drawing {
  const cloth = lit(palette, own, distance);
  const other = lit(palette, second, distance);
  const dark = mix(cloth, shaded(palette, own, distance), 0.7);
  return (
    shape(cloth, 'M-150 74C-146-10-84-62 0-62S146-10 150 74C132 34 84 6 0 6S-132 34-150 74z') +
    shape(other, 'M-60-50C-40-58-20-62 0-62S40-58 60-50L46 12C20 4-20 4-46 12z') +
    shape(dark, 'M96-30C128-8 148 32 150 74C140 50 116 30 82 18z') +
    stroke(mix(cloth, palette.rim, 0.4), 9, 'M-150 74C-146-10-84-62 0-62S146-10 150 74') +
    stroke(dark, 5, 'M-104-22L-88 20M-54-50L-44 12M54-50L44 12M104-22L88 20')
  );
}

const riding: Pose = {
  ...{ neck: [34, -226], hip: [18, -138], head: [4, -30], spread: 10 },
  arms: {
    near: [
      [0, -206],
      [-34, -220],
    ],
    far: [
      [-6, -212],
      [-40, -228],
    ],
  },
  legs: {
    near: [
      [16, -78],
      [58, -14],
    ],
    far: [
      [-22, -94],
      [-50, -18],
    ],
  },
};

/** A rider on a board who leans against the kite's pull, 280 high; the board planes on the origin. */
export function kiteRider(palette: Palette): Drawing {
  const white = mix(palette.cloud[0], palette.water[0], 0.3);
  return (
    faint(0.85, shape(white, 'M-96 14C-20-6 60-10 96-2C150-40 190-34 230-10C280-8 320 6 350 18C240 24 40 26-96 14z')) +
    rotate(
      10,
      person(palette, { ...looks.kikoi, lower: 'shorts', bottom: '#d9583a', top: '#1f5f78', sleeves: 'short' }, riding),
      [0, 0],
    ) +
    place(
      { x: 0, y: 0 },
      shape(lit(palette, '#f0c23c'), 'M-116-14C-106-22-92-18-60-10L72 2C88 4 96 6 92 10C40 12-80 4-116-14z'),
    ) +
    stroke(shaded(palette, '#33302c'), 7, 'M4-234L-14-206')
  );
}
