import { mix } from './colour.ts';
import { cushion } from './foliage.ts';
import { lit, type Palette } from './light.ts';
import { between, type Random } from './random.ts';
import { type Drawing, type Joint, limb, shape } from './shapes.ts';

/** A fever tree, the yellow-barked acacia of lake shores, about 560 high and 520 wide with an airy crown. */
export function feverTree(palette: Palette, random: Random, distance = 0): Drawing {
  const far = (colour: `#${string}`) => mix(colour, palette.haze, distance * 0.75);
  const bark = lit(palette, '#c9c060', distance);
  const shade = mix(bark, far(palette.ink), 0.34);
  const boughs: readonly (readonly Joint[])[] = [
    [
      [-4, -170, 22],
      [-90, -300, 15],
      [-200, -390, 6],
    ],
    [
      [0, -190, 22],
      [-30, -340, 15],
      [-90, -490, 6],
    ],
    [
      [4, -190, 22],
      [50, -340, 15],
      [80, -510, 6],
    ],
    [
      [6, -160, 22],
      [110, -290, 15],
      [210, -400, 6],
    ],
  ];
  const puffs = (fill: string, count: number, lift: number, size: number) =>
    Array.from({ length: count }, () => {
      const across = between(random, -1, 1);
      const y = -400 - (1 - across * across) * between(random, 10, 150) - lift;
      const [half, high] = [between(random, 0.6, 1) * size, between(random, 0.3, 0.46) * size];
      return shape(fill, cushion({ x: across * 230, y, half, high, lean: across * 0.8 }));
    }).join('');
  return (
    puffs(far(mix(palette.leaf[2], palette.leaf[1], 0.3)), 26, 0, 64) +
    shape(shade, 'M-22 8H46C28-4 24-50 22-100L16-206H-6z') +
    shape(bark, 'M-42 8C-22-2-16-50-14-100L-14-206H10L13-100C14-50 18-6 26 8z') +
    boughs.map((joints) => limb(bark, joints)).join('') +
    puffs(far(palette.leaf[1]), 30, 14, 46) +
    puffs(far(palette.leaf[0]), 24, 30, 28)
  );
}
