import { lion } from '../kit/animals/lion.ts';
import { nairobiSkyline } from '../kit/buildings/nairobi-skyline.ts';
import { foreground, grass, layer, shadow } from '../kit/land.ts';
import { acacia, bush } from '../kit/plants.ts';
import { boulder } from '../kit/rocks.ts';
import type { Scene } from '../kit/scene.ts';
import { place } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

export const nairobiParkLions: Scene = {
  alt: {
    en: 'A lion and a lioness rest in the grass of Nairobi’s park, the city’s skyline on the horizon.',
    sw: 'Simba dume na jike wamepumzika nyasini katika Hifadhi ya Nairobi, majengo ya jiji kwenye upeo.',
  },
  lights: ['gold', 'dusk', 'dawn', 'day'],
  close: { x: 500, y: 830, width: 1000 },
  draw: ({ palette, random }) =>
    sky(palette, 740) +
    sun(palette, 480, 470, 104) +
    cloud(palette, 1120, 170, 620) +
    cloud(palette, 300, 240, 380) +
    layer(palette, random, { depth: 0, y: 726, swell: 14 }) +
    place({ x: 1060, y: 770, scale: 0.98 }, nairobiSkyline(palette, random, 0.55)) +
    layer(palette, random, { depth: 1, y: 764, swell: 8, steps: 8 }) +
    [80, 300, 520, 760, 960, 1240, 1500]
      .map((x, index) => place({ x, y: 786 }, bush(palette, random, 110 + (index % 3) * 40, 0.5)))
      .join('') +
    layer(palette, random, { depth: 2, y: 802, swell: 8 }) +
    place({ x: 180, y: 850, scale: 0.62 }, acacia(palette, random, 0.4)) +
    place({ x: 1480, y: 850, scale: 0.44 }, acacia(palette, random, 0.45)) +
    layer(palette, random, { depth: 3, y: 900, swell: 10, steps: 6 }) +
    grass(palette, random, { y: 940, height: 44, count: 40 }) +
    boulder(
      palette,
      'ledge',
      [
        [800, 1240],
        [820, 1110],
        [900, 1056],
        [1060, 1034],
        [1300, 1030],
        [1480, 1050],
        [1600, 1100],
        [1640, 1240],
      ],
      { colour: '#9c8468' },
    ) +
    place({ x: 1276, y: 1040, scale: 0.96, scaleX: -0.96 }, lion(palette, 'lioness')) +
    shadow(palette, { x: 600, y: 1086, width: 240, lean: 1 }) +
    place({ x: 560, y: 1090, scale: 1.62 }, lion(palette, 'lion', { maned: true })) +
    grass(palette, random, { y: 1112, height: 64, count: 44 }) +
    birds(palette, random, { x: 760, y: 360, size: 0.7 }) +
    foreground(palette, random, 1152),
};
