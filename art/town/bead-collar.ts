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
    place(620, 600, 1, beadCollar(palette, 470)) +
    place(1300, 330, 1, beadCollar(palette, 200)) +
    place(1340, 900, 1.3, beadBowl(palette, random, '#f3c93c')) +
    place(1100, 1090, 1, strayBeads(palette, random, 110, 9)),
};
