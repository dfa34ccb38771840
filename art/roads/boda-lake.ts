import { mix } from '../kit/colour.ts';
import { layer } from '../kit/land.ts';
import { papyrus } from '../kit/reeds.ts';
import { road, underShade } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { sea } from '../kit/sea.ts';
import { box, place } from '../kit/shapes.ts';
import { birds, sky, streaks, sun } from '../kit/sky.ts';
import { shadeTree } from '../kit/trees.ts';
import { boda } from '../kit/vehicles/boda.ts';

export const bodaLake: Scene = {
  alt: {
    en: 'A boda boda with rider and passenger in helmets on the road along Lake Victoria, papyrus at the shore.',
    sw: 'Mwendeshaji boda boda na abiria wenye kofia ngumu kando ya Ziwa Victoria, mafunjo ufukoni.',
  },
  lights: ['dawn', 'day', 'gold', 'dusk'],
  close: { x: 720, y: 756, width: 980 },
  draw: ({ palette, random }) =>
    sky(palette, 600) +
    sun(palette, 330, 470, 84) +
    streaks(palette, random, 120, 400, 7) +
    layer(palette, 0, random, 560, 50, 5) +
    layer(palette, 1, random, 612, 22, 6) +
    sea(palette, random, 640, 960, 30) +
    birds(palette, random, 980, 330, 6, 0.7) +
    place(1400, 900, 1.1, papyrus(palette, random, 20, 0.1)) +
    place(1180, 900, 0.8, papyrus(palette, random, 16, 0.2)) +
    place(60, 900, 1.2, shadeTree(palette, random, undefined, 0.1)) +
    place(300, 900, 0.8, papyrus(palette, random, 16, 0.15)) +
    box(mix(palette.land[3], palette.glow, 0.1), 0, 880, 1600, 40) +
    box(palette.land[3], 0, 896, 1600, 30) +
    road(palette, 926, 200, '#6b6660') +
    underShade(palette, 720, 1090, 640) +
    place(
      720,
      1092,
      3.2,
      boda(palette, {
        own: '#2c5f9e',
        driver: { skin: '#3f271b', helmet: '#e9e2d0', top: '#7a3b2e', legs: '#39424e', vest: '#e88a2e' },
        passenger: { skin: '#5b3a26', helmet: '#2f7d6d', top: '#e2b64a', legs: '#8a3550' },
      }),
    ) +
    box(mix(palette.land[4], palette.ink, 0.5), 0, 1126, 1600, 80),
};
