import { elephant } from '../kit/animals/elephant.ts';
import { baobab } from '../kit/baobab.ts';
import { safariTent } from '../kit/buildings/safari-tent.ts';
import { foreground, grass, layer } from '../kit/land.ts';
import { bush } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { place } from '../kit/shapes.ts';
import { birds, cloud, sky, stars, sun } from '../kit/sky.ts';

export const baobabCamp: Scene = {
  alt: {
    en: 'Safari tents stand beside a huge baobab; an elephant walks over the plain beyond.',
    sw: 'Mahema ya safari kando ya mbuyu mkubwa; tembo anatembea nyikani kwa mbali.',
  },
  lights: ['gold', 'dusk', 'dawn', 'day', 'night'],
  close: { x: 1080, y: 840, width: 860 },
  sunOnRight: true,
  draw: ({ palette, random }) =>
    sky(palette, 780) +
    (palette.light === 'night' ? stars(palette, random, 700, 150) : cloud(palette, 1180, 190, 560)) +
    sun(palette, 1080, 560, 110) +
    layer(palette, random, { depth: 0, y: 700, swell: 60, steps: 5 }) +
    layer(palette, random, { depth: 1, y: 780, swell: 24, steps: 6 }) +
    place({ x: 1420, y: 836, scale: 0.5 }, baobab(palette, random, 'far-baobab', 0.5)) +
    place({ x: 730, y: 852, scale: 0.3 }, elephant(palette, 'elephant', { distance: 0.35 })) +
    layer(palette, random, { depth: 2, y: 848, swell: 12, steps: 6 }) +
    place({ x: 1340, y: 930, scale: 0.72 }, safariTent(palette, { deck: false, distance: 0.14 })) +
    layer(palette, random, { depth: 3, y: 920, swell: 10, steps: 6 }) +
    grass(palette, random, { y: 950, height: 40, count: 40 }) +
    birds(palette, random, { x: 760, y: 330, count: 6, size: 0.7 }) +
    place({ x: 420, y: 1050, scale: 2.5 }, baobab(palette, random, 'baobab')) +
    place({ x: 1020, y: 1040, scale: 1.3 }, safariTent(palette)) +
    place({ x: 720, y: 1060, scale: 0.8 }, bush(palette, random, 200)) +
    grass(palette, random, { y: 1100, height: 56, count: 50 }) +
    foreground(palette, random, 1156),
};
