import { giraffe } from '../kit/animals/giraffe.ts';
import { rhino } from '../kit/animals/rhino.ts';
import { nairobiSkyline } from '../kit/buildings/nairobi-skyline.ts';
import { foreground, grass, layer, shadow } from '../kit/land.ts';
import { acacia, bush } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { place } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

export const nairobiPark: Scene = {
  alt: {
    en: 'A rhino and a giraffe on the plain of Nairobi’s park, the towers of the city behind them.',
    sw: 'Kifaru na twiga kwenye uwanda wa Hifadhi ya Nairobi, majengo marefu ya jiji nyuma yao.',
  },
  lights: ['dawn', 'day', 'gold', 'dusk', 'mist'],
  close: { x: 470, y: 790, width: 900 },
  sunOnRight: true,
  draw: ({ palette, random }) =>
    sky(palette, 720) +
    sun(palette, 1270, 450, 84) +
    cloud(palette, 420, 170, 620) +
    cloud(palette, 1130, 260, 460) +
    layer(palette, random, { depth: 0, y: 690, swell: 22 }) +
    place({ x: 800, y: 752, scale: 1.28 }, nairobiSkyline(palette, random, 0.5)) +
    layer(palette, random, { depth: 1, y: 744, swell: 8, steps: 9 }) +
    [60, 210, 400, 620, 980, 1130, 1420]
      .map((x, index) => place({ x, y: 768 }, bush(palette, random, 120 + (index % 3) * 40, 0.5)))
      .join('') +
    layer(palette, random, { depth: 2, y: 788, swell: 9 }) +
    place({ x: 420, y: 830, scale: 0.36 }, acacia(palette, random, 0.4)) +
    layer(palette, random, { depth: 3, y: 880, swell: 12, steps: 6 }) +
    grass(palette, random, { y: 930, height: 40, count: 40 }) +
    shadow(palette, { x: 1180, y: 1010, width: 180 }) +
    place({ x: 1190, y: 1010, scale: 1.18 }, giraffe(palette, 'giraffe', 0.06)) +
    shadow(palette, { x: 560, y: 1070, width: 290 }) +
    place({ x: 590, y: 1072, scale: 1.32 }, rhino(palette, 'rhino')) +
    grass(palette, random, { y: 1092, height: 56, count: 44 }) +
    birds(palette, random, { x: 560, y: 330, size: 0.7 }) +
    foreground(palette, random, 1148),
};
