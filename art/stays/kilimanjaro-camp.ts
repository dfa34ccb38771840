import { elephant } from '../kit/animals/elephant.ts';
import { safariTent } from '../kit/buildings/safari-tent.ts';
import { foreground, grass, layer } from '../kit/land.ts';
import { kilimanjaro } from '../kit/mountains.ts';
import { acacia } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { place } from '../kit/shapes.ts';
import { birds, cloud, sky, stars } from '../kit/sky.ts';

export const kilimanjaroCamp: Scene = {
  alt: {
    en: 'Tents of a camp look over the Amboseli plain, elephants and snow-capped Kilimanjaro.',
    sw: 'Mahema ya kambi yanatazama uwanda wa Amboseli, tembo na theluji ya Kilimanjaro.',
  },
  lights: ['dawn', 'dusk', 'day', 'gold', 'night'],
  close: { x: 1140, y: 860, width: 860 },
  draw: ({ palette, random }) =>
    sky(palette, 720) +
    (palette.light === 'night' ? stars(palette, random, 520, 130) : cloud(palette, 300, 200, 520)) +
    place({ x: 740, y: 760, scale: 1.02 }, kilimanjaro(palette)) +
    cloud(palette, 1180, 560, 620) +
    cloud(palette, 260, 620, 460) +
    birds(palette, random, { x: 980, y: 420, size: 0.7 }) +
    layer(palette, random, { depth: 1, y: 740, swell: 14 }) +
    place({ x: 180, y: 800, scale: 0.34 }, acacia(palette, random, 0.55)) +
    place({ x: 560, y: 806, scale: 0.28 }, acacia(palette, random, 0.6)) +
    layer(palette, random, { depth: 2, y: 800, swell: 10, steps: 6 }) +
    place({ x: 420, y: 880, scale: 0.42 }, elephant(palette, 'cow', { distance: 0.3 })) +
    place({ x: 600, y: 884, scale: 0.26 }, elephant(palette, 'calf', { distance: 0.3, tusks: 0 })) +
    layer(palette, random, { depth: 3, y: 900, swell: 10, steps: 6 }) +
    grass(palette, random, { y: 940, height: 40, count: 40 }) +
    place({ x: 1440, y: 980, scale: 1.15 }, acacia(palette, random, 0.1)) +
    place({ x: 780, y: 1000, scale: 0.78 }, safariTent(palette, { distance: 0.1 })) +
    place({ x: 1190, y: 1040, scale: 1.3 }, safariTent(palette)) +
    grass(palette, random, { y: 1106, height: 52, count: 50 }) +
    foreground(palette, random, 1160),
};
