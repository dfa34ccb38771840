import { beadBowl, beadCollar, strayBeads } from '../kit/people/beadwork.ts';
import type { Scene } from '../kit/scene.ts';
import { place } from '../kit/shapes.ts';
import { shukaGround } from '../kit/shuka-ground.ts';

export const beadCollars: Scene = {
  alt: {
    en: 'Beaded Maasai collars lie on a red checked shuka.',
    sw: 'Mikufu ya shanga ya Kimaasai juu ya shuka nyekundu ya mirabaraba.',
  },
  lights: ['day', 'gold', 'dusk'],
  close: { x: 900, y: 560, width: 1000 },
  draw: ({ palette, random }) =>
    shukaGround(palette) +
    place({ x: 620, y: 600 }, beadCollar(palette, 470)) +
    place({ x: 1300, y: 330 }, beadCollar(palette, 200)) +
    place({ x: 1340, y: 900, scale: 1.3 }, beadBowl(palette, random, '#f3c93c')) +
    place({ x: 1100, y: 1090 }, strayBeads(palette, random, 110, 9)),
};
