import { cottage } from '../kit/buildings/cottage.ts';
import { grass, layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { mountKenyaFar } from '../kit/mount-kenya-far.ts';
import type { Scene } from '../kit/scene.ts';
import { place, shape } from '../kit/shapes.ts';
import { cloud, sky, stars, streaks } from '../kit/sky.ts';
import { shadeTree } from '../kit/trees.ts';

export const mountainCottage: Scene = {
  alt: {
    en: 'Smoke rises from the chimney of a stone cottage that faces the peaks of Mount Kenya.',
    sw: 'Moshi unapanda kutoka kwenye bomba la moshi la nyumba ya mawe inayotazama vilele vya Mlima Kenya.',
  },
  lights: ['dawn', 'dusk', 'day', 'night', 'gold'],
  close: { x: 1060, y: 800, width: 860 },
  draw: ({ palette, random }) =>
    sky(palette, 660) +
    (palette.light === 'night'
      ? stars(palette, random, 600, 130)
      : streaks(palette, random, { top: 80, bottom: 320 })) +
    place({ x: 560, y: 790, scale: 1.42 }, mountKenyaFar(palette)) +
    cloud(palette, 240, 600, 620) +
    cloud(palette, 980, 640, 480) +
    layer(palette, random, { depth: 1, y: 730, swell: 40, steps: 5 }) +
    layer(palette, random, { depth: 2, y: 800, swell: 30, steps: 6 }) +
    place({ x: 240, y: 850, scale: 0.5 }, shadeTree(palette, random, { distance: 0.35 })) +
    place({ x: 380, y: 856, scale: 0.4 }, shadeTree(palette, random, { distance: 0.38 })) +
    place({ x: 1480, y: 940, scale: 1.5 }, shadeTree(palette, random, { distance: 0.08 })) +
    layer(palette, random, { depth: 3, y: 890, swell: 16, steps: 6 }) +
    shape(lit(palette, '#b8976a'), 'M1010 990C1000 1060 900 1120 780 1220H1080C1100 1120 1120 1060 1070 990z') +
    grass(palette, random, { y: 960, height: 44, count: 30 }) +
    place(
      { x: 1020, y: 990, scale: 1.55 },
      cottage(palette, { id: 'cottage', wall: '#a8957c', roof: '#7a4436', stone: true, hearth: true }),
    ) +
    grass(palette, random, { y: 1090, height: 60, count: 60 }),
};
