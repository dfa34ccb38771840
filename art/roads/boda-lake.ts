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
    sw: 'Mwendeshaji boda boda na abiria wenye helmeti kando ya Ziwa Victoria, mafunjo ufuoni.',
  },
  lights: ['dawn', 'day', 'gold', 'dusk'],
  close: { x: 720, y: 756, width: 980 },
  draw: ({ palette, random }) =>
    sky(palette, 600) +
    sun(palette, 330, 470, 84) +
    streaks(palette, random, { top: 120, bottom: 400, count: 7 }) +
    layer(palette, random, { depth: 0, y: 560, swell: 50, steps: 5 }) +
    layer(palette, random, { depth: 1, y: 612, swell: 22, steps: 6 }) +
    sea(palette, random, { top: 640, bottom: 960, count: 30 }) +
    birds(palette, random, { x: 980, y: 330, count: 6, size: 0.7 }) +
    place({ x: 1400, y: 900, scale: 1.1 }, papyrus(palette, random, 20, 0.1)) +
    place({ x: 1180, y: 900, scale: 0.8 }, papyrus(palette, random, 16, 0.2)) +
    place({ x: 60, y: 900, scale: 1.2 }, shadeTree(palette, random, { distance: 0.1 })) +
    place({ x: 300, y: 900, scale: 0.8 }, papyrus(palette, random, 16, 0.15)) +
    box(mix(palette.land[3], palette.glow, 0.1), { x: 0, y: 880, width: 1600, height: 40 }) +
    box(palette.land[3], { x: 0, y: 896, width: 1600, height: 30 }) +
    road(palette, 926, 200, '#6b6660') +
    underShade(palette, 720, 1090, 640) +
    place(
      { x: 720, y: 1092, scale: 3.2 },
      boda(palette, {
        own: '#2c5f9e',
        driver: { skin: '#3f271b', helmet: '#e9e2d0', top: '#7a3b2e', legs: '#39424e', vest: '#e88a2e' },
        passenger: { skin: '#5b3a26', helmet: '#2f7d6d', top: '#e2b64a', legs: '#8a3550' },
      }),
    ) +
    box(mix(palette.land[4], palette.ink, 0.5), { x: 0, y: 1126, width: 1600, height: 80 }),
};
