import { mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { blob, type Drawing, ellipse, limb, type Point } from '../shapes.ts';

const fleece: readonly Point[] = [
  [-70, -92],
  [-62, -118],
  [-36, -124],
  [-14, -134],
  [14, -126],
  [40, -132],
  [64, -116],
  [78, -92],
  [74, -66],
  [58, -46],
  [30, -42],
  [4, -34],
  [-26, -42],
  [-54, -48],
  [-72, -68],
];

/** A woolly sheep about 130 high, facing left; grazing or with its head up. */
export function sheep(palette: Palette, { grazes = false, distance = 0 } = {}): Drawing {
  const wool = lit(palette, '#efe6d2', distance);
  const dim = mix(wool, mix(palette.ink, palette.haze, distance * 0.6), 0.24);
  const face = lit(palette, '#3d332c', distance);
  const [x, y] = grazes ? [-88, -46] : [-84, -118];
  return (
    [-44, -22, 34, 56]
      .map((at) =>
        limb(face, [
          [at, -50, 14],
          [at, -4, 9],
        ]),
      )
      .join('') +
    blob(wool, fleece) +
    blob(dim, [
      [-68, -66],
      [-30, -58],
      [20, -54],
      [76, -74],
      [58, -46],
      [30, -42],
      [4, -34],
      [-26, -42],
      [-54, -48],
    ]) +
    limb(wool, [
      [-50, -94, 44],
      [(x - 50) / 2 - 4, (y - 94) / 2 - 2, 36],
    ]) +
    limb(face, [
      [x + 6, y - 2, 28],
      [x - 14, y + 18, 16],
    ]) +
    ellipse(face, { x: x + 20, y: y - 8, rx: 15, ry: 6, turn: 18 }) +
    ellipse(wool, { x: x + 8, y: y - 16, rx: 15, ry: 10 })
  );
}
