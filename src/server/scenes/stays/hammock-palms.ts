import { mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import { bush, palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { foam, sea } from '../kit/sea.ts';
import { ellipse, faint, place, shape, stroke } from '../kit/shapes.ts';
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
    const bed = 'M430 770C560 930 1040 930 1170 770C1060 880 1000 960 800 964C600 960 540 880 430 770z';
    return (
      sky(palette, 640) +
      sun(palette, 800, 480, 100) +
      cloud(palette, 420, 230, 480) +
      cloud(palette, 1180, 310, 420) +
      sea(palette, random, 640, 900, 34) +
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
      faint(0.25, ellipse(palette.ink, 800, 1070, 380, 24)) +
      place(330, 1080, 2.3, palm(palette, random, -40)) +
      place(1290, 1090, 2.4, palm(palette, random, 60)) +
      place(120, 1120, 1, bush(palette, random, 360)) +
      place(1530, 1130, 1, bush(palette, random, 340)) +
      stroke(rope, 8, 'M322 690L440 776M1304 680L1160 776') +
      stroke(rope, 4, 'M322 690L470 812M1304 680L1130 812M322 690L456 790M1304 680L1146 790') +
      shape(
        mix(lit(palette, '#c8452f'), palette.ink, 0.25),
        'M430 770C560 870 1040 870 1170 770C1040 900 1000 930 800 934C600 930 560 900 430 770z',
      ) +
      shape(cloth, bed) +
      shape(
        lit(palette, '#2f7f8c'),
        'M486 838C540 900 580 956 700 960L660 952C590 930 540 890 486 838zM760 964H840C840 950 838 930 830 912H770C762 930 760 950 760 964zM1114 838C1060 900 1020 956 900 960L940 952C1010 930 1060 890 1114 838z',
      ) +
      shape(
        lit(palette, '#c8452f'),
        'M600 884C640 930 660 950 690 958L730 962C690 940 660 910 650 898zM1000 884C960 930 940 950 910 958L870 962C910 940 940 910 950 898z',
      ) +
      shape(
        lit(palette, '#e0a23c'),
        'M440 762C480 730 560 740 590 786C600 830 560 856 520 836C480 810 456 790 440 762z',
      ) +
      stroke(
        mix(sand, palette.ink, 0.2),
        6,
        'M520 1130C640 1116 760 1124 860 1116M980 1150C1080 1140 1160 1146 1240 1138',
      )
    );
  },
};
