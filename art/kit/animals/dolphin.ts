import { mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import { type Drawing, ellipse, faint, shape, stroke } from '../shapes.ts';

/** A bottlenose dolphin 420 long at the top of its leap to the left; the water is 170 below the origin. */
export function dolphin(palette: Palette, distance = 0): Drawing {
  const back = lit(palette, '#51707f', distance);
  const side = mix(back, lit(palette, '#a9c3c6', distance), 0.5);
  const belly = lit(palette, '#e4eae2', distance);
  const dark = shaded(palette, '#3c5663', distance);
  return (
    shape(dark, 'M-64 30C-56 60-44 88-20 112C-14 84-18 52-34 22z') +
    shape(
      back,
      'M-214 62C-196 50-186 42-178 36C-168 6-140-34-92-54C-62-66-34-72-6-72C0-96 14-116 40-128C36-104 42-86 52-66C106-50 150-14 178 40C204 44 232 58 246 82C222 78 202 80 184 84C186 102 180 122 164 140C156 116 154 96 154 78C120 34 76 14 28 12C-30 12-92 34-140 60C-164 66-190 70-210 70C-218 70-218 66-214 62z',
    ) +
    shape(
      side,
      'M-180 44C-150 20-100-8-40-22C30-36 110 0 154 64L154 78C120 34 76 14 28 12C-30 12-92 34-140 60C-160 64-176 62-180 44z',
    ) +
    shape(
      belly,
      'M-208 68C-180 58-150 56-120 40C-70 20-20 4 28 6C66 8 106 26 136 58C104 28 66 14 28 12C-30 12-92 34-140 60C-164 66-190 70-208 68z',
    ) +
    shape(dark, 'M-84 30C-92 60-90 90-74 120C-54 100-44 66-50 22z') +
    ellipse(mix(dark, palette.ink, 0.5), { x: -146, y: 20, rx: 5.5, ry: 5 }) +
    stroke(dark, 2.5, 'M-212 65C-190 58-176 54-166 48') +
    faint(
      0.6,
      stroke(
        mix(palette.rim, palette.haze, distance),
        4,
        'M-172 30C-156-4-128-38-90-52C-62-62-34-70-10-70M54-64C104-48 146-14 174 38',
      ),
    )
  );
}

/** The splash that a leap leaves, 150 wide. */
export const splash = (palette: Palette): Drawing => {
  const white = mix(palette.cloud[0], palette.water[0], 0.3);
  return (
    shape(
      white,
      'M-80 6C-70-10-58-4-54-26C-44-12-36-20-34-44C-22-20-12-26-6-54C6-22 16-30 26-42C30-18 42-20 52-30C54-8 70-10 84 6C50 16-50 16-80 6z',
    ) +
    faint(0.7, ellipse(white, { x: 0, y: 10, rx: 130, ry: 9 })) +
    [
      [-60, -48, 5],
      [-26, -74, 4],
      [24, -70, 6],
      [58, -52, 4],
      [-4, -84, 3],
    ]
      .map(([x, y, r]) => ellipse(white, { x: x ?? 0, y: y ?? 0, rx: r ?? 4, ry: r ?? 4 }))
      .join('')
  );
};
