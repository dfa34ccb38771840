import { beadBowl, beadCollar, strayBeads } from '../kit/people/beadwork.ts';
import type { Scene } from '../kit/scene.ts';
import { place } from '../kit/shapes.ts';
import { shukaGround } from '../kit/shuka-ground.ts';

export const beadCollars: Scene = {
  alt: {
    en: 'Beaded Maasai collars and bracelets lie on a red checked shuka.',
    sw: 'Mikufu na bangili za shanga za Kimaasai juu ya shuka nyekundu ya mirabaraba.',
  },
  lights: ['day', 'gold', 'dusk'],
  close: { x: 560, y: 520, width: 800 },
  draw: ({ palette, random }) =>
    shukaGround(palette) +
    place(1330, 190, 1, beadCollar(palette, 300)) +
    place(560, 560, 1, beadCollar(palette, 420)) +
    place(1200, 900, 1, beadCollar(palette, 250)) +
    place(1480, 640, 1, beadCollar(palette, 110)) +
    place(1040, 470, 1, beadCollar(palette, 96)) +
    place(150, 1080, 1.2, beadBowl(palette, random, '#f3c93c')) +
    place(790, 1080, 1, strayBeads(palette, random, 160, 18)),
};
