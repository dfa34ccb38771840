import { cottage } from '../kit/buildings/cottage.ts';
import { mix } from '../kit/colour.ts';
import { mangoes, rows } from '../kit/crops.ts';
import { layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { ellipse, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { shadeTree } from '../kit/trees.ts';

export const mangoFarm: Scene = {
  alt: {
    en: 'Ripe mangoes hang before the terraced hills of Machakos and a small farmhouse; a basket stands below.',
    sw: 'Maembe mabivu yananing’inia mbele ya matuta ya vilima vya Machakos na nyumba ya shamba; kikapu chini.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 560, y: 420, width: 840 },
  draw: ({ palette, random }) => {
    const basket = lit(palette, '#b98a4e');
    const bough = mix(palette.ink, palette.glow, 0.16);
    return (
      sky(palette, 600) +
      sun(palette, 1180, 330, 84) +
      cloud(palette, 960, 180, 560) +
      layer(palette, 0, random, 520, 110, 4) +
      rows(
        palette,
        'terrace-a',
        [
          [-40, 680],
          [240, 620],
          [560, 600],
          [900, 650],
          [1240, 610],
          [1640, 560],
        ],
        '#8fa050',
        30,
        0.4,
      ) +
      place(420, 690, 0.42, shadeTree(palette, random, undefined, 0.35)) +
      place(1430, 680, 0.5, shadeTree(palette, random, undefined, 0.3)) +
      rows(
        palette,
        'terrace-b',
        [
          [-40, 800],
          [300, 760],
          [700, 730],
          [1100, 720],
          [1640, 760],
        ],
        '#a0a24c',
        40,
        0.18,
      ) +
      place(1060, 800, 0.86, cottage(palette, { id: 'farm', wall: '#c9764a', roof: '#9aa3a0', distance: 0.05 })) +
      place(1400, 850, 0.9, shadeTree(palette, random, undefined, 0.08)) +
      place(700, 850, 0.72, shadeTree(palette, random, undefined, 0.12)) +
      shape(lit(palette, '#b5744a'), 'M-20 900C400 870 1000 900 1620 880V1220H-20z') +
      shape(mix(lit(palette, '#b5744a'), palette.ink, 0.16), 'M-20 1060C400 1030 1000 1070 1620 1040V1220H-20z') +
      // A bough with fruit hangs into the picture.
      stroke(bough, 30, 'M-20 60C160 70 340 110 520 90') +
      stroke(bough, 16, 'M500 92C640 80 760 120 860 100M240 92C300 150 320 190 330 240') +
      [40, 130, 220, 320, 420, 520, 620, 720, 800, 860, 300, 340]
        .map((x, index) =>
          [0, 1, 2, 3]
            .map((leaf) => {
              const angle = 50 + leaf * 34 + ((index * 17) % 30);
              const fill =
                [palette.leaf[2], palette.leaf[1], palette.leaf[0], palette.leaf[2]][leaf] ?? palette.leaf[1];
              return `<g transform="translate(${x} ${index > 9 ? 190 : 92 + (index % 3) * 8}) rotate(${angle})">${shape(fill, 'M0 0C40-24 110-22 160 4C110 22 40 20 0 0z')}</g>`;
            })
            .join(''),
        )
        .join('') +
      place(330, 250, 1.9, mangoes(palette, 2)) +
      place(610, 190, 2.1, mangoes(palette, 3)) +
      place(840, 170, 1.6, mangoes(palette, 2)) +
      place(120, 180, 1.7, mangoes(palette, 2)) +
      // The basket of the harvest.
      ellipse(mix(basket, palette.ink, 0.5), 420, 1010, 176, 44) +
      [
        [330, 990, -20],
        [400, 974, 10],
        [470, 984, 24],
        [520, 998, 40],
        [440, 1004, 0],
        [360, 1008, -8],
      ]
        .map(
          ([x = 0, y = 0, turn = 0], index) =>
            ellipse(lit(palette, index % 2 ? '#e0913a' : '#dcb23f'), x, y, 50, 36, turn) +
            ellipse(mix(lit(palette, '#c8472f'), lit(palette, '#e0913a'), 0.4), x - 18, y - 6, 24, 22, turn),
        )
        .join('') +
      shape(basket, 'M244 1010C300 1050 540 1050 596 1010L560 1150C500 1176 340 1176 280 1150z') +
      shape(
        mix(basket, palette.ink, 0.26),
        'M480 1040C530 1036 576 1026 596 1010L560 1150C540 1160 500 1166 470 1168z',
      ) +
      stroke(
        mix(basket, palette.ink, 0.3),
        5,
        'M252 1046C320 1080 520 1080 588 1046M262 1086C330 1118 510 1118 578 1086M272 1124C340 1152 500 1152 568 1124',
      ) +
      stroke(mix(basket, palette.rim, 0.35), 10, 'M244 1012C300 1052 540 1052 596 1012')
    );
  },
};
