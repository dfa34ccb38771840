import { dhow } from '../kit/boats/dhow.ts';
import { mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import { palm } from '../kit/plants.ts';
import { daybed } from '../kit/rooms/garden-seats.ts';
import type { Scene } from '../kit/scene.ts';
import { foam, sea } from '../kit/sea.ts';
import { box, gradient, place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, streaks, sun } from '../kit/sky.ts';
import { bougainvillea, potPlant } from '../kit/trees.ts';

export const seaBalcony: Scene = {
  alt: {
    en: 'A white balcony with an arch, a daybed and plants over the palms and the reef of the Indian Ocean.',
    sw: 'Roshani nyeupe yenye tao, kitanda na mimea, juu ya minazi na miamba ya matumbawe ya Bahari Hindi.',
  },
  lights: ['day', 'dawn', 'gold', 'dusk'],
  close: { x: 760, y: 740, width: 940 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const wall = lit(palette, '#f6eedc');
    const floor = lit(palette, '#d8bf94');
    const arch = 'M160 1000V420C160 250 420 120 800 60C1180 120 1440 250 1440 420V1000z';
    return (
      sky(palette, 560) +
      sun(palette, 1080, 360, 84) +
      streaks(palette, random, { top: 140, bottom: 340, count: 4 }) +
      cloud(palette, 560, 270, 560) +
      sea(palette, random, { top: 560, bottom: 900, count: 34 }) +
      foam(
        mix(palette.cloud[0], palette.water[0], 0.2),
        [
          [-40, 690],
          [400, 684],
          [800, 694],
          [1200, 686],
          [1660, 692],
        ],
        9,
      ) +
      place({ x: 800, y: 680, scale: 0.4 }, dhow(palette, {}, 0.3)) +
      shape(lit(palette, '#f2e2c0'), 'M-20 850C400 820 1100 850 1620 830V960H-20z') +
      place({ x: 420, y: 960, scale: 1.05 }, palm(palette, random, 80, 0.12)) +
      place({ x: 1270, y: 960, scale: 1.2 }, palm(palette, random, -90, 0.1)) +
      place({ x: 1080, y: 970, scale: 0.9 }, palm(palette, random, 60, 0.14)) +
      `<path fill="${wall}" fill-rule="evenodd" d="M-20-20H1620V1010H-20z${arch}"/>` +
      shape(mix(wall, palette.ink, 0.24), 'M160 1000V420C160 250 420 120 800 60C430 140 196 262 196 424V1000z') +
      shape(mix(wall, palette.rim, 0.5), 'M1440 1000V420C1440 250 1180 120 800 60C1170 140 1404 262 1404 424V1000z') +
      // Balustrade.
      stroke(
        mix(wall, palette.ink, 0.1),
        20,
        Array.from({ length: 17 }, (_, index) => `M${210 + index * 74} 850V990`).join(''),
      ) +
      shape(wall, 'M160 820H1440V852H160zM160 980H1440V1006H160z') +
      shape(mix(wall, palette.ink, 0.2), 'M160 846H1440V854H160z') +
      gradient('floor', [
        [0, mix(floor, palette.glow, 0.16)],
        [1, mix(floor, palette.ink, 0.28)],
      ]) +
      box('url(#floor)', { x: 0, y: 1000, width: 1600, height: 210 }) +
      stroke(
        mix(floor, palette.ink, 0.18),
        3,
        'M0 1050H1600M0 1120H1600M800 1004V1200M560 1004L470 1200M1040 1004L1130 1200M320 1004L120 1200M1280 1004L1480 1200',
      ) +
      place({ x: 620, y: 1110, scale: 1.5 }, daybed(palette, '#d9743a')) +
      place({ x: 1180, y: 1120, scale: 1.9 }, potPlant(palette, random)) +
      place({ x: 1420, y: 1150, scale: 2.2 }, potPlant(palette, random, '#2f7f8c')) +
      place({ x: 120, y: 60, scale: 1.3 }, bougainvillea(palette, random))
    );
  },
};
