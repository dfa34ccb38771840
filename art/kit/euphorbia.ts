import { type Hex, mix } from './colour.ts';
import type { Palette } from './light.ts';
import { type Drawing, type Joint, limb, type Point, shape } from './shapes.ts';

/**
 * A candelabra euphorbia about 360 high and 330 wide: a short thick trunk, and on it a dense crown of jointed green arms
 * that bend outwards and then all stand upright, so that their tips make a dome.
 */
export function euphorbia(palette: Palette, distance = 0): Drawing {
  const far = (colour: Hex) => mix(colour, palette.haze, distance * 0.75);
  const bark = far(mix(palette.ink, palette.glow, 0.24));
  const [high, own, dark] = [
    far(mix(palette.leaf[0], palette.leaf[1], 0.4)),
    far(palette.leaf[1]),
    far(mix(palette.leaf[2], palette.ink, 0.2)),
  ];
  return (
    crown(dark, { count: 11, reach: 150, tall: 1, wide: 17 }) +
    shape(bark, 'M-36 8C-22-6-18-40-17-124H17C18-40 22-6 36 8z') +
    crown(mix(dark, own, 0.6), { count: 10, reach: 124, tall: 0.92, wide: 17 }) +
    crown(own, { count: 8, reach: 92, tall: 0.82, wide: 16 }) +
    // The arms nearest to the light.
    crown(high, { count: 4, reach: 58, tall: 0.72, wide: 15, middle: -52 })
  );
}

/** A fan of so many arms; `reach` is half its width, `tall` its height of the whole's. */
const crown = (
  fill: string,
  {
    count,
    reach,
    tall,
    wide,
    middle = 0,
  }: { count: number; reach: number; tall: number; wide: number; middle?: number },
): Drawing =>
  Array.from({ length: count }, (_, index) => {
    const across = (index / (count - 1)) * 2 - 1;
    const x = middle + across * reach;
    return arm(
      fill,
      [middle * 0.3 + across * 12, -96 - (1 - Math.abs(across)) * 24],
      [x, tipOf(x, index) * tall],
      wide,
    );
  }).join('');

/** How high a tip stands: a dome, a little uneven. */
const tipOf = (x: number, index: number): number =>
  -196 - 158 * Math.sqrt(Math.max(0, 1 - (x / 168) ** 2)) + ((index * 37) % 23) - 11;

/** From the fork out and up, pinched between its segments. */
function arm(fill: string, [fx, fy]: Point, [x, y]: Point, wide: number): Drawing {
  const steps = 12;
  const joints = Array.from({ length: steps + 1 }, (_, index): Joint => {
    const part = index / steps;
    const out = Math.min(1, part * 1.4);
    const bend = Math.sin((out * Math.PI) / 2);
    const waist = index % 3 === 2 && index < steps - 1 ? 0.66 : 1;
    return [fx + (x - fx) * bend, fy + (y - fy) * part ** 1.25, wide * waist];
  });
  return limb(fill, joints);
}
