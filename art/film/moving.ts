import { mix } from '../kit/colour.ts';
import type { Palette } from '../kit/light.ts';
import { between, type Random } from '../kit/random.ts';
import { type Drawing, type Point, place, shape, stroke } from '../kit/shapes.ts';

/** Grass that the wind runs through twice in a film; each blade answers a little after its neighbour. */
export function meadow(
  [bright, dark]: readonly [string, string],
  random: Random,
  t: number,
  { y, tall, count }: { y: number; tall: number; count: number },
): Drawing {
  const blades = Array.from({ length: count }, () => {
    const [x, foot, size] = [
      between(random, -40, 1640),
      y + between(random, -tall * 0.3, tall * 0.45),
      between(random, 0.45, 1) * tall,
    ];
    const wind = Math.sin(2 * Math.PI * (2 * t - x / 900 + random() * 0.12));
    const lean = size * (between(random, 0.1, 0.34) + 0.22 * wind);
    return {
      lit: random() > 0.5,
      d: `M${x.toFixed(1)} ${foot.toFixed(1)}q${(lean * 0.15).toFixed(1)} ${(-size * 0.6).toFixed(1)} ${lean.toFixed(1)} ${(-size).toFixed(1)}q${(-lean * 0.45).toFixed(1)} ${(size * 0.5).toFixed(1)} ${(5 - lean).toFixed(1)} ${size.toFixed(1)}z`,
    };
  });
  const all = ({ lit }: { lit: boolean }) =>
    blades
      .filter((blade) => blade.lit === lit)
      .map(({ d }) => d)
      .join('');
  return shape(dark, all({ lit: false })) + shape(bright, all({ lit: true }));
}

/** Birds that cross the picture once in a film, beating their wings a whole number of times; they begin and end unseen. */
export function flock(
  { ink, haze }: Palette,
  t: number,
  { from, to, count }: { from: Point; to: Point; count: number },
): Drawing {
  return Array.from({ length: count }, (_, index) => {
    // A loose V: each bird flies a little behind and beside the one before it.
    const rank = Math.ceil(index / 2);
    const side = index % 2 === 0 ? 1 : -1;
    const x = from[0] + (to[0] - from[0]) * t + rank * 44;
    const y = from[1] + (to[1] - from[1]) * t + rank * side * 20 - 26 * Math.sin(2 * Math.PI * (t + index * 0.04));
    const wing = 13 * Math.sin(2 * Math.PI * (14 * t + index * 0.21));
    return place(
      { x, y, scale: 0.9 },
      stroke(
        mix(ink, haze, 0.2),
        5,
        `M-28 ${(-wing).toFixed(1)}Q-12 ${(-wing * 0.9 - 5).toFixed(1)} 0 0Q12 ${(-wing * 0.9 - 5).toFixed(1)} 28 ${(-wing).toFixed(1)}`,
      ),
    );
  }).join('');
}
