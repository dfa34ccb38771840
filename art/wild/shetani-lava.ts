import { mix } from '../kit/colour.ts';
import { euphorbia } from '../kit/euphorbia.ts';
import { foliage } from '../kit/foliage.ts';
import { layer, ridge } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { kilimanjaro } from '../kit/mountains.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { acacia } from '../kit/plants.ts';
import { between } from '../kit/random.ts';
import { stone } from '../kit/rocks.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { type Drawing, gradient, limb, type Point, place, polygon } from '../kit/shapes.ts';
import { birds, cloud, sky } from '../kit/sky.ts';

/** A field of broken black lava between two heights, its blocks larger towards the eye. */
const blocks = ({ palette, random }: Paint, top: number, bottom: number, count: number): Drawing => {
  const fill = lit(palette, '#3a3536');
  const [bright, dark] = [mix(fill, palette.rim, 0.3), mix(fill, palette.ink, 0.5)];
  return Array.from({ length: count }, (_, index) => {
    const near = (index + 1) / count;
    const size = 16 + near * 54;
    const [x, y] = [between(random, -30, 1630), top + (bottom - top) * near];
    const at = (dx: number, dy: number): Point => [
      x + dx * size * between(random, 0.85, 1.15),
      y + dy * size * between(random, 0.85, 1.15),
    ];
    const [left, peak, right, foot] = [at(-1.2, 0.1), at(-0.3, -0.4), at(1.1, -0.05), at(0.1, 0.34)];
    const middle: Point = [x + size * 0.1, y - size * 0.06];
    return (
      polygon(dark, [left, peak, right, foot]) +
      polygon(bright, [left, peak, middle]) +
      polygon(fill, [peak, right, middle])
    );
  }).join('');
};

export const shetaniLava: Scene = {
  alt: {
    en: 'Walkers at the edge of a black lava flow in Tsavo West, green cones and Kilimanjaro behind.',
    sw: 'Watembezi ukingoni mwa mtiririko wa lava nyeusi Tsavo West, Kilimanjaro nyuma.',
  },
  lights: ['day', 'dawn', 'gold', 'mist'],
  close: { x: 960, y: 800, width: 900 },
  draw: (paint) => {
    const { palette, random } = paint;
    const lava = lit(palette, '#3a3536');
    return (
      sky(palette, 640) +
      cloud(palette, 1180, 180, 560) +
      place({ x: 420, y: 640, scale: 0.7 }, kilimanjaro(palette)) +
      cloud(palette, 520, 500, 520) +
      layer(palette, random, { depth: 0, y: 600, swell: 20, steps: 6 }) +
      ridge(mix(palette.land[1], palette.haze, 0.1), [
        [840, 680],
        [980, 600],
        [1090, 500],
        [1150, 480],
        [1230, 500],
        [1340, 590],
        [1500, 680],
      ]) +
      ridge(mix(palette.land[2], palette.haze, 0.15), [
        [1240, 720],
        [1360, 640],
        [1450, 560],
        [1510, 550],
        [1580, 580],
        [1680, 640],
      ]) +
      layer(palette, random, { depth: 1, y: 690, swell: 14 }) +
      [140, 360, 700, 1120]
        .map((x, index) => place({ x, y: 716, scale: 0.34 + (index % 2) * 0.1 }, acacia(palette, random, 0.45)))
        .join('') +
      layer(palette, random, { depth: 2, y: 740, swell: 10 }) +
      gradient('lava', [
        [0, mix(lava, palette.haze, 0.28)],
        [0.4, lava],
        [1, mix(lava, palette.ink, 0.5)],
      ]) +
      ridge('url(#lava)', [
        [-40, 790],
        [200, 770],
        [460, 786],
        [760, 770],
        [1060, 800],
        [1360, 790],
        [1640, 810],
      ]) +
      blocks(paint, 800, 1190, 190) +
      limb(lit(palette, '#b98a62'), [
        [1100, 1240, 190],
        [1080, 1080, 120],
        [1150, 960, 76],
        [1120, 880, 46],
        [1160, 826, 24],
      ]) +
      place({ x: 1136, y: 900, scale: 0.46, scaleX: -0.46 }, person(palette, looks.guest, poses.walking)) +
      place({ x: 1072, y: 1110, scale: 0.9, scaleX: -0.9 }, person(palette, looks.visitor, poses.walking)) +
      place({ x: 480, y: 960, scale: 0.8 }, euphorbia(palette)) +
      foliage(palette, random, { x: 760, y: 880, width: 130, count: 14 }) +
      foliage(palette, random, { x: 250, y: 1060, width: 170, count: 14 }) +
      place({ x: 1460, y: 1150 }, stone(palette, 'block', { width: 300, height: 190, colour: '#3a3536' })) +
      birds(palette, random, { x: 900, y: 330, size: 0.7 })
    );
  },
};
