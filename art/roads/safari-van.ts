import { foreground, grass, layer } from '../kit/land.ts';
import { acacia } from '../kit/plants.ts';
import { track, underShade } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { place } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';
import { van } from '../kit/vehicles/van.ts';

export const safariVan: Scene = {
  alt: {
    en: 'A safari van with its roof raised stands on a track across the savannah, guests looking out.',
    sw: 'Gari la safari lenye paa lililoinuliwa kwenye njia ya nyikani, wageni wakitazama nje.',
  },
  lights: ['gold', 'dawn', 'day', 'dusk'],
  close: { x: 700, y: 800, width: 900 },
  sunOnRight: true,
  draw: ({ palette, random }) =>
    sky(palette, 740) +
    sun(palette, 1180, 520, 110) +
    cloud(palette, 420, 200, 640) +
    cloud(palette, 980, 320, 360) +
    layer(palette, 0, random, 680, 60, 5) +
    layer(palette, 1, random, 760, 24, 7) +
    place(1180, 792, 0.36, acacia(palette, random, 0.6)) +
    place(1010, 796, 0.26, acacia(palette, random, 0.7)) +
    place(90, 800, 0.5, acacia(palette, random, 0.5)) +
    layer(palette, 2, random, 826, 12, 6) +
    place(1390, 900, 1.35, acacia(palette, random, 0.12)) +
    layer(palette, 3, random, 900, 10, 6) +
    grass(palette, random, 925, 40, 40) +
    track(palette, random, 968, 66) +
    underShade(palette, 680, 1012, 790) +
    place(680, 1012, 1.5, van(palette, { id: 'van', own: '#efe8d6', band: '#b9692e', popTop: true })) +
    grass(palette, random, 1070, 60, 56) +
    birds(palette, random, 520, 380, 5, 0.7) +
    foreground(palette, random, 1146),
};
