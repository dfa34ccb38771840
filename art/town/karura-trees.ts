import { mix } from '../kit/colour.ts';
import { cushion } from '../kit/foliage.ts';
import { lit, type Palette } from '../kit/light.ts';
import { between, type Random } from '../kit/random.ts';
import { type Drawing, limb, shape } from '../kit/shapes.ts';

/** A straight trunk up to beyond the picture, lit on its left. */
export function trunk(
  palette: Palette,
  random: Random,
  { x, foot, width, distance }: { x: number; foot: number; width: number; distance: number },
): Drawing {
  const bark = mix(mix(lit(palette, '#6b5540'), palette.ink, 0.35), palette.haze, distance * 0.8);
  const edge = mix(bark, palette.rim, 0.3);
  const lean = between(random, -16, 16);
  return (
    limb(bark, [
      [x - width * 0.1, foot + 10, width * 1.7],
      [x, foot - 70, width],
      [x + lean, 300, width * 0.8],
      [x + lean * 2, -40, width * 0.66],
    ]) +
    shape(
      edge,
      `M${x - width * 0.5} ${foot - 70}C${x - width * 0.46} 600 ${x + lean - width * 0.4} 400 ${x + lean - width * 0.4} 300L${x + lean * 2 - width * 0.33}-40h${width * 0.1}L${x + lean - width * 0.24} 300C${x + lean - width * 0.24} 400 ${x - width * 0.3} 600 ${x - width * 0.34} ${foot - 70}z`,
    )
  );
}

/** Leaves overhead, which leave the middle open. */
export function canopy(palette: Palette, random: Random, y: number, distance: number): Drawing {
  const tones = [palette.leaf[2], palette.leaf[1], palette.leaf[0]].map((tone) => mix(tone, palette.haze, distance));
  return Array.from({ length: 54 }, (_, index) => {
    const x = between(random, -60, 1660);
    const edge = Math.abs(x - 800) / 800;
    const tone = tones[Math.min(2, Math.floor(index / 24))] ?? '';
    const near = index < 24 ? 1 : 0.5;
    return shape(
      tone,
      cushion({
        x,
        y: y + between(random, -30, 60 + edge * 130) - Math.floor(index / 24) * 22,
        half: between(random, 50, 110) * near,
        high: between(random, 28, 50) * near,
        lean: between(random, -1, 1),
      }),
    );
  }).join('');
}

/** Ferns along a line. */
export function ferns(palette: Palette, random: Random, y: number, distance: number): Drawing {
  const tone = mix(palette.leaf[2], palette.haze, distance * 0.8);
  const bright = mix(palette.leaf[1], palette.haze, distance * 0.8);
  const size = distance > 0 ? 46 : 80;
  return Array.from({ length: 22 }, (_, index) => {
    const x = between(random, -20, 1620);
    const fronds = [-1, -0.5, 0.1, 0.6, 1].map(
      (lean) =>
        `M${x.toFixed(0)} ${y}q${(lean * size * 0.4).toFixed(0)} ${(-size * 0.9).toFixed(0)} ${(lean * size).toFixed(0)} ${(-size * (0.9 - Math.abs(lean) * 0.5)).toFixed(0)}q${(-lean * size * 0.5).toFixed(0)} ${(size * 0.1).toFixed(0)} ${(8 - lean * size).toFixed(0)} ${(size * (0.9 - Math.abs(lean) * 0.5)).toFixed(0)}z`,
    );
    return shape(index % 2 ? tone : bright, fronds.join(''));
  }).join('');
}
