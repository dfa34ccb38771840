import { type Hex, mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import { type Drawing, ellipse, type Joint, limb, shape, stroke } from '../shapes.ts';

const fingers: readonly (readonly Joint[])[] = [
  [
    [50, 8, 34],
    [62, -46, 31],
    [66, -90, 23],
  ],
  [
    [20, -6, 38],
    [26, -78, 35],
    [28, -130, 26],
  ],
  [
    [-14, -8, 39],
    [-16, -84, 36],
    [-16, -142, 27],
  ],
  [
    [-46, 4, 38],
    [-56, -66, 35],
    [-60, -120, 26],
  ],
];

/**
 * A large right hand seen on its back, laid flat, its fingers upwards and its thumb to the left: 290 long. The
 * knuckles are at the origin; the forearm leaves downwards in a sleeve of `cuff`. Turned round it is a left hand.
 */
export function flatHand(palette: Palette, skin: Hex, cuff: Hex): Drawing {
  const own = lit(palette, skin);
  const dark = shaded(palette, skin);
  const [dim, line, nail] = [mix(own, dark, 0.4), mix(own, dark, 0.95), mix(own, lit(palette, '#e8b49a'), 0.55)];
  const finger = (joints: readonly Joint[], index: number) =>
    limb(
      line,
      joints.map(([x, y, width]): Joint => [x + 2, y + 3, width + 6]),
    ) +
    limb(index === 0 ? mix(own, dim, 0.6) : own, joints) +
    joints
      .slice(2)
      .map(([x, y]) => ellipse(nail, { x, y: y - 4, rx: 7.5, ry: 10, turn: index === 0 ? 8 : -4 }))
      .join('');
  return (
    limb(dim, [
      [10, 190, 84],
      [40, 330, 104],
      [90, 560, 150],
    ]) +
    limb(own, [
      [4, 186, 80],
      [30, 330, 98],
      [76, 560, 138],
    ]) +
    limb(lit(palette, cuff), [
      [46, 380, 130],
      [96, 620, 190],
    ]) +
    stroke(shaded(palette, cuff), 8, 'M-20 384Q40 410 112 372') +
    limb(line, [
      [-38, 112, 60],
      [-86, 62, 44],
      [-112, 14, 32],
    ]) +
    limb(own, [
      [-36, 110, 58],
      [-84, 58, 40],
      [-110, 12, 28],
    ]) +
    ellipse(nail, { x: -112, y: 8, rx: 8, ry: 11, turn: -28 }) +
    fingers.map(finger).join('') +
    shape(own, 'M-66 4C-60-18-30-26 0-24S62-14 68 12C76 60 66 120 50 200H-40C-60 150-70 60-66 4z') +
    shape(dim, 'M68 12C76 60 66 120 50 200H20C44 130 52 70 50-10C60-6 66 0 68 12z') +
    stroke(line, 4, 'M-52 2Q-42-8-32 2M-24-8Q-14-18-4-8M12-6Q22-14 32-4M-60 70C-52 96-44 110-34 120')
  );
}
