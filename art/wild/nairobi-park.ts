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
    layer(palette, 0, random, 690, 22, 7) +
    place(800, 752, 1.28, nairobiSkyline(palette, random, 0.5)) +
    layer(palette, 1, random, 744, 8, 9) +
    [60, 210, 400, 620, 980, 1130, 1420]
      .map((x, index) => place(x, 768, 1, bush(palette, random, 120 + (index % 3) * 40, 0.5)))
      .join('') +
    layer(palette, 2, random, 788, 9, 7) +
    place(420, 830, 0.36, acacia(palette, random, 0.4)) +
    layer(palette, 3, random, 880, 12, 6) +
    grass(palette, random, 930, 40, 40) +
    shadow(palette, 1180, 1010, 180) +
    place(1190, 1010, 1.18, giraffe(palette, 'giraffe', 0.06)) +
    shadow(palette, 560, 1070, 290) +
    place(590, 1072, 1.32, rhino(palette, 'rhino')) +
    grass(palette, random, 1092, 56, 44) +
    birds(palette, random, 560, 330, 5, 0.7) +
    foreground(palette, random, 1148),
};
