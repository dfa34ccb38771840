import { mix } from '../kit/colour.ts';
import { cushion, foliage } from '../kit/foliage.ts';
import { grass, layer, ridge } from '../kit/land.ts';
import { lit, shaded } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { between } from '../kit/random.ts';
import type { Paint, Scene } from '../kit/scene.ts';
import { type Drawing, gradient, inside, place, shape } from '../kit/shapes.ts';
import { birds, cloud, sky } from '../kit/sky.ts';

const bowl =
  'M-20 640C160 560 420 540 640 560C900 520 1200 500 1640 590V900C1400 1010 1100 1060 760 1050C420 1046 140 960-20 860z';

/** The crater's inner wall with its gullies, and the forest on its floor. */
const crater = ({ palette, random }: Paint): Drawing => {
  const wall = lit(palette, '#9a7a58', 0.16);
  const gullies = Array.from({ length: 26 }, (_, index) => {
    const x = -20 + index * 66 + between(random, -26, 26);
    const [lean, fall] = [(800 - x) * 0.14, between(random, 150, 250)];
    return `M${x} 500q${(lean * 0.3).toFixed(0)} ${(fall * 0.5).toFixed(0)} ${lean.toFixed(0)} ${fall.toFixed(0)}q${(14 - lean * 0.3).toFixed(0)} ${(-fall * 0.4).toFixed(0)} ${(between(random, 10, 40) - lean).toFixed(0)} ${(-fall).toFixed(0)}z`;
  });
  const crowns = Array.from({ length: 90 }, (_, index) => {
    const depth = index / 90;
    const x = between(random, -20, 1620);
    const fill = [palette.leaf[2], palette.leaf[1], palette.leaf[1], palette.leaf[0]][index % 4] ?? palette.leaf[1];
    const size = 26 + depth * 30;
    return shape(
      mix(fill, palette.haze, 0.3 - depth * 0.24),
      cushion({ x, y: 760 + depth * 240, half: size * 1.5, high: size * 0.9, lean: ((index * 7) % 11) / 5 - 1 }),
    );
  });
  return inside(
    'crater',
    bowl,
    gradient('crater-wall', [
      [0, mix(wall, palette.rim, 0.25)],
      [0.5, wall],
      [1, shaded(palette, '#8a6a48', 0.1)],
    ]) +
      shape('url(#crater-wall)', 'M-20 480H1640V1100H-20z') +
      shape(mix(wall, palette.ink, 0.2), gullies.join('')) +
      shape(mix(palette.leaf[2], palette.haze, 0.25), 'M-20 740C300 690 620 730 860 716S1400 690 1640 730V1100H-20z') +
      crowns.join(''),
  );
};

export const longonotCrater: Scene = {
  alt: {
    en: 'Hikers on the narrow path of Longonot’s rim, a forest far below in the crater, a lake beyond.',
    sw: 'Wapanda mlima kwenye njia nyembamba ya ukingo wa Longonot, msitu ndani ya kreta na ziwa mbali.',
  },
  lights: ['day', 'dawn', 'gold', 'mist'],
  close: { x: 1160, y: 760, width: 860 },
  draw: (paint) => {
    const { palette, random } = paint;
    return (
      sky(palette, 560) +
      cloud(palette, 420, 170, 560) +
      cloud(palette, 1240, 250, 420) +
      layer(palette, random, { depth: 0, y: 420, swell: 26, steps: 6 }) +
      shape(mix(palette.water[0], palette.haze, 0.3), 'M-20 470C240 456 560 456 820 474C560 500 200 500-20 496z') +
      layer(palette, random, { depth: 1, y: 506, swell: 16 }) +
      ridge(mix(palette.land[2], palette.haze, 0.2), [
        [-40, 600],
        [140, 560],
        [330, 528],
        [520, 540],
        [700, 520],
        [900, 470],
        [1060, 440],
        [1180, 448],
        [1330, 500],
        [1640, 540],
      ]) +
      crater(paint) +
      shape(
        palette.land[3],
        'M1640 560C1540 590 1440 640 1380 720C1300 830 1120 960 900 1020C600 1090 240 1040-20 930V1220H1640z',
      ) +
      shape(
        lit(palette, '#d3a273'),
        'M1640 600C1560 620 1480 670 1426 738C1340 850 1160 980 930 1046C640 1120 240 1080-20 980V1040C240 1140 660 1170 970 1090C1220 1024 1390 890 1470 770C1520 700 1580 650 1640 634z',
      ) +
      shape(
        palette.land[4],
        'M1640 650C1590 664 1540 710 1490 786C1410 910 1240 1046 980 1112C660 1190 240 1160-20 1070V1220H1640z',
      ) +
      place({ x: 1420, y: 770, scale: 0.3 }, person(palette, looks.visitor, poses.walking)) +
      place({ x: 1320, y: 900, scale: 0.42 }, person(palette, looks.fundi, poses.walking)) +
      place({ x: 1180, y: 1000, scale: 0.56 }, person(palette, looks.guest, poses.walking)) +
      foliage(palette, random, { x: 560, y: 1050, width: 170, count: 16 }) +
      foliage(palette, random, { x: 230, y: 1000, width: 210, count: 18 }) +
      foliage(palette, random, { x: 1520, y: 1010, width: 300, count: 22 }) +
      birds(palette, random, { x: 560, y: 340, count: 4, size: 0.8 }) +
      grass(palette, random, { y: 1150, height: 60, count: 40 })
    );
  },
};
