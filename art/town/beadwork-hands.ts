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
    place({ x: 1370, y: 230, scale: 1.25 }, beadBowl(palette, random, '#d2342f')) +
    place({ x: 1170, y: 120 }, beadBowl(palette, random, '#f3c93c')) +
    place({ x: 180, y: 200, scale: 1.1 }, beadBowl(palette, random, '#f7f2e6')) +
    place({ x: 1000, y: 300 }, strayBeads(palette, random, 170, 14)) +
    place({ x: 600, y: 560 }, beadCollar(palette, 400)) +
    stroke(lit(palette, '#f7f2e6'), 4, 'M882 820C930 850 960 800 1000 770') +
    [
      [900, 834],
      [924, 838],
      [948, 822],
    ]
      .map(([x, y]) => disc(lit(palette, '#d2342f'), x ?? 0, y ?? 0, 12))
      .join('') +
    rotate(-6, place({ x: 1006, y: 766, scale: 1.25 }, pinchingHand(palette, '#6b412a', '#b3262c')), [1006, 766]) +
    rotate(
      8,
      place({ x: 330, y: 880, scale: 1.2, scaleX: -1.2 }, pinchingHand(palette, '#6b412a', '#b3262c')),
      [330, 880],
    ),
};
