import { mix } from '../kit/colour.ts';
import { euphorbia } from '../kit/euphorbia.ts';
import { foliage } from '../kit/foliage.ts';
import { glints, layer, ridge } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { boulder } from '../kit/rocks.ts';
import type { Scene } from '../kit/scene.ts';
import { gradient, place, shape } from '../kit/shapes.ts';
import { birds, cloud, sky } from '../kit/sky.ts';

export const nakuruViewpoint: Scene = {
  alt: {
    en: 'Two visitors on a cliff look over a Rift Valley lake with a pink rim of flamingos and yellow-barked woods.',
    sw: 'Wageni wawili juu ya jabali wanatazama ziwa la Bonde la Ufa lenye ukingo wa waridi wa heroe.',
  },
  lights: ['day', 'dawn', 'gold', 'mist'],
  close: { x: 480, y: 760, width: 900 },
  draw: ({ palette, random }) => {
    const pink = mix(lit(palette, '#ef8d98'), palette.haze, 0.16);
    return (
      sky(palette, 480) +
      cloud(palette, 980, 150, 620) +
      cloud(palette, 360, 230, 420) +
      layer(palette, random, { depth: 0, y: 380, swell: 50, steps: 6 }) +
      layer(palette, random, { depth: 1, y: 460, swell: 22 }) +
      ridge(mix(palette.land[2], palette.haze, 0.3), [
        [-40, 520],
        [400, 500],
        [900, 512],
        [1640, 490],
      ]) +
      shape(
        lit(palette, '#e6dcc6', 0.2),
        'M-20 590C160 560 300 566 460 548C640 530 760 546 900 536C1100 524 1240 540 1400 536C1500 540 1580 556 1640 560V840C1540 850 1440 806 1300 830C1160 870 1000 846 860 872C640 900 480 850 300 872C160 880 60 860-20 870z',
      ) +
      shape(
        pink,
        'M-20 600C160 570 300 576 460 558C640 540 760 556 900 546C1100 534 1240 550 1400 546C1500 550 1580 566 1640 570V826C1540 836 1440 794 1300 816C1160 854 1000 832 860 858C640 884 480 836 300 858C160 866 60 846-20 856z',
      ) +
      gradient('lake', [
        [0, palette.water[0]],
        [0.5, palette.water[1]],
        [1, mix(palette.water[1], palette.water[2], 0.6)],
      ]) +
      shape(
        'url(#lake)',
        'M-20 616C120 590 260 600 420 576C600 548 720 584 900 560C1080 546 1240 566 1380 562C1500 560 1580 580 1640 584V800C1560 812 1460 758 1320 786C1180 826 1040 800 880 830C660 858 500 800 320 830C180 846 80 816-20 830z',
      ) +
      glints(palette.water[0], random, { x: 980, top: 620, bottom: 780, spread: 300, count: 9 }) +
      shape(
        pink,
        'M520 640C600 626 700 630 780 644C700 652 600 652 520 640zM960 600C1040 588 1160 590 1240 604C1160 612 1040 612 960 600zM1080 760C1180 742 1300 746 1380 738C1340 762 1180 776 1080 760zM560 790C640 776 760 780 840 794C760 806 640 804 560 790z',
      ) +
      ridge(mix(palette.land[3], palette.haze, 0.2), [
        [-40, 800],
        [200, 820],
        [480, 880],
        [800, 910],
        [1200, 890],
        [1640, 820],
      ]) +
      [60, 220, 380, 560, 760, 960, 1150, 1340, 1520]
        .map((x, index) =>
          foliage(palette, random, { x, y: 880 + (index % 3) * 30, width: 260, distance: 0.22, count: 18 }),
        )
        .join('') +
      [700, 900, 1120, 1300, 1500]
        .map((x, index) =>
          foliage(palette, random, { x, y: 990 + (index % 2) * 30, width: 320, distance: 0.08, count: 22 }),
        )
        .join('') +
      boulder(
        palette,
        'cliff-a',
        [
          [-80, 1260],
          [-60, 900],
          [60, 860],
          [260, 852],
          [440, 870],
          [560, 930],
          [600, 1040],
          [640, 1260],
        ],
        { colour: '#9c7f66' },
      ) +
      boulder(
        palette,
        'cliff-b',
        [
          [520, 1260],
          [560, 1100],
          [660, 1050],
          [820, 1060],
          [900, 1140],
          [930, 1260],
        ],
        { colour: '#8f745c' },
      ) +
      boulder(
        palette,
        'cliff-c',
        [
          [-80, 1260],
          [-60, 1080],
          [120, 1050],
          [320, 1080],
          [400, 1180],
          [420, 1260],
        ],
        { colour: '#8a7059' },
      ) +
      place({ x: 80, y: 880, scale: 1.3 }, euphorbia(palette)) +
      place({ x: 330, y: 872, scale: 0.9 }, person(palette, looks.guest, poses.behind)) +
      place({ x: 430, y: 884, scale: 0.94 }, person(palette, looks.visitor, poses.behind)) +
      foliage(palette, random, { x: 1480, y: 1160, width: 560, count: 40 }) +
      foliage(palette, random, { x: 1080, y: 1220, width: 420, count: 30 }) +
      birds(palette, random, { x: 900, y: 420, count: 7, size: 0.7 })
    );
  },
};
