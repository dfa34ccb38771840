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
    layer(palette, 0, random, 700, 60, 5) +
    layer(palette, 1, random, 780, 24, 6) +
    place(1420, 836, 0.5, baobab(palette, random, 'far-baobab', 0.5)) +
    place(730, 852, 0.3, elephant(palette, 'elephant', { distance: 0.35 })) +
    layer(palette, 2, random, 848, 12, 6) +
    place(1340, 930, 0.72, safariTent(palette, { deck: false, distance: 0.14 })) +
    layer(palette, 3, random, 920, 10, 6) +
    grass(palette, random, 950, 40, 40) +
    birds(palette, random, 760, 330, 6, 0.7) +
    place(420, 1050, 2.5, baobab(palette, random, 'baobab')) +
    place(1020, 1040, 1.3, safariTent(palette)) +
    place(720, 1060, 0.8, bush(palette, random, 200)) +
    grass(palette, random, 1100, 56, 50) +
    foreground(palette, random, 1156),
};
