import { rhino } from '../kit/animals/rhino.ts';
import { euphorbia } from '../kit/euphorbia.ts';
import { farHerd } from '../kit/herd.ts';
import { foreground, grass, layer, shadow } from '../kit/land.ts';
import { mountKenyaFar } from '../kit/mount-kenya-far.ts';
import { acacia } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { place } from '../kit/shapes.ts';
import { birds, cloud, sky } from '../kit/sky.ts';

export const rhinoPlains: Scene = {
  alt: {
    en: 'A rhino and her calf graze on the plains of Laikipia below Mount Kenya.',
    sw: 'Kifaru na mtoto wake wanakula nyasi kwenye uwanda wa Laikipia chini ya Mlima Kenya.',
  },
  lights: ['dawn', 'day', 'gold', 'mist', 'dusk'],
  close: { x: 490, y: 830, width: 940 },
  draw: ({ palette, random }) =>
    sky(palette, 780) +
    cloud(palette, 320, 220, 560) +
    cloud(palette, 1400, 180, 360) +
    // From the plains the peaks are a small crown on a very wide, gentle base.
    place({ x: 1060, y: 760, scale: 1.1 }, mountKenyaFar(palette)) +
    cloud(palette, 1180, 590, 560) +
    cloud(palette, 640, 640, 480) +
    layer(palette, random, { depth: 0, y: 716, swell: 18, steps: 6 }) +
    layer(palette, random, { depth: 1, y: 764, swell: 12 }) +
    place({ x: 130, y: 800, scale: 0.46 }, acacia(palette, random, 0.5)) +
    place({ x: 860, y: 804, scale: 0.34 }, acacia(palette, random, 0.58)) +
    place({ x: 1460, y: 810, scale: 0.6 }, acacia(palette, random, 0.42)) +
    layer(palette, random, { depth: 2, y: 824, swell: 10 }) +
    place({ x: 1290, y: 850, scale: 0.62 }, euphorbia(palette, 0.3)) +
    farHerd(palette, random, { from: 700, to: 1500, y: 846, count: 20, size: 1.7 }) +
    layer(palette, random, { depth: 3, y: 930, swell: 10, steps: 6 }) +
    grass(palette, random, { y: 970, height: 44, count: 50 }) +
    shadow(palette, { x: 1080, y: 1050, width: 150 }) +
    place({ x: 1100, y: 1050, scale: 0.62 }, rhino(palette, 'calf')) +
    shadow(palette, { x: 560, y: 1080, width: 300 }) +
    place({ x: 560, y: 1082, scale: 1.36 }, rhino(palette, 'cow')) +
    grass(palette, random, { y: 1100, height: 56, count: 50 }) +
    birds(palette, random, { x: 560, y: 430, size: 0.7 }) +
    foreground(palette, random, 1152),
};
