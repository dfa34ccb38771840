import { mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { bush, palm } from '../kit/plants.ts';
import { underShade } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { foam, sea } from '../kit/sea.ts';
import { place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { openJeep } from '../kit/vehicles/jeep.ts';

export const beachJeep: Scene = {
  alt: {
    en: 'A small yellow open jeep parked under a palm above a white beach; two people walk by the sea.',
    sw: 'Jeep ndogo ya njano iliyo wazi chini ya mnazi juu ya ufuo mweupe; watu wawili kando ya bahari.',
  },
  lights: ['day', 'gold', 'dawn', 'dusk'],
  close: { x: 860, y: 820, width: 820 },
  draw: ({ palette, random }) =>
    sky(palette, 560) +
    sun(palette, 360, 330, 84) +
    cloud(palette, 900, 200, 700) +
    sea(palette, random, { top: 590, bottom: 860, count: 30 }) +
    foam(
      mix(palette.cloud[0], palette.water[0], 0.3),
      [
        [-40, 690],
        [300, 684],
        [700, 694],
        [1100, 684],
        [1660, 692],
      ],
      8,
    ) +
    shape(lit(palette, '#f6ead0'), 'M-20 826C200 800 420 846 700 820S1200 790 1620 812V1220H-20z') +
    foam(
      mix(palette.cloud[0], palette.water[0], 0.2),
      [
        [-40, 824],
        [200, 802],
        [430, 838],
        [700, 818],
        [1000, 806],
        [1300, 798],
        [1660, 812],
      ],
      14,
    ) +
    place({ x: 250, y: 900, scale: 0.56 }, person(palette, looks.kikoi, poses.walking, 0.1)) +
    place({ x: 330, y: 906, scale: 0.55 }, person(palette, looks.guest, poses.walking, 0.1)) +
    shape(lit(palette, '#ecd9b0'), 'M-20 1000C400 960 900 930 1620 920V1220H-20z') +
    place({ x: 1490, y: 980, scale: 0.9 }, bush(palette, random, 360, 0.1)) +
    place({ x: 1400, y: 1010, scale: 1.9 }, palm(palette, random, -210)) +
    place({ x: 90, y: 1060, scale: 1.3 }, palm(palette, random, 140)) +
    underShade(palette, 800, 1058, 760) +
    place({ x: 800, y: 1060, scale: 2.3 }, openJeep(palette)) +
    stroke(mix(lit(palette, '#ecd9b0'), palette.ink, 0.18), 12, 'M1260 1064C1400 1080 1500 1080 1640 1070') +
    shape(mix(lit(palette, '#ecd9b0'), palette.ink, 0.2), 'M-20 1120C400 1090 1000 1140 1620 1110V1220H-20z'),
};
