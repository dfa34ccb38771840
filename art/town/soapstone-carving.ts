import { mix } from '../kit/colour.ts';
import { hills, ridge } from '../kit/land.ts';
import { lit, shaded } from '../kit/light.ts';
import { pinchingHand } from '../kit/people/hands.ts';
import type { Scene } from '../kit/scene.ts';
import { box, ellipse, faint, inside, place, polygon, rotate, stroke } from '../kit/shapes.ts';
import { cloud, sky } from '../kit/sky.ts';
import { planks } from '../kit/table/cloths.ts';
import { stoneBowl, stoneElephant, stoneHippo, stoneVase } from './soapstone.ts';

export const soapstoneCarving: Scene = {
  alt: {
    en: 'A carver’s hands cut leaves into a soapstone bowl in Tabaka, polished figures beside it.',
    sw: 'Mikono ya mchongaji inachonga majani kwenye bakuli la mawe ya sabuni Tabaka, sanamu kando yake.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 740, y: 740, width: 880 },
  draw: ({ palette, random }) => {
    const wood = lit(palette, '#8a5a38');
    const dust = lit(palette, '#f0dcd0');
    return (
      sky(palette, 480) +
      cloud(palette, 500, 140, 480) +
      ridge(mix(palette.land[1], palette.haze, 0.3), [
        [-40, 430],
        [300, 340],
        [640, 400],
        [980, 320],
        [1300, 390],
        [1640, 340],
      ]) +
      hills(palette.land[2], random, { y: 500, swell: 36, steps: 6 }) +
      hills(mix(palette.land[3], palette.leaf[1], 0.4), random, { y: 610, swell: 24, steps: 6 }) +
      inside('bench', 'M0 740H1600V1200H0z', place({ x: 0, y: 700 }, planks(palette, random, '#9a6a45'))) +
      box(mix(wood, palette.rim, 0.35), { x: 0, y: 734, width: 1600, height: 12 }) +
      place({ x: 480, y: 800, scale: 0.94 }, stoneVase(palette, '#e6b8a8')) +
      place({ x: 800, y: 800, scale: 1.04 }, stoneElephant(palette, '#ead2bf')) +
      place({ x: 1330, y: 826, scale: 1.2 }, stoneHippo(palette, '#efe0d2')) +
      faint(
        0.8,
        ellipse(dust, { x: 740, y: 1090, rx: 330, ry: 34 }) +
          ellipse(dust, { x: 1050, y: 1110, rx: 90, ry: 16 }) +
          ellipse(dust, { x: 420, y: 1120, rx: 60, ry: 12 }),
      ) +
      place({ x: 740, y: 1070, scale: 2 }, stoneBowl(palette, '#f0cfc2')) +
      stroke(shaded(palette, '#5f6468'), 13, 'M846 938L930 872') +
      polygon(lit(palette, '#c9ced0'), [
        [800, 986],
        [838, 934],
        [856, 954],
      ]) +
      rotate(14, place({ x: 928, y: 876, scale: 1.16 }, pinchingHand(palette, '#4d2d1f', '#d9b45c')), [928, 876]) +
      stroke(lit(palette, '#a8683a'), 22, 'M914 884L1010 806') +
      rotate(
        30,
        place({ x: 440, y: 850, scale: 1.16, scaleX: -1.16 }, pinchingHand(palette, '#4d2d1f', '#d9b45c')),
        [440, 850],
      )
    );
  },
};
