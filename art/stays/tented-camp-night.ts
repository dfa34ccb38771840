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
    layer(palette, 1, random, 790, 60, 5) +
    layer(palette, 2, random, 850, 20, 6) +
    place(1250, 890, 0.8, acacia(palette, random, 0.3)) +
    place(620, 880, 0.5, acacia(palette, random, 0.45)) +
    layer(palette, 3, random, 900, 10, 6) +
    place(690, 934, 0.62, safariTent(palette, { deck: false, distance: 0.24 })) +
    place(1400, 950, 0.72, safariTent(palette, { deck: false, distance: 0.18 })) +
    shape(
      mix(palette.land[4], '#ffb45a', palette.lamps ? 0.16 : 0),
      'M640 1020C820 960 1240 960 1420 1030C1240 1090 860 1090 640 1020z',
    ) +
    grass(palette, random, 980, 40, 30) +
    place(300, 1010, 1.7, acacia(palette, random, 0.06)) +
    place(1060, 1030, 1.35, safariTent(palette, { deck: false })) +
    place(620, 1084, 1.1, campFire(palette)) +
    place(500, 1100, 0.92, person(palette, looks.shuka, poses.standing), -0.92) +
    grass(palette, random, 1110, 50, 40) +
    foreground(palette, random, 1160),
};
