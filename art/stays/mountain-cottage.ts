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
    (palette.light === 'night' ? stars(palette, random, 600, 130) : streaks(palette, random, 80, 320, 6)) +
    place(560, 790, 1.42, mountKenyaFar(palette)) +
    cloud(palette, 240, 600, 620) +
    cloud(palette, 980, 640, 480) +
    layer(palette, 1, random, 730, 40, 5) +
    layer(palette, 2, random, 800, 30, 6) +
    place(240, 850, 0.5, shadeTree(palette, random, undefined, 0.35)) +
    place(380, 856, 0.4, shadeTree(palette, random, undefined, 0.38)) +
    place(1480, 940, 1.5, shadeTree(palette, random, undefined, 0.08)) +
    layer(palette, 3, random, 890, 16, 6) +
    shape(lit(palette, '#b8976a'), 'M1010 990C1000 1060 900 1120 780 1220H1080C1100 1120 1120 1060 1070 990z') +
    grass(palette, random, 960, 44, 30) +
    place(
      1020,
      990,
      1.55,
      cottage(palette, { id: 'cottage', wall: '#a8957c', roof: '#7a4436', stone: true, hearth: true }),
    ) +
    grass(palette, random, 1090, 60, 60),
};
