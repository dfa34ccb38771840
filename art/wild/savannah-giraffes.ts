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
    layer(palette, 0, random, 690, 48, 6) +
    layer(palette, 1, random, 762, 26, 8) +
    place(1400, 800, 0.5, acacia(palette, random, 0.5)) +
    place(180, 806, 0.42, acacia(palette, random, 0.55)) +
    place(760, 806, 0.3, acacia(palette, random, 0.65)) +
    layer(palette, 2, random, 838, 16, 7) +
    shadow(palette, 1010, 900, 110) +
    place(1000, 902, 0.56, giraffe(palette, 'far', 0.3)) +
    place(1130, 908, 0.36, giraffe(palette, 'calf', 0.3), -0.36) +
    layer(palette, 3, random, 932, 14, 6) +
    grass(palette, random, 975, 46, 32) +
    shadow(palette, 1290, 1020, 200) +
    place(1300, 1020, 1.75, acacia(palette, random)) +
    shadow(palette, 560, 1044, 220) +
    place(540, 1046, 1.12, giraffe(palette, 'near')) +
    grass(palette, random, 1072, 64, 32) +
    birds(palette, random, 560, 330, 6, 0.7) +
    foreground(palette, random, 1140),
};
