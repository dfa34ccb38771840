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
    streaks(palette, random, 80, 260, 4) +
    cloud(palette, 620, 220, 760) +
    cloud(palette, 1260, 340, 420) +
    layer(palette, 0, random, 500, 70, 5) +
    sea(palette, random, 590, 760, 14) +
    layer(palette, 1, random, 690, 40, 4) +
    layer(palette, 2, random, 770, 34, 5) +
    place(1240, 800, 0.34, shadeTree(palette, random, undefined, 0.4)) +
    place(1380, 820, 0.42, shadeTree(palette, random, undefined, 0.35)) +
    place(560, 810, 0.36, shadeTree(palette, random, undefined, 0.4)) +
    layer(palette, 3, random, 860, 20, 6) +
    place(1330, 922, 1, stone(palette, 'rock-a', 300, 250, undefined, 0.05)) +
    place(1510, 926, 1, stone(palette, 'rock-b', 260, 340)) +
    place(1300, 690, 1, stone(palette, 'rock-c', 170, 110, undefined, 0.05)) +
    place(120, 926, 1.15, banana(palette, random, 0.08)) +
    place(300, 926, 0.9, banana(palette, random, 0.14)) +
    shape(palette.land[3], 'M-20 906C300 896 900 914 1620 900V960H-20z') +
    box(lit(palette, '#b98a5e'), 0, 926, 1600, 16) +
    road(palette, 940, 184) +
    underShade(palette, 780, 1062, 820) +
    place(780, 1064, 1.9, sevenSeater(palette)) +
    shape(mix(palette.land[4], palette.ink, 0.4), 'M-20 1130C300 1114 1200 1142 1620 1122V1220H-20z'),
};
