import { type Hex, mix } from './colour.ts';
import type { Palette } from './light.ts';
import { between, type Random } from './random.ts';
import { type Drawing, faint, limb, type Point, shape, stroke } from './shapes.ts';
import { sunk } from './underwater.ts';

/** A staghorn coral about 190 high. */
export function staghorn(palette: Palette, random: Random, own: Hex, depth = 0): Drawing {
  const [fill, dark] = [
    sunk(palette, own, depth),
    mix(sunk(palette, own, depth), sunk(palette, '#0b3a52', depth), 0.35),
  ];
  const arm = (lean: number, tall: number, tone: string) => {
    const [x, y] = [lean, -tall];
    return (
      limb(tone, [
        [lean * 0.1, 4, 26],
        [lean * 0.42, -tall * 0.5, 20],
        [x, y, 11],
      ]) +
      limb(tone, [
        [lean * 0.5, -tall * 0.56, 15],
        [lean * 0.5 + 26, -tall * 0.84, 9],
      ]) +
      limb(tone, [
        [lean * 0.7, -tall * 0.72, 13],
        [lean * 0.7 - 24, -tall * 0.98, 8],
      ])
    );
  };
  const tall = () => between(random, 130, 190);
  return (
    [-70, 64, 0].map((lean) => arm(lean, tall(), dark)).join('') +
    [-110, -36, 34, 104].map((lean) => arm(lean, tall(), fill)).join('')
  );
}

/** A round brain coral, `width` wide. */
export function brainCoral(palette: Palette, own: Hex, width: number, depth = 0): Drawing {
  const fill = sunk(palette, own, depth);
  const dark = mix(fill, sunk(palette, '#0b3a52', depth), 0.4);
  const half = width / 2;
  const grooves = [0.24, 0.44, 0.64, 0.82].map((part) => {
    const [across, high] = [half * part, half * 1.04 * part];
    return `M${-across} -2C${-across * 1.06} ${-high * 0.7} ${-across * 0.5} ${-high * 1.1} ${-across * 0.1} ${-high}S${across * 0.9} ${-high * 0.9} ${across} -2`;
  });
  return (
    shape(
      fill,
      `M${-half} 6C${-half * 1.08} ${-half * 0.7} ${-half * 0.5} ${-half * 1.06} 0 ${-half * 1.06}S${half * 1.08} ${-half * 0.7} ${half} 6z`,
    ) +
    shape(
      dark,
      `M${half * 0.1} 6C${half * 0.6} ${-half * 0.2} ${half * 0.66} ${-half * 0.7} ${half * 0.4} ${-half * 0.98}C${half * 0.9} ${-half * 0.8} ${half * 1.06} ${-half * 0.4} ${half} 6z`,
    ) +
    stroke(mix(fill, dark, 0.6), width * 0.026, grooves.join(''))
  );
}

/** A sea fan about 200 high. */
export function seaFan(palette: Palette, own: Hex, depth = 0): Drawing {
  const fill = sunk(palette, own, depth);
  const ribs = [-64, -44, -24, -6, 14, 34, 54].map((angle) => {
    const turn = ((angle - 90) * Math.PI) / 180;
    const tip: Point = [Math.cos(turn) * 170, Math.sin(turn) * 170 - 20];
    return `M0 0Q${tip[0] * 0.3} ${tip[1] * 0.7} ${tip[0]} ${tip[1]}`;
  });
  return (
    faint(0.5, shape(fill, 'M0 4C-120-50-180-130-140-160C-90-210 60-220 130-160C170-120 100-40 0 4z')) +
    stroke(fill, 9, ribs.join(''))
  );
}
