import { cityRow, roundTower } from '../kit/buildings/city-row.ts';
import { mix } from '../kit/colour.ts';
import { lit } from '../kit/light.ts';
import { road, underShade } from '../kit/road.ts';
import type { Scene } from '../kit/scene.ts';
import { box, place } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { hedge, shadeTree } from '../kit/trees.ts';
import { boda } from '../kit/vehicles/boda.ts';
import { hatchback } from '../kit/vehicles/hatchback.ts';

export const bodaCity: Scene = {
  alt: {
    en: 'A boda boda rider in a reflective vest carries a passenger through Nairobi; both wear helmets.',
    sw: 'Mwendeshaji boda boda mwenye fulana inayoakisi mwanga amembeba abiria Nairobi; wote wamevaa helmeti.',
  },
  lights: ['gold', 'day', 'dusk', 'dawn'],
  close: { x: 760, y: 750, width: 980 },
  sunOnRight: true,
  draw: ({ palette, random }) =>
    sky(palette, 780) +
    sun(palette, 1240, 430, 96) +
    cloud(palette, 360, 190, 560) +
    cityRow(palette, random, { from: -40, to: 1640, y: 850, low: 180, high: 360, distance: 0.72 }) +
    place({ x: 1010, y: 850, scale: 1.2 }, roundTower(palette, 0.5)) +
    cityRow(palette, random, { from: -60, to: 360, y: 850, low: 260, high: 480, distance: 0.42 }) +
    cityRow(palette, random, { from: 1240, to: 1640, y: 850, low: 240, high: 400, distance: 0.42 }) +
    place({ x: 1480, y: 890, scale: 0.95 }, shadeTree(palette, random, { distance: 0.2 })) +
    place({ x: 90, y: 890, scale: 1.1 }, shadeTree(palette, random, { distance: 0.15 })) +
    hedge(palette, { x: -10, y: 880, width: 1620, height: 52 }) +
    box(lit(palette, '#c9b79a'), { x: 0, y: 876, width: 1600, height: 30 }) +
    road(palette, 910, 230) +
    underShade(palette, 1380, 968, 440) +
    place({ x: 1380, y: 968, scale: 1.15, scaleX: -1.15 }, hatchback(palette, 'car', '#d8dbd6', 0.25)) +
    underShade(palette, 760, 1090, 640) +
    place(
      { x: 760, y: 1090, scale: 3.3 },
      boda(palette, {
        driver: { skin: '#5b3a26', helmet: '#f0c53a', top: '#3b4d6b', legs: '#2e3844', vest: '#d3dd3e' },
        passenger: { skin: '#7a4e32', helmet: '#c8382f', top: '#b9652c', legs: '#3d4c66' },
      }),
    ) +
    box(mix(lit(palette, '#c9b79a'), palette.ink, 0.4), { x: 0, y: 1150, width: 1600, height: 50 }),
};
