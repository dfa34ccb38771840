import { makutiHouse } from '../kit/buildings/thatch.ts';
import { mix } from '../kit/colour.ts';
import { grass } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { bush, palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { sea } from '../kit/sea.ts';
import { place, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, stars, sun } from '../kit/sky.ts';
import { bougainvillea } from '../kit/trees.ts';

export const makutiHouseGarden: Scene = {
  alt: {
    en: 'A wide beach house under a tall makuti roof in a garden of palms and bougainvillea, the sea behind.',
    sw: 'Nyumba pana ya pwani yenye paa refu la makuti katika bustani ya minazi na mabogenvilia, bahari nyuma.',
  },
  lights: ['day', 'gold', 'dusk', 'night'],
  close: { x: 820, y: 760, width: 900 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const path = lit(palette, '#ead7ac');
    return (
      sky(palette, 620) +
      (palette.light === 'night' ? stars(palette, random, 520, 120) : cloud(palette, 360, 180, 520)) +
      sun(palette, 1300, 330, 78) +
      sea(palette, random, { top: 640, bottom: 780, count: 16 }) +
      shape(mix(path, palette.haze, 0.2), 'M-20 760H1620V840H-20z') +
      place({ x: 180, y: 820, scale: 1.35 }, palm(palette, random, 120, 0.16)) +
      place({ x: 1330, y: 830, scale: 1.1 }, palm(palette, random, 70, 0.2)) +
      place({ x: 1500, y: 840, scale: 1.45 }, palm(palette, random, -70, 0.12)) +
      shape(palette.land[2], 'M-20 810C400 800 1200 812 1620 800V1220H-20z') +
      place({ x: 800, y: 900, scale: 1.62 }, makutiHouse(palette, random, 'house')) +
      place({ x: 310, y: 850, scale: 0.9 }, bougainvillea(palette, random)) +
      place({ x: 1290, y: 866, scale: 0.8 }, bougainvillea(palette, random, '#e0662f')) +
      place({ x: 180, y: 920, scale: 0.8 }, bush(palette, random, 320)) +
      place({ x: 1440, y: 930, scale: 0.9 }, bush(palette, random, 320)) +
      shape(palette.land[3], 'M-20 910C400 892 1200 904 1620 892V1220H-20z') +
      shape(path, 'M700 900H900C880 960 980 1060 1060 1220H560C640 1060 720 980 700 900z') +
      stroke(
        mix(path, palette.ink, 0.15),
        4,
        'M690 950C760 958 850 958 900 950M690 1010C770 1022 880 1022 940 1010M640 1090C740 1106 900 1106 990 1090',
      ) +
      grass(palette, random, { y: 1000, height: 40, count: 30 }) +
      grass(palette, random, { y: 1120, height: 60, count: 40 })
    );
  },
};
