import { mix } from './colour.ts';
import { lit, type Palette } from './light.ts';
import { between, type Random } from './random.ts';
import { type Drawing, limb, type Point, polygon } from './shapes.ts';

/** A doum palm about 400 high: a trunk that forks twice, each arm with a head of stiff fans. */
export function doumPalm(palette: Palette, random: Random, distance = 0): Drawing {
  const trunk = mix(lit(palette, '#6b5844', distance), palette.ink, 0.2);
  const arms: readonly Point[] = [
    [-104, -300],
    [-34, -352],
    [58, -330],
    [116, -276],
  ];
  const fork = (x: number, y: number, [tx, ty]: Point, w: number) =>
    limb(trunk, [
      [x, y, w],
      [x + (tx - x) * 0.55, y + (ty - y) * 0.45, w * 0.86],
      [tx, ty, w * 0.8],
    ]);
  return (
    limb(trunk, [
      [0, 6, 32],
      [4, -80, 22],
      [0, -130, 24],
    ]) +
    fork(0, -126, [-52, -232], 19) +
    fork(0, -126, [56, -226], 19) +
    arms.map((tip, index) => fork(index < 2 ? -50 : 54, -224, tip, 14)).join('') +
    arms.map(([x, y]) => fans(palette, random, { x, y, distance })).join('')
  );
}

function fans(
  palette: Palette,
  random: Random,
  { x, y, distance }: { x: number; y: number; distance: number },
): Drawing {
  const tone = (fill: Palette['leaf'][number]) => mix(fill, palette.haze, distance * 0.7);
  return [160, 20, 205, -25, -115, -65, 180, 0, -150, -30, -90]
    .map((angle, index) => {
      const fill = tone(palette.leaf[index < 4 ? 2 : index < 8 ? 1 : 0] ?? palette.leaf[1]);
      return fan(fill, {
        x,
        y,
        angle: angle + between(random, -8, 8),
        reach: (index > 9 ? 54 : 66) * between(random, 0.9, 1.1),
      });
    })
    .join('');
}

/** One leaf: ribs that spread from the end of a stalk, with a toothed edge. */
function fan(fill: string, { x, y, angle, reach }: { x: number; y: number; angle: number; reach: number }): Drawing {
  const ray = (degrees: number, long: number): Point => {
    const turn = ((angle + degrees) * Math.PI) / 180;
    return [x + Math.cos(turn) * long, y + Math.sin(turn) * long];
  };
  const teeth = Array.from({ length: 13 }, (_, step) => ray(-36 + step * 6, reach * (step % 2 === 0 ? 1 : 0.74)));
  return polygon(fill, [ray(-12, reach * 0.2), ...teeth, ray(12, reach * 0.2), [x, y]]);
}
