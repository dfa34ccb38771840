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
    place(1060, 760, 1.1, mountKenyaFar(palette)) +
    cloud(palette, 1180, 590, 560) +
    cloud(palette, 640, 640, 480) +
    layer(palette, 0, random, 716, 18, 6) +
    layer(palette, 1, random, 764, 12, 7) +
    place(130, 800, 0.46, acacia(palette, random, 0.5)) +
    place(860, 804, 0.34, acacia(palette, random, 0.58)) +
    place(1460, 810, 0.6, acacia(palette, random, 0.42)) +
    layer(palette, 2, random, 824, 10, 7) +
    place(1290, 850, 0.62, euphorbia(palette, 0.3)) +
    farHerd(palette, random, 700, 1500, 846, 20, 1.7) +
    layer(palette, 3, random, 930, 10, 6) +
    grass(palette, random, 970, 44, 50) +
    shadow(palette, 1080, 1050, 150) +
    place(1100, 1050, 0.62, rhino(palette, 'calf')) +
    shadow(palette, 560, 1080, 300) +
    place(560, 1082, 1.36, rhino(palette, 'cow')) +
    grass(palette, random, 1100, 56, 50) +
    birds(palette, random, 560, 430, 5, 0.7) +
    foreground(palette, random, 1152),
};
