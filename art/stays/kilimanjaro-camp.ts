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
    en: 'Tents of a camp look over the Amboseli plain, elephants and the ice of Kilimanjaro.',
    sw: 'Mahema ya kambi yanatazama uwanda wa Amboseli, tembo na theluji ya Kilimanjaro.',
  },
  lights: ['dawn', 'dusk', 'day', 'gold', 'night'],
  close: { x: 1140, y: 860, width: 860 },
  draw: ({ palette, random }) =>
    sky(palette, 720) +
    (palette.light === 'night' ? stars(palette, random, 520, 130) : cloud(palette, 300, 200, 520)) +
    place(740, 760, 1.02, kilimanjaro(palette)) +
    cloud(palette, 1180, 560, 620) +
    cloud(palette, 260, 620, 460) +
    birds(palette, random, 980, 420, 5, 0.7) +
    layer(palette, 1, random, 740, 14, 7) +
    place(180, 800, 0.34, acacia(palette, random, 0.55)) +
    place(560, 806, 0.28, acacia(palette, random, 0.6)) +
    layer(palette, 2, random, 800, 10, 6) +
    place(420, 880, 0.42, elephant(palette, 'cow', { distance: 0.3 })) +
    place(600, 884, 0.26, elephant(palette, 'calf', { distance: 0.3, tusks: 0 })) +
    layer(palette, 3, random, 900, 10, 6) +
    grass(palette, random, 940, 40, 40) +
    place(1440, 980, 1.15, acacia(palette, random, 0.1)) +
    place(780, 1000, 0.78, safariTent(palette, { distance: 0.1 })) +
    place(1190, 1040, 1.3, safariTent(palette)) +
    grass(palette, random, 1106, 52, 50) +
    foreground(palette, random, 1160),
};
