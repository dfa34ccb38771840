import { cityRow, roundTower } from '../kit/buildings/city-row.ts';
import { mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import { road, underShade } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { box, place } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { shadeTree } from '../kit/trees.ts';
import { matatu } from '../kit/vehicles/matatu.ts';

export const matatuStreet: Scene = {
  alt: {
    en: 'A matatu painted with waves, rays and stars on a Nairobi street under jacaranda trees.',
    sw: 'Matatu iliyochorwa mawimbi, miale na nyota kwenye barabara ya Nairobi penye mijakaranda.',
  },
  lights: ['day', 'dusk', 'gold', 'night'],
  close: { x: 1080, y: 810, width: 800 },
  draw: ({ palette, random }) =>
    sky(palette, 760) +
    sun(palette, 420, 380, 84) +
    cloud(palette, 1180, 190, 560) +
    cloud(palette, 260, 130, 380) +
    cityRow(palette, random, { from: -40, to: 1640, y: 840, low: 200, high: 430, distance: 0.7 }) +
    place({ x: 640, y: 840, scale: 1.15 }, roundTower(palette, 0.45)) +
    cityRow(palette, random, { from: -30, to: 420, y: 850, low: 220, high: 330, distance: 0.4 }) +
    cityRow(palette, random, { from: 860, to: 1640, y: 850, low: 160, high: 360, distance: 0.4 }) +
    box(mix(palette.leaf[2], palette.haze, 0.25), { x: 0, y: 806, width: 1600, height: 60 }) +
    place({ x: 150, y: 880, scale: 1.05 }, shadeTree(palette, random, { own: '#9079c9', distance: 0.12 })) +
    place({ x: 1430, y: 880, scale: 1.15 }, shadeTree(palette, random, { own: '#9079c9', distance: 0.08 })) +
    place({ x: 760, y: 880, scale: 0.8 }, shadeTree(palette, random, { distance: 0.25 })) +
    box(lit(palette, '#c9b79a'), { x: 0, y: 868, width: 1600, height: 40 }) +
    box(mix(lit(palette, '#c9b79a'), palette.ink, 0.2), { x: 0, y: 900, width: 1600, height: 10 }) +
    road(palette, 908, 200) +
    underShade(palette, 830, 1050, 1240) +
    place({ x: 830, y: 1050, scale: 1.72 }, matatu(palette)) +
    box(mix(lit(palette, '#c9b79a'), palette.ink, 0.35), { x: 0, y: 1120, width: 1600, height: 80 }) +
    box(mix(lit(palette, '#e0d2b8'), palette.ink, 0.1), { x: 0, y: 1104, width: 1600, height: 18 }),
};
