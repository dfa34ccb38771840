import { giraffe } from '../kit/animals/giraffe.ts';
import { foreground, grass, layer, shadow } from '../kit/land.ts';
import { acacia } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { place } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

export const savannahGiraffes: Scene = {
  alt: {
    en: 'Giraffes walk between umbrella acacias on an open plain, blue hills behind them.',
    sw: 'Twiga wanatembea kati ya migunga kwenye uwanda wazi, vilima nyuma yao.',
  },
  lights: ['dawn', 'gold', 'day', 'dusk'],
  close: { x: 560, y: 700, width: 860 },
  sunOnRight: true,
  draw: ({ palette, random }) =>
    sky(palette, 760) +
    sun(palette, 1060, 590, 96) +
    cloud(palette, 380, 210, 620) +
    cloud(palette, 1290, 300, 460) +
    cloud(palette, 760, 430, 300) +
    layer(palette, random, { depth: 0, y: 690, swell: 48, steps: 6 }) +
    layer(palette, random, { depth: 1, y: 762, swell: 26, steps: 8 }) +
    place({ x: 1400, y: 800, scale: 0.5 }, acacia(palette, random, 0.5)) +
    place({ x: 180, y: 806, scale: 0.42 }, acacia(palette, random, 0.55)) +
    place({ x: 760, y: 806, scale: 0.3 }, acacia(palette, random, 0.65)) +
    layer(palette, random, { depth: 2, y: 838, swell: 16 }) +
    shadow(palette, { x: 1010, y: 900, width: 110 }) +
    place({ x: 1000, y: 902, scale: 0.56 }, giraffe(palette, 'far', 0.3)) +
    place({ x: 1130, y: 908, scale: 0.36, scaleX: -0.36 }, giraffe(palette, 'calf', 0.3)) +
    layer(palette, random, { depth: 3, y: 932, swell: 14, steps: 6 }) +
    grass(palette, random, { y: 975, height: 46, count: 32 }) +
    shadow(palette, { x: 1290, y: 1020, width: 200 }) +
    place({ x: 1300, y: 1020, scale: 1.75 }, acacia(palette, random)) +
    shadow(palette, { x: 560, y: 1044, width: 220 }) +
    place({ x: 540, y: 1046, scale: 1.12 }, giraffe(palette, 'near')) +
    grass(palette, random, { y: 1072, height: 64, count: 32 }) +
    birds(palette, random, { x: 560, y: 330, count: 6, size: 0.7 }) +
    foreground(palette, random, 1140),
};
