import { lit } from '../kit/light.ts';
import { beadBowl, beadCollar, strayBeads } from '../kit/people/beadwork.ts';
import { pinchingHand } from '../kit/people/hands.ts';
import type { Scene } from '../kit/scene.ts';
import { disc, place, rotate, stroke } from '../kit/shapes.ts';
import { shukaGround } from '../kit/shuka-ground.ts';

export const beadworkHands: Scene = {
  alt: {
    en: 'A Maasai woman’s hands thread beads onto a bright collar.',
    sw: 'Mikono ya mama Mmaasai ikitunga shanga kwenye mkufu wa rangi nyingi.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 960, y: 780, width: 860 },
  draw: ({ palette, random }) =>
    shukaGround(palette, '#27408a', '#141e4a') +
    place(1370, 230, 1.25, beadBowl(palette, random, '#d2342f')) +
    place(1170, 120, 1, beadBowl(palette, random, '#f3c93c')) +
    place(180, 200, 1.1, beadBowl(palette, random, '#f7f2e6')) +
    place(1000, 300, 1, strayBeads(palette, random, 170, 14)) +
    place(600, 560, 1, beadCollar(palette, 400)) +
    stroke(lit(palette, '#f7f2e6'), 4, 'M882 820C930 850 960 800 1000 770') +
    [
      [900, 834],
      [924, 838],
      [948, 822],
    ]
      .map(([x, y]) => disc(lit(palette, '#d2342f'), x ?? 0, y ?? 0, 12))
      .join('') +
    rotate(-6, place(1006, 766, 1.25, pinchingHand(palette, '#6b412a', '#b3262c')), [1006, 766]) +
    rotate(8, place(330, 880, 1.2, pinchingHand(palette, '#6b412a', '#b3262c'), -1.2), [330, 880]),
};
