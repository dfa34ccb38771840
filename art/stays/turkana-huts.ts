import { domeHut } from '../kit/buildings/thatch.ts';
import { mix } from '../kit/colour.ts';
import { layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { acacia, palm } from '../kit/plants.ts';
import { stone } from '../kit/rocks.ts';
import type { Scene } from '../kit/scene.ts';
import { sea } from '../kit/sea.ts';
import { place, shape } from '../kit/shapes.ts';
import { sky, stars, streaks, sun } from '../kit/sky.ts';

export const turkanaHuts: Scene = {
  alt: {
    en: 'Domed huts of palm leaves among doum palms on the stony shore of green Lake Turkana.',
    sw: 'Nyumba za mviringo za majani ya mikoma kwenye ufuo wa mawe wa Ziwa Turkana lenye maji ya kijani.',
  },
  lights: ['gold', 'day', 'dawn', 'night', 'dusk'],
  close: { x: 980, y: 840, width: 860 },
  draw: ({ palette, random }) => {
    const sand = lit(palette, '#d9b487');
    return (
      sky(palette, 600) +
      (palette.light === 'night'
        ? stars(palette, random, 560, 130)
        : streaks(palette, random, { top: 90, bottom: 340, count: 7 })) +
      sun(palette, 420, 420, 92) +
      layer(palette, random, { depth: 0, y: 540, swell: 80, steps: 5 }) +
      shape(mix(palette.land[1], palette.haze, 0.3), 'M860 640C960 560 1040 500 1110 496C1190 500 1260 580 1380 640z') +
      sea(
        {
          ...palette,
          water: [
            palette.water[0],
            mix(palette.water[1], lit(palette, '#4fae94'), 0.6),
            mix(palette.water[2], lit(palette, '#1f7a70'), 0.5),
          ],
        },
        random,
        { top: 640, bottom: 860, count: 26 },
      ) +
      shape(mix(sand, palette.haze, 0.2), 'M-20 850C300 800 800 830 1620 780V1220H-20z') +
      place({ x: 1450, y: 860, scale: 1.25 }, palm(palette, random, 50, 0.15)) +
      place({ x: 1330, y: 850, scale: 0.95 }, palm(palette, random, -70, 0.22)) +
      place({ x: 150, y: 880, scale: 0.8 }, acacia(palette, random, 0.3)) +
      place({ x: 640, y: 890, scale: 0.85 }, domeHut(palette, random, 'hut-a', 0.14)) +
      place({ x: 1480, y: 930 }, domeHut(palette, random, 'hut-c', 0.08)) +
      shape(sand, 'M-20 920C400 880 1000 950 1620 910V1220H-20z') +
      place({ x: 1010, y: 1010, scale: 1.75 }, domeHut(palette, random, 'hut-b')) +
      place(
        { x: 430, y: 1040, scale: 1.02 },
        person(
          palette,
          { ...looks.mama, head: 'braids', headColour: '#1d1512', top: '#b3402e', bottom: '#5a3a2c' },
          poses.standing,
        ),
      ) +
      shape(mix(sand, palette.ink, 0.2), 'M-20 1110C400 1070 1000 1130 1620 1090V1220H-20z') +
      place({ x: 180, y: 1170 }, stone(palette, 'rock-a', { width: 240, height: 120, colour: '#5c4a42' })) +
      place({ x: 360, y: 1190 }, stone(palette, 'rock-b', { width: 150, height: 80, colour: '#6d5a4c' })) +
      place({ x: 1440, y: 1190 }, stone(palette, 'rock-c', { width: 260, height: 110, colour: '#5c4a42' }))
    );
  },
};
