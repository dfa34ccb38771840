import { mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import { bush, palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { foam, sea } from '../kit/sea.ts';
import { ellipse, faint, inside, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';

export const hammockPalms: Scene = {
  alt: {
    en: 'A striped hammock hangs between two coconut palms on a white beach.',
    sw: 'Kitanda cha bembea chenye mistari kati ya minazi miwili kwenye ufuo mweupe.',
  },
  lights: ['gold', 'day', 'dusk', 'dawn'],
  close: { x: 800, y: 780, width: 900 },
  draw: ({ palette, random }) => {
    const sand = lit(palette, '#f2e2c0');
    const cloth = lit(palette, '#e9dcc0');
    const rope = mix(lit(palette, '#c9a872'), palette.ink, 0.15);
    const bed = 'M430 770C560 892 1040 892 1170 770C1080 1030 520 1030 430 770z';
    return (
      sky(palette, 640) +
      sun(palette, 800, 480, 100) +
      cloud(palette, 420, 230, 480) +
      cloud(palette, 1180, 310, 420) +
      sea(palette, random, { top: 640, bottom: 900, count: 34 }) +
      foam(
        mix(palette.cloud[0], palette.water[0], 0.25),
        [
          [-40, 780],
          [400, 772],
          [800, 784],
          [1200, 772],
          [1660, 782],
        ],
        9,
      ) +
      shape(sand, 'M-20 900C300 860 900 900 1620 850V1220H-20z') +
      foam(
        mix(palette.cloud[0], palette.water[0], 0.15),
        [
          [-40, 902],
          [300, 872],
          [800, 886],
          [1200, 868],
          [1660, 850],
        ],
        14,
      ) +
      faint(0.25, ellipse(palette.ink, { x: 800, y: 1070, rx: 380, ry: 24 })) +
      place({ x: 330, y: 1080, scale: 2.3 }, palm(palette, random, -40)) +
      place({ x: 1290, y: 1090, scale: 2.4 }, palm(palette, random, 60)) +
      place({ x: 120, y: 1120 }, bush(palette, random, 360)) +
      place({ x: 1530, y: 1130 }, bush(palette, random, 340)) +
      stroke(rope, 8, 'M322 690L440 776M1304 680L1160 776') +
      stroke(rope, 4, 'M322 690L470 812M1304 680L1130 812M322 690L456 790M1304 680L1146 790') +
      shape(mix(cloth, palette.ink, 0.3), 'M430 770C560 830 1040 830 1170 770C1040 892 560 892 430 770z') +
      shape(
        lit(palette, '#e0a23c'),
        'M500 796C540 760 640 776 684 822C700 846 690 866 668 866C600 862 530 840 500 796z',
      ) +
      inside(
        'hammock',
        bed,
        shape(cloth, bed) +
          stroke(lit(palette, '#2f7f8c'), 22, 'M430 770C550 930 1050 930 1170 770') +
          stroke(lit(palette, '#c8452f'), 11, 'M430 770C540 968 1060 968 1170 770') +
          stroke(lit(palette, '#e0a23c'), 9, 'M430 770C536 1000 1064 1000 1170 770') +
          stroke(lit(palette, '#2f7f8c'), 26, 'M430 770C526 1044 1074 1044 1170 770'),
      ) +
      stroke(mix(cloth, palette.rim, 0.5), 6, 'M430 770C560 892 1040 892 1170 770') +
      stroke(
        mix(sand, palette.ink, 0.2),
        6,
        'M520 1130C640 1116 760 1124 860 1116M980 1150C1080 1140 1160 1146 1240 1138',
      )
    );
  },
};
