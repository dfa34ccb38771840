import { safariTent } from '../kit/buildings/safari-tent.ts';
import { mix } from '../kit/colour.ts';
import { campFire } from '../kit/fire.ts';
import { foreground, grass, layer } from '../kit/land.ts';
import { milkyWay } from '../kit/milky-way.ts';
import { looks } from '../kit/people/looks.ts';
import { person } from '../kit/people/person.ts';
import { poses } from '../kit/people/poses.ts';
import { acacia } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { place, shape } from '../kit/shapes.ts';
import { sky, stars } from '../kit/sky.ts';

export const tentedCampNight: Scene = {
  alt: {
    en: 'Lamps glow in the tents of a safari camp under the stars, a camp fire between them.',
    sw: 'Taa zinawaka katika mahema ya kambi ya safari chini ya nyota, moto wa kambi katikati.',
  },
  lights: ['night', 'dusk'],
  close: { x: 1000, y: 850, width: 860 },
  draw: ({ palette, random }) =>
    sky(palette, 860) +
    (palette.light === 'night' ? milkyWay(palette, random) : '') +
    stars(palette, random, 760, 120) +
    layer(palette, random, { depth: 1, y: 790, swell: 60, steps: 5 }) +
    layer(palette, random, { depth: 2, y: 850, swell: 20, steps: 6 }) +
    place({ x: 1250, y: 890, scale: 0.8 }, acacia(palette, random, 0.3)) +
    place({ x: 620, y: 880, scale: 0.5 }, acacia(palette, random, 0.45)) +
    layer(palette, random, { depth: 3, y: 900, swell: 10, steps: 6 }) +
    place({ x: 690, y: 934, scale: 0.62 }, safariTent(palette, { deck: false, distance: 0.24 })) +
    place({ x: 1400, y: 950, scale: 0.72 }, safariTent(palette, { deck: false, distance: 0.18 })) +
    shape(
      mix(palette.land[4], '#ffb45a', palette.lamps ? 0.16 : 0),
      'M640 1020C820 960 1240 960 1420 1030C1240 1090 860 1090 640 1020z',
    ) +
    grass(palette, random, { y: 980, height: 40, count: 30 }) +
    place({ x: 300, y: 1010, scale: 1.7 }, acacia(palette, random, 0.06)) +
    place({ x: 1060, y: 1030, scale: 1.35 }, safariTent(palette, { deck: false })) +
    place({ x: 620, y: 1084, scale: 1.1 }, campFire(palette)) +
    place({ x: 500, y: 1100, scale: 0.92, scaleX: -0.92 }, person(palette, looks.shuka, poses.standing)) +
    grass(palette, random, { y: 1110, height: 50, count: 40 }) +
    foreground(palette, random, 1160),
};
