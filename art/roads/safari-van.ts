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
    layer(palette, random, { depth: 0, y: 680, swell: 60, steps: 5 }) +
    layer(palette, random, { depth: 1, y: 760, swell: 24 }) +
    place({ x: 1180, y: 792, scale: 0.36 }, acacia(palette, random, 0.6)) +
    place({ x: 1010, y: 796, scale: 0.26 }, acacia(palette, random, 0.7)) +
    place({ x: 90, y: 800, scale: 0.5 }, acacia(palette, random, 0.5)) +
    layer(palette, random, { depth: 2, y: 826, swell: 12, steps: 6 }) +
    place({ x: 1390, y: 900, scale: 1.35 }, acacia(palette, random, 0.12)) +
    layer(palette, random, { depth: 3, y: 900, swell: 10, steps: 6 }) +
    grass(palette, random, { y: 925, height: 40, count: 40 }) +
    track(palette, random, { y: 968, height: 66 }) +
    underShade(palette, 680, 1012, 790) +
    place({ x: 680, y: 1012, scale: 1.5 }, van(palette, { id: 'van', own: '#efe8d6', band: '#b9692e', popTop: true })) +
    grass(palette, random, { y: 1070, height: 60, count: 56 }) +
    birds(palette, random, { x: 520, y: 380, size: 0.7 }) +
    foreground(palette, random, 1146),
};
