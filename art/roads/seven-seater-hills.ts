import { mix } from '../kit/colour.ts';
import { layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import { road, underShade } from '../kit/road.ts';
import { stone } from '../kit/rocks.ts';
import type { Scene } from '../kit/scene.ts';
import { sea } from '../kit/sea.ts';
import { box, place, shape } from '../kit/shapes.ts';
import { cloud, sky, streaks } from '../kit/sky.ts';
import { banana, shadeTree } from '../kit/trees.ts';
import { sevenSeater } from '../kit/vehicles/seven-seater.ts';

export const sevenSeaterHills: Scene = {
  alt: {
    en: 'A blue family car with a family in it on a road between boulders and banana plants, a lake behind.',
    sw: 'Gari la buluu la familia kwenye barabara kati ya mawe makubwa na migomba, ziwa nyuma.',
  },
  lights: ['day', 'dawn', 'gold', 'mist'],
  close: { x: 820, y: 820, width: 840 },
  draw: ({ palette, random }) =>
    sky(palette, 560) +
    streaks(palette, random, { top: 80, bottom: 260, count: 4 }) +
    cloud(palette, 620, 220, 760) +
    cloud(palette, 1260, 340, 420) +
    layer(palette, random, { depth: 0, y: 500, swell: 70, steps: 5 }) +
    sea(palette, random, { top: 590, bottom: 760, count: 14 }) +
    layer(palette, random, { depth: 1, y: 690, swell: 40, steps: 4 }) +
    layer(palette, random, { depth: 2, y: 770, swell: 34, steps: 5 }) +
    place({ x: 1240, y: 800, scale: 0.34 }, shadeTree(palette, random, { distance: 0.4 })) +
    place({ x: 1380, y: 820, scale: 0.42 }, shadeTree(palette, random, { distance: 0.35 })) +
    place({ x: 560, y: 810, scale: 0.36 }, shadeTree(palette, random, { distance: 0.4 })) +
    layer(palette, random, { depth: 3, y: 860, swell: 20, steps: 6 }) +
    place({ x: 1330, y: 922 }, stone(palette, 'rock-a', { width: 300, height: 250, distance: 0.05 })) +
    place({ x: 1510, y: 926 }, stone(palette, 'rock-b', { width: 260, height: 340 })) +
    place({ x: 1300, y: 690 }, stone(palette, 'rock-c', { width: 170, height: 110, distance: 0.05 })) +
    place({ x: 120, y: 926, scale: 1.15 }, banana(palette, random, 0.08)) +
    place({ x: 300, y: 926, scale: 0.9 }, banana(palette, random, 0.14)) +
    shape(palette.land[3], 'M-20 906C300 896 900 914 1620 900V960H-20z') +
    box(lit(palette, '#b98a5e'), { x: 0, y: 926, width: 1600, height: 16 }) +
    road(palette, 940, 184) +
    underShade(palette, 780, 1062, 820) +
    place({ x: 780, y: 1064, scale: 1.9 }, sevenSeater(palette)) +
    shape(mix(palette.land[4], palette.ink, 0.4), 'M-20 1130C300 1114 1200 1142 1620 1122V1220H-20z'),
};
