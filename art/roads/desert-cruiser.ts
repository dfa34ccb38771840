import { mix } from '../kit/colour.ts';
import { layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { palm } from '../kit/plants.ts';
import { track, underShade } from '../kit/road.ts';
import { stone } from '../kit/rocks.ts';
import type { Scene } from '../kit/scene.ts';
import { sea } from '../kit/sea.ts';
import { place, shape, stroke } from '../kit/shapes.ts';
import { sky, streaks, sun } from '../kit/sky.ts';
import { landCruiser } from '../kit/vehicles/land-cruiser.ts';

export const desertCruiser: Scene = {
  alt: {
    en: 'A white four-wheel drive on a sand track between doum palms, Lake Turkana beyond.',
    sw: 'Gari jeupe la 4×4 kwenye njia ya mchanga kati ya mikoma, Ziwa Turkana kwa mbali.',
  },
  lights: ['day', 'gold', 'dawn', 'dusk'],
  close: { x: 700, y: 820, width: 980 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const sand = lit(palette, '#dcb888');
    const jade = (water: (typeof palette.water)[number]) => mix(water, lit(palette, '#3f9f88'), 0.5);
    return (
      sky(palette, 600) +
      streaks(palette, random, { top: 80, bottom: 360, count: 9 }) +
      sun(palette, 1230, 330, 84) +
      layer(palette, random, { depth: 0, y: 540, swell: 70, steps: 5 }) +
      shape(mix(palette.land[1], palette.ink, 0.1), 'M240 640C320 560 400 500 470 494C560 500 620 570 720 640z') +
      sea({ ...palette, water: [palette.water[0], jade(palette.water[1]), jade(palette.water[2])] }, random, {
        top: 636,
        bottom: 780,
        count: 16,
      }) +
      shape(mix(sand, palette.haze, 0.3), 'M-20 770C300 740 900 790 1620 750V1200H-20z') +
      place({ x: 1340, y: 830, scale: 0.9 }, palm(palette, random, 50, 0.25)) +
      place({ x: 1200, y: 826, scale: 0.7 }, palm(palette, random, -40, 0.32)) +
      place({ x: 120, y: 850, scale: 1.1 }, palm(palette, random, 60, 0.2)) +
      shape(mix(sand, palette.glow, 0.1), 'M-20 850C400 820 900 880 1620 840V1200H-20z') +
      shape(sand, 'M-20 930C500 900 900 950 1620 910V1200H-20z') +
      track(palette, random, { y: 984, height: 62, own: '#c79a66' }) +
      underShade(palette, 700, 1024, 960) +
      place({ x: 700, y: 1026, scale: 1.72 }, landCruiser(palette, 'cruiser', '#efe8d8')) +
      place({ x: 1480, y: 1010, scale: 1.75 }, palm(palette, random, -90)) +
      shape(mix(sand, palette.ink, 0.2), 'M-20 1110C400 1080 900 1140 1620 1096V1220H-20z') +
      stroke(mix(sand, palette.rim, 0.4), 3, 'M-20 1110C400 1080 900 1140 1620 1096') +
      place({ x: 250, y: 1170 }, stone(palette, 'rock-a', { width: 200, height: 90, colour: '#7a5a46' })) +
      place({ x: 1240, y: 1180 }, stone(palette, 'rock-b', { width: 240, height: 100, colour: '#7a5a46' }))
    );
  },
};
