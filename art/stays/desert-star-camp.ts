import { camel } from '../kit/animals/camel.ts';
import { safariTent } from '../kit/buildings/safari-tent.ts';
import { mix } from '../kit/colour.ts';
import { campFire } from '../kit/fire.ts';
import { layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { milkyWay } from '../kit/milky-way.ts';
import { campChair } from '../kit/rooms/garden-seats.ts';
import type { Scene } from '../kit/scene.ts';
import { place, shape } from '../kit/shapes.ts';
import { sky, stars, streaks } from '../kit/sky.ts';

export const desertStarCamp: Scene = {
  alt: {
    en: 'A small camp of tents by a fire on the dunes of the Chalbi desert under a wide sky, two camels near.',
    sw: 'Kambi ndogo ya mahema na moto kwenye matuta ya jangwa la Chalbi chini ya anga pana, ngamia wawili karibu.',
  },
  lights: ['night', 'dusk', 'gold'],
  close: { x: 900, y: 880, width: 860 },
  draw: ({ palette, random }) => {
    const sand = lit(palette, '#d9ae78');
    return (
      sky(palette, 860) +
      (palette.light === 'night' ? milkyWay(palette, random) : '') +
      (palette.lamps
        ? stars(palette, random, 780, 160)
        : streaks(palette, random, { top: 160, bottom: 560, count: 9 })) +
      layer(palette, random, { depth: 0, y: 800, swell: 36, steps: 5 }) +
      shape(mix(sand, palette.haze, 0.45), 'M-20 850C200 800 460 780 640 830C900 870 1200 800 1620 840V1220H-20z') +
      shape(mix(sand, palette.haze, 0.2), 'M-20 920C300 950 560 880 800 880C1100 880 1300 930 1620 880V1220H-20z') +
      shape(mix(sand, palette.ink, 0.3), 'M800 880C1100 880 1300 930 1620 880V960C1300 990 1000 960 800 880z') +
      place({ x: 300, y: 950, scale: 0.62 }, camel(palette, 'camel-a', { distance: 0.16 })) +
      place({ x: 470, y: 956, scale: 0.56, scaleX: -0.56 }, camel(palette, 'camel-b', { distance: 0.2 })) +
      place({ x: 1350, y: 1000, scale: 0.8 }, safariTent(palette, { deck: false, distance: 0.12 })) +
      shape(sand, 'M-20 1010C300 980 700 1020 1000 1010S1400 990 1620 1010V1220H-20z') +
      place({ x: 930, y: 1060, scale: 1.15 }, safariTent(palette, { deck: false })) +
      place({ x: 560, y: 1110, scale: 1.15 }, campFire(palette)) +
      place({ x: 420, y: 1116, scale: 0.8, scaleX: -0.8 }, campChair(palette)) +
      place({ x: 700, y: 1116, scale: 0.8 }, campChair(palette)) +
      shape(mix(sand, palette.ink, 0.34), 'M-20 1150C300 1120 700 1170 1000 1150S1400 1130 1620 1150V1220H-20z')
    );
  },
};
