import { swahiliHouse } from '../kit/buildings/swahili-house.ts';
import { makutiHouse } from '../kit/buildings/thatch.ts';
import { mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import { bush, palm } from '../kit/plants.ts';
import { lounger, parasol } from '../kit/rooms/garden-seats.ts';
import type { Scene } from '../kit/scene.ts';
import { foam, sea } from '../kit/sea.ts';
import { place, shape } from '../kit/shapes.ts';
import { cloud, sky, streaks, sun } from '../kit/sky.ts';

export const beachHotel: Scene = {
  alt: {
    en: 'A small white hotel with a makuti roof among palms, loungers on the beach by the ocean.',
    sw: 'Hoteli ndogo nyeupe yenye paa la makuti kati ya minazi, viti vya kupumzikia ufuoni.',
  },
  lights: ['day', 'gold', 'dusk', 'dawn'],
  close: { x: 1020, y: 760, width: 900 },
  draw: ({ palette, random }) => {
    const sand = lit(palette, '#f4e6c8');
    return (
      sky(palette, 600) +
      sun(palette, 270, 380, 84) +
      streaks(palette, random, { top: 100, bottom: 300, count: 4 }) +
      cloud(palette, 720, 220, 560) +
      sea(palette, random, { top: 620, bottom: 900, count: 34 }) +
      foam(
        mix(palette.cloud[0], palette.water[0], 0.2),
        [
          [-40, 712],
          [200, 706],
          [420, 716],
          [700, 708],
        ],
        8,
      ) +
      shape(mix(sand, palette.haze, 0.2), 'M620 640C900 628 1200 640 1620 632V900H420C480 800 520 690 620 640z') +
      place({ x: 1460, y: 690, scale: 1.15 }, palm(palette, random, -60, 0.2)) +
      place({ x: 760, y: 690 }, palm(palette, random, -90, 0.22)) +
      place({ x: 1330, y: 780, scale: 1.2 }, swahiliHouse(palette, { width: 300, floors: 2, arches: true }, 0.05)) +
      place({ x: 1060, y: 800, scale: 1.05 }, makutiHouse(palette, random, 'lodge')) +
      place({ x: 1420, y: 800, scale: 0.7 }, bush(palette, random, 300)) +
      place({ x: 720, y: 800, scale: 0.6 }, bush(palette, random, 260)) +
      shape(sand, 'M-20 1010C160 930 320 850 520 810C800 780 1200 800 1620 790V1220H-20z') +
      foam(
        mix(palette.cloud[0], palette.water[0], 0.15),
        [
          [-40, 1016],
          [120, 946],
          [300, 868],
          [460, 822],
          [560, 790],
          [600, 740],
          [640, 660],
        ],
        16,
      ) +
      place({ x: 560, y: 950, scale: 0.66 }, lounger(palette)) +
      place({ x: 690, y: 948, scale: 0.86 }, parasol(palette, '#2f8f9a')) +
      place({ x: 800, y: 950, scale: 0.66 }, lounger(palette)) +
      place({ x: 1060, y: 1070, scale: 0.95 }, lounger(palette)) +
      place({ x: 1230, y: 1066, scale: 1.2 }, parasol(palette, '#e0a23c')) +
      shape(mix(sand, palette.ink, 0.16), 'M-20 1130C400 1100 1000 1150 1620 1110V1220H-20z') +
      place({ x: 140, y: 1160, scale: 1.9 }, palm(palette, random, 190)) +
      place({ x: 60, y: 1190 }, bush(palette, random, 300))
    );
  },
};
